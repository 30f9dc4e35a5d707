import { describe, expect, test } from "vitest";
import { isEventName, isRecordField } from "./redcap-names.ts";

describe("the record ID field", () => {
  test.each(["record_id", "id", "study1_id", "redcap_id", "a".repeat(100)])(
    "may be named %s",
    (name) => expect(isRecordField(name)).toBe(true),
  );

  test.each([
    "",
    "Record_ID",
    "record id",
    "1id",
    "_id",
    "record__id",
    "record_",
    "número",
    "hpvq_result",
    "redcap_event_name",
    'id","x',
    "id\n",
    "a".repeat(101),
  ])("may not be named %j", (name) => expect(isRecordField(name)).toBe(false));
});

describe("a unique event name", () => {
  test.each(["baseline_arm_1", "visit_2_arm_12", "visit_arm_1b", "_arm_1"])(
    "may be %s",
    (name) => expect(isEventName(name)).toBe(true),
  );

  test.each([
    "",
    "Baseline",
    "baseline",
    "Baseline_arm_1",
    "baseline_arm_",
    "baseline arm 1",
    'x","y_arm_1',
    "baseline_arm_1\n",
    `${"a".repeat(95)}_arm_1`,
  ])("may not be %j", (name) => expect(isEventName(name)).toBe(false));
});
