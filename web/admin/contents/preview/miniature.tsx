import type { Language } from "#shared/rules/language.ts";
import { MessagePreview } from "#web/admin/texting/message-preview.tsx";
import type { Draft } from "#web/admin/contents/contents-draft.ts";
import type { TabName } from "#web/admin/contents/texts.ts";
import { AboutPage } from "./pages/about-page.tsx";
import { ClinicPage } from "./pages/clinic-page.tsx";
import { FramePage } from "./pages/frame-page.tsx";
import { HomePage } from "./pages/home-page.tsx";
import { InformationPages } from "./pages/information-pages.tsx";
import { Brand } from "./pages/parts.tsx";
import { QuizPages } from "./pages/quiz-pages.tsx";
import { ResultsPage } from "./pages/results-page.tsx";
import styles from "./pages/pages.module.css";
import { textsIn } from "./say.tsx";

const pages = {
  main: FramePage,
  homePage: HomePage,
  quiz: QuizPages,
  results: ResultsPage,
  aboutUs: AboutPage,
  information: InformationPages,
  clinic: ClinicPage,
};

type Props = { tab: TabName; draft: Draft; language: Language };

/** The page that a tab is about, as a visitor's phone will show it once this is saved. */
export function Miniature({ tab, draft, language }: Props) {
  const say = textsIn(draft, language);
  if (tab === "invitation")
    return (
      <MessagePreview
        message={say.plain("invitation.message")}
        contacts={[{ _id: "1".repeat(22), language }]}
      />
    );
  const Page = pages[tab];
  return (
    <div className={styles.phone} lang={language}>
      <Brand say={say} />
      <Page say={say} />
    </div>
  );
}
