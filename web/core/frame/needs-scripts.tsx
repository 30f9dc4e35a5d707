import { scriptsWords } from "#web/i18n/core/scripts.words.ts";
import { useWords } from "#web/core/language.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Explains that the page needs scripts. Rendered only on the server, so that no script has to contain the words. */
export const NeedsScripts = import.meta.env.SSR ? Sentence : Nothing;

function Sentence() {
  const words = useWords(scriptsWords);
  return (
    <noscript>
      <Alert kind="warning">{words.needed}</Alert>
    </noscript>
  );
}

/** Renders nothing in the browser. Hydration does not change the server's markup. */
function Nothing() {
  return <noscript />;
}
