import { useState } from "react";
import { href, useLoaderData, useLocation } from "react-router";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { FindingsNote } from "#web/admin/content/drafts/findings-note.tsx";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { publicPageOf } from "#web/admin/content/item-address.ts";
import { ComparedItemCard } from "#web/admin/content/history/compared-item.tsx";
import { useItemTitle, useTitles } from "#web/admin/content/history/labels.ts";
import { PreviewButton } from "#web/admin/content/preview/preview-button.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { NothingYet } from "#web/admin/list/nothing-found.tsx";
import { load } from "#web/core/calls/load.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ConflictNote, DraftActions } from "./draft-actions.tsx";
import styles from "./changes.module.css";
import { PublishBar } from "./publish-bar.tsx";

const page = load(async ({ call }) => {
  const [{ drafts, latest }, concerns, questions] = await Promise.all([
    loadDrafts(),
    call("GET /api/concerns/all", {}),
    call("GET /api/questions/all", {}),
  ]);
  return { drafts, latest, concerns, questions };
});
export const clientLoader = page.browser;

const keyOf = ({ list, id }: ItemName) => `${list} ${id}`;

/** What the drafts change on the site, and the button that publishes them. */
export default function ChangesScreen() {
  const { drafts, latest, ...items } = useLoaderData<typeof clientLoader>();
  const words = useWords(draftsWords);
  const titleOf = useItemTitle();
  const titles = useDraftedTitles(drafts, items);
  // Drafts that appear after a reload are not selected, because the user has not read them yet.
  const { restored } = useRestored();
  const [chosenKeys, setChosenKeys] = useState(() =>
    (restored ?? drafts).map(keyOf),
  );
  const [publishedPage, setPublishedPage] = useState<string>();
  const chosen = drafts.filter((draft) => chosenKeys.includes(keyOf(draft)));
  function choose(draft: Draft, isChosen: boolean) {
    const others = chosenKeys.filter((key) => key !== keyOf(draft));
    setChosenKeys(isChosen ? [...others, keyOf(draft)] : others);
  }
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/history"), label: words.history }}
        title={words.title}
        intro={drafts.length > 0 && words.intro}
        actions={drafts.length > 0 && <PreviewButton />}
      />
      <Notice publishedPage={publishedPage} drafts={drafts} />
      {drafts.length === 0 && <NothingYet words={words} />}
      <div className={styles.items}>
        {drafts.map((draft) => (
          <ComparedItemCard
            key={keyOf(draft)}
            item={draft}
            titles={titles}
            checkbox={
              <Checkbox
                label={words.publishItem(titleOf(draft))}
                hideLabel
                checked={chosen.includes(draft)}
                onChange={(isChosen) => choose(draft, isChosen)}
              />
            }
            action={<DraftActions draft={draft} />}
            note={
              <>
                <ConflictNote draft={draft} latest={latest} />
                <FindingsNote
                  findings={draft.findings}
                  section={draft.list === "settings" ? draft.id : undefined}
                />
              </>
            }
          />
        ))}
      </div>
      {drafts.length > 0 && (
        <PublishBar
          chosen={chosen}
          total={drafts.length}
          onPublished={([first]) =>
            setPublishedPage(first && publicPageOf(first))
          }
        />
      )}
    </>
  );
}

type ItemName = Pick<Draft, "list" | "id">;

type Restored = { restored?: ItemName[]; replacedAuthors?: string[] };

/** The items that *Undo* has just put into drafts; only these are selected at first. Also the authors of replaced drafts. */
function useRestored(): Restored {
  return (useLocation().state as Restored | null) ?? {};
}

type NoticeProps = { publishedPage: string | undefined; drafts: Draft[] };

/** Says what just happened: drafts were published or restored. */
function Notice({ publishedPage, drafts }: NoticeProps) {
  const words = useWords(draftsWords);
  const { restored, replacedAuthors = [] } = useRestored();
  const wasReplaced = replacedAuthors.length > 0;
  if (publishedPage !== undefined)
    return (
      <div className={styles.notice}>
        <Alert kind="success">
          <p>
            {words.onSite}{" "}
            <OutsideLink href={publishedPage} newTabLabel={words.newTab}>
              {words.seeOnSite}
            </OutsideLink>
          </p>
        </Alert>
      </div>
    );
  if (!restored && !wasReplaced) return null;
  const restoredKeys = (restored ?? drafts).map(keyOf);
  const isInDraft = drafts.some((draft) => restoredKeys.includes(keyOf(draft)));
  return (
    <div className={styles.notice}>
      <Alert>
        <p>
          {isInDraft ? words.restored : words.alreadyOnSite}{" "}
          {wasReplaced && words.replaced(replacedAuthors)}
        </p>
      </Alert>
    </div>
  );
}

type Items = Parameters<typeof useTitles>[0];

/** The names of all concerns and questions, as drafted. */
function useDraftedTitles(drafts: Draft[], items: Items) {
  const language = useLanguage();
  const titles = useTitles(items);
  for (const { id, title, title_es, state } of drafts)
    if (state === "added")
      titles.set(id, inLanguage(language, title, title_es));
  return titles;
}
