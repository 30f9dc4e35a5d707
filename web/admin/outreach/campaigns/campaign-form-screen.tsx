import {
  noReadsLines,
  readsLinesOf,
} from "#shared/rules/content/clinic-reads.ts";
import { ReadsLinesContext } from "#web/admin/outreach/texting/message-preview.tsx";
import { href, useLoaderData, useLocation } from "react-router";
import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import { TestMessage } from "#web/admin/outreach/texting/message-preview.tsx";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { trialWords } from "#web/i18n/admin/outreach/campaigns/trial.words.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { Route } from "./+types/campaign-form-screen.ts";
import { AudienceFields } from "./audience-fields.tsx";
import type { CampaignFormDraft, CampaignFormStart } from "./campaign-draft.ts";
import { ForecastPanel, useForecast } from "./forecast-panel.tsx";
import {
  ReminderFields,
  TextFields,
  TrialFields,
  WhenFields,
} from "./plan-fields.tsx";
import {
  CampaignConflict,
  useCampaignForm,
  useTextsForm,
} from "./use-campaign-form.tsx";
import styles from "./campaigns.module.css";

type Params = Route.ClientLoaderArgs["params"];

/** Used when the default text cannot be loaded. */
const noInvitation = { message_en: "", message_es: "" };

/** Loads the campaign, unless it is new. */
const page = load(async ({ call, params: { id } }: Loading<Params>) => {
  const [campaign, settings, tags] = await Promise.all([
    id === undefined
      ? undefined
      : call("GET /api/campaigns/:id", { params: { id } }).catch(orMissing),
    call("GET /api/settings/edit", {}).catch(() => undefined),
    call("GET /api/contacts/tags", {}).catch(() => []),
  ]);
  const invitation = settings?.invitation ?? noInvitation;
  const lines = settings ? readsLinesOf(settings.visit) : noReadsLines;
  return { campaign, invitation, lines, tags };
});
export const clientLoader = page.browser;

/** The contacts selected on the list that the user came from. */
function selectedIn(state: unknown): string[] {
  const { contacts } = (state ?? {}) as { contacts?: unknown };
  return Array.isArray(contacts)
    ? contacts.filter((id) => typeof id === "string")
    : [];
}

export default function CampaignFormScreen() {
  const { lines } = useLoaderData<typeof clientLoader>();
  return (
    <ReadsLinesContext value={lines}>
      <CampaignOrTexts />
    </ReadsLinesContext>
  );
}

/** A campaign that has started can only change its texts. */
function CampaignOrTexts() {
  const { campaign, invitation, tags } = useLoaderData<typeof clientLoader>();
  const { state } = useLocation();
  if (campaign && campaign.state !== "draft")
    return <TextsForm key={campaign._id} campaign={campaign} />;
  const start = {
    campaign,
    contacts: campaign ? [] : selectedIn(state),
    invitation,
  };
  return (
    <CampaignForm key={campaign?._id ?? "new"} start={start} tags={tags} />
  );
}

type Props = {
  start: CampaignFormStart;
  /** All tags in use. */
  tags: string[];
};

/** The form of a campaign that has not started, with a forecast. */
export function CampaignForm({ start, tags }: Props) {
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
          <FormSection title={words.campaign}>
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
          <AudienceFields {...form} selected={selectedOf(start)} tags={tags} />
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

/** The number of contacts selected, here or when the campaign was saved. */
function selectedOf({ campaign, contacts }: CampaignFormStart): number {
  if (!campaign) return contacts.length;
  return campaign.filter ? 0 : campaign.contacts;
}

type AsideProps = {
  draft: CampaignFormDraft;
  campaign: string | undefined;
  onTextMissing: (problems: { [field: string]: "required" }) => void;
};

/** The forecast, and a form that sends the text to the user's own phone. */
function Aside({ draft, campaign, onTextMissing }: AsideProps) {
  const field = `text_${useLanguage()}` as const;
  const message = draft[field];
  function isIncomplete(): boolean {
    const isMissing = message.trim() === "";
    onTextMissing(isMissing ? { [field]: "required" } : {});
    return isMissing;
  }
  return (
    <aside className={styles.parts}>
      <ForecastPanel {...useForecast(draft, campaign)} />
      <TestMessage message={message} isIncomplete={isIncomplete} />
    </aside>
  );
}

/** Edits the texts of a running campaign. The changes apply to messages not sent yet. */
export function TextsForm({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const form = useTextsForm(campaign);
  const { draft, change, errors } = form;
  const here = href("/dashboard/campaigns/:id", { id: campaign._id });
  return (
    <EditForm
      title={words.editTexts}
      intro={words.editTextsIntro}
      back={{ to: here, label: campaign.name }}
      form={form}
    >
      <FormSection title={words.textsTitle} intro={words.textsIntro}>
        <Field
          label={words.name}
          required
          limit={campaignLimits.name}
          error={errors["name"]}
          value={draft.name}
          onChange={change("name")}
        />
        <TextFields
          {...form}
          field="text"
          label={draft.isTrial ? trial.names[1] : words.text}
        />
        {draft.isTrial && (
          <TextFields {...form} field="second" label={trial.names[2]} />
        )}
        {campaign.reminders > 0 && (
          <TextFields {...form} field="reminder" label={words.reminder} />
        )}
      </FormSection>
      <CampaignConflict form={form} />
    </EditForm>
  );
}
