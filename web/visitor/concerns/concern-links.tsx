import { href } from "react-router";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { Link, OutsideLink } from "#web/ui/actions/link.tsx";
import styles from "./concern-links.module.css";

interface ConcernLinksProps {
  concern: Concern;
  heading?: "h3" | "h4";
}

/** Links to other sites. On a Spanish page, marks those in English. */
export function ConcernLinks({
  concern,
  heading: Heading = "h3",
}: ConcernLinksProps) {
  const words = useWords(concernsWords);
  const { sources } = useWords(coreWords);
  const { words: links, lang } = inMarkedLanguage(
    useLanguage(),
    concern.externallinks,
    concern.externallinks_es,
  );
  if (links.length === 0) return null;
  return (
    <section className={styles.links} data-aloud="skip">
      <Heading>{words.linksTitle}</Heading>
      <ul role="list">
        {links.map(({ name, url }) => (
          <li key={url + name}>
            <OutsideLink href={url} newTabLabel={words.newTab}>
              <span lang={lang}>{name}</span>
            </OutsideLink>
            {lang && <span className={styles.note}> ({words.inEnglish})</span>}
          </li>
        ))}
      </ul>
      <p>
        <Link to={href("/sources")}>{sources}</Link>
      </p>
    </section>
  );
}
