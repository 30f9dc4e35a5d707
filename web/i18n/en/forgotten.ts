export const forgotten = {
  results:
    "What you entered here was deleted by the study team, so it was removed from this device too. If you have questions, please contact us.",
  link: "Your personal link is no longer valid, so it was removed from this device. Your clinic can send you a new one.",
};

export type ForgottenWords = typeof forgotten;
