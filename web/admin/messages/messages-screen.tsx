import { useLoaderData, useRevalidator } from "react-router";
import { useLookAgain } from "#web/admin/desk/look-again.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useWords } from "#web/core/language.tsx";
import { load } from "#web/core/load.ts";
import { messagesWords } from "#web/i18n/messages.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { Mails } from "./mails.tsx";
import { Texts } from "./texts.tsx";

const page = load(({ call }) => call("GET /api/messages", {}));
export const clientLoader = page.browser;

const mostShown = 1000;

export default function MessagesScreen() {
  const messages = useLoaderData<typeof clientLoader>();
  const words = useWords(messagesWords);
  const { revalidate } = useRevalidator();
  useLookAgain(revalidate);
  return (
    <>
      <ScreenHead
        back={{ to: "/dashboard", label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <Tabs
        label={words.title}
        items={[
          {
            id: "texts",
            title: words.texts,
            content: <Texts messages={messages} />,
          },
          {
            id: "mails",
            title: words.mails,
            content: <Mails messages={messages} />,
          },
        ]}
      />
      {messages.length === mostShown && <p>{words.newest}</p>}
    </>
  );
}
