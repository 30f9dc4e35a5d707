import { LanguageProvider } from "#web/core/language.tsx";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import type { Brief } from "#web/visitor/visit/brief.ts";
import { BriefPage } from "#web/visitor/visit/brief-page.tsx";
import type { VisitTexts } from "#web/visitor/visit/visit-texts.ts";
import styles from "./doctor-sheet.module.css";

/** The page for the doctor, printed after the family's sheet. In English, the first language of that page. */
export function DoctorSheet(props: { brief: Brief; texts: VisitTexts }) {
  return (
    <LanguageProvider language="en">
      <article className={styles.sheet} lang="en">
        <h1>{visitWords.en.title}</h1>
        <BriefPage {...props} />
      </article>
    </LanguageProvider>
  );
}
