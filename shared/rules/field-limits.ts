// The most characters of every field and, as listLimits, the most entries of every list. Calls refuse more,
// forms take no more. Those of the site's own texts are in content/settings-limits.ts, as visitors write none.

export const nameLimit = 100;
export const emailLimit = 254;
export const phoneLimit = 40;
export const passwordLimit = 256;
/** Of a code of an app or a recovery code, however it is spaced. */
export const twoStepCodeLimit = 40;
/** Of one person. */
export const passkeysLimit = 20;
export const richTextLimit = 50_000;
export const pictureAddressLimit = 200;

/** Why a text is to be checked, in a note of the staff. */
export const checkWhyLimit = 300;

export const contactUsLimits = { name: nameLimit, message: 4000 };

/** How many contacts there may be. */
export const mostContacts = 100_000;

/** An invitation leaves room for its link; any other text is as long as a text may be. */
export const smsLimits = { invitation: 1000, text: 1600 };

export const questionLimits = { text: 500, label: 120 };

export const campaignLimits = {
  name: nameLimit,
  /** Whom one campaign is for: not as many as there may be contacts. */
  contacts: 20_000,
  reminders: 9,
};

export const concernLimits = {
  name: 120,
  summary: 160,
  suggestedquestion: 300,
  linkName: 200,
};

/** The most entries of every list. */
export const listLimits = {
  questions: 500,
  concerns: 200,
  /** Of one concern. */
  links: 20,
  suggestedquestions: 20,
  /** Of About us. */
  profiles: 4,
  /** Contacts that one call deletes, archives, tags, or whose times of a text it asks for. */
  contactsPerCall: 1000,
  /** Contacts that one call invites. */
  invited: 500,
  /** Views of the contacts that staff keep under a name. */
  views: 50,
  /** Messages that staff see, the newest. */
  messages: 1000,
  /** Those of them that stand in the history of one contact. */
  textsOfContact: 50,
  /** Warnings of a kind that the dashboard shows; of the others it says how many there are. */
  warnings: 4,
  /** Results that are counted exactly; of more, the list says that there are more. */
  countedResults: 10_000,
  /** Campaigns and replies that the dashboard shows. */
  running: 5,
  lastReplies: 5,
};

/** One of the texts that the visitor writes down for the doctor. */
export const ownQuestionLimit = 300;

/** How many of them there may be, and suggested ones. */
export const visitQuestionsLimit = 50;

/** For how many days a browser carries, sealed, names and answers, and questions for the visit. */
export const visitCookieDays = { visits: 30, questions: 180 } as const;

/** A concern and its suggested question, as one name. */
export const suggestionKeyLimit = 400;

export const pictureKinds = ["image/jpeg", "image/png", "image/webp"];
export const pictureBytes = 5_000_000;
export const pictureMegapixels = 25;

/** What a picture in a text shows, in words. */
export const pictureWordsLimit = 300;

/** How long a human check may be used. */
export const humanCheckMinutes = 10;

/** How many weeks back insights may look, this one included. */
export const periods = ["1", "4", "13", "52", "all"] as const;

/** How many times seven days the dashboard looks back. */
export const trendWeeks = 8;
