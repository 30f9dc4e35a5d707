import { useMemo, useState } from "react";
import { href } from "react-router";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { ForecastPanel } from "#web/admin/campaigns/forecast-panel.tsx";
import { TestMessage } from "#web/admin/contacts/inviting/test-message.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useRefusals } from "#web/admin/form/saving/field-reasons.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import { draftOf, problemsOf, type Start } from "./campaign-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { CampaignConflict } from "./conflict.tsx";
import type { FilterChoices } from "#web/admin/campaigns/whom/filter-fields.tsx";
import { TrialFields } from "./trial-fields.tsx";
import { useForecast } from "./use-forecast.ts";
import { useSaveCampaign } from "./use-save-campaign.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

type Props = { start: Start; choices: FilterChoices };

/** A campaign before it starts, with what it will send beside it. */
export function CampaignForm({ start, choices }: Props) {
  const { campaign } = start;
  const words = useWords(campaignsWords);
  const { draft, change, isDirty } = useDraft(start, draftOf);
  const saving = useSaveCampaign(campaign);
  const [testErrors, setTestErrors] = useState<Record<string, string>>({});
  const errors = useMemo(
    () => ({ ...saving.errors, ...testErrors }),
    [saving.errors, testErrors],
  );
  const fields = { draft, change, errors };
  return (
    <div className={styles.room}>
      <div className={styles.part}>
        <EditForm
          title={campaign ? words.editTitle : words.newTitle}
          back={{ to: href("/dashboard/campaigns"), label: words.back }}
          isDirty={isDirty}
          isSaving={saving.isPending}
          errors={errors}
          onSave={() => {
            setTestErrors({});
            saving.trySave(problemsOf(draft), draft);
          }}
        >
          <FormSection title={words.name}>
            <Field
              label={words.name}
              helper={words.nameHelper}
              required
              limit={campaignLimits.name}
              error={errors["name"]}
              value={draft.name}
              onChange={change("name")}
            />
          </FormSection>
          <WhoFields
            {...fields}
            selected={selectedOf(start)}
            choices={choices}
          />
          <TrialFields {...fields} />
          <WhenFields {...fields} />
          <ReminderFields {...fields} />
        </EditForm>
        <CampaignConflict id={campaign?._id ?? ""} saving={saving} />
      </div>
      <Aside
        draft={draft}
        campaign={campaign?._id}
        onTextMissing={setTestErrors}
      />
    </div>
  );
}

/** How many were selected, here or when it was saved. */
function selectedOf({ campaign, contacts }: Start): number {
  if (!campaign) return contacts.length;
  return campaign.filter ? 0 : campaign.contacts;
}

type AsideProps = {
  draft: ReturnType<typeof draftOf>;
  campaign: string | undefined;
  onTextMissing: (errors: Record<string, string>) => void;
};

/** What it will send, and the text on one's own phone. */
function Aside({ draft, campaign, onTextMissing }: AsideProps) {
  const refused = useRefusals();
  const field = `text_${useLanguage()}` as const;
  const message = draft[field];
  function isUnready(): boolean {
    const isMissing = message.trim() === "";
    onTextMissing(refused(isMissing ? { [field]: "required" } : {}));
    return isMissing;
  }
  return (
    <aside className={styles.parts}>
      <ForecastPanel {...useForecast(draft, campaign)} />
      <TestMessage message={message} isUnready={isUnready} />
    </aside>
  );
}
