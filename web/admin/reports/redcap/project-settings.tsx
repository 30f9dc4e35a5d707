import { useState } from "react";
import { redcapNameLimit } from "#shared/rules/reports/redcap-names.ts";
import type { Language } from "#shared/rules/language.ts";
import styles from "#web/admin/reports/file-page.module.css";
import { FormSection } from "#web/admin/form/fields.tsx";
import { languageOptions, useWords } from "#web/core/language.tsx";
import { redcapWords } from "#web/i18n/admin/reports/redcap.words.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { useRedcapSettings } from "./use-redcap-settings.ts";

type Props = { project: ReturnType<typeof useRedcapSettings> };

export function ProjectSettings({ project }: Props) {
  const words = useWords(redcapWords);
  const { settings, change } = project;
  return (
    <FormSection title={words.project} intro={words.projectIntro}>
      <RadioGroup
        legend={words.labels}
        name="labels"
        helper={words.labelsHelper}
        options={languageOptions}
        value={settings.labels}
        inline
        onChange={(labels) => change({ labels: labels as Language })}
      />
      <div className={styles.names}>
        <NameField
          label={words.record}
          helper={words.recordHelper}
          error={project.isRecordValid ? undefined : words.recordError}
          value={settings.record}
          onChange={(record) => change({ record })}
        />
        <NameField
          label={words.event}
          helper={words.eventHelper}
          error={project.isEventValid ? undefined : words.eventError}
          value={settings.event}
          onChange={(event) => change({ event })}
        />
      </div>
    </FormSection>
  );
}

type NameProps = {
  label: string;
  helper: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A name in REDCap, which has no capitals or blanks. Shows its error after the user has left the field. */
function NameField({ error, onChange, ...field }: NameProps) {
  const [isLeft, setLeft] = useState(true);
  return (
    <Field
      {...field}
      error={isLeft ? error : undefined}
      limit={redcapNameLimit}
      autoComplete="off"
      spellCheck={false}
      onChange={(text) => {
        setLeft(false);
        onChange(text.trim().toLowerCase());
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
