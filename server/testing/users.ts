import { createAdmin, createTestApp, type TestApp } from "./test-app.ts";

export const colleague = {
  name: "Colleague",
  email: "colleague@clinic.example",
  password: "slow trains at dusk",
};

export async function createDesk(env: NodeJS.ProcessEnv = {}) {
  const app = await createTestApp(env);
  const me = await createAdmin(app);
  const { token } = me;
  const call = (line: string, body?: object, as = token) =>
    app.ask(line, { token: as, ...(body && { body }) });
  const signIn = (email: string, password: string) =>
    app.ask("POST /api/auth", { body: { email, password } });
  return { ...app, me, token, call, signIn };
}

/** The status of asking who is signed in. */
export const whoIs = ({ ask }: Pick<TestApp, "ask">, token: string) =>
  ask("GET /api/auth", { token }).then(({ statusCode }) => statusCode);
