import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { href } from "react-router";
import type { ListedResult } from "#shared/contract/results.ts";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { useMay, useStaff } from "#web/admin/desk/staff.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { shortDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import type { Column } from "#web/ui/table/table.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import styles from "./results.module.css";

/** When, who, what worries them, and what can be done. */
export function useResultColumns(
  onErased: (id: string) => void,
): Column<ListedResult>[] {
  const words = useWords(adminResultsWords);
  const isNamed = seesNames(useStaff().roles);
  const actions = useActionColumn(onErased);
  const columns: Column<ListedResult>[] = [
    {
      key: "date",
      head: words.columns.date,
      cell: ({ date }) => (
        <time className={styles.unbroken} dateTime={date}>
          {shortDate(date)}
        </time>
      ),
    },
    {
      key: "family",
      head: words.columns.family,
      isName: true,
      cell: (result) => <Family of={result} isNamed={isNamed} />,
    },
    {
      key: "concerns",
      head: words.columns.concerns,
      cell: ({ concerns }) => <MainConcerns of={concerns} />,
    },
    {
      key: "language",
      head: words.columns.language,
      cell: ({ language }) => (
        <span className={styles.unbroken}>{words.languages[language]}</span>
      ),
    },
  ];
  // Without names there is no page to open either: it leads to the contact.
  return isNamed ? [...columns, actions] : columns;
}

function useActionColumn(onErased: (id: string) => void): Column<ListedResult> {
  const words = useWords(adminResultsWords);
  const may = useMay();
  const nameOf = ({ parentname }: ListedResult) => parentname || words.noName;
  return {
    key: "actions",
    head: words.columns.actions,
    cell: (result) => (
      <div className={styles.actions}>
        <Link
          to={href("/results/:id", { id: result._id })}
          aria-label={words.openOf(nameOf(result))}
        >
          {words.open}
        </Link>
        {may("DELETE /api/results/:id/family") && (
          <DeleteFamily of={result} onErased={onErased} />
        )}
      </div>
    ),
  };
}

type FamilyProps = { of: ListedResult; isNamed: boolean };

function Family({ of: result, isNamed }: FamilyProps) {
  const words = useWords(adminResultsWords);
  const { parentname, childname, arrived, redcapid, problem } = result;
  const problems: Record<string, string> = words.problems;
  return (
    <div className={styles.family}>
      {isNamed ? parentname || words.noName : words.arrivals[arrived]}
      {childname && <small>{words.child(childname)}</small>}
      {isNamed && arrived === "invited" && <small>{words.invited}</small>}
      {redcapid && <small>{words.redcap(redcapid)}</small>}
      {problem && (
        <small data-problem>{problems[problem] ?? words.problems.other}</small>
      )}
    </div>
  );
}

function MainConcerns({ of }: { of: ListedResult["concerns"] }) {
  const language = useLanguage();
  return (
    <ol className={styles.concerns}>
      {of.map(({ name, name_es }) => (
        <li key={name}>{inLanguage(language, name, name_es)}</li>
      ))}
    </ol>
  );
}

type Props = {
  of: ListedResult;
  onErased: (id: string) => void;
};

/** Asks first, for what is erased cannot be brought back. */
function DeleteFamily({ of: result, onErased }: Props) {
  const { _id: id, parentname, date } = result;
  const words = useWords(adminResultsWords);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction("DELETE /api/results/:id/family", {
    failure: { say: words.eraseFailed, except: "not_found" },
    revalidate: false,
  });

  async function erase() {
    const outcome = await run({ params: { id } });
    // Somebody else was faster; what was wanted is so.
    const isGone = outcome.ok || isRefusedFor("not_found", outcome.error);
    if (!isGone) return setAsking(false);
    toasts.show({ text: words.erased, kind: "success" });
    onErased(id);
  }

  return (
    <>
      <IconButton
        icon={Trash}
        label={words.eraseOf(parentname || words.noName)}
        onClick={() => setAsking(true)}
      />
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.eraseTitle(parentname, shortDate(date))}
        confirmLabel={words.eraseYes}
        cancelLabel={words.cancel}
        closeLabel={words.close}
        pending={isPending}
        pendingLabel={words.erasing}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        {words.eraseText}
      </ConfirmModal>
    </>
  );
}
