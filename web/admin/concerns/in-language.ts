import type { ConcernContent } from "#shared/contract/concerns.ts";
import type { Language } from "#shared/contract/fields.ts";

type Twins = {
  [Field in keyof ConcernContent]: `${Field}_es` extends keyof ConcernContent
    ? Field
    : never;
}[keyof ConcernContent];

/** A part of a concern as visitors get it: in their language, else in English. */
export function inLanguage(content: ConcernContent, language: Language) {
  return <Field extends Twins>(field: Field): ConcernContent[Field] => {
    const spanish = content[`${field}_es`] as ConcernContent[Field];
    return language === "es" && spanish.length > 0 ? spanish : content[field];
  };
}
