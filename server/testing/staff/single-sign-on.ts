import { expect } from "vitest";
import {
  type Claims,
  startIdentityProvider,
} from "#server/testing/stand-ins/identity-provider.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const site = "http://localhost:3000";

export const rolesOfGroups = {
  OIDC_DOMAINS: "clinic.example",
  OIDC_ROLES: "desk=inviter; desk=editor; heads=admin",
};

/** An identity provider with accounts, and apps that use it. */
export async function createOrganization() {
  const people = new Map<string, Claims>();
  const startProvider = () =>
    startIdentityProvider({ people, site: () => site });
  const provider = await startProvider();
  const start = (env: NodeJS.ProcessEnv = rolesOfGroups) =>
    createTestApp({ RATE_LIMIT_SCALE: "1000", ...provider.env, ...env });
  /** Creates or replaces an account at the provider. */
  const join = (name: string, claims: object = {}) =>
    people.set(name, {
      email: `${name}@clinic.example`,
      email_verified: true,
      ...claims,
    });
  return { people, join, provider, startProvider, start };
}

/** The cookies of one browser for one site. */
function createJar() {
  const cookies = new Map<string, string>();
  return {
    header: () => ({
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    }),
    take(lines: string[]) {
      for (const line of lines) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** A simulated browser that signs in through the provider. */
export function createBrowser({ ask }: Pick<TestApp, "ask">) {
  const here = createJar();
  const there = createJar();

  async function visitHere(path: string) {
    const reply = await ask(`GET ${path}`, { headers: here.header() });
    here.take([reply.headers["set-cookie"] ?? []].flat());
    return String(reply.headers.location);
  }
  async function visitThere(address: string, init: RequestInit = {}) {
    const reply = await fetch(address, {
      redirect: "manual",
      ...init,
      headers: there.header(),
    });
    there.take(reply.headers.getSetCookie());
    return {
      next: new URL(reply.headers.get("location") ?? "/", address).href,
      text: await reply.text(),
    };
  }
  const leave = (back = "") =>
    visitHere(`/login/single-sign-on?back=${encodeURIComponent(back)}`);
  /** Starts a re-authentication. */
  const leaveAgain = () => visitHere("/login/single-sign-on?again=yes");

  /** Signs in at the provider. Returns the path of the redirect back. */
  async function signInThere(address: string, login: string) {
    let { next } = await visitThere(address);
    if (!next.startsWith(site)) {
      const sent = await visitThere(next, {
        method: "POST",
        body: new URLSearchParams({ login }),
      });
      next = (await visitThere(sent.next)).next;
    }
    expect(next).toContain(`${site}/login/single-sign-on/back?`);
    return next.slice(site.length);
  }
  async function signIn(login: string, back?: string) {
    return visitHere(await signInThere(await leave(back), login));
  }
  /** Exchanges the cookie for a session, optionally with other headers. */
  const arrive = (headers = here.header()) =>
    ask("POST /api/auth/single-sign-on", { headers });
  return { leave, leaveAgain, signInThere, visitHere, signIn, arrive, here };
}

export async function whoAmI(
  { ask }: Pick<TestApp, "ask">,
  browser: ReturnType<typeof createBrowser>,
) {
  const { token } = (await browser.arrive()).json() as { token: string };
  return (await ask("GET /api/auth", { token })).json() as {
    _id: string;
    email: string;
    roles: string[];
  };
}
