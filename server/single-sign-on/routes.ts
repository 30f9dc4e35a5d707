import { readWaysIn, takeSignOn } from "#shared/contract/single-sign-on.ts";
import type { Services } from "#server/services.ts";
import { refusal } from "#server/errors.ts";
import { hashToken, newToken } from "#server/ids.ts";
import { replaceToken } from "#server/auth/queries.ts";
import { type Route, route } from "#server/http/route.ts";
import { cookiesOf } from "./cookies.ts";
import { sealsOf } from "./mount.ts";
import { readSingleSignOn } from "./settings.ts";

export function singleSignOnRoutes({ db, config }: Services): Route[] {
  const singleSignOn = readSingleSignOn(config);
  const { arrival } = cookiesOf(config);
  const seals = sealsOf(db);
  return [
    route(readWaysIn, async () => ({
      password: config.passwordSignIn,
      singleSignOn: singleSignOn
        ? {
            name: singleSignOn.name ?? "",
            givesRoles: singleSignOn.roles !== undefined,
          }
        : null,
    })),

    route(takeSignOn, async ({ cookies }) => {
      const carried = await seals.arrival.open(cookies.read(arrival));
      cookies.set(arrival, undefined);
      const token = newToken();
      // What the cookie carried is worth nothing afterwards.
      const isTaken =
        carried !== undefined &&
        (await replaceToken(db, hashToken(carried), hashToken(token)));
      if (!isTaken) throw refusal(400, "sign_in_too_slow");
      return { token };
    }),
  ];
}
