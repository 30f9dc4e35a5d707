import { type AnswerOption, answerOptions } from "#shared/rules/answers.ts";
import { wordsOfQuestion } from "#web/core/question-words.ts";
import { useLanguage } from "#web/core/language.tsx";
import { RichText } from "#web/ui/content/rich-text.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { useQuiz } from "#web/visitor/quiz/quiz-store.ts";
import { answerTo, type AskedQuestion } from "#web/visitor/quiz/saved-quiz.ts";

type Props = {
  question: AskedQuestion;
  error: string | undefined;
  onChoose: (answer: AnswerOption | undefined) => void;
};

/** The question's text and its five answers, in the quiz's language. */
export function Answers({ question, error, onChoose }: Props) {
  const { text, description, options } = wordsOfQuestion(
    question,
    useLanguage(),
  );
  const chosen = answerTo(useQuiz(), question);
  return (
    <RadioGroup
      look="question"
      name="answer"
      legend={<h1 tabIndex={-1}>{text}</h1>}
      helper={description && <RichText html={description} />}
      options={options}
      value={chosen ?? null}
      error={chosen ? undefined : error}
      onChange={(value) =>
        onChoose(answerOptions.find((option) => option === value))
      }
    />
  );
}
