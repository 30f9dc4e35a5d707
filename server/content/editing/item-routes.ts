import type * as concerns from "#shared/contract/content/concerns.ts";
import type * as questions from "#shared/contract/content/questions.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound, refuseOtherId } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { newId } from "#server/platform/ids.ts";
import { changeContentWith } from "./change.ts";
import {
  findItem,
  findItems,
  type ItemList,
} from "#server/content/tables/item-queries.ts";
import {
  cleanItem,
  createItem,
  reorderItems,
  saveItem,
  toggleItem,
  type WrittenItem,
} from "./items.ts";

type Kind = {
  list: ItemList;
  calls: {
    list: typeof concerns.listAllConcerns | typeof questions.listAllQuestions;
    read: typeof concerns.readConcernToEdit | typeof questions.readQuestion;
    create: typeof concerns.createConcern | typeof questions.createQuestion;
    save: typeof concerns.saveConcern | typeof questions.saveQuestion;
    toggle: typeof concerns.toggleConcern | typeof questions.toggleQuestion;
    reorder:
      typeof concerns.reorderConcerns | typeof questions.reorderQuestions;
  };
  /** Wraps a change to add the rules of one list. */
  guard?: (
    trx: Database,
    change: () => Promise<void>,
    content?: WrittenItem,
    id?: string,
  ) => Promise<void>;
};

/** The staff calls for one list: read, save, toggle and reorder. */
export function itemRoutes(
  services: Services,
  { list, calls, guard = (_, change) => change() }: Kind,
): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
  const one = list === "concerns" ? "concern" : "question";

  async function read(db: Database, id: string) {
    const item = await findItem(db, list, id);
    if (!item) throw notFound();
    return item;
  }

  return [
    route(calls.list, () => findItems(db, list)),

    route(calls.read, ({ params }) => read(db, params.id)),

    route(
      calls.create,
      (call) => {
        const _id = newId();
        return change(
          call,
          { event: `${one}_added`, subject: _id },
          async (trx) => {
            const content = await cleanItem(list, call.body);
            await guard(
              trx,
              () => createItem(trx, list, { ...content, _id }),
              content,
            );
            return read(trx, _id);
          },
        );
      },
      { isLong: true },
    ),

    route(
      calls.save,
      (call) => {
        const { id } = call.params;
        return change(
          call,
          { event: `${one}_saved`, subject: id },
          async (trx) => {
            const { _id, ...body } = call.body;
            refuseOtherId(id, _id);
            const content = await cleanItem(list, body);
            await guard(
              trx,
              () => saveItem(trx, list, id, content),
              content,
              id,
            );
            return read(trx, id);
          },
        );
      },
      { isLong: true },
    ),

    route(calls.toggle, (call) => {
      const { id } = call.params;
      return change(
        call,
        { event: `${one}_switched`, subject: id },
        async (trx) => {
          await guard(trx, () => toggleItem(trx, list, id, call.body?.active));
          return read(trx, id);
        },
      );
    }),

    route(calls.reorder, (call) =>
      change(call, { event: `${list}_reordered` }, async (trx) => {
        await reorderItems(trx, list, call.body);
        return findItems(trx, list);
      }),
    ),
  ];
}
