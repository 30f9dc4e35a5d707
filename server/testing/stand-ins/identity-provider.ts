import { generateKeyPairSync } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";

export type Claims = Record<string, unknown> & { email: string };

const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
const minutes = 60;

const client = { id: "hpv-quiz", secret: "a secret for tests and trials" };

/** A real OpenID provider on this machine: listed people sign in by typing their names. */
export async function startIdentityProvider({
  people,
  site,
  port = 0,
}: {
  people: Map<string, Claims>;
  site: () => string;
  port?: number;
}) {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let provider: Provider | undefined;
  server.on("request", (request, response) => {
    provider ??= createProvider(issuer, people, site());
    void (request.url?.startsWith(formPath)
      ? signIn(provider, request, response)
      : provider.callback()(request, response));
  });
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const formPath = "/interaction/";

const form = `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">
<form method="post"><label>Account <input name="login"></label><button>Continue</button></form>`;

/** The provider's sign-in page: signs in the named person. */
async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html").end(form);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get("login") ?? "";
  await provider.interactionFinished(request, response, {
    login: { accountId },
  });
}

function createProvider(
  issuer: string,
  people: Map<string, Claims>,
  site: string,
) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        id_token_signed_response_alg: "ES256",
        redirect_uris: [`${site}/login/single-sign-on/back`],
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "groups"],
    },
    jwks: { keys: [{ ...key.export({ format: "jwk" }), alg: "ES256" }] },
    ttl: {
      AccessToken: minutes,
      Grant: 10 * minutes,
      IdToken: minutes,
      Interaction: 10 * minutes,
      Session: 10 * minutes,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${formPath}${uid}` },
    cookies: { keys: ["for tests and trials"] },
    findAccount: (_context, name) => {
      const claims = people.get(name);
      return (
        claims && {
          accountId: name,
          claims: () => ({ sub: name, ...claims }),
        }
      );
    },
    // Skip the consent screen, as the provider of an organization does.
    loadExistingGrant: async (context) => {
      const { oidc } = context;
      const grantId = oidc.session?.grantIdFor(client.id);
      // Codes of other tabs stay valid.
      if (grantId) return oidc.provider.Grant.find(grantId);
      const grant = new oidc.provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}
