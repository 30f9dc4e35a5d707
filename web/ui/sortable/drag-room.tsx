import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  restrictToParentElement,
  restrictToVerticalAxis,
} from "@dnd-kit/modifiers";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId } from "react";
import { createAnnouncements, type SortableWords } from "./announcements.ts";

interface DragRoomProps {
  names: Map<string, string>;
  words: SortableWords;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Where rows may be dragged up and down, by hand or by keyboard, and what is said meanwhile. */
export function DragRoom({ names, words, onMove, children }: DragRoomProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
    }),
  );
  const keys = [...names.keys()];
  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        announcements: createAnnouncements(names, words),
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
