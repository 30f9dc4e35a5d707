import { concernLimits, listLimits } from "#shared/rules/field-limits.ts";
import type { DraftFields } from "#web/admin/form/saving/use-draft.ts";
import {
  type ConcernDraft,
  type LinkRow,
  newLinkRow,
} from "#web/admin/concerns/concern-draft.ts";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useLanguageLabel } from "#web/admin/form/fields/language-label.ts";
import { SideBySide } from "#web/admin/form/fields/side-by-side.tsx";
import { RowList } from "#web/admin/form/rows/row-list.tsx";
import { changed } from "#web/admin/form/rows/rows.ts";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./link-fields.module.css";

/** Pages on other sites; each language has its own, because few pages speak both. */
export function LinkFields({
  draft,
  change,
  errors,
}: DraftFields<ConcernDraft>) {
  const words = useWords(adminConcernsWords);
  return (
    <FormSection title={words.linksTitle} intro={words.linksIntro}>
      <SideBySide>
        {(["externallinks", "externallinks_es"] as const).map((field) => (
          <LinkList
            key={field}
            field={field}
            rows={draft[field]}
            errors={errors}
            onChange={change(field)}
          />
        ))}
      </SideBySide>
    </FormSection>
  );
}

type ListProps = {
  field: "externallinks" | "externallinks_es";
  rows: LinkRow[];
  errors: Record<string, string>;
  onChange: (rows: LinkRow[]) => void;
};

function LinkList({ field, rows, errors, onChange }: ListProps) {
  const words = useWords(adminConcernsWords);
  const labelOf = useLanguageLabel(words.fields);
  const inLanguage = useLanguageLabel({ externallinks: words.addLink });
  const lang = field === "externallinks" ? "en" : "es";
  const named = useWords(formWords)[lang === "en" ? "english" : "spanish"];
  return (
    <div className={styles.list}>
      <h3>{labelOf(field)}</h3>
      <RowList
        label={labelOf(field)}
        rows={rows}
        nameOf={(at) => named(words.link(at + 1))}
        addLabel={inLanguage(field)}
        limit={listLimits.links}
        makeRow={newLinkRow}
        onChange={onChange}
        render={(row, at) => (
          <>
            <Field
              label={words.linkName}
              lang={lang}
              error={errors[`${field}.${at}.name`]}
              limit={concernLimits.linkName}
              value={row.name}
              onChange={(name) => onChange(changed(rows, at, { name }))}
            />
            <Field
              label={words.linkUrl}
              kind="url"
              error={errors[`${field}.${at}.url`]}
              value={row.url}
              onChange={(url) => onChange(changed(rows, at, { url }))}
            />
          </>
        )}
      />
    </div>
  );
}
