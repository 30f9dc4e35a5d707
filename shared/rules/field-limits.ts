// The most characters of every field and, as listLimits, the most entries of every list. Calls refuse more,
// forms take no more.

export const nameLimit = 100;
export const emailLimit = 254;
export const passwordLimit = 256;
export const richTextLimit = 50_000;
export const pictureAddressLimit = 200;

/** Why a text is to be checked, in a note of the staff. */
export const checkWhyLimit = 300;

export const contactUsLimits = { name: nameLimit, message: 4000 };

export const contactLimits = {
  name: nameLimit,
  childname: nameLimit,
  phone: 40,
  redcapid: 100,
};

/** An invitation leaves room for its link; any other text is as long as a text may be. */
export const smsLimits = { invitation: 1000, text: 1600 };

export const questionLimits = { text: 500, label: 120 };

export const concernLimits = {
  name: 120,
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
  /** Contacts that one call deletes, or invites. */
  deleted: 1000,
  invited: 500,
  /** Messages that staff see, the newest. */
  messages: 1000,
  /** Warnings of a kind that the dashboard shows; of the others it says how many there are. */
  warnings: 4,
};

/** One of the texts that the visitor writes down for the doctor. */
export const ownQuestionLimit = 300;

/** The texts of the site, in either language. */
export const settingsLimits = {
  sitename: 100,
  copyright: 200,
  disclaimer: 1000,
  funding: 500,
  schedule: 500,
  method: 2000,
  maintitle: 200,
  subtitle: 300,
  calltoaction: 60,
  headline1: 200,
  headline2: 200,
  text1: 2000,
  title1: 200,
  title2: 200,
  title3: 200,
  starttitle: 200,
  thankyoutitle: 200,
  top3text: 1000,
  topparentconcernstitle: 200,
  topparentconcernstext: 1000,
  promise1: 300,
  promise2: 300,
  promise3: 300,
  purpose: 2000,
  time: 2000,
  voluntary: 2000,
  stored: 3000,
  whosees: 2000,
  whoruns: 2000,
  studyboard: 2000,
  reachus: 2000,
  clinicname: 120,
  address: 200,
  phone: contactLimits.phone,
  hours: 200,
  spoken: 200,
  fee: 300,
  profileName: nameLimit,
  bio: 2000,
  ageunder9: 500,
  age9: 500,
  age11: 500,
  age13: 500,
  age15: 500,
  doseone: 500,
  dosetwo: 500,
  doseunsure: 500,
  calmtitle: 200,
  calmtext: 1000,
  calmranking: 1000,
  safety: 500,
  nowhappens: 300,
  nowgood: 300,
  nowbad: 300,
  laterhappens: 300,
  latergood: 300,
  laterbad: 300,
  notnowhappens: 300,
  notnowgood: 300,
  notnowbad: 300,
  /** The default text of an invitation; both languages fit into one. */
  message: 400,
};

export const pictureKinds = ["image/jpeg", "image/png", "image/webp"];
export const pictureBytes = 5_000_000;
export const pictureMegapixels = 25;

/** What a picture in a text shows, in words. */
export const pictureWordsLimit = 300;

/** How long a human check may be used. */
export const humanCheckMinutes = 10;

/** How many weeks back insights may look, this one included. */
export const periods = ["1", "4", "13", "52", "all"] as const;
