export const messages = {
  title: "Messages",
  intro:
    "Nothing leaves this server yet: what would be sent stays here, to be read and tried. Links open as they do on the parent's phone.",
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
  to: "To",
  newest: "Only the newest 1,000 messages are shown.",
};

export type MessagesWords = typeof messages;
