import { useState } from "react";
import { MoreButton, useNextPages } from "#web/admin/list/next-pages.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";

/** Reads 30 versions of the site's content, newest first. */
export const readVersions = (after?: string) =>
  call("GET /api/publications", { query: after ? { after } : {} });

/** The versions that can be chosen, newest first, and a button that adds older ones. */
export function useVersions(newest: Awaited<ReturnType<typeof readVersions>>) {
  const words = useWords(historyWords);
  // A reload of the screen must not remove the versions that were added.
  const [first] = useState(newest);
  const { loaded, ...paging } = useNextPages(
    "publications",
    first,
    readVersions,
    words.moreFailed,
  );
  return {
    versions: loaded.publications,
    olderButton: (
      <MoreButton words={{ ...words, more: words.olderVersions }} of={paging} />
    ),
  };
}
