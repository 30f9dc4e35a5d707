import type { Draft } from "#shared/contract/content/drafts.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

/** A quiz with staff, and the calls about drafts. */
export async function createDraftsApp() {
  const app = await withStaff(await createQuizApp());
  const { call } = app;
  const all = async (list: string) =>
    (await call(`GET /api/${list}/all`)).json();
  const drafts = async (): Promise<Draft[]> =>
    (await call("GET /api/drafts")).json().drafts;
  const save = (path: string, fields: object, more: object = {}) =>
    call(`PUT /api/drafts/${path}`, { fields, ...more });
  const publish = (items: Draft[], note = "", anyway = true) =>
    call("POST /api/publications", {
      note,
      anyway,
      items: items.map(({ list, id, version }) => ({ list, id, version })),
    });
  const saveLive = async (list: string, item: ContentItem, fields: object) => {
    await call(`PUT /api/${list}/${item._id}`, {
      ...contentOf(item),
      ...fields,
    });
  };
  const history = async () =>
    (await call("GET /api/publications")).json().publications;
  return { ...app, all, drafts, save, publish, saveLive, history };
}

export type ContentItem = { _id: string; active: boolean; version: number };

/** The fields that staff edit. */
export function contentOf(item: ContentItem) {
  const { _id: _, active: __, version: ___, ...content } = item;
  return content;
}

export const errorCode = (reply: {
  json: () => { errors: { code: string }[] };
}) => reply.json().errors[0]?.code;
