// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { DayRange, Choice, Filters, SearchBox } from "./filters.tsx";

test("filters hear what is typed and chosen", async () => {
  const heard = { search: vi.fn(), status: vi.fn(), days: vi.fn() };
  const { screen, user } = await mount(
    <Filters>
      <SearchBox query="" onSearch={heard.search} />
      <Choice
        label="Status"
        value="any"
        options={[
          { value: "any", label: "Any" },
          { value: "sent", label: "Sent" },
        ]}
        onChoose={heard.status}
      />
      <DayRange days={{ from: "", to: "" }} onChoose={heard.days} />
    </Filters>,
  );
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "A");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Status" }),
    "Sent",
  );
  await user.type(screen.getByLabelText("From"), "2026-11-20");
  expect(heard.search).toHaveBeenLastCalledWith("A");
  expect(heard.status).toHaveBeenLastCalledWith("sent");
  expect(heard.days).toHaveBeenLastCalledWith({ from: "2026-11-20" });
});
