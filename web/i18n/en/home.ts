export const home = {
  welcome: "Welcome!",
  hello: (name: string) => `Hello, ${name}!`,
  cannotLoad: "Can't load your data. Please try again later.",
  linkGone:
    "If this does not help: the link may be mistyped or no longer valid. Your clinic can send you a new one.",
};

export type HomeWords = typeof home;
