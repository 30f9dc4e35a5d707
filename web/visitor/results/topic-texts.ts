import { useCallback, useEffect, useRef, useState } from "react";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Concern } from "#shared/contract/content/concerns.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Language } from "#shared/rules/language.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { call, CallFailed } from "#web/core/calls/call.ts";
import { useLanguage } from "#web/core/language.tsx";
import { withSummaries } from "#web/visitor/concerns/in-short.ts";

export type LoadedTopic = Concern & {
  /** The language whose texts the server's page includes; undefined if both are loaded. */
  textIn?: Language | "none";
  /** The other language could not be loaded. */
  hasFailed?: boolean;
};

/** `gone`: staff switched the concern off after it was ranked. */
export type TopicText = "loading" | "failed" | "gone" | LoadedTopic;

/** Texts by the id of the topic. */
export type TopicTexts = Record<string, TopicText>;

/** The part of a topic that the server's page shows, in its language. Says only whether there is a children's page. */
export function inOnly(language: Language, concern: Concern): LoadedTopic {
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
    ...withSummaries(concern),
    ...other,
    childrencontent: concern.childrencontent.slice(0, 1),
    childrencontent_es: concern.childrencontent_es.slice(0, 1),
    textIn: language,
  };
}

/** A topic that is closed in the server's page: only its summary and suggested questions. */
export function withoutText(concern: Concern): LoadedTopic {
  return {
    ...withSummaries(concern),
    content: "",
    content_es: "",
    childrencontent: "",
    childrencontent_es: "",
    externallinks: [],
    externallinks_es: [],
    videolink: "",
    videolink_es: "",
    textIn: "none",
  };
}

/** Whether the text must be loaded, because it is missing or only there in the other language. */
export function lacksText(language: Language, topic: TopicText): boolean {
  if (typeof topic !== "object" || !topic.textIn) return false;
  return topic.textIn !== language && !topic.hasFailed;
}

async function loadTopic(id: string): Promise<TopicText> {
  try {
    return await call("GET /api/concerns/:id", {
      params: { id },
      query: withPlaceholder,
    });
  } catch (error) {
    const isGone = error instanceof CallFailed && error.status === 404;
    return isGone ? "gone" : "failed";
  }
}

/** Loads the topics at the top, by id. */
export async function loadTopTopics({ orderedConcerns }: Result) {
  const top = orderedConcerns.slice(0, topCount);
  const loaded = top.map(async ({ _id }) => [_id, await loadTopic(_id)]);
  return Object.fromEntries(await Promise.all(loaded)) as TopicTexts;
}

/** Keeps the current text while the other language loads. */
function whileLoading(before: TopicText | undefined): TopicText {
  return typeof before === "object"
    ? { ...before, hasFailed: false }
    : "loading";
}

/** Keeps a readable text if the other language cannot be loaded. */
function afterLoading(
  before: TopicText | undefined,
  after: TopicText,
): TopicText {
  const isReadable = typeof before === "object" && before.textIn !== "none";
  return isReadable && after === "failed"
    ? { ...before, hasFailed: true }
    : after;
}

/** The texts of the topics. The top ones are included; the others load when opened. */
export function useTopicTexts(initialTexts: TopicTexts) {
  const language = useLanguage();
  const [topicTexts, setTexts] = useState(initialTexts);
  const pending = useRef(new Set<string>());
  const loadText = useCallback((id: string) => {
    if (pending.current.has(id)) return;
    pending.current.add(id);
    setTexts((all) => ({ ...all, [id]: whileLoading(all[id]) }));
    void loadTopic(id).then((topic) => {
      pending.current.delete(id);
      setTexts((all) => ({ ...all, [id]: afterLoading(all[id], topic) }));
    });
  }, []);

  useEffect(() => {
    for (const [id, topic] of Object.entries(topicTexts))
      if (lacksText(language, topic)) loadText(id);
  }, [topicTexts, loadText, language]);
  return { topicTexts, loadText };
}
