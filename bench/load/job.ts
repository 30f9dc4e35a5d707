/** What one visitor of a load does again and again. */
export type Way =
  | {
      request: string;
      /** The refusal that is wanted. */
      status?: number;
    }
  /** A whole quiz: by calls alone, with the pages and reports of a browser, or by plain forms. */
  | { quiz: "calls" | "browser" | "plain" };

export type Job = { url: string; way: Way; visitors: number; seconds: number };

export type Done = {
  times: number;
  seconds: number;
  /** Milliseconds of processor time that the generator itself took. */
  generator: number;
  p50: number;
  p99: number;
};
