import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/contents.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import styles from "./contents.module.css";
import { untranslated } from "./draft/contents-draft.ts";
import { profileFields, profilePlaces, texts } from "./draft/texts.ts";
import type { ContentFields } from "./draft/use-contents.ts";
import { LivePreview, type Say } from "./preview/live-preview.tsx";
import { AboutPage, FramePage, HomePage, QuizPages } from "./preview/pages.tsx";
import { AboutTab } from "./tabs/about-tab.tsx";
import { HomeTab } from "./tabs/home-tab.tsx";
import { MainTab } from "./tabs/main-tab.tsx";
import { QuizTab } from "./tabs/quiz-tab.tsx";

export const tabs = ["main", "homePage", "quiz", "aboutUs"] as const;
export type TabName = (typeof tabs)[number];

const { main, welcome, about, title1, title2, title3, ...quiz } = texts;

const rooms = {
  main: { Fields: MainTab, Page: FramePage, pairs: main },
  homePage: {
    Fields: HomeTab,
    Page: HomePage,
    pairs: [...welcome, ...about, ...title1, ...title2, ...title3],
  },
  quiz: {
    Fields: QuizTab,
    Page: QuizPages,
    pairs: Object.values(quiz).flat(),
  },
  aboutUs: {
    Fields: AboutTab,
    Page: AboutPage,
    pairs: profilePlaces.map((place) => profileFields(place).bio),
  },
};

/** The tab that the address names, and the way to another one. */
export function useTab() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((each) => each === search.get("tab")) ?? "main";
  const show = (name: string) =>
    setSearch({ tab: name }, { replace: true, preventScrollReset: true });
  return [tab, show] as const;
}

export function ContentsTabs({ fields }: { fields: ContentFields }) {
  const words = useWords(contentsWords);
  const [selected, select] = useTab();
  const contentOf = (tab: TabName): ReactNode => {
    const { Fields, Page, pairs } = rooms[tab];
    const missing = untranslated(fields.draft, pairs);
    return (
      <div className={styles.room}>
        <div className={styles.fields}>
          {missing > 0 && (
            <p className={styles.missing}>{words.untranslated(missing)}</p>
          )}
          <Fields fields={fields} />
        </div>
        <LivePreview draft={fields.draft}>
          {(say: Say) => <Page say={say} />}
        </LivePreview>
      </div>
    );
  };
  return (
    <Tabs
      label={words.title}
      selected={selected}
      onSelect={select}
      items={tabs.map((id) => ({
        id,
        title: words.tabs[id],
        content: contentOf(id),
      }))}
    />
  );
}
