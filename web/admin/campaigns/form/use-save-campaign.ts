import { href } from "react-router";
import type { Campaign } from "#shared/contract/campaigns.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { useSaving } from "#web/admin/form/saving/use-saving.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { formWords } from "#web/i18n/admin/form/form.ts";
import { bodyOf, type Draft, draftOf, textsOf } from "./campaign-draft.ts";

const nothingWritten = { message_en: "", message_es: "" };

/** A campaign as its form has it, and how often it was saved. */
type Saved = { id: string; version: number; draft: Draft };

function savedOf(campaign: Campaign): Saved {
  const { _id: id, version } = campaign;
  const start = { campaign, contacts: [], invitation: nothingWritten };
  return { id, version, draft: draftOf(start) };
}

function useOptions() {
  const { saved } = useWords(campaignsWords);
  const { saveFailed } = useWords(formWords);
  const failure = { say: saveFailed, except: "edited_meanwhile" as const };
  return { success: saved, failure, revalidate: false };
}

/** Saves a campaign before it starts, a new one without another; what somebody saved meanwhile is shown beside it. */
export function useSaveCampaign(campaign: Campaign | undefined) {
  const options = useOptions();
  const creating = useAction("POST /api/campaigns", options);
  const changing = useAction("PUT /api/campaigns/:id", options);
  const params = { id: campaign?._id ?? "" };

  async function send(draft: Draft, since: Saved | undefined): Promise<Sent> {
    const body = bodyOf(draft);
    if (!since) {
      const outcome = await creating.run({ body });
      if (!outcome.ok) return outcome;
      return { ok: true, reply: { id: outcome.reply, version: 1, draft } };
    }
    const { version } = since;
    const outcome = await changing.run({ params, body: { ...body, version } });
    return outcome.ok ? { ok: true, reply: since } : outcome;
  }
  const saving = useSavingOf(campaign, send);
  return { ...saving, isPending: creating.isPending || changing.isPending };
}

/** Saves the words of a campaign that has started, in the same way. */
export function useSaveTexts(campaign: Campaign) {
  const { run, isPending } = useAction(
    "PUT /api/campaigns/:id/texts",
    useOptions(),
  );

  async function send(draft: Draft, since = savedOf(campaign)): Promise<Sent> {
    const { name, reminder_en, reminder_es } = draft;
    const words = { name, ...textsOf(draft), reminder_en, reminder_es };
    const body = { ...words, version: since.version };
    const outcome = await run({ params: { id: since.id }, body });
    return outcome.ok ? { ok: true, reply: since } : outcome;
  }
  return { ...useSavingOf(campaign, send), isPending };
}

type Sent = { ok: true; reply: Saved } | { ok: false; error: unknown };

function useSavingOf(
  campaign: Campaign | undefined,
  send: (draft: Draft, since: Saved | undefined) => Promise<Sent>,
) {
  const leave = useLeave();
  const params = { id: campaign?._id ?? "" };
  return useSaving<Draft, Saved>({
    base: campaign && savedOf(campaign),
    contentOf: ({ draft }) => draft,
    send,
    readTheirs: () => call("GET /api/campaigns/:id", { params }).then(savedOf),
    onSaved: ({ id }) => leave(href("/dashboard/campaigns/:id", { id })),
  });
}
