/** What became of a text message or mail. */
export const textNews = {
  states: {
    queued: "Waiting to be sent",
    sending: "Being sent",
    sent: "Sent, not yet confirmed",
    delivered: "Delivered",
    failed: "Not delivered:",
    unknown: "Uncertain whether it was sent",
    received: "Written back",
  },
  optedOut: "Does not want texts",
  problems: {
    opted_out: "does not want texts",
    bad_number: "this number cannot get texts",
    not_served: "texts to this place are not possible",
    unreachable: "the phone was off or out of reach",
    filtered: "the phone company filtered it out",
    refused: "refused by the provider",
    gave_up: "the provider could not be reached",
  },
};

export type TextNewsWords = typeof textNews;
