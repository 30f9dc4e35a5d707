/**
 * What a journey asks of a browser, whatever its protocol. A place is CSS, or XPath where it begins with
 * a slash: browsers find both without a script, so that pages are looked at with their scripts switched off.
 */
export type Browser = {
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** How many elements are at a place now. */
  count: (place: string) => Promise<number>;
  /** What the first element at a place has in an attribute. */
  attribute: (place: string, name: string) => Promise<string>;
  /** Presses the first element at a place that can be pressed; fails where there is none. */
  press: (place: string) => Promise<void>;
  /** Presses the first element at a place and types into it. */
  type: (place: string, text: string) => Promise<void>;
  /** What would come out of a printer; WebKitWebDriver cannot tell. */
  print?: () => Promise<Buffer>;
  picture: () => Promise<Buffer>;
  /** What the page complained of, as far as the browser tells. */
  complaints: string[];
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  start: (options: { scripts: boolean }) => Promise<Browser>;
};

export const isXPath = (place: string) => /^\(*\//.test(place);
