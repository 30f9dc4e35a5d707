const withText = (text: string) => `contains(normalize-space(.), "${text}")`;

/** A button by what stands on it or what it is called. */
export const button = (name: string) =>
  `//button[not(@hidden)][${withText(name)} or contains(@aria-label, "${name}")]`;

export const link = (name: string) => `//a[${withText(name)}]`;

/** A field by its label; in a window that is open, where a part of the page is named. */
export const field = (label: string, part = "") =>
  `${part}//*[self::input or self::textarea][@id=//label[${withText(label)}]/@for or ancestor::label[${withText(label)}]]`;

/** Where these words stand, as one piece of text that is shown or could be. */
export const words = (text: string) =>
  `//body//*[not(self::script or self::style or self::noscript or self::template)]/text()[${withText(text)}]/..`;

/** One of a row of things, from 1. */
export const nth = (place: string, number: number) => `(${place})[${number}]`;
