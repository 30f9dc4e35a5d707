import { defaultSettings } from "#server/content/seed/content.ts";

/** The settings of a new site as staff read them, with the first version of the information for parents. */
export const editedDefaults = {
  ...defaultSettings,
  information: { ...defaultSettings.information, version: 1 },
};

const {
  invitation: _,
  visit: visitOfStaff,
  main: mainOfStaff,
  ...sections
} = editedDefaults;
const { checkby: __, checkwhy: ___, ...main } = mainOfStaff;

const {
  announce_en: _3,
  announce_es: _4,
  nottoday_en: _5,
  nottoday_es: _6,
  ...visit
} = visitOfStaff;

/** The settings of a new site as pages read them, without fields only for staff. */
export const publicDefaults = { ...sections, main, visit };
