import type { HydrationState } from "react-router";

/** What the server's loaders read for this page; `nothing` names those that found nothing. */
export type Loaded = Required<HydrationState> & { nothing: string[] };

/** Stands for a formatted text that can be read in the page: the how manieth it is. */
type Shown = { shown: number };

const mark = / data-formatted="">/g;

/** As the page brings it along: a formatted text that the page shows (rich-text.tsx) is not written a second time. */
export function writeLoaded(loaded: Loaded, app: string): string {
  const starts = [...app.matchAll(mark)].map(
    ({ index, 0: { length } }) => index + length,
  );
  return JSON.stringify(loaded, (_key, value: unknown) => {
    if (typeof value !== "string" || !value.startsWith("<")) return value;
    const shown = starts.findIndex((start) =>
      app.startsWith(`${value}</div>`, start),
    );
    return shown < 0 ? value : ({ shown } satisfies Shown);
  });
}

/** The other way round, in the browser, where `texts` are the formatted texts of the page. */
export function readLoaded(
  written: string,
  texts: ArrayLike<{ innerHTML: string }>,
): Loaded {
  return JSON.parse(written, (_key, value: Partial<Shown> | null) =>
    value?.shown === undefined ? value : texts[value.shown]?.innerHTML,
  ) as Loaded;
}
