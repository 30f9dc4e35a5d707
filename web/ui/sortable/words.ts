type Sentence = (name: string, place: number, total: number) => string;

/** Everything a sortable list says; what it says aloud while moving comes as whole sentences. */
export interface SortableWords {
  /** Read out with every handle: how to lift, move and drop by keyboard. */
  instructions: string;
  /** What kind of thing a handle is, such as "movable". */
  handleRole: string;
  handle: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  lifted: Sentence;
  moved: Sentence;
  dropped: Sentence;
  cancelled: Sentence;
}

/** A list whose rows may also be sent to the first place at once. */
export interface SortableListWords extends SortableWords {
  toTop: (name: string) => string;
}
