import { href, useLoaderData } from "react-router";
import { listLimits } from "#shared/rules/field-limits.ts";
import { usePolling } from "#web/admin/desk/poll.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { useWords } from "#web/core/language.tsx";
import { call as ask } from "#web/core/calls/call.ts";
import { load } from "#web/core/calls/load.ts";
import { messagesWords } from "#web/i18n/admin/messages/messages.ts";
import { textingWords } from "#web/i18n/admin/messages/texting.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import type { Message } from "./conversations.ts";
import { Mails } from "./mails.tsx";
import { TextingHours } from "./texting-hours.tsx";
import { Texts } from "./texts.tsx";

const page = load(async ({ call }) => {
  const [messages, hours] = await Promise.all([
    call("GET /api/messages", {}),
    call("GET /api/texting-hours", {}),
  ]);
  return { messages, hours };
});
export const clientLoader = page.browser;

export default function MessagesScreen() {
  const words = useWords(messagesWords);
  const { tab: hours } = useWords(textingWords);
  const loaded = useLoaderData<typeof clientLoader>();
  const messages = useNews(loaded.messages);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
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
          {
            id: "hours",
            title: hours,
            content: <TextingHours hours={loaded.hours} />,
          },
        ]}
      />
      {messages.length === listLimits.messages && <p>{words.newest}</p>}
    </>
  );
}

/** Like a phone, it does not have to be asked whether something came; where that fails, what is there stays. */
function useNews(loaded: Message[]): Message[] {
  const [latest, hear] = useFresh(loaded);
  usePolling(() =>
    ask("GET /api/messages", {}).then(
      (messages) => hear(() => messages),
      () => undefined,
    ),
  );
  return latest;
}
