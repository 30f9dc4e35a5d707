import {
  type SharedTrait,
  sharedTraits,
} from "#shared/rules/contacts/import.ts";
import { Choice } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import {
  type AlikeChoice,
  type CheckedRow,
  isAlike,
} from "#web/admin/contacts/importing/use-import.ts";
import styles from "#web/admin/contacts/importing/import.module.css";

type Props = {
  rows: CheckedRow[];
  onDecide: (shares: SharedTrait, choice: AlikeChoice) => void;
};

/** One choice for all rows that are asked for the same reason, where there are several. */
export function AlikeRows({ rows, onDecide }: Props) {
  const words = useWords(importWords);
  const { skip, add, update } = words.decisions;
  const groups = sharedTraits
    .map((shares) => ({
      shares,
      alike: rows.filter((row) => isAlike(row, shares)),
    }))
    .filter(({ alike }) => alike.length > 1);
  return groups.map(({ shares, alike }) => {
    const label = words.alike[shares](alike.length);
    const hasContacts = alike.some(({ planned }) => planned.like?.contact);
    return (
      <div key={shares} className={styles.alike}>
        <p>{label}</p>
        <Choice<AlikeChoice>
          label={words.decideAlike(label)}
          value={choiceOf(alike)}
          options={[
            { value: "", label: words.oneByOne },
            { value: "add", label: add },
            ...(hasContacts
              ? [{ value: "update" as const, label: update }]
              : []),
            { value: "skip", label: skip },
          ]}
          onChoose={(choice) => onDecide(shares, choice)}
        />
      </div>
    );
  });
}

/** What was chosen for every one of them; nothing where they differ. */
function choiceOf(alike: CheckedRow[]): AlikeChoice {
  const chosen = new Set(
    alike.map(({ decision = "" }): AlikeChoice =>
      decision === "" || decision === "add" || decision === "skip"
        ? decision
        : "update",
    ),
  );
  const [first = ""] = chosen;
  return chosen.size === 1 ? first : "";
}
