import { createAdmin, type TestApp } from "./test-app.ts";

/** An app with somebody of the staff, the calls they make, and what is remembered of them. */
export async function withStaff<App extends Pick<TestApp, "ask" | "db">>(
  app: App,
) {
  const me = await createAdmin(app);
  const call = (line: string, body?: unknown, token = me.token) =>
    app.ask(line, { token, ...(body !== undefined && { body }) });
  const remembered = () =>
    app.db.selectFrom("audit").selectAll().orderBy("number").execute();
  return { ...app, me, token: me.token, call, remembered };
}
