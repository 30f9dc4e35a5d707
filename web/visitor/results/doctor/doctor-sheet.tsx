import type { Language } from "#shared/rules/language.ts";
import { LanguageProvider } from "#web/core/language.tsx";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import type { Brief } from "#web/visitor/visit/brief.ts";
import { BriefPage } from "#web/visitor/visit/brief-page.tsx";
import type { VisitTexts } from "#web/visitor/visit/visit-texts.ts";
import styles from "./doctor-sheet.module.css";

type Props = { language: Language; brief: Brief; texts: VisitTexts };

/** The page for the doctor, printed after the family's sheet. */
export function DoctorSheet({ language, ...page }: Props) {
  return (
    <LanguageProvider language={language}>
      <article className={styles.sheet} lang={language}>
        <h1>{visitWords[language].title}</h1>
        <BriefPage {...page} />
      </article>
    </LanguageProvider>
  );
}
