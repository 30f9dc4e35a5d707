import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

type Props = {
  words: { nothingFound: string; nothingFoundText: string; showAll: string };
  onShowAll: () => void;
};

/** A list of which the filters leave nothing. */
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
