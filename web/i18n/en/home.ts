export const home = {
  welcome: "Welcome!",
  hello: (name: string) => `Hello, ${name}!`,
  cannotLoad: "Can't load your data. Please try again later.",
  linkGone:
    "If this does not help: the link may be mistyped or no longer valid. Your clinic can send you a new one.",
  linkForgotten:
    "Your personal link is no longer valid, so this phone has forgotten it. Your clinic can send you a new one.",
  forgotten:
    "What you had entered here was deleted at your clinic, so this phone has forgotten it too. If you have questions, please call your clinic.",
};

export type HomeWords = typeof home;
