const withText = (text: string) => `contains(normalize-space(.), "${text}")`;

/** A button by its text or its accessible name. */
export const button = (name: string) =>
  `//button[not(@hidden)][${withText(name)} or contains(@aria-label, "${name}")]`;

export const link = (name: string) => `//a[${withText(name)}]`;

/** A field by its label, optionally within a part of the page. */
export const field = (label: string, part = "") =>
  `${part}//*[self::input or self::textarea][@id=//label[${withText(label)}]/@for or ancestor::label[${withText(label)}]]`;

/** The element that directly contains this text. */
export const words = (text: string) =>
  `//body//*[not(self::script or self::style or self::noscript or self::template)]/text()[${withText(text)}]/..`;

/** The nth match, starting at 1. */
export const nth = (selector: string, number: number) =>
  `(${selector})[${number}]`;
