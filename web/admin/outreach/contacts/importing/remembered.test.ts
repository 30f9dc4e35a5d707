// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  columnsOf,
  rememberColumns,
} from "#web/admin/outreach/contacts/importing/columns.ts";

test("columnsOf recalls chosen columns, and ignores names of built-in properties", () => {
  rememberColumns(["Who", "Reach"], { name: 0, phone: 1 });
  expect(columnsOf(["constructor", "Reach", "Who"])).toEqual({
    name: 2,
    phone: 1,
  });
});
