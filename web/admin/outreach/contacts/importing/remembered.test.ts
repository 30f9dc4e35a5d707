// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  columnsOf,
  rememberColumns,
} from "#web/admin/outreach/contacts/importing/columns.ts";

test("columns chosen once are found again; the name of a built-in property is no field", () => {
  rememberColumns(["Who", "Reach"], { name: 0, phone: 1 });
  expect(columnsOf(["constructor", "Reach", "Who"])).toEqual({
    name: 2,
    phone: 1,
  });
});
