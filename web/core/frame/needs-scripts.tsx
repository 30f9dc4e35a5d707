import { scriptsWords } from "#web/i18n/core/scripts.words.ts";
import { useWords } from "#web/core/language.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

/** Says why nothing happens, where the browser runs no scripts: so no script has to bring the words. */
export const NeedsScripts = import.meta.env.SSR ? Sentence : Nothing;

function Sentence() {
  const words = useWords(scriptsWords);
  return (
    <noscript>
      <Alert kind="warning">{words.needed}</Alert>
    </noscript>
  );
}

/** Scripts that take the page over leave what stands in it alone. */
function Nothing() {
  return <noscript />;
}
