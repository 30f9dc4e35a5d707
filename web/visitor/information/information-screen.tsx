import { href, useLoaderData } from "react-router";
import { informationParts } from "#shared/rules/content/information.ts";
import { withoutPlaceholder } from "#shared/rules/content/placeholders.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { informationWords } from "#web/i18n/visitor/information.words.ts";
import { ButtonLink, Link } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { BackLink } from "#web/visitor/back-link.tsx";
import styles from "./information-screen.module.css";

const page = load(async ({ call }) => {
  const { information } = await call("GET /api/settings", {});
  return information;
});
export const loader = page.server;
export const clientLoader = page.browser;

/** The information about taking part in the quiz. */
export default function InformationScreen() {
  const words = useWords(informationWords);
  const language = useLanguage();
  const texts = useLoaderData<typeof loader>();
  const parts = informationParts
    .map((name) => ({
      name,
      ...inMarkedLanguage(
        language,
        withoutPlaceholder(texts[`${name}_en`]),
        withoutPlaceholder(texts[`${name}_es`]),
      ),
    }))
    .filter((part) => part.words !== "");
  return (
    <Page>
      <article className={styles.screen}>
        <BackLink to={href("/quiz/:id?")} />
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
        </header>
        {parts.length === 0 ? (
          <EmptyState
            illustration={<EmptyBox />}
            title={words.noneTitle}
            text={words.noneText}
            action={
              <ButtonLink to={href("/contact")}>{words.contactUs}</ButtonLink>
            }
          />
        ) : (
          <>
            {parts.map((part) => (
              <section key={part.name} className={styles.part}>
                <h2>{words.headings[part.name]}</h2>
                <p lang={part.lang}>{part.words}</p>
              </section>
            ))}
            <p data-print="hide">
              <Link look="standalone" to={href("/contact")}>
                {words.contactUs}
              </Link>
            </p>
          </>
        )}
      </article>
    </Page>
  );
}
