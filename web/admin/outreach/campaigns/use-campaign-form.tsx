import { href } from "react-router";
import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import { filterParts } from "#shared/rules/outreach/contacts/view.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { ConflictModal } from "#web/admin/form/conflict-modal.tsx";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { trialWords } from "#web/i18n/admin/outreach/campaigns/trial.words.ts";
import {
  bodyOf,
  type CampaignFormDraft,
  toCampaignDraft,
  campaignProblems,
  type CampaignFormStart,
  firstTexts,
} from "./campaign-draft.ts";

/** The form of a campaign that has not started. */
export function useCampaignForm(start: CampaignFormStart) {
  return useForm(start, async (draft, { campaign }) => {
    const body = bodyOf(draft);
    if (!campaign) return call("POST /api/campaigns", { body });
    const { _id: id, version } = campaign;
    await call("PUT /api/campaigns/:id", {
      params: { id },
      body: { ...body, version },
    });
    return id;
  });
}

/** The form of a running campaign's texts. */
export function useTextsForm(started: Campaign) {
  return useForm(startOf(started), async (draft, { campaign = started }) => {
    const { name, reminder_en, reminder_es } = bodyOf(draft);
    const { _id: id, version } = campaign;
    await call("PUT /api/campaigns/:id/texts", {
      params: { id },
      body: { name, ...firstTexts(draft), reminder_en, reminder_es, version },
    });
    return id;
  });
}

function startOf(campaign: Campaign): CampaignFormStart {
  const invitation = { message_en: "", message_es: "" };
  return { campaign, contacts: [], invitation };
}

function useForm(
  start: CampaignFormStart,
  send: (draft: CampaignFormDraft, since: CampaignFormStart) => Promise<string>,
) {
  const { saved } = useWords(campaignsWords);
  const leave = useLeave();
  const show = (id: string) => leave(href("/dashboard/campaigns/:id", { id }));
  const params = { id: start.campaign?._id ?? "" };
  return useAdminForm({
    start,
    draftOf: toCampaignDraft,
    contentOf: (draft) => draft,
    problems: campaignProblems,
    send,
    success: saved,
    revalidate: false,
    leave: show,
    readTheirs: () => call("GET /api/campaigns/:id", { params }).then(startOf),
  });
}

type Props = { form: ReturnType<typeof useTextsForm> };

export function CampaignConflict({ form }: Props) {
  return <ConflictModal form={form} labelOf={useLabels()} show={useShow()} />;
}

function useLabels() {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const labelOf = useLanguageLabel({
    text: words.text,
    second: trial.names[2],
    reminder: words.reminder,
  });
  const labels: Record<keyof CampaignFormDraft, string> = {
    ...words,
    text_en: labelOf("text"),
    text_es: labelOf("text_es"),
    isTrial: trial.try,
    second_en: labelOf("second"),
    second_es: labelOf("second_es"),
    reminder_en: labelOf("reminder"),
    reminder_es: labelOf("reminder_es"),
    filter: words.who,
    isLater: words.when,
  };
  return (field: keyof CampaignFormDraft) => labels[field];
}

/** Renders a field in the conflict dialog. */
function useShow() {
  const words = useWords(campaignsWords);
  const { whoIs } = useWords(trialWords);
  return (field: keyof CampaignFormDraft, draft: CampaignFormDraft) => {
    if (field === "who") return whoIs[draft.who];
    if (field === "contacts") return words.number(draft.contacts.length);
    if (field === "filter")
      return Object.values(filterParts(draft.filter))
        .filter((part) => part !== "")
        .join(" · ");
    const value = draft[field];
    if (typeof value === "boolean") return value ? words.on : words.off;
    return value;
  };
}
