import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { createAdmin, type TestApp } from "#server/testing/test-app.ts";

/** An app with a staff user, the calls they make, and their activity log. */
export async function withStaff<App extends Pick<TestApp, "ask" | "db">>(
  app: App,
) {
  const me = await createAdmin(app);
  const call = (line: string, body?: unknown, token = me.token) =>
    app.ask(line, { token, ...(body !== undefined && { body }) });
  const auditLines = () =>
    app.db.selectFrom("audit").selectAll().orderBy("number").execute();
  return { ...app, me, token: me.token, call, auditLines };
}

/** An app with a staff user who edits the item at this position of a list. */
export async function withEditedItem(
  list: "questions" | "concerns",
  place: number,
) {
  const app = await withStaff(await createQuizApp());
  const all = async () => (await app.call(`GET /api/${list}/all`)).json();
  const item = (await all())[place];
  const { _id, active: _, version, ...content } = item;
  const save = (more: object, id: string = _id) =>
    app.call(`PUT /api/${list}/${id}`, { ...content, ...more });
  return { ...app, all, item, _id, version, content, save };
}
