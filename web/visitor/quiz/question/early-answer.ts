import { type RefObject, useLayoutEffect } from "react";
import { answerOptions } from "#shared/rules/answers.ts";
import { changeQuiz, readQuiz, readVisitor } from "#web/visitor/quiz/store.ts";
import {
  type AskedQuestion,
  questionAt,
  withAnswer,
  withQuestion,
} from "#web/visitor/quiz/model.ts";

/**
 * Keeps the question that the server asked, and the answer that was tapped before the page could
 * listen. Where this visitor has met another question in this place, that one is asked instead.
 */
export function useEarlyAnswer(
  form: RefObject<HTMLFormElement | null>,
  question: AskedQuestion,
) {
  // Before the router asks for the question and before the stored answer is shown.
  useLayoutEffect(() => {
    const { number, _id } = question;
    const met = questionAt(readQuiz(), number);
    if (!form.current || !readVisitor().parentName) return;
    if (met && met._id !== _id) return;
    // Not one that the server has chosen, from what was carried.
    const tapped = form.current.querySelector<HTMLInputElement>(
      "[name=answer]:checked:not([checked])",
    );
    const answer = answerOptions.find((option) => option === tapped?.value);
    if (met && !answer) return;
    changeQuiz((quiz) => {
      const asking = met ? quiz : withQuestion(quiz, number, question);
      return answer ? withAnswer(asking, question, answer) : asking;
    });
  }, [form, question]);
}
