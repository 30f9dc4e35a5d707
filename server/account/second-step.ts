import { audit } from "#server/audit.ts";
import { endSessions } from "#server/auth/queries.ts";
import { tryCode } from "#server/auth/second-step.ts";
import type { Database } from "#server/db/connect.ts";
import { refusal } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { acceptMessages } from "#server/messages/accept.ts";
import { confirmKey, makeRecoveryCodes } from "#server/second-step/prove.ts";
import {
  deleteSecondStep,
  hasSecondStep,
  isRequiredNow,
} from "#server/second-step/queries.ts";
import type { Services } from "#server/services.ts";
import { secondStepMail } from "./wording.ts";

type By = Required<Caller>;

/** Whoever is signed in elsewhere has to come through the new step. */
export function confirmOwnKey(services: Services, code: string, by: By) {
  const { user, session, ip } = by;
  return tryCode(services, { user: user._id, code, ip }, () =>
    services.db.transaction().execute(async (trx) => {
      const codes = await confirmKey(trx, user._id, code);
      if (!codes) throw refusal(400, "wrong_code", "code");
      await endSessions(trx, user._id, session);
      await audit(trx, "second_step_set_up", { user: user._id, ip });
      await tellByMail(trx, services, by, "set_up");
      return codes;
    }),
  );
}

export function renewOwnCodes({ db }: Services, { user, ip }: By) {
  return db.transaction().execute(async (trx) => {
    if (!(await hasSecondStep(trx, user._id))) throw refusal(409, "conflict");
    await audit(trx, "recovery_codes_made", { user: user._id, ip });
    return makeRecoveryCodes(trx, user._id);
  });
}

export function deleteOwnStep(services: Services, by: By) {
  const { user, session, ip } = by;
  return services.db.transaction().execute(async (trx) => {
    if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
    if (!(await deleteSecondStep(trx, user._id))) return;
    await endSessions(trx, user._id, session);
    await audit(trx, "second_step_removed", { user: user._id, ip });
    await tellByMail(trx, services, by, "removed");
  });
}

/** Where mail can be sent: whoever reads it and did nothing knows that somebody else did. */
async function tellByMail(
  trx: Database,
  services: Services,
  { user }: By,
  change: Parameters<typeof secondStepMail>[0],
) {
  if (!services.gateways.mail) return;
  const mail = secondStepMail(change, services.config.publicUrl);
  await acceptMessages(trx, services, [
    { kind: "mail", to: user.email, ...mail },
  ]);
}
