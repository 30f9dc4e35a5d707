import type * as Client from "openid-client";
import { z } from "zod";
import { sessionHours } from "#shared/rules/staff/sessions.ts";
import { signOnPath } from "#shared/rules/staff/sign-on.ts";
import type { Config, SingleSignOnConfig } from "#server/platform/config.ts";

/** Values created before the redirect to the provider and compared afterwards. */
export const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Whether the provider must authenticate the user again. */
  again: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

const longestWait = 8;
/** The length of a session on this site, in seconds. */
const longestSession = sessionHours * 60 * 60;

/** The client of the identity provider. */
export function createProvider(
  { publicUrl }: Pick<Config, "publicUrl">,
  settings: SingleSignOnConfig,
) {
  const redirect = `${publicUrl}${signOnPath}/back`;
  let discovered: Promise<Client.Configuration> | undefined;

  /** The provider's discovery document, requested once. After a failure it is requested again. */
  function discover(): Promise<Client.Configuration> {
    const configuration = (discovered ??= configurationOf(settings));
    configuration.catch(() => (discovered = undefined));
    return configuration;
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
}: SingleSignOnConfig) {
  const client = await import("openid-client");
  // Send the secret in the form if the provider supports that, or else in a header, which is the standard's default.
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
  config: Client.Configuration,
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
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: "openid email profile",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    // With `max_age` the provider also returns `auth_time`.
    max_age: String(longestSession),
    ...(again && { prompt: "login" }),
  });
  return { address: address.href, attempt };
}

/** All claims about the user who returned to this address. */
async function finish(
  config: Client.Configuration,
  address: URL,
  { state, nonce, verifier }: Attempt,
): Promise<Record<string, unknown>> {
  const client = await import("openid-client");
  const tokens = await client.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims() ?? { sub: "" };
  if (!config.serverMetadata().userinfo_endpoint) return claims;
  // Many providers return names and groups only on request.
  const { access_token } = tokens;
  const more = await client.fetchUserInfo(config, access_token, claims.sub);
  return { ...more, ...claims };
}

/** True if the provider or the user refused; false if our own settings are wrong. */
export async function isRefusedThere(error: unknown): Promise<boolean> {
  const client = await import("openid-client");
  if (error instanceof client.AuthorizationResponseError) return true;
  const isAnswer = error instanceof client.ResponseBodyError;
  return isAnswer && error.error === "invalid_grant";
}
