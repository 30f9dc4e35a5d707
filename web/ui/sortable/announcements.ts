import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

type Sentence = (name: string, place: number, total: number) => string;

/** The texts of a sortable list. Announcements during a move are whole sentences. */
export interface SortableWords {
  /** Read out with every handle: how to lift, move and drop by keyboard. */
  instructions: string;
  /** The role description of a handle, such as "movable". */
  handleRole: string;
  handle: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  lifted: Sentence;
  moved: Sentence;
  dropped: Sentence;
  cancelled: Sentence;
}

/** The texts of a list whose rows can also move to the top in one step. */
export interface SortableListWords extends SortableWords {
  toTop: (name: string) => string;
  /** The visible label of the button that moves a row to the top. */
  top: string;
  /** A note above the first places. */
  topNote: string;
}

/** Creates the sentences for a drag. Each names the row that is moved and its current place. */
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
      // A lifted row is over its own place at first, which needs no announcement.
      const isNews = over && order.indexOf(over.id) + 1 !== lastPlace;
      return isNews ? say(words.moved, active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id),
  };
}
