import type { z } from "zod";
import { saveConcern } from "#shared/contract/content/concerns.ts";
import { saveQuestion } from "#shared/contract/content/questions.ts";
import {
  editedSettings,
  saveSettings,
} from "#shared/contract/content/settings.ts";
import {
  changesBetween,
  type ContentList,
  type Fields,
  type ItemChange,
  type SiteContent,
} from "#shared/rules/content/site-content.ts";
import {
  findOrder,
  type List,
  updateItem,
  updateOrder,
} from "#server/content/tables/item-queries.ts";
import {
  cleanItem,
  createItem,
  lockOrder,
} from "#server/content/editing/items.ts";
import {
  refusePurposeTwice,
  refuseUnknownConcern,
} from "#server/content/questions/checks.ts";
import { mergeSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusalOf } from "#server/platform/errors.ts";
import {
  findTables,
  siteContentOf,
} from "#server/content/publications/record.ts";

type ItemName = { list: ContentList; id: string };

/**
 * Puts the named items, or all, back as they are in `target`. Items that did not exist then become inactive,
 * and fields that a newer release added stay. All rules for saving apply.
 */
export async function restoreItems(
  trx: Database,
  target: SiteContent,
  names?: ItemName[],
) {
  const current = siteContentOf(await findTables(trx));
  const isNamed = ({ list, id }: ItemName) =>
    !names || names.some((name) => name.list === list && name.id === id);
  const changes = changesBetween(current, target).filter(isNamed);
  const changesOf = (list: ContentList) =>
    changes.filter((change) => change.list === list);
  await restoreSettings(trx, changesOf("settings"), target);
  await restoreList(trx, "concerns", changesOf("concerns"), target);
  await restoreList(trx, "questions", changesOf("questions"), target);
  for (const { id } of changesOf("order"))
    await restoreOrder(trx, id as List, target);
}

async function restoreSettings(
  trx: Database,
  changes: ItemChange[],
  target: SiteContent,
) {
  const sections = changes.flatMap(({ id, fields }) => {
    const schema = Object.entries(editedSettings.shape).find(
      ([section]) => section === id,
    )?.[1];
    // A section that this release no longer has.
    if (!schema) return [];
    return [[id, picked(known(target.settings[id] ?? {}, schema), fields)]];
  });
  if (sections.length === 0) return;
  await mergeSettings(
    trx,
    parsed(saveSettings.body, Object.fromEntries(sections)),
  );
}

const bodies = {
  concerns: saveConcern.body,
  questions: saveQuestion.body,
};

async function restoreList(
  trx: Database,
  list: List,
  changes: ItemChange[],
  target: SiteContent,
) {
  if (changes.length === 0) return;
  await lockOrder(trx, list);
  for (const { id, state, fields } of changes) {
    if (state === "removed") {
      if (fields.some(({ field, before }) => field === "active" && !before))
        continue;
      await updateItem(trx, list, id, { active: false }, undefined);
      continue;
    }
    const whole = known(target[list][id] ?? {}, bodies[list]);
    const item = await cleanItem(list, parsed(bodies[list], whole));
    await refuseUnknownConcern(trx, item);
    if (state === "added") await createItem(trx, list, { ...item, _id: id });
    else await updateItem(trx, list, id, picked(item, fields), undefined);
  }
  if (list === "questions") await refusePurposeTwice(trx);
}

/** Items that were added since follow the others. */
async function restoreOrder(trx: Database, list: List, target: SiteContent) {
  await lockOrder(trx, list);
  const current = await findOrder(trx, list);
  const old = target.order[list].filter((id) => current.includes(id));
  const added = current.filter((id) => !old.includes(id));
  await updateOrder(trx, list, [...old, ...added]);
}

/** The changed fields that existed then. */
function picked(item: Fields = {}, changes: ItemChange["fields"]): Fields {
  return Object.fromEntries(
    changes.flatMap(({ field }) =>
      field in item ? [[field, item[field]]] : [],
    ),
  );
}

/** Without the fields that this release does not have any more. */
function known(item: Fields, { shape }: { shape: object }): Fields {
  return Object.fromEntries(
    Object.entries(item).filter(([field]) => field in shape),
  );
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error, value);
}
