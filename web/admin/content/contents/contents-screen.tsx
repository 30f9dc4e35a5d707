import { href, useLoaderData } from "react-router";
import { DraftNote } from "#web/admin/content/drafts/draft-note.tsx";
import { FormFindings } from "#web/admin/content/drafts/findings-note.tsx";
import { FormPreview } from "#web/admin/content/preview/form-preview.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { type ContentsDraft, toContentsDraft } from "./contents-draft.ts";
import { ContentsTabs } from "./contents-tabs.tsx";
import { tabPages } from "./texts.ts";
import {
  loadContents,
  useContentLabel,
  useContents,
  useTab,
} from "./use-contents.ts";

const page = load(() => loadContents());
export const clientLoader = page.browser;

/** The form holds the texts of all tabs, and a save returns the saved ones. */
export const shouldRevalidate = () => false;

export default function ContentsScreen() {
  const contents = useLoaderData<typeof clientLoader>();
  const words = useWords(contentsWords);
  const [tab, show] = useTab();
  const form = useContents(contents);
  const labelOf = useContentLabel();
  return (
    <EditForm
      title={words.title}
      intro={words.intro}
      back={{ to: href("/dashboard"), label: words.back }}
      history={{ list: "settings", id: tab }}
      form={form}
      isDraft={form.base.drafts.length > 0}
      note={<DraftNote drafts={form.base.drafts} />}
      findings={
        <FormFindings
          before={toContentsDraft(form.base.settings)}
          now={form.draft}
          drafts={form.base.drafts}
          labelOf={labelOf}
        />
      }
      preview={(language) => (
        <FormPreview form={form} to={tabPages[tab]} language={language} />
      )}
      compare={{ labelOf, show: showField }}
    >
      <ContentsTabs fields={form} selected={tab} onSelect={show} />
    </EditForm>
  );
}

function showField(key: string, draft: ContentsDraft) {
  const value = draft[key];
  const isPicture = /\.(icon\d_e[ns]|photo)$/.test(key);
  if (!isPicture || !value) return value;
  return <img src={value} alt={value} width="96" height="96" />;
}
