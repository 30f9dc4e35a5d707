import { staffPassword } from "#server/testing/test-app.ts";
import { createKey } from "./software-key.ts";
import { createStaffApp } from "./users.ts";

export const origin = "https://quiz.clinic.example";

type Answer = { json: () => { errors: { code: string }[] } };
export const codeIn = (reply: Answer) => reply.json().errors[0]?.code;

type Options = { challenge: string };

/** An app with a user who added the passkey `key`, and the calls for passkeys. */
export async function createWithPasskey(
  env: NodeJS.ProcessEnv = {},
  verifies = true,
) {
  const staffApp = await createStaffApp({
    PUBLIC_URL: origin,
    RATE_LIMIT_SCALE: "1000",
    ...env,
  });
  const own = (path = "", body?: object, token = staffApp.token) =>
    staffApp.call(`POST /api/account/passkeys${path}`, body, token);
  const offer = async (token?: string): Promise<Options> =>
    (await own("/options", undefined, token)).json();
  const add = (credential: object, token?: string) =>
    own("", { name: "Laptop", credential }, token);
  const listed = async (token = staffApp.token) =>
    (await staffApp.call("GET /api/account/passkeys", undefined, token)).json();

  const readOptions = async (path: string, body?: object): Promise<Options> =>
    (await staffApp.ask(`POST /api/auth/${path}/options`, { body })).json();
  const askToSignIn = () => readOptions("passkey");
  const signInBy = (credential: object) =>
    staffApp.ask("POST /api/auth/passkey", { body: { credential } });
  const halfway = async (email = staffApp.me.email) =>
    (await staffApp.signIn(email, staffPassword)).json();
  const askSecond = (proof: string) => readOptions("second/passkey", { proof });
  const secondBy = (proof: string, credential: object) =>
    staffApp.ask("POST /api/auth/second/passkey", {
      body: { proof, credential },
    });

  const key = createKey();
  const made = await add(key.make(await offer(), { origin, verifies }));
  const recoveryCodes: string[] = made.json().recoveryCodes;
  return {
    ...staffApp,
    key,
    recoveryCodes,
    offer,
    add,
    listed,
    askToSignIn,
    signInBy,
    halfway,
    askSecond,
    secondBy,
  };
}
