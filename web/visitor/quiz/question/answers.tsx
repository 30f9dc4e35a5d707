import { useLanguage } from "#web/core/language.tsx";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import {
  answerTo,
  type AskedQuestion,
  type Option,
} from "#web/visitor/quiz/saved-quiz.ts";

export const answerOptions: Option[] = ["A", "B", "C", "D", "E"];

type Props = {
  question: AskedQuestion;
  onChoose: (answer: Option | undefined) => void;
};

/** The question's text and its five answers, in the quiz's language. */
export function Answers({ question, onChoose }: Props) {
  const suffix = useLanguage() === "es" ? "_es" : "";
  const chosen = answerTo(useQuiz(), question);
  const html = question[`description${suffix}`] || question.description;
  const options = answerOptions.map((value) => {
    const label =
      question[`label${value}${suffix}`] || question[`label${value}`] || value;
    return { value, label };
  });
  return (
    <RadioGroup
      look="question"
      name="answer"
      legend={
        <h1 tabIndex={-1}>{question[`text${suffix}`] || question.text}</h1>
      }
      helper={html && <RichText html={html} />}
      options={options}
      value={chosen ?? null}
      onChange={(value) =>
        onChoose(answerOptions.find((option) => option === value))
      }
    />
  );
}
