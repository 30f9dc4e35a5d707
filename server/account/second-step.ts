import { audit } from "#server/audit.ts";
import { endSessions } from "#server/auth/queries.ts";
import { needSessionStill } from "#server/auth/recent-sign-in.ts";
import { tryCode } from "#server/auth/second-step.ts";
import { notFound, refusal, refuse } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { tellByMail } from "#server/messages/accept.ts";
import {
  siteOf,
  confirmKey,
  makeRecoveryCodes,
} from "#server/second-step/authenticator.ts";
import {
  deleteApp,
  deleteRecoveryCodes,
  deleteSecondStep,
  findWays,
  hasSecondStep,
  lockSecondStep,
  isRequiredNow,
} from "#server/second-step/queries.ts";
import type { Services } from "#server/services.ts";

type By = Required<Caller>;

/** Whoever is signed in elsewhere has to come through the new step. */
export function confirmOwnKey(services: Services, code: string, by: By) {
  const { user, session, ip } = by;
  return tryCode(services, { user: user._id, code, ip }, () =>
    services.db.transaction().execute(async (trx) => {
      await lockSecondStep(trx, user._id);
      await needSessionStill(trx, session);
      const codes = await confirmKey(trx, user._id, code);
      if (!codes) throw refusal(400, "wrong_code", "code");
      await endSessions(trx, user._id, session);
      await audit(trx, "second_step_set_up", { user: user._id, ip });
      await tellByMail(
        trx,
        services,
        user.email,
        secondStepMail("set_up", services.config.publicUrl),
      );
      return codes;
    }),
  );
}

export function renewOwnCodes({ db }: Services, { user, session, ip }: By) {
  return db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user._id);
    await needSessionStill(trx, session);
    if (!(await hasSecondStep(trx, user._id))) throw refusal(409, "conflict");
    await audit(trx, "recovery_codes_made", { user: user._id, ip });
    return makeRecoveryCodes(trx, user._id);
  });
}

export function deleteOwnStep(services: Services, by: By) {
  const { user, session, ip } = by;
  return services.db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user._id);
    await needSessionStill(trx, session);
    if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
    if (!(await deleteSecondStep(trx, user._id))) return;
    await endSessions(trx, user._id, session);
    await audit(trx, "second_step_removed", { user: user._id, ip });
    await tellByMail(
      trx,
      services,
      user.email,
      secondStepMail("removed", services.config.publicUrl),
    );
  });
}

/** Passkeys stay; without any the second step ends, and its recovery codes with it. */
export function deleteOwnApp(services: Services, by: By) {
  const { user, session, ip } = by;
  return services.db.transaction().execute(async (trx) => {
    await lockSecondStep(trx, user._id);
    await needSessionStill(trx, session);
    if (!(await deleteApp(trx, user._id))) throw notFound();
    const site = siteOf(services.config.publicUrl);
    const { passkey, elsewhere } = await findWays(trx, user._id, site);
    // Those of a former address open nothing here: their owner would be locked out.
    if (!passkey && elsewhere !== null)
      throw refuse(409, "passkey_elsewhere", { host: elsewhere });
    if (!(await hasSecondStep(trx, user._id))) {
      if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
      await deleteRecoveryCodes(trx, user._id);
    }
    await endSessions(trx, user._id, session);
    await audit(trx, "app_removed", { user: user._id, ip });
    await tellByMail(
      trx,
      services,
      user.email,
      secondStepMail("app_removed", services.config.publicUrl),
    );
  });
}

type Change = "set_up" | "removed" | "app_removed";

const lines: Record<Change, [string, string]> = {
  set_up: [
    "A second step for signing in was set up for your account.",
    "Se configuró un segundo paso para iniciar sesión en su cuenta.",
  ],
  removed: [
    "The second step for signing in was removed from your account.",
    "Se quitó el segundo paso para iniciar sesión de su cuenta.",
  ],
  app_removed: [
    "The authenticator app was removed from your account.",
    "Se quitó la aplicación de autenticación de su cuenta.",
  ],
};

const subjects: Record<Change, string> = {
  set_up: "second step set up",
  removed: "second step removed",
  app_removed: "authenticator app removed",
};

/** In both languages: nobody has said yet in which somebody reads mail. */
function secondStepMail(change: Change, publicUrl: string) {
  const [en, es] = lines[change];
  return {
    subject: `${new URL(publicUrl).hostname}: ${subjects[change]}`,
    body: [
      `${en} If this was not you, tell an admin right away.`,
      `${es} Si no fue usted, avise de inmediato a un administrador.`,
      `${publicUrl}/dashboard/account`,
    ].join("\n\n"),
  };
}
