import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { SortableWords } from "./words.ts";

/** The sentences for a drag, each with the name of what moves and the place where it is. */
export function createAnnouncements(
  names: ReadonlyMap<UniqueIdentifier, string>,
  words: SortableWords,
): Announcements {
  const order = [...names.keys()];
  let lastPlace = 0;

  function say(
    sentence: SortableWords["moved"],
    id: UniqueIdentifier,
    at: UniqueIdentifier = id,
  ) {
    lastPlace = order.indexOf(at) + 1;
    return sentence(names.get(id) ?? "", lastPlace, order.length);
  }

  return {
    onDragStart: ({ active }) => say(words.lifted, active.id),
    onDragOver({ active, over }) {
      // Being lifted counts as being over oneself, which nobody needs to hear.
      const isNews = over && order.indexOf(over.id) + 1 !== lastPlace;
      return isNews ? say(words.moved, active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id),
  };
}
