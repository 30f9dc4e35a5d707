import type { ReactNode } from "react";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { languages } from "#shared/rules/language.ts";
import { webAddressLimit } from "#shared/rules/web-address.ts";
import {
  CheckFields,
  FormSection,
  LanguagePair,
  SideBySide,
} from "#web/admin/form/fields.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { type ContentsDraft, untranslated } from "./contents-draft.ts";
import styles from "./contents.module.css";
import { InvitationFields, ReadsLineCosts } from "./invitation-preview.tsx";
import { PictureField } from "./picture-field.tsx";
import {
  type TextPair,
  pairsOf,
  profileFields,
  profilePlaces,
  tabParts,
  type TabName,
  tabNames,
  texts,
} from "./texts.ts";
import type { ContentFields } from "./use-contents.ts";

type FieldsProps = { fields: ContentFields };

type Props = FieldsProps & {
  selected: TabName;
  onSelect: (tab: string) => void;
};

export function ContentsTabs({ fields, selected, onSelect }: Props) {
  const words = useWords(contentsWords);
  return (
    <Tabs
      label={words.title}
      selected={selected}
      onSelect={onSelect}
      items={tabNames.map((id) => ({
        id,
        title: words.tabs[id],
        content: (
          <div className={styles.fields}>
            <Untranslated draft={fields.draft} pairs={pairsOf(id)} />
            {tabParts[id].map((part) => (
              <Part key={part} part={part} fields={fields} />
            ))}
            {id === "main" && <ReviewFields fields={fields} />}
            {id === "aboutUs" && <Profiles fields={fields} />}
            {(id === "invitation" || isClinicReading(id, fields.draft)) && (
              <InvitationFields draft={fields.draft} />
            )}
          </div>
        ),
      }))}
    />
  );
}

/** Whether the tab has the line that is added to each invitation, and it is switched on. */
function isClinicReading(tab: TabName, draft: ContentsDraft): boolean {
  return tab === "visit" && draft["visit.clinicreads"] === "on";
}

/** The number of missing Spanish texts, and a button to the next empty field. */
function Untranslated({
  draft,
  pairs,
}: {
  draft: ContentsDraft;
  pairs: TextPair[];
}) {
  const words = useWords(contentsWords);
  const missing = untranslated(draft, pairs);
  const [next] = missing;
  if (!next) return null;
  return (
    <div className={styles.untranslated}>
      <p>{words.untranslated(missing.length)}</p>
      <Button
        kind="quiet"
        compact
        onClick={() => document.getElementById(next.es)?.focus()}
      >
        {words.showUntranslated}
      </Button>
    </div>
  );
}

type PartProps = FieldsProps & { part: keyof typeof texts };

/** The texts of one part of a page; boxes also have icons, and the clinic an address. */
function Part({ part, fields }: PartProps) {
  const { parts } = useWords(contentsWords);
  const place = /^title(\d)$/.exec(part)?.[1];
  const [title = "", intro] =
    parts[place ? "box" : (part as Exclude<typeof part, `title${number}`>)];
  return (
    <FormSection title={place ? `${title} ${place}` : title} intro={intro}>
      {part === "clinic" && <ClinicFields fields={fields} />}
      {part === "clinicReads" && (
        <>
          <SwitchField fields={fields} name="visit.clinicreads" />
          <ReadsLineCosts draft={fields.draft} />
        </>
      )}
      {part === "askAgain" && (
        <SwitchField fields={fields} name="results.askagain" />
      )}
      {texts[part].map((pair) => (
        <PairFields key={pair.en} pair={pair} fields={fields} />
      ))}
      {place && <Icons place={place} fields={fields} />}
    </FormSection>
  );
}

/** One text in English and in Spanish. */
function PairFields({ pair, fields }: FieldsProps & { pair: TextPair }) {
  const words = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const { name, rows, limit, isRequired } = pair;
  const label = words.fields[name];
  return (
    <LanguagePair>
      {languages.map((language) => (
        <Field
          key={language}
          label={language === "en" ? english(label) : spanish(label)}
          helper={words.hints[name]}
          lang={language}
          limit={limit}
          required={isRequired === "both" || isRequired === language}
          {...(rows && { kind: "textarea", rows })}
          {...fieldOf(fields, pair[language])}
        />
      ))}
    </LanguagePair>
  );
}

function fieldOf({ fieldProps }: ContentFields, id: string) {
  return { id, ...fieldProps(id) };
}

function Icons({ place, fields }: FieldsProps & { place: string }) {
  const words = useWords(contentsWords);
  const { english, spanish } = useWords(formWords);
  const label = `${words.fields.icon} ${place}`;
  const icon = `homePage.icon${place}`;
  return (
    <LanguagePair>
      <PictureField {...fieldOf(fields, `${icon}_en`)} label={english(label)} />
      <PictureField {...fieldOf(fields, `${icon}_es`)} label={spanish(label)} />
    </LanguagePair>
  );
}

type SwitchFieldProps = FieldsProps & {
  name: "visit.clinicreads" | "results.askagain";
};

function SwitchField({ fields, name }: SwitchFieldProps) {
  const words = useWords(contentsWords);
  const { value, onChange } = fields.fieldProps(name);
  const { label, helper } = words.switches[name];
  return (
    <Switch
      label={label}
      helper={helper}
      onWord={words.on}
      offWord={words.off}
      checked={value === "on"}
      onChange={(isOn) => onChange(isOn ? "on" : "")}
    />
  );
}

function ClinicFields({ fields }: FieldsProps): ReactNode {
  const { fields: labels, phoneHelper } = useWords(contentsWords);
  const limits = { ...settingsLimits, website: webAddressLimit };
  const names = ["clinicname", "address", "phone", "website"] as const;
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          {...fieldOf(fields, `clinic.${name}`)}
          label={labels[name]}
          helper={name === "phone" ? phoneHelper : undefined}
          limit={limits[name]}
        />
      ))}
      <PictureField {...fieldOf(fields, "clinic.logo")} label={labels.logo} />
    </>
  );
}

function ReviewFields({ fields }: FieldsProps) {
  const { parts, fields: labels } = useWords(contentsWords);
  const { check } = useWords(formWords);
  const [title = "", intro] = parts.reviewed;
  return (
    <>
      <CheckFields
        title={check.dosesTitle}
        fieldOf={(name) => fieldOf(fields, `main.${name}`)}
      />
      <FormSection title={title} intro={intro}>
        <Field
          {...fieldOf(fields, "main.reviewedon")}
          kind="date"
          label={labels.reviewedon}
        />
      </FormSection>
    </>
  );
}

function Profiles({ fields }: FieldsProps) {
  const words = useWords(contentsWords);
  const [title, intro] = words.parts.profile;
  return profilePlaces.map((place) => {
    const { name, photo, bio } = profileFields(place);
    return (
      <FormSection key={place} title={`${title} ${place + 1}`} intro={intro}>
        <SideBySide>
          <Field
            {...fieldOf(fields, name)}
            label={words.fields.profileName}
            limit={settingsLimits.profileName}
          />
          <PictureField
            {...fieldOf(fields, photo)}
            label={words.fields.photo}
          />
        </SideBySide>
        <PairFields pair={bio} fields={fields} />
      </FormSection>
    );
  });
}
