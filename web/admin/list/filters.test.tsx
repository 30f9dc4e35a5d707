// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { DayRange, Choice, Filters, SearchBox } from "./filters.tsx";

test("filters report typed and chosen values", async () => {
  const on = { search: vi.fn(), status: vi.fn(), days: vi.fn() };
  const { screen, user } = await mount(
    <Filters>
      <SearchBox query="" onSearch={on.search} />
      <Choice
        label="Status"
        value="any"
        options={[
          { value: "any", label: "Any" },
          { value: "sent", label: "Sent" },
        ]}
        onChoose={on.status}
      />
      <DayRange days={{ from: "", to: "" }} onChoose={on.days} />
    </Filters>,
  );
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "A");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Status" }),
    "Sent",
  );
  await user.type(screen.getByLabelText("From"), "2026-11-20");
  expect(on.search).toHaveBeenLastCalledWith("A");
  expect(on.status).toHaveBeenLastCalledWith("sent");
  expect(on.days).toHaveBeenLastCalledWith({ from: "2026-11-20" });
});
