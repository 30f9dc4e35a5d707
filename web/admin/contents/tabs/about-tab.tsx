import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import {
  profileFields,
  profilePlaces,
} from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { PictureField } from "#web/admin/contents/fields/picture-field.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { Field } from "#web/ui/form/field.tsx";

export function AboutTab({ fields }: { fields: ContentFields }) {
  const { draft, change, errors } = fields;
  const words = useWords(contentsWords);
  const [title, intro] = words.parts.profile;
  return profilePlaces.map((place) => {
    const { name, photo, bio } = profileFields(place);
    return (
      <FormSection key={place} title={`${title} ${place + 1}`} intro={intro}>
        <SideBySide>
          <Field
            id={name}
            label={words.fields.profileName}
            limit={settingsLimits.profileName}
            error={errors[name]}
            value={draft[name] ?? ""}
            onChange={change(name)}
          />
          <PictureField
            id={photo}
            label={words.fields.photo}
            error={errors[photo]}
            value={draft[photo] ?? ""}
            onChange={change(photo)}
          />
        </SideBySide>
        <Pairs pairs={[bio]} fields={fields} />
      </FormSection>
    );
  });
}
