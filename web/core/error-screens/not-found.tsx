import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { MessageScreen } from "./message-screen.tsx";
import { coreWords } from "#web/i18n/core/core.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { LostPage } from "#web/ui/illustrations/lost-page.tsx";

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
