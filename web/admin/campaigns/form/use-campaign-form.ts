import { href } from "react-router";
import type { Campaign } from "#shared/contract/campaigns.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import {
  bodyOf,
  type Draft,
  draftOf,
  problemsOf,
  type Start,
  textsOf,
} from "./campaign-draft.ts";

/** The form of a campaign that has not started. */
export function useCampaignForm(start: Start) {
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

/** The form with the texts of a campaign that has started. */
export function useTextsForm(started: Campaign) {
  return useForm(startOf(started), async (draft, { campaign = started }) => {
    const { name, reminder_en, reminder_es } = draft;
    const { _id: id, version } = campaign;
    await call("PUT /api/campaigns/:id/texts", {
      params: { id },
      body: { name, ...textsOf(draft), reminder_en, reminder_es, version },
    });
    return id;
  });
}

function startOf(campaign: Campaign): Start {
  const invitation = { message_en: "", message_es: "" };
  return { campaign, contacts: [], invitation };
}

function useForm(
  start: Start,
  send: (draft: Draft, since: Start) => Promise<string>,
) {
  const { saved } = useWords(campaignsWords);
  const { saveFailed } = useWords(formWords);
  const leave = useLeave();
  const show = (id: string) => leave(href("/dashboard/campaigns/:id", { id }));
  const params = { id: start.campaign?._id ?? "" };
  return useAdminForm({
    start,
    draftOf,
    contentOf: (draft) => draft,
    problems: problemsOf,
    send,
    success: saved,
    failure: { say: saveFailed, except: "edited_meanwhile" },
    revalidate: false,
    onSaved: show,
    conflict: {
      readTheirs: () =>
        call("GET /api/campaigns/:id", { params }).then(startOf),
      takeTheirs: () => show(params.id),
    },
  });
}
