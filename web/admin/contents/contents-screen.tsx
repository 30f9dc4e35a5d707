import { useState } from "react";
import { href, useLoaderData } from "react-router";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { Preview } from "#web/admin/form/preview.tsx";
import { useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { ContentsConflict } from "./contents-conflict.tsx";
import styles from "./contents.module.css";
import { ContentsTabs } from "./contents-tabs.tsx";
import { useContents } from "./draft/use-contents.ts";
import { Miniature } from "./preview/miniature.tsx";
import { useReveal, useTab } from "./use-tab.ts";

const page = load(({ call }) => call("GET /api/settings/edit", {}));
export const clientLoader = page.browser;

/** Another tab is another part of what was read already, and a save answers what is saved. */
export const shouldRevalidate = () => false;

export default function ContentsScreen() {
  const settings = useLoaderData<typeof clientLoader>();
  const words = useWords(contentsWords);
  const [tab, show] = useTab();
  const [isLooking, setLooking] = useState(false);
  const contents = useContents(settings);
  const { fields, saving } = contents;
  useReveal(fields.errors);
  return (
    <>
      <EditForm
        title={words.title}
        intro={words.intro}
        back={{ to: href("/dashboard"), label: words.back }}
        isDirty={contents.isDirty}
        isSaving={saving.isPending}
        errors={fields.errors}
        onSave={contents.save}
        onPreview={() => setLooking(true)}
      >
        <ContentsTabs fields={fields} selected={tab} onSelect={show} />
      </EditForm>
      {isLooking && (
        <Preview onClose={() => setLooking(false)}>
          {(language) => (
            <div className={styles.phone}>
              <Miniature tab={tab} draft={fields.draft} language={language} />
            </div>
          )}
        </Preview>
      )}
      <ContentsConflict contents={contents} />
    </>
  );
}
