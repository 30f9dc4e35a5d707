import { href, useLoaderData } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { longDate } from "#web/core/long-date.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { sourcesWords } from "#web/i18n/visitor/sources.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { BackLink } from "#web/visitor/back-link.tsx";
import styles from "./sources-screen.module.css";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { hostOf } from "#web/visitor/host-of.ts";

const page = load(async ({ call }) => {
  const [{ main }, concerns] = await Promise.all([
    call("GET /api/settings", {}),
    call("GET /api/concerns", { query: withPlaceholder }),
  ]);
  const topics: Topic[] = concerns.map((concern) => ({
    _id: concern._id,
    name: concern.name,
    name_es: concern.name_es,
    externallinks: concern.externallinks,
    externallinks_es: concern.externallinks_es,
  }));
  return { main, topics };
});
export const loader = page.server;
export const clientLoader = page.browser;

/** The sources of the texts, and the people responsible for them. */
export default function SourcesScreen() {
  const words = useWords(sourcesWords);
  const { main, topics } = useLoaderData<typeof loader>();
  const named = topics.filter(({ externallinks }) => externallinks.length > 0);
  return (
    <Page>
      <article className={styles.screen}>
        <BackLink to={href("/concerns")} />
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
        </header>
        <About main={main} />
        <section className={styles.part}>
          <h2>{words.topics}</h2>
          {named.length === 0 && <p>{words.none}</p>}
          {named.map((topic) => (
            <TopicSources key={topic._id} topic={topic} />
          ))}
        </section>
      </article>
    </Page>
  );
}

/** Facts about the site. Leaves out empty ones and placeholders. */
function About({ main }: { main: Settings["main"] }) {
  const words = useWords(sourcesWords);
  const language = useLanguage();
  const method = inMarkedLanguage(language, main.method_en, main.method_es);
  const funding = inMarkedLanguage(language, main.funding_en, main.funding_es);
  const date = main.reviewedon && longDate(main.reviewedon, language);
  const parts = [
    { title: words.method, ...method },
    { title: words.reviewed, words: date, lang: undefined },
    { title: words.funding, ...funding },
  ].filter((part) => part.words !== "" && !isPlaceholder(part.words));
  return parts.map((part) => (
    <section key={part.title} className={styles.part}>
      <h2>{part.title}</h2>
      <p lang={part.lang}>{part.words}</p>
    </section>
  ));
}

export type Topic = Pick<
  Concern,
  "_id" | "name" | "name_es" | "externallinks" | "externallinks_es"
>;

/** The links of a topic in the reader's language, each with its site. */
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
