import { useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSmsTimes } from "#shared/contract/sms.ts";
import type { Selected } from "#shared/contract/contact-view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { call } from "#web/core/calls/call.ts";

type Times = ReplyOf<typeof readSmsTimes>;

/** Whether texts to these contacts would wait for a better hour; undefined until that is known. */
export function useTextingTimes(chosen: Selected[]): Times | undefined {
  const [known, setKnown] = useState<{ ids: string; times: Times }>();
  const ids = chosen
    .slice(0, listLimits.contactsPerCall)
    .map(({ _id }) => _id)
    .join(" ");
  useEffect(() => {
    if (ids === "") return;
    let isCurrent = true;
    const body = { contacts: ids.split(" ") };
    call("POST /api/sms/times", { body })
      .then((times) => isCurrent && setKnown({ ids, times }))
      // The reply to sending says it as well.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return known?.ids === ids ? known.times : undefined;
}
