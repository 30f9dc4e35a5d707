import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { withStaff } from "./staff-calls.ts";

export const colleague = {
  name: "Colleague",
  email: "colleague@clinic.example",
  password: "slow trains at dusk",
};

export async function createStaffApp(env: NodeJS.ProcessEnv = {}) {
  const app = await withStaff(await createTestApp(env));
  const signIn = (email: string, password: string) =>
    app.ask("POST /api/auth", { body: { email, password } });
  return { ...app, signIn };
}

/** The status of the call that returns the signed-in user. */
export const whoIs = ({ ask }: Pick<TestApp, "ask">, token: string) =>
  ask("GET /api/auth", { token }).then(({ statusCode }) => statusCode);
