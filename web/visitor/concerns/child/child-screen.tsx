import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { href, useLoaderData } from "react-router";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { BackLink } from "#web/visitor/back-link.tsx";
import type { Route } from "./+types/child-screen.ts";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import braveChild from "#web/ui/illustrations/brave-child.svg?raw";
import styles from "./child-screen.module.css";

const page = load(({ call, params }: Loading<Route.LoaderArgs["params"]>) =>
  call("GET /api/concerns/:id", { params, query: withPlaceholder }).catch(
    orMissing,
  ),
);
export const loader = page.server;
export const clientLoader = page.browser;

/** The page for children: it has no forms, sends no events and links to no other sites. */
export default function ChildScreen() {
  const words = useWords(concernsWords);
  const language = useLanguage();
  const concern = withChildName(useLoaderData<typeof loader>());
  const name = inMarkedLanguage(language, concern.name, concern.name_es);
  const text = inMarkedLanguage(
    language,
    concern.childrencontent,
    concern.childrencontent_es,
  );
  return (
    <Page>
      <article className={styles.screen}>
        <BackLink to={href("/concerns")} />
        <div className={styles.picture}>
          <Drawing svg={braveChild} />
        </div>
        <h1 lang={name.lang}>{name.words}</h1>
        <div className={styles.text}>
          {text.words === "" ? (
            <p>{words.childrenEmpty}</p>
          ) : (
            <RichText html={text.words} lang={text.lang} withoutLinks />
          )}
        </div>
        <aside data-card className={styles.note}>
          <Text look="small">{words.childrenNote}</Text>
        </aside>
      </article>
    </Page>
  );
}
