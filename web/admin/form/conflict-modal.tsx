import { type ReactNode, useState } from "react";
import { useWords } from "#web/core/language.tsx";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import styles from "./conflict-modal.module.css";

export type ConflictProps<Content> = {
  form: {
    isPending: boolean;
    conflict:
      | {
          mine: Content;
          theirs: Content;
          fields: (keyof Content & string)[];
          save: (theirFields: (keyof Content & string)[]) => void;
          /** Returns to the form; the next save detects the conflict again. */
          close: () => void;
        }
      | undefined;
  };
  labelOf: (field: keyof Content & string) => string;
  show: (field: keyof Content & string, content: Content) => ReactNode;
};

/** Shows both versions of each field in conflict. The user chooses one for each field, at first their own. */
export function ConflictModal<Content>({
  form: { conflict, isPending },
  ...show
}: ConflictProps<Content>) {
  if (!conflict) return null;
  return <Choices conflict={conflict} isPending={isPending} {...show} />;
}

type Conflict<Content> = NonNullable<
  ConflictProps<Content>["form"]["conflict"]
>;
type ChoicesProps<Content> = Omit<ConflictProps<Content>, "form"> & {
  conflict: Conflict<Content>;
  isPending: boolean;
};

function Choices<Content>(props: ChoicesProps<Content>) {
  const { conflict, isPending, labelOf, show } = props;
  const { mine, theirs, fields } = conflict;
  const words = useWords(layoutWords);
  const [theirFields, setTheirFields] = useState<typeof fields>([]);
  const choose = (field: (typeof fields)[number], version: string) =>
    setTheirFields((others) =>
      fields.filter((each) =>
        each === field ? version === "theirs" : others.includes(each),
      ),
    );
  return (
    <Modal
      isOpen
      size="large"
      title={words.conflictTitle}
      closeLabel={words.keepEditing}
      onClose={conflict.close}
      actions={
        <Button pending={isPending} onClick={() => conflict.save(theirFields)}>
          {words.saveChosen}
        </Button>
      }
    >
      <p>{words.conflictText}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            inline
            legend={labelOf(field)}
            name={field}
            value={theirFields.includes(field) ? "theirs" : "mine"}
            onChange={(version) => choose(field, version)}
            options={[
              {
                value: "mine",
                label: words.mine,
                helper: <Version>{show(field, mine)}</Version>,
              },
              {
                value: "theirs",
                label: words.theirs,
                helper: <Version>{show(field, theirs)}</Version>,
              },
            ]}
          />
        ))}
      </div>
    </Modal>
  );
}

function Version({ children }: { children: ReactNode }) {
  const { nothing } = useWords(layoutWords);
  return <div className={styles.version}>{children || nothing}</div>;
}
