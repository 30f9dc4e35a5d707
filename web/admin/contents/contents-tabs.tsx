import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import styles from "./contents.module.css";
import { pairsOf, type TabName, tabNames } from "./draft/texts.ts";
import type { ContentFields } from "./draft/use-contents.ts";
import { Untranslated } from "./fields/untranslated.tsx";
import { LivePreview } from "./preview/live-preview.tsx";
import { AboutTab } from "./tabs/about-tab.tsx";
import { ClinicTab } from "./tabs/clinic-tab.tsx";
import { HomeTab } from "./tabs/home-tab.tsx";
import { InformationTab } from "./tabs/information-tab.tsx";
import { InvitationTab } from "./tabs/invitation-tab.tsx";
import { MainTab } from "./tabs/main-tab.tsx";
import { QuizTab } from "./tabs/quiz-tab.tsx";
import { ResultsTab } from "./tabs/results-tab.tsx";

const rooms = {
  main: MainTab,
  homePage: HomeTab,
  quiz: QuizTab,
  results: ResultsTab,
  aboutUs: AboutTab,
  information: InformationTab,
  clinic: ClinicTab,
  invitation: InvitationTab,
};

type Props = {
  fields: ContentFields;
  selected: TabName;
  onSelect: (tab: string) => void;
};

export function ContentsTabs({ fields, selected, onSelect }: Props) {
  const words = useWords(contentsWords);
  const contentOf = (tab: TabName) => {
    const Fields = rooms[tab];
    return (
      <div className={styles.room}>
        <div className={styles.fields}>
          <Untranslated draft={fields.draft} pairs={pairsOf(tab)} />
          <Fields fields={fields} />
        </div>
        <LivePreview tab={tab} draft={fields.draft} />
      </div>
    );
  };
  return (
    <Tabs
      label={words.title}
      selected={selected}
      onSelect={onSelect}
      items={tabNames.map((id) => ({
        id,
        title: words.tabs[id],
        content: contentOf(id),
      }))}
    />
  );
}
