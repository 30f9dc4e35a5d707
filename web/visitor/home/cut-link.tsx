import { href } from "react-router";
import { type Language, languages } from "#shared/rules/language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { cutLinkWords } from "#web/i18n/visitor/home.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import styles from "./home.module.css";

/** What to do where a personal link lost letters on its way: whose it is, and in which language, nobody knows. */
export function CutLink() {
  const own = useLanguage();
  const others = languages.filter((each) => each !== own);
  return (
    <Page>
      <div className={styles.cut}>
        <Advice language={own} title="h1" />
        {others.map((language) => (
          <Advice key={language} language={language} title="h2" />
        ))}
      </div>
    </Page>
  );
}

interface AdviceProps {
  language: Language;
  title: "h1" | "h2";
}

function Advice({ language, title: Title }: AdviceProps) {
  const words = cutLinkWords[language];
  return (
    <section lang={language}>
      <Title>{words.title}</Title>
      <p>{words.what}</p>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <ButtonLink
          kind={Title === "h1" ? "primary" : "secondary"}
          to={href("/quiz/:id?")}
        >
          {words.toQuiz}
        </ButtonLink>
      </div>
    </section>
  );
}
