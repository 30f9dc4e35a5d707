import { useLocation, useMatches } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { useSiteName } from "./site.ts";

/** A route's `handle`, where its screens have a title of their own before the site's name. */
export type Titled = { titleOf: (path: string, language: Language) => string };

/** The site's name; on screens that say so, behind a title of their own. */
export function usePageTitle(): string {
  const site = useSiteName();
  const language = useLanguage();
  const { pathname } = useLocation();
  const own = useMatches()
    .map(({ handle }) => handle as Partial<Titled> | undefined)
    .find((handle) => handle?.titleOf)
    ?.titleOf?.(pathname, language);
  return own === undefined ? site : `${own} · ${site}`;
}
