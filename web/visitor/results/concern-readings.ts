import { useCallback, useRef, useState } from "react";
import type { Concern } from "#shared/contract/concerns.ts";
import type { Language } from "#shared/rules/language.ts";
import { call, CallFailed } from "#web/core/calls/call.ts";

/** A page brings the text of a topic along in its own language alone, or not yet. */
export type ReadConcern = Concern & {
  textIn?: Language | "none";
  /** The text could not be read in the other language. */
  hasFailed?: boolean;
};

/** `gone`: staff have taken the concern off the site since it was ranked. */
export type Reading = "loading" | "failed" | "gone" | ReadConcern;

/** As a page brings a topic along that it shows; of the page for children only whether there is one. */
export function inOnly(language: Language, concern: Concern): ReadConcern {
  const { content_es, externallinks_es, videolink_es } = concern;
  const other =
    language === "en"
      ? { content_es: "", externallinks_es: [], videolink_es: "" }
      : {
          ...(content_es && { content: "" }),
          ...(externallinks_es.length > 0 && { externallinks: [] }),
          ...(videolink_es && { videolink: "" }),
        };
  return {
    ...concern,
    ...other,
    childrencontent: concern.childrencontent.slice(0, 1),
    childrencontent_es: concern.childrencontent_es.slice(0, 1),
    textIn: language,
  };
}

/** A topic as long as it is closed: what to ask about it, and nothing that is only read. */
export function withoutText(concern: Concern): ReadConcern {
  const text = { content: "", content_es: "" };
  const children = { childrencontent: "", childrencontent_es: "" };
  const links = { externallinks: [], externallinks_es: [] };
  const video = { videolink: "", videolink_es: "" };
  return {
    ...concern,
    ...text,
    ...children,
    ...links,
    ...video,
    textIn: "none",
  };
}

/** Whether the text has to be loaded: not here yet, or only in the other language. */
export function lacksText(language: Language, reading: Reading): boolean {
  if (typeof reading !== "object" || !reading.textIn) return false;
  return reading.textIn !== language && !reading.hasFailed;
}

async function readConcern(id: string): Promise<Reading> {
  try {
    return await call("GET /api/concerns/:id", { params: { id } });
  } catch (error) {
    const isGone = error instanceof CallFailed && error.status === 404;
    return isGone ? "gone" : "failed";
  }
}

/** Keeps the current text while the other language loads. */
function whileLoading(before: Reading | undefined): Reading {
  return typeof before === "object"
    ? { ...before, hasFailed: false }
    : "loading";
}

/** Keeps a text that can be read where the other language cannot be loaded. */
function afterLoading(before: Reading | undefined, after: Reading): Reading {
  const isReadable = typeof before === "object" && before.textIn !== "none";
  return isReadable && after === "failed"
    ? { ...before, hasFailed: true }
    : after;
}

/** The texts of concerns, each read when it is first wanted, and again after a failure. */
export function useConcernReadings(known: Record<string, Reading>) {
  const [readings, setReadings] = useState(known);
  const underWay = useRef(new Set<string>());
  const want = useCallback((id: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setReadings((all) => ({ ...all, [id]: whileLoading(all[id]) }));
    void readConcern(id).then((reading) => {
      underWay.current.delete(id);
      setReadings((all) => ({ ...all, [id]: afterLoading(all[id], reading) }));
    });
  }, []);
  return { readings, want };
}
