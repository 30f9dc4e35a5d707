import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useFresh } from "./use-fresh.ts";

/** How the next page is read and put behind what was loaded, and what a toast says where it cannot be read. */
type Reading<Page> = {
  read: (after: string) => Promise<Page>;
  withPage: (loaded: Page, page: Page) => Page;
  failure: string;
};

/** The pages that were loaded so far; another first page, as other filters bring it, begins anew. */
export function useNextPages<Page extends { next: string | null }>(
  first: Page,
  { read, withPage, failure }: Reading<Page>,
) {
  const [loaded, hear] = useFresh(first);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    if (isLoading || loaded.next === null) return;
    setLoading(true);
    try {
      const page = await read(loaded.next);
      hear((before) => withPage(before, page));
    } catch {
      toasts.show({ text: failure, kind: "danger" });
    } finally {
      setLoading(false);
    }
  }

  return { loaded, hear, isMore: loaded.next !== null, isLoading, more };
}

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
