import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { pictureOf } from "#web/core/picture.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { MessageScreen } from "./message-screen.tsx";

const SomethingBroke = pictureOf(
  () => import("#web/ui/illustrations/something-broke.svg?raw"),
  400,
  290,
);

/** Shown when a screen crashes, with a link to go on. */
export function CrashScreen() {
  const words = useWords(coreWords);
  return (
    <MessageScreen
      picture={<SomethingBroke />}
      title={words.crashTitle}
      text={words.crashText}
      action={
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      }
    />
  );
}

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
