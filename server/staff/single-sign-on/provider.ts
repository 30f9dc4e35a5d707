import type * as Client from "openid-client";
import { z } from "zod";
import { sessionHours } from "#shared/rules/staff/sessions.ts";
import { signOnPath } from "#shared/rules/staff/sign-on.ts";
import type { Config, SingleSignOn } from "#server/platform/config.ts";

/** What is asked when somebody leaves for the provider, and compared when they come back. */
export const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Whether the provider is to ask who it is although it may know. */
  again: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

const longestWait = 8;
/** As long as a session lives here. */
const longestSession = sessionHours * 60 * 60;

/** The identity provider: where to send somebody, and who it says came back. */
export function createProvider(
  { publicUrl }: Pick<Config, "publicUrl">,
  settings: SingleSignOn,
) {
  const redirect = `${publicUrl}${signOnPath}/back`;
  let discovered: Promise<Client.Configuration> | undefined;

  /** What the provider says about itself, asked once; a failure is asked about again. */
  function discover(): Promise<Client.Configuration> {
    const asked = (discovered ??= configurationOf(settings));
    asked.catch(() => (discovered = undefined));
    return asked;
  }
  return {
    begin: async (again: boolean) => begin(await discover(), redirect, again),
    finish: async (pathAndQuery: string, attempt: Attempt) =>
      finish(await discover(), new URL(pathAndQuery, publicUrl), attempt),
  };
}

async function configurationOf({
  issuer,
  clientId,
  clientSecret,
}: SingleSignOn) {
  const client = await import("openid-client");
  // A provider that does not say takes the secret in a header, the standard's default.
  const authentication: Client.ClientAuth = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported;
    const inForm = ways?.includes("client_secret_post") ?? false;
    const way = inForm ? client.ClientSecretPost : client.ClientSecretBasic;
    way(clientSecret)(server, ...rest);
  };
  return client.discovery(issuer, clientId, undefined, authentication, {
    timeout: longestWait,
    execute: issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
}

async function begin(
  known: Client.Configuration,
  redirect_uri: string,
  again: boolean,
) {
  const client = await import("openid-client");
  const attempt: Attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    again,
  };
  const address = client.buildAuthorizationUrl(known, {
    redirect_uri,
    scope: "openid email profile",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    // Asked for, it is also said when that was.
    max_age: String(longestSession),
    ...(again && { prompt: "login" }),
  });
  return { address: address.href, attempt };
}

/** Everything that is said about who came back to this address. */
async function finish(
  known: Client.Configuration,
  address: URL,
  { state, nonce, verifier }: Attempt,
): Promise<Record<string, unknown>> {
  const client = await import("openid-client");
  const tokens = await client.authorizationCodeGrant(known, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const said = tokens.claims() ?? { sub: "" };
  if (!known.serverMetadata().userinfo_endpoint) return said;
  // Many providers return names and groups only on request.
  const { access_token } = tokens;
  const more = await client.fetchUserInfo(known, access_token, said.sub);
  return { ...more, ...said };
}

/** Whether it was the provider, or the person there, who said no: not where our own settings are wrong. */
export async function isRefusedThere(error: unknown): Promise<boolean> {
  const client = await import("openid-client");
  if (error instanceof client.AuthorizationResponseError) return true;
  const isAnswer = error instanceof client.ResponseBodyError;
  return isAnswer && error.error === "invalid_grant";
}
