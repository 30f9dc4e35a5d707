// The maximum characters of fields, and in `listLimits` the maximum entries of lists, for calls and forms. Limits of
// the site's texts are in content/settings-limits.ts, because visitors never write those; limits of uploaded pictures are
// in picture-limits.ts.

export const nameLimit = 100;
export const emailLimit = 254;
export const phoneLimit = 40;
export const passwordLimit = 256;
/** An app code or a recovery code, with any spacing. */
export const twoStepCodeLimit = 40;
/** Per user. */
export const passkeysLimit = 20;
export const richTextLimit = 50_000;

/** The reason for a text's check date. */
export const checkWhyLimit = 300;

export const contactUsLimits = { name: nameLimit, message: 4000 };

export const mostContacts = 100_000;

/** An invitation leaves room for its link. */
export const smsLimits = { invitation: 1000, text: 1600 };

export const questionLimits = { text: 500, label: 120 };

export const campaignLimits = {
  name: nameLimit,
  /** Must be less than `mostContacts`. */
  contacts: 20_000,
  reminders: 9,
};

export const concernLimits = {
  name: 120,
  summary: 160,
  suggestedquestion: 300,
  linkName: 200,
  connect: 160,
  counsel: 280,
  counselsourcename: 60,
};

export const listLimits = {
  questions: 500,
  concerns: 200,
  /** Per concern. */
  links: 20,
  suggestedquestions: 20,
  /** On the About us page. */
  profiles: 4,
  /** Contacts per call: delete, archive, tag, or preview texting times. */
  contactsPerCall: 1000,
  /** Contacts per call of an invitation. */
  invited: 500,
  /** The newest messages shown to staff. */
  messages: 1000,
  /** The newest messages in one contact's history. */
  textsOfContact: 50,
  /** Warnings of each kind on the dashboard, followed by the total. */
  warnings: 4,
  /** The list of results shows exact totals up to this number. */
  countedResults: 10_000,
  /** On the dashboard. */
  running: 5,
  lastReplies: 5,
};

/** A question for the visit. */
export const ownQuestionLimit = 300;

/** Including suggested questions. */
export const visitQuestionsLimit = 50;

/** The key that joins a concern and a suggested question. */
export const suggestionKeyLimit = 400;
