import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

type NothingWords = Record<
  "nothingFound" | "nothingFoundText" | "showAll",
  string
>;
type Props = { words: NothingWords; onShowAll: () => void };

/** Shown when no item matches the filters. */
export function NothingFound({ words, onShowAll }: Props) {
  return (
    <EmptyState
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={
        <Button kind="secondary" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  );
}

type YetProps = {
  words: Record<"none" | "noneText", string>;
  action?: ReactNode;
};

/** Shown when a list is still empty. */
export function NothingYet({ words: { none, noneText }, action }: YetProps) {
  return (
    <EmptyState
      illustration={<EmptyBox />}
      title={none}
      text={noneText}
      action={action}
    />
  );
}
