/**
 * The browser functions that a journey needs, independent of the protocol. A selector is CSS, or XPath if
 * it starts with a slash: both work on pages whose scripts are switched off.
 */
export type Browser = {
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The current number of matching elements. */
  count: (selector: string) => Promise<number>;
  /** An attribute of the first matching element. */
  attribute: (selector: string, name: string) => Promise<string>;
  /** Clicks the first matching element that can be clicked; fails if there is none. */
  press: (selector: string) => Promise<void>;
  /** Clicks the first matching element and types into it. */
  type: (selector: string, text: string) => Promise<void>;
  /** The page as a PDF; not available in WebKitWebDriver. */
  print?: () => Promise<Buffer>;
  picture: () => Promise<Buffer>;
  /** Console errors, if the browser reports them. */
  complaints: string[];
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** Whether it can run the journeys without scripts. */
  canStopScripts: boolean;
  start: (options: { scripts: boolean }) => Promise<Browser>;
};

export const isXPath = (selector: string) => /^\(*\//.test(selector);
