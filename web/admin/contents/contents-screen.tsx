import { useLoaderData } from "react-router";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { useWords } from "#web/core/language.tsx";
import { load } from "#web/core/load.ts";
import { contentsWords } from "#web/i18n/contents.ts";
import { ContentsConflict } from "./contents-conflict.tsx";
import { ContentsTabs, useTab } from "./contents-tabs.tsx";
import { useContents } from "./draft/use-contents.ts";

const page = load(({ call }) => call("GET /api/settings", {}));
export const clientLoader = page.browser;

export default function ContentsScreen() {
  const settings = useLoaderData<typeof clientLoader>();
  const words = useWords(contentsWords);
  const contents = useContents(settings);
  const [, show] = useTab();

  async function save() {
    const [first] = Object.keys(await contents.save());
    const [section] = first?.split(".") ?? [];
    if (section) show(section);
  }

  return (
    <>
      <EditForm
        title={words.title}
        intro={words.intro}
        back={{ to: "/dashboard", label: words.back }}
        isDirty={contents.isDirty}
        isSaving={contents.isPending}
        errors={contents.fields.errors}
        onSave={() => void save()}
      >
        <ContentsTabs fields={contents.fields} />
      </EditForm>
      <ContentsConflict contents={contents} />
    </>
  );
}
