import { href } from "react-router";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { ForecastPanel } from "#web/admin/campaigns/forecast-panel.tsx";
import { TestMessage } from "#web/admin/contacts/inviting/test-message.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import type { Draft, Start } from "./campaign-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { CampaignConflict } from "./conflict.tsx";
import type { FilterChoices } from "#web/admin/campaigns/whom/filter-fields.tsx";
import { TrialFields } from "./trial-fields.tsx";
import { useForecast } from "./use-forecast.ts";
import { useCampaignForm } from "./use-campaign-form.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

type Props = { start: Start; choices: FilterChoices };

/** A campaign before it starts, with what it will send beside it. */
export function CampaignForm({ start, choices }: Props) {
  const { campaign } = start;
  const words = useWords(campaignsWords);
  const form = useCampaignForm(start);
  const { draft, change, errors } = form;
  return (
    <div className={styles.room}>
      <div className={styles.part}>
        <EditForm
          title={campaign ? words.editTitle : words.newTitle}
          back={{ to: href("/dashboard/campaigns"), label: words.back }}
          form={form}
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
          <WhoFields {...form} selected={selectedOf(start)} choices={choices} />
          <TrialFields {...form} />
          <WhenFields {...form} />
          <ReminderFields {...form} />
        </EditForm>
        <CampaignConflict form={form} />
      </div>
      <Aside
        draft={draft}
        campaign={campaign?._id}
        onTextMissing={form.refuse}
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
  draft: Draft;
  campaign: string | undefined;
  onTextMissing: (problems: { [field: string]: "required" }) => void;
};

/** What it will send, and the text on one's own phone. */
function Aside({ draft, campaign, onTextMissing }: AsideProps) {
  const field = `text_${useLanguage()}` as const;
  const message = draft[field];
  function isUnready(): boolean {
    const isMissing = message.trim() === "";
    onTextMissing(isMissing ? { [field]: "required" } : {});
    return isMissing;
  }
  return (
    <aside className={styles.parts}>
      <ForecastPanel {...useForecast(draft, campaign)} />
      <TestMessage message={message} isUnready={isUnready} />
    </aside>
  );
}
