import { useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSignInRules } from "#shared/contract/second-step.ts";
import { useRefusals } from "#web/admin/form/saving/field-reasons.ts";
import { useAction } from "#web/core/calls/action.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";

export type Rules = ReplyOf<typeof readSignInRules>;

const twoWeeks = 14 * 24 * 3_600_000;

/** The rules while they are edited: without a day, nothing is saved. */
export function useSignInRules({ secondStepFrom }: Rules) {
  const words = useWords(usersWords);
  const refused = useRefusals();
  const [isOn, setOn] = useState(secondStepFrom !== null);
  const [day, setDay] = useState(
    () =>
      secondStepFrom ?? dayOf(new Date(Date.now() + twoWeeks).toISOString()),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending } = useAction("PUT /api/sign-in-rules", {
    success: words.rulesSaved,
    failure: "server-toasts",
  });

  async function save() {
    const isMissing = isOn && day === "";
    setErrors(refused(isMissing ? { day: "required" } : {}));
    if (isMissing) return;
    await run({ body: { secondStepFrom: isOn ? day : null } });
  }
  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      set(value);
      setErrors({});
    };
  }
  return {
    isOn,
    setOn: changing(setOn),
    day,
    setDay: changing(setDay),
    errors,
    save,
    isPending,
  };
}
