import { href } from "react-router";
import { pictureOf } from "#web/core/picture.tsx";
import { useWords } from "#web/core/language.tsx";
import { MessageScreen } from "./message-screen.tsx";
import { coreWords } from "#web/i18n/core/core.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";

const LostPage = pictureOf(
  () => import("#web/ui/illustrations/lost-page.svg?raw"),
  400,
  290,
);

export function NotFoundScreen() {
  const words = useWords(coreWords);
  return (
    <MessageScreen
      picture={<LostPage />}
      title={words.notFoundTitle}
      text={words.notFoundText}
      action={<ButtonLink to={href("/")}>{words.backHome}</ButtonLink>}
    />
  );
}
