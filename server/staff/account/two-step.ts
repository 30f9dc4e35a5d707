import { audit } from "#server/platform/audit-queries.ts";
import { endSessions } from "#server/staff/auth/queries.ts";
import {
  changeOwnTwoStep,
  disableTwoStepWithLastFactor,
  tryCode,
} from "#server/staff/auth/two-step.ts";
import { notFound, refusal, refuse } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { auditAndMail } from "#server/outreach/messages/staff-mail.ts";
import {
  confirmKey,
  makeRecoveryCodes,
} from "#server/staff/two-step/authenticator.ts";
import {
  deleteApp,
  deleteTwoStep,
  findTwoStepMethods,
  hasTwoStep,
  isRequiredNow,
} from "#server/staff/two-step/queries.ts";
import type { Services } from "#server/services.ts";

type By = Required<Caller>;
type Means = Services & { once: Once };

/** Ends the user's other sessions, which have to pass the new step. */
export function confirmOwnApp(services: Means, code: string, by: By) {
  const attempt = { user: by.user._id, code, ip: by.ip };
  return tryCode(services, attempt, () =>
    changeOwnTwoStep(services, by, async (trx, { user, session, ip }) => {
      const codes = await confirmKey(trx, user, code);
      if (!codes) throw refusal(400, "wrong_code", "code");
      await endSessions(trx, user, session);
      await auditAndMail(trx, services, "second_step_set_up", { user, ip });
      return codes;
    }),
  );
}

export function renewOwnCodes(services: Means, by: By) {
  return changeOwnTwoStep(services, by, async (trx, { user, ip }) => {
    if (!(await hasTwoStep(trx, user))) throw refusal(409, "conflict");
    await audit(trx, "recovery_codes_made", { user, ip });
    return makeRecoveryCodes(trx, user);
  });
}

export function disableOwnTwoStep(services: Services, by: By) {
  return changeOwnTwoStep(services, by, async (trx, { user, session, ip }) => {
    if (await isRequiredNow(trx)) throw refusal(409, "second_step_required");
    if (!(await deleteTwoStep(trx, user))) return;
    await endSessions(trx, user, session);
    await auditAndMail(trx, services, "second_step_removed", { user, ip });
  });
}

export function deleteOwnApp(services: Services, by: By) {
  return changeOwnTwoStep(services, by, async (trx, { user, session, ip }) => {
    if (!(await deleteApp(trx, user))) throw notFound();
    const { publicHost } = services.config;
    const { passkey, elsewhere } = await findTwoStepMethods(
      trx,
      user,
      publicHost,
    );
    // Passkeys of a former host name do not work here, so requiring them would lock the owner out.
    if (!passkey && elsewhere !== null)
      throw refuse(409, "passkey_elsewhere", { host: elsewhere });
    await disableTwoStepWithLastFactor(trx, user);
    await endSessions(trx, user, session);
    await auditAndMail(trx, services, "app_removed", { user, ip });
  });
}
