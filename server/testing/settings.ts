import { defaultSettings } from "#server/content/seed/content.ts";

/** What the desk reads of a new site: the default texts, the information for parents as the first of its kind. */
export const editedDefaults = {
  ...defaultSettings,
  information: { ...defaultSettings.information, version: 1 },
};

const { invitation: _, main: mainOfStaff, ...sections } = editedDefaults;
const { checkby: __, checkwhy: ___, ...main } = mainOfStaff;

/** What pages are given of a new site: without what staff keep beside it. */
export const publicDefaults = { ...sections, main };
