import { Button } from "#web/ui/actions/button.tsx";

type Props = {
  words: { more: string; loading: string };
  of: { isMore: boolean; isLoading: boolean; more: () => Promise<void> };
};

/** Brings the next rows, as long as there are any. */
export function MoreButton({ words, of: { isMore, isLoading, more } }: Props) {
  if (!isMore) return null;
  return (
    <Button
      kind="secondary"
      pending={isLoading}
      pendingLabel={words.loading}
      onClick={() => void more()}
    >
      {words.more}
    </Button>
  );
}
