import { useState } from "react";
import { SortableList } from "#web/ui/sortable/sortable-list.tsx";
import type { SortableListWords } from "#web/ui/sortable/words.ts";
import { Section } from "./section.tsx";

const words: SortableListWords = {
  instructions:
    "Press space to lift, the arrow keys to move, space to drop and escape to cancel.",
  handleRole: "movable",
  handle: (name) => `Move ${name}`,
  toTop: (name) => `Move ${name} to the top`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  lifted: (name, place, total) => `${name} lifted, place ${place} of ${total}.`,
  moved: (name, place, total) => `${name} is now ${place} of ${total}.`,
  dropped: (name, place, total) => `${name} dropped, ${place} of ${total}.`,
  cancelled: (name, place, total) => `${name} is back, ${place} of ${total}.`,
};

export function SortableSection() {
  const [fruits, setFruits] = useState([
    "Apples from the old tree",
    "Pears",
    "Cherries, as long as the birds leave some",
    "Plums",
    "Quinces",
  ]);
  return (
    <Section title="Order by hand">
      <SortableList
        label="Fruits"
        items={fruits}
        keyOf={(fruit) => fruit}
        nameOf={(fruit) => fruit}
        render={(fruit) => fruit}
        top={3}
        onReorder={setFruits}
        words={words}
      />
    </Section>
  );
}
