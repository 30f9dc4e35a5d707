import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useServerData } from "./use-server-data.ts";

type PageOf<Key extends string> = Record<Key, unknown[]> & {
  next: string | null;
};

/** Appends the rows of the next page under `key`. */
export function withPage<Key extends string, Page extends PageOf<Key>>(
  key: Key,
  loaded: Page,
  page: Page,
): Page {
  return { ...page, [key]: [...loaded[key], ...page[key]] };
}

/** The pages loaded so far, with their rows under `key`. A new first page starts over. */
export function useNextPages<Key extends string, Page extends PageOf<Key>>(
  key: Key,
  first: Page,
  read: (after: string) => Promise<Page>,
  failure: string,
) {
  const [loaded, change] = useServerData(first);
  const [isLoading, setLoading] = useState(false);

  async function more() {
    if (isLoading || loaded.next === null) return;
    setLoading(true);
    try {
      const page = await read(loaded.next);
      change((before) => withPage(key, before, page));
    } catch {
      toasts.show({ text: failure, kind: "danger" });
    } finally {
      setLoading(false);
    }
  }

  return { loaded, change, isMore: loaded.next !== null, isLoading, more };
}

type Props = {
  words: { more: string; loading: string };
  of: { isMore: boolean; isLoading: boolean; more: () => Promise<void> };
};

/** Loads the next page; renders nothing after the last one. */
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
