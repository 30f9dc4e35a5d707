import { href } from "react-router";
import { coreWords } from "#web/i18n/core/core.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { longDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useSite } from "./site.ts";
import styles from "./site-footer.module.css";

/** Who speaks here, who pays, and that it is no doctor: on every page, in both languages. */
export function SiteFooter() {
  const words = useWords(coreWords);
  const language = useLanguage();
  const main = useSite()?.main;
  if (!main) return null;
  return (
    <footer className={styles.footer}>
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
