import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import { idPattern } from "#shared/rules/ids.ts";
import { chooseLanguage, type Language } from "#shared/rules/language.ts";
import { samplePages } from "#shared/rules/site/previews.ts";
import { readPreviewContent } from "#server/content/previews/preview-content.ts";
import type { Content } from "#server/content/live/content.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { runInPreview } from "#server/platform/http/preview-context.ts";
import { createQuestionReader } from "#server/quiz/results/read-questions.ts";
import {
  asPosted,
  saveResult,
  scoreAnswers,
} from "#server/quiz/results/save.ts";
import type { Services } from "#server/services.ts";

type Sample = { place: string; answer: AnswerOption; isRanked: boolean };

const samples: Record<string, Sample> = {
  [samplePages.rank]: { place: "rank", answer: "B", isRanked: false },
  [samplePages.results]: { place: "results", answer: "B", isRanked: true },
  [samplePages.calm]: { place: "results", answer: "E", isRanked: true },
};

const questionPage = new RegExp(`^/question/(${idPattern})$`);

type Opened = { publication: number | null; address: URL; ip: string };

/**
 * Returns a function that finds the page a preview starts with. Questions are named by their ids, because only the
 * preview knows their positions; the pages after the quiz get a made-up result.
 */
export function createStartingPage(services: Services) {
  const { db, limits } = services;
  const findQuestions = createQuestionReader(services);

  async function saveSample(
    { questions }: Content,
    { answer, isRanked }: Sample,
    language: Language,
  ): Promise<string> {
    const answers = questions
      .filter(({ active }) => active)
      .map(({ _id: question, concern, purpose }) => ({
        question,
        concern,
        answer: purpose ? "B" : answer,
      }));
    const scored = scoreAnswers(answers, await findQuestions(answers));
    const posted = asPosted({
      parentname: "",
      childname: "",
      language,
      answers,
      ...(isRanked && {
        orderedConcerns: scored.proposed.map((_id) => ({ _id })),
      }),
    });
    return db.transaction().execute((trx) => saveResult(trx, posted, scored));
  }

  return async ({ publication, address, ip }: Opened): Promise<string> => {
    const { pathname, search, hash, searchParams } = address;
    const language = chooseLanguage([searchParams.get("lang") ?? ""], "");
    const question = questionPage.exec(pathname)?.[1];
    const sample = samples[pathname];
    const content =
      (question ?? sample) && (await readPreviewContent(db, publication));
    if (!content) return pathname + search + hash;
    if (!sample) {
      const active = content.questions.filter(({ active }) => active);
      const at = active.findIndex(({ _id }) => _id === question);
      return (at < 0 ? "/quiz" : `/question/${at + 1}`) + search;
    }
    await limits.spend("results_of_network", networkOf(ip));
    const id = await runInPreview({ publication, content }, () =>
      saveSample(content, sample, language),
    );
    return `/${sample.place}/${id}${search}`;
  };
}
