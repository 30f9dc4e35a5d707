export const messages = {
  title: "Messages",
  intro:
    "Every text message and mail that goes out, what became of it, and what people wrote back.",
  back: "Dashboard",
  texts: "Text messages",
  mails: "Mails",
  phones: "Phones",
  noTexts: "No text message yet",
  noTextsText: "Invite a contact, or share results by SMS, and see it here.",
  noMails: "No mail yet",
  noMailsText: "What visitors write on the contact page appears here.",
  toLinks: "Send links",
  phone: (number: string) => `Phone ${number}`,
  count: (amount: number) =>
    amount === 1 ? "1 message" : `${amount} messages`,
  toRead: "Unclear answer: please read it",
  understood: {
    stop: "Asked for no more texts.",
    start: "Asked for texts again.",
    help: "Asked for help.",
    unclear:
      "This may ask for no more texts, but it is not clear. Nothing was changed: please read it.",
  },
  noWords: "No words. It may have been a picture.",
  to: "To",
  reply: "Write back",
  replyHint:
    "Nothing leaves this server: this is what the parent’s phone would show. Open the link, or write back STOP.",
  send: "Send",
  sending: "Sending…",
  newest: "Only the newest 1,000 messages are shown.",
};

export type MessagesWords = typeof messages;
