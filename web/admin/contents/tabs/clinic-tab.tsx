import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { webAddressLimit } from "#shared/rules/web-address.ts";
import type { ContentFields } from "#web/admin/contents/draft/use-contents.ts";
import { texts } from "#web/admin/contents/draft/texts.ts";
import { Pairs } from "#web/admin/contents/fields/pairs.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { Field } from "#web/ui/form/field.tsx";

const limits = { ...settingsLimits, website: webAddressLimit };

export function ClinicTab({ fields }: { fields: ContentFields }) {
  const { draft, change, errors } = fields;
  const { parts, fields: labels, phoneHelper } = useWords(contentsWords);
  const [title = "", intro] = parts.clinic;
  return (
    <FormSection title={title} intro={intro}>
      {(["clinicname", "address", "phone", "website"] as const).map((name) => {
        const key = `clinic.${name}`;
        return (
          <Field
            key={key}
            id={key}
            label={labels[name]}
            helper={name === "phone" ? phoneHelper : undefined}
            limit={limits[name]}
            error={errors[key]}
            value={draft[key] ?? ""}
            onChange={change(key)}
          />
        );
      })}
      <Pairs pairs={texts.clinic} fields={fields} />
    </FormSection>
  );
}
