import { href, useLocation } from "react-router";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { longDate } from "#web/core/long-date.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSite } from "./site.ts";
import styles from "./site-footer.module.css";

/** Pages with a short footer, because the quiz and the dashboard need the space. */
const brief = /^\/(question|rank|dashboard)\b/;

/**
 * Says who runs and funds the site, and that it is not medical advice. During the quiz, shows only the copyright
 * line.
 */
export function SiteFooter() {
  const words = useWords(coreWords);
  const language = useLanguage();
  const main = useSite()?.main;
  const { pathname } = useLocation();
  if (!main) return null;
  return (
    <footer className={styles.footer} data-brief={brief.test(pathname)}>
      <div className={styles.inner}>
        <p>
          <Link to={href("/concerns")}>{words.allConcerns}</Link>
          {" · "}
          <Link to={href("/sources")}>{words.sources}</Link>
        </p>
        <p>{inLanguage(language, main.disclaimer_en, main.disclaimer_es)}</p>
        <p>{inLanguage(language, main.funding_en, main.funding_es)}</p>
        <p>
          {inLanguage(language, main.copyright, main.copyright_es)}
          {main.reviewedon &&
            ` · ${words.reviewedOn(longDate(main.reviewedon, language))}`}
        </p>
      </div>
    </footer>
  );
}
