import Pencil from "lucide-react/icons/pencil";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Card } from "#web/ui/layout/page.tsx";
import { Section } from "./section.tsx";

interface Tree {
  name: string;
  place: string;
  height: number;
}

const trees: Tree[] = [
  { name: "Copper beech", place: "By the gate", height: 24 },
  { name: "Old pear", place: "Behind the kitchen", height: 9 },
  { name: "Elm", place: "Field", height: 18 },
  { name: "Stone pine", place: "South terrace", height: 13 },
];

const columns: Column<Tree>[] = [
  {
    key: "chosen",
    head: "Select",
    isControl: true,
    cell: (tree) => (
      <Checkbox
        label={`Select ${tree.name}`}
        hideLabel
        defaultChecked={tree.height > 20}
      />
    ),
  },
  { key: "name", head: "Tree", isName: true, cell: (tree) => tree.name },
  { key: "place", head: "Where it stands", cell: (tree) => tree.place },
  {
    key: "height",
    head: "Height in metres",
    align: "end",
    cell: (tree) => tree.height,
  },
  {
    key: "edit",
    head: "Edit",
    isControl: true,
    cell: (tree) => <IconButton icon={Pencil} label={`Edit ${tree.name}`} />,
  },
];

export function TablesSection() {
  return (
    <Section title="Tables and nothing to show">
      <Table
        caption="Trees"
        columns={columns}
        rows={trees}
        keyOf={(tree) => tree.name}
      />
      <Card>
        <EmptyState
          illustration={<EmptyBox />}
          title="No trees yet"
          text="Plant the first one: it takes a minute."
          action={<Button>Plant a tree</Button>}
          heading="h3"
        />
      </Card>
    </Section>
  );
}
