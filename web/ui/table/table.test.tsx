// @vitest-environment jsdom
import { useCallback, useState } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { type Column, Table } from "./table.tsx";

type Tree = { name: string; height: number };
const trees: Tree[] = [
  { name: "Beech", height: 24 },
  { name: "Elm", height: 18 },
  { name: "Pear", height: 9 },
];
const nameCell = vi.fn(({ name }: Tree) => name);
const columns: Column<Tree>[] = [
  { key: "name", head: "Tree", isName: true, isSortable: true, cell: nameCell },
  { key: "height", head: "Height", isSortable: true, cell: (t) => t.height },
];
const nameOf = ({ name }: Tree) => name;
const labelOf = ({ name }: Tree) => `Select ${name}`;

function Trees({ onSort = () => {} }: { onSort?: (key: string) => void }) {
  const [selected, setSelected] = useState<string[]>([]);
  const toggle = useCallback(
    ({ name }: Tree) => setSelected((before) => [...before, name]),
    [],
  );
  return (
    <Table
      caption="Trees"
      columns={columns}
      rows={trees}
      keyOf={nameOf}
      newRow="Elm"
      isBusy
      sort={{ by: "name", isDescending: true, onSort }}
      select={{
        head: "Selected",
        labelOf,
        isSelected: ({ name }) => selected.includes(name),
        onToggle: toggle,
      }}
    />
  );
}

test("sorts by a column header and marks the sorted column", async () => {
  const onSort = vi.fn();
  const { screen, user } = await mount(<Trees onSort={onSort} />);
  const sortOf = (name: string) =>
    screen
      .getByRole("columnheader", { name, hidden: true })
      .getAttribute("aria-sort");
  expect([sortOf("Tree"), sortOf("Height")]).toEqual(["descending", "none"]);
  await user.click(screen.getByRole("button", { name: "Height" }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith("height");
});

test("marks a selected row and renders no other row", async () => {
  const { screen, user } = await mount(<Trees />);
  nameCell.mockClear();
  const pear = screen.getByRole("checkbox", { name: "Select Pear" });
  await user.click(pear);
  expect(pear).toHaveProperty("checked", true);
  expect(pear.closest("tr")?.dataset["selected"]).toBe("true");
  expect(nameCell.mock.calls.map(([{ name }]) => name)).toEqual(["Pear"]);
});

test("names its rows, marks a new one, and shows when it is loading", async () => {
  const { screen } = await mount(<Trees />);
  const table = screen.getByRole("table", { name: "Trees" });
  expect(table.parentElement?.getAttribute("aria-busy")).toBe("true");
  const elm = screen.getByRole("rowheader", { name: "Elm" });
  expect(elm.closest("tr")?.dataset["new"]).toBe("true");
});
