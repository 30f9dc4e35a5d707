import { href } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { scriptsWords } from "#web/i18n/core/scripts.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Stack } from "#web/ui/layout/page.tsx";

/** Where no script runs and the browser sent no visit, there is no quiz to go on with. */
export const QuizNotHere = import.meta.env.SSR ? Sentence : Nothing;

function Sentence() {
  const words = useWords(scriptsWords);
  return (
    <noscript>
      <Stack>
        <Alert kind="info">{words.quizNotHere}</Alert>
        <div>
          <ButtonLink to={href("/quiz/:id?")}>{words.toStart}</ButtonLink>
        </div>
      </Stack>
    </noscript>
  );
}

/** Scripts that take the page over leave what stands in it alone. */
function Nothing() {
  return <noscript />;
}
