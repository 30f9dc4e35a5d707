import { scriptsWords } from "#web/i18n/core/scripts.words.ts";
import { useWords } from "#web/core/language.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Explains that the page needs scripts. Rendered on the server only, so the words are not in a script. */
export const NeedsScripts = import.meta.env.SSR ? Sentence : Nothing;

function Sentence() {
  const words = useWords(scriptsWords);
  return (
    <noscript>
      <Alert kind="warning">{words.needed}</Alert>
    </noscript>
  );
}

/** Hydration leaves the server's markup alone. */
function Nothing() {
  return <noscript />;
}
