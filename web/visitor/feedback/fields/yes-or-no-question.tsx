import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { YesOrNo } from "#web/ui/choices/yes-or-no.tsx";

interface YesOrNoQuestionProps {
  name: "useful" | "findinformation" | "wouldrecommend" | "meetexpectations";
  defaultValue: boolean | undefined;
  onTakenBack: () => void;
}

export function YesOrNoQuestion(question: YesOrNoQuestionProps) {
  const words = useWords(feedbackWords);
  return (
    <YesOrNo
      {...question}
      label={words[question.name]}
      yesWord={words.yes}
      noWord={words.no}
    />
  );
}
