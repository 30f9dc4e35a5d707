export const humanCheck = {
  waiting: "Human check: it runs by itself while you write.",
  running: "Human check: one moment…",
  done: "Human check: done.",
  failed: "Human check: it will be tried again when you submit.",
};

export type HumanCheckWords = typeof humanCheck;
