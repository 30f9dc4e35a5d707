import type { Concern } from "#shared/contract/concerns.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { sourcesWords } from "#web/i18n/visitor/sources.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { hostOf } from "#web/visitor/host-of.ts";
import styles from "./sources-screen.module.css";

export type Topic = Pick<
  Concern,
  "_id" | "name" | "name_es" | "externallinks" | "externallinks_es"
>;

/** The links of a topic in the reader's language, each with whose page it is. */
export function TopicSources({ topic }: { topic: Topic }) {
  const words = useWords(sourcesWords);
  const language = useLanguage();
  const name = inMarkedLanguage(language, topic.name, topic.name_es);
  const links = inMarkedLanguage(
    language,
    topic.externallinks,
    topic.externallinks_es,
  );
  return (
    <section className={styles.topic}>
      <h3 lang={name.lang}>{name.words}</h3>
      <ul>
        {links.words.map(({ name: label, url }) => (
          <li key={url + label}>
            <OutsideLink href={url} newTabLabel={words.newTab}>
              <span lang={links.lang}>{label}</span>
            </OutsideLink>{" "}
            <span className={styles.host}>
              {hostOf(url)}
              {links.lang && ` (${words.inEnglish})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
