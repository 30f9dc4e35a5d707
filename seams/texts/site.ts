import type { ContentList } from "#shared/rules/content/site-content.ts";
import type { StaffedSite } from "#seams/support/site.ts";

/** A text of the site, in both languages: the item that it belongs to, and the names of its fields. */
export type Place = { list: ContentList; id: string; fields: [string, string] };

export const positions = Array.from({ length: 16 }, (_, at) => at + 1);

/** Pages that show the texts of the site. */
export const visitorPages = [
  "/",
  "/concerns",
  ...positions.map((position) => `/question/${position}`),
];

export async function draft({ call }: StaffedSite, place: Place, word: string) {
  const [en, es] = place.fields;
  await call(`PUT /api/drafts/${place.list}/${place.id}`, {
    fields: { [en]: `${word} in English`, [es]: `${word} en español` },
  });
}

/** Publishes the word. Returns the number of the publication. */
export async function publish(site: StaffedSite, place: Place, word: string) {
  await draft(site, place, word);
  return site.publishDrafts(
    ({ list, id }) => list === place.list && id === place.id,
  );
}

/** Puts the item back as it was in a publication. */
export async function restore(
  { call }: StaffedSite,
  { list, id }: Place,
  publication: number,
) {
  const items = [{ list, id }];
  await call(`POST /api/publications/${publication}/restore`, { items });
}
