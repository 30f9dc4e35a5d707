import { Fragment } from "react";
import { concernLimits, nameLimit } from "#shared/rules/field-limits.ts";
import {
  hasDoctorWords,
  isSignatureCurrent,
} from "#shared/rules/content/signature.ts";
import { FormSection, useBothLanguages } from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { dayOf } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { type ConcernDraft, signableDraft } from "./concern-draft.ts";
import styles from "./concerns.module.css";

type Form = DraftFields<ConcernDraft>;

/** What a doctor can say to a family with this concern, and the signature that shows it on the page for the doctor. */
export function DoctorWordsFields(form: Form) {
  const words = useWords(adminConcernsWords);
  const { fields, helpers } = words.doctor;
  const both = useBothLanguages<"connect" | "counsel" | "counselsourcename">(
    fields,
    form,
  );
  const { fieldProps } = form;
  return (
    <FormSection title={words.doctor.title} intro={words.doctor.intro}>
      {(["connect", "counsel"] as const).map((name) => (
        <Fragment key={name}>
          {both(name, (field) => (
            <Field
              {...field}
              kind="textarea"
              rows={3}
              helper={helpers[name]}
              limit={concernLimits[name]}
            />
          ))}
        </Fragment>
      ))}
      <div className={styles.pair}>
        <Field
          id="counselsource"
          kind="url"
          label={fields.counselsource}
          {...fieldProps("counselsource")}
        />
        <Field
          id="counselread"
          kind="date"
          label={fields.counselread}
          {...fieldProps("counselread")}
        />
      </div>
      {both("counselsourcename", (field) => (
        <Field
          {...field}
          helper={helpers.counselsourcename}
          limit={concernLimits.counselsourcename}
        />
      ))}
      {hasDoctorWords(form.draft) && <Signature {...form} />}
    </FormSection>
  );
}

const today = () => dayOf(new Date().toISOString());

/** The name and day of the clinician who signed exactly these words. It expires after 12 months or when the words change. */
function Signature({ draft, change, fieldProps }: Form) {
  const { fields, ...words } = useWords(adminConcernsWords).doctor;
  const language = useLanguage();
  const signable = signableDraft(draft);
  const isSigned = draft.signedtext === signable;
  const { signedby, signedon, signedtext } = draft;
  const isExpired =
    isSigned && signedon !== "" && !isSignatureCurrent(signedon, today());
  function sign(isChecked: boolean) {
    change("signedtext")(isChecked ? signable : "");
    if (isChecked && signedtext !== "") change("signedon")(today());
  }
  return (
    <>
      {!isSigned && (
        <Alert kind="warning">
          {signedtext !== "" && signedby && signedon
            ? words.changed(signedby, longDate(signedon, language))
            : words.unsigned}
        </Alert>
      )}
      {isExpired && (
        <Alert kind="warning">
          {words.expired(signedby, longDate(signedon, language))}
        </Alert>
      )}
      <div className={styles.pair}>
        <Field
          id="signedby"
          label={fields.signedby}
          autoComplete="off"
          limit={nameLimit}
          {...fieldProps("signedby")}
        />
        <Field
          id="signedon"
          kind="date"
          label={fields.signedon}
          {...fieldProps("signedon")}
        />
      </div>
      <Checkbox label={words.sign} checked={isSigned} onChange={sign} />
    </>
  );
}
