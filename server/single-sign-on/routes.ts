import { readWaysIn, takeSignOn } from "#shared/contract/single-sign-on.ts";
import type { Services } from "#server/services.ts";
import { refusal } from "#server/errors.ts";
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
      singleSignOn: singleSignOn ? { name: singleSignOn.name ?? "" } : null,
    })),

    route(takeSignOn, async ({ cookies }) => {
      const token = await seals.arrival.open(arrival.read(cookies.sent));
      cookies.set([arrival.forget]);
      if (token === undefined) throw refusal(400, "sign_in_too_slow");
      return { token };
    }),
  ];
}
