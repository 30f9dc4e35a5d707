import { languages } from "#shared/rules/language.ts";
import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import { texts } from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { PictureField } from "#web/admin/contents/fields/picture-field.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";

type Props = { fields: ContentFields };

export function HomeTab({ fields }: Props) {
  const { parts } = useWords(contentsWords);
  return (
    <>
      {(["welcome", "about"] as const).map((part) => (
        <FormSection
          key={part}
          title={parts[part][0] ?? ""}
          intro={parts[part][1]}
        >
          <Pairs pairs={texts[part]} fields={fields} />
        </FormSection>
      ))}
      {([1, 2, 3] as const).map((place) => (
        <FormSection
          key={place}
          title={`${parts.box[0]} ${place}`}
          intro={parts.box[1]}
        >
          <Pairs pairs={texts[`title${place}`]} fields={fields} />
          <Icons place={place} fields={fields} />
        </FormSection>
      ))}
    </>
  );
}

function Icons({ place, fields }: Props & { place: number }) {
  const { draft, change, errors } = fields;
  const words = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  return (
    <SideBySide>
      {languages.map((language) => {
        const key = `homePage.icon${place}_${language}`;
        const inLanguage = language === "en" ? english : spanish;
        return (
          <PictureField
            key={key}
            id={key}
            label={inLanguage(`${words.fields.icon} ${place}`)}
            error={errors[key]}
            value={draft[key] ?? ""}
            onChange={change(key)}
          />
        );
      })}
    </SideBySide>
  );
}
