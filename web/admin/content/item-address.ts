import { href } from "react-router";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import { samplePages } from "#shared/rules/site/previews.ts";
import { tabNames, tabPages } from "#web/admin/content/contents/texts.ts";

export type ItemName = { list: ContentList; id: string };

/** The address of the form for an item. Orders have no form. */
export function editAddress({ list, id }: ItemName): string | undefined {
  if (list === "concerns") return href("/dashboard/concerns/edit/:id", { id });
  if (list === "questions")
    return href("/dashboard/questions/edit/:id", { id });
  return list === "settings"
    ? `${href("/dashboard/contents")}?tab=${id}`
    : undefined;
}

/** The public page with the words of an item. */
export function publicPageOf({ list, id }: ItemName): string {
  if (list === "concerns") return `${href("/concerns")}#${id}`;
  if (list === "questions") return href("/quiz/:id?");
  if (list === "order") return href("/concerns");
  const tab = tabNames.find((name) => name === id);
  const page = tab && tabPages[tab];
  // The sample result exists only in previews.
  return page && page !== samplePages.results ? page : href("/");
}
