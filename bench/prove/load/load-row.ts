/** What was asked for and what was found; `missed` says which target, if any. */
export type LoadRow = {
  what: string;
  tried: string;
  found: string;
  target: string;
  missed: string;
};
