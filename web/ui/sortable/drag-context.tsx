import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type PointerSensorOptions,
  TouchSensor,
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
import { type PointerEvent, type ReactNode, useId } from "react";
import { createAnnouncements, type SortableWords } from "./announcements.ts";

/** A mouse drags a row anywhere. A finger drags by the handle, and elsewhere only after a long press. */
class RowSensor extends PointerSensor {
  static override activators = [
    {
      eventName: "onPointerDown" as const,
      handler: (
        { nativeEvent }: PointerEvent,
        options: PointerSensorOptions,
      ): boolean => {
        const { isPrimary, button, pointerType, target } = nativeEvent;
        const isOnHandle = (target as Element).closest("[data-handle]");
        if (!isPrimary || button !== 0) return false;
        if (pointerType !== "mouse" && !isOnHandle) return false;
        options.onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

interface DragRoomProps {
  names: Map<string, string>;
  words: SortableWords;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lets rows be dragged by pointer or keyboard, with announcements. */
export function DragContext({ names, words, onMove, children }: DragRoomProps) {
  const sensors = useSensors(
    useSensor(RowSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: 250, tolerance: 8 },
    }),
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
