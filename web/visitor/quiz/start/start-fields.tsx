import { useLocation } from "react-router";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { languageOptions } from "#web/core/language-options.ts";
import { useStoredText } from "#web/core/storage/stored.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Field } from "#web/ui/form/field.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { useVisitor, type Visitor } from "#web/visitor/quiz/visitor.ts";
import type { Names } from "./names.ts";

type Props = {
  isNameMissing: boolean;
  /** What was in the form when the server found something missing. */
  typed: Names | undefined;
};

/** Filled in with what this phone knows already. */
export function StartFields({ isNameMissing, typed: sent }: Props) {
  const words = useWords(quizWords);
  const site = useLanguage();
  const chosen = useStoredText("quizlang") ?? site;
  const typed = useLocation().state as Visitor | null;
  const known = { ...useVisitor(), ...typed, ...sent };
  const { parentName = "", childName = "" } = known;
  return (
    <>
      <Field
        key={`parent ${parentName}`}
        label={words.parentName}
        name="parentName"
        required
        helper={words.parentNameHelper}
        autoComplete="given-name"
        defaultValue={parentName}
        error={isNameMissing ? words.parentNameMissing : undefined}
      />
      <Field
        key={`child ${childName}`}
        label={words.childName}
        name="childName"
        helper={words.optional}
        autoComplete="off"
        defaultValue={childName}
      />
      <RadioGroup
        key={chosen}
        legend={words.quizLanguage}
        name="quizlang"
        options={languageOptions}
        defaultValue={chosen}
        inline
      />
    </>
  );
}
