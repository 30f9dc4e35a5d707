import type { InputOf } from "#shared/contract/endpoint.ts";
import type { exportActs } from "#shared/contract/record.ts";
import { idShape } from "#shared/rules/ids.ts";
import { actKinds } from "#shared/rules/staff/acts.ts";
import { readDay, readOneOf } from "#web/admin/list/read-address.ts";

export type RecordQuery = InputOf<typeof exportActs>["query"];

/** What the address asks for; whatever else stands there is left out. */
export function readRecordQuery(address: URLSearchParams): RecordQuery {
  const user = address.get("user") ?? "";
  const subject = address.get("subject") ?? "";
  const kind = readOneOf(address, "kind", actKinds);
  const from = readDay(address, "from");
  const to = readDay(address, "to");
  return {
    ...(idShape.test(user) && { user }),
    ...(/^[\w ./:-]{1,100}$/.test(subject) && { subject }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
