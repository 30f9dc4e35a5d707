import { languages } from "#shared/rules/language.ts";
import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import type { Pair } from "#web/admin/contents/draft/texts.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Field } from "#web/ui/form/field.tsx";

type Props = { pairs: Pair[]; fields: ContentFields };

/** Texts in English and in Spanish, side by side. */
export function Pairs({ pairs, fields }: Props) {
  return pairs.map((pair) => (
    <PairFields key={pair.en} pair={pair} fields={fields} />
  ));
}

function PairFields({ pair, fields }: { pair: Pair; fields: ContentFields }) {
  const { draft, change, errors } = fields;
  const words = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const { name, rows, limit, isRequired } = pair;
  const label = words.fields[name];
  return (
    <SideBySide>
      {languages.map((language) => (
        <Field
          key={language}
          id={pair[language]}
          label={language === "en" ? english(label) : spanish(label)}
          helper={words.hints[name]}
          lang={language}
          limit={limit}
          required={isRequired === "both" || isRequired === language}
          {...(rows && { kind: "textarea", rows })}
          error={errors[pair[language]]}
          value={draft[pair[language]] ?? ""}
          onChange={change(pair[language])}
        />
      ))}
    </SideBySide>
  );
}
