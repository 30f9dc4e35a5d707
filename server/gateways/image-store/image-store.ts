import type { Readable } from "node:stream";

type StoredImage = { size: number; content: Readable };

export type ImageStore = {
  /** Keeps a picture for good, or not at all, and answers the address it is shown at. */
  put: (name: string, bytes: Buffer, type: string) => Promise<string>;
  /** The picture of this name; undefined when there is none. */
  read: (name: string) => Promise<StoredImage | undefined>;
  /** The names of all pictures. */
  list: () => AsyncIterable<string>;
};
