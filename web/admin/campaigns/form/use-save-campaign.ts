import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/texts/campaigns.ts";
import { bodyOf, type Draft } from "./campaign-draft.ts";

type Outcome = { ok: true; id: string } | { ok: false; error: unknown };

/** Saves a campaign, a new one without an id; what the server refuses becomes a toast. */
export function useSaveCampaign(id: string | undefined) {
  const words = useWords(campaignsWords);
  const options = {
    success: words.saved,
    failure: "server-toasts",
    revalidate: false,
  } as const;
  const creating = useAction("POST /api/campaigns", options);
  const changing = useAction("PUT /api/campaigns/:id", options);

  async function save(draft: Draft): Promise<Outcome> {
    const body = bodyOf(draft);
    if (id === undefined) {
      const outcome = await creating.run({ body });
      return outcome.ok ? { ok: true, id: outcome.reply } : outcome;
    }
    const outcome = await changing.run({ params: { id }, body });
    return outcome.ok ? { ok: true, id } : outcome;
  }
  return { save, isPending: creating.isPending || changing.isPending };
}
