import { href, useLoaderData } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { load } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { CheckedRows } from "./checked-rows.tsx";
import { ChooseColumns } from "./choose-columns.tsx";
import { ChooseList } from "./choose-list.tsx";
import { Finished } from "./finished.tsx";
import { History } from "./history.tsx";
import { useImport } from "./use-import.ts";
import styles from "./import.module.css";

const page = load(({ call }) => call("GET /api/contacts/imports", {}));
export const clientLoader = page.browser;

export default function ImportScreen() {
  const words = useWords(importWords);
  const imports = useLoaderData<typeof clientLoader>();
  const importing = useImport();
  const { list, checked, done, messages } = importing;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/links"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={styles.steps}>
        <UnsavedGuard when={checked !== undefined && !done} />
        <Progress of={importing} />
        {done ? (
          <Finished importing={importing} done={done} />
        ) : (
          <>
            <ChooseList list={list} />
            {list.chosen && <ChooseColumns importing={importing} />}
            <Messages of={messages} />
            {checked && <CheckedRows importing={importing} checked={checked} />}
          </>
        )}
        <History imports={imports} />
      </div>
    </>
  );
}

/** A long list takes a while: a screen reader hears what the buttons show, and when the rows are there. */
function Progress({ of }: { of: ReturnType<typeof useImport> }) {
  const words = useWords(importWords);
  const { list, checked, done, isChecking, isSaving } = of;
  const rows =
    checked && !done ? words.kindOf(words.kinds.all, checked.rows.length) : "";
  const underWay =
    (list.isReading && words.reading) ||
    (isChecking && words.checking) ||
    (isSaving && words.saving);
  return (
    <VisuallyHidden>
      <output>{underWay || rows}</output>
    </VisuallyHidden>
  );
}
