import { sql } from "kysely";
import type { EditedContent } from "#shared/contract/content/concerns.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { newId } from "#server/platform/ids.ts";
import { insertItems } from "#server/content/tables/item-queries.ts";
import { cleanItem } from "#server/content/editing/items.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";
import { defaultDoctorWords } from "./doctor-words.ts";

/**
 * Fills an empty database with the default content. In an older site, adds only the site texts that are new and
 * leaves all others unchanged.
 */
export async function seedContent(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, "seed");
    const existing = await trx
      .selectFrom("settings")
      .select("section")
      .executeTakeFirst();
    await insertSettings(trx);
    if (existing) return false;
    await seedQuestions(trx, await seedConcerns(trx));
    return true;
  });
}

async function insertSettings(db: Database) {
  await sql`
    INSERT INTO settings AS known
    SELECT * FROM jsonb_each(${JSON.stringify(defaultSettings)}::jsonb)
    ON CONFLICT (section) DO UPDATE SET content = excluded.content || known.content
    WHERE excluded.content || known.content <> known.content`.execute(db);
}

async function seedConcerns(db: Database): Promise<Map<string, string>> {
  const ids = new Map(defaultConcerns.map(({ key }) => [key, newId()]));
  const all = defaultConcerns.map(async ({ key, content }, place) => ({
    ...(await cleanItem("concerns", content)),
    ...defaultDoctorWords[key],
    ...defaultChecks[key],
    _id: ids.get(key) ?? "",
    position: place + 1,
    active: true,
  }));
  await insertItems(db, "concerns", await Promise.all(all));
  return ids;
}

async function seedQuestions(db: Database, ids: Map<string, string>) {
  const all = defaultQuestions.map(async ({ concern, ...wording }, place) => ({
    ...(await cleanItem("questions", wording)),
    _id: newId(),
    position: place + 1,
    concern: concern === null ? null : (ids.get(concern) ?? null),
  }));
  await insertItems(db, "questions", await Promise.all(all));
}

type Check = Pick<EditedContent, "checkby" | "checkwhy">;

/** Check dates for default concerns, by key. The reason is written in both languages. */
const defaultChecks: Record<string, Check> = {
  cost: {
    checkby: "2026-12-31",
    checkwhy:
      "Health plans can change each January, and the promise of many plans to pay ends with 2026. · Los seguros pueden cambiar cada enero, y la promesa de pagar que hicieron muchos termina con 2026.",
  },
  trust: {
    checkby: "2027-01-31",
    checkwhy:
      "It tells what happened in 2026, and a new vaccine schedule may come out in January. · Cuenta lo que pasó en 2026, y en enero puede salir un calendario de vacunas nuevo.",
  },
  "shots-and-visits": {
    checkby: "2027-01-31",
    checkwhy:
      "It gives the number of doses, and a new vaccine schedule may come out in January. · Dice cuántas dosis son, y en enero puede salir un calendario de vacunas nuevo.",
  },
};
