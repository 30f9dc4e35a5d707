import type { LucideIcon } from "lucide-react";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { href, useRevalidator } from "react-router";
import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

const acts = {
  start: { icon: Play, to: "running" },
  pause: { icon: Pause, to: "paused" },
  resume: { icon: Play, to: "running" },
  stop: { icon: Square, to: "stopped" },
  remove: { icon: Trash, to: undefined },
} satisfies Record<
  string,
  { icon: LucideIcon; to: "running" | "paused" | "stopped" | undefined }
>;
type Act = keyof typeof acts;

/** What can be done with a campaign in each state; the last one cannot be taken back. */
const possible: Record<Campaign["state"], Act[]> = {
  draft: ["start", "remove"],
  running: ["pause", "stop"],
  paused: ["resume", "stop"],
  stopped: [],
  finished: [],
};

const isDanger = (act: Act) => act === "stop" || act === "remove";

/** Starts, pauses, resumes, stops or deletes a campaign, and asks before. */
export function CampaignTools({ campaign }: { campaign: Campaign }) {
  const { _id: id, state } = campaign;
  const words = useWords(campaignsWords);
  const [asked, setAsked] = useState<Act>();
  const { run, isPending } = useAct(campaign);
  const may = possible[state];

  async function confirm(act: Act) {
    const isDone = await run(act);
    setAsked(undefined);
    if (isDone) toasts.show({ text: words.acts[act].done, kind: "success" });
  }

  return (
    <>
      {may.map((act) => (
        <Button
          key={act}
          compact
          kind={
            isDanger(act) ? "danger" : act === "pause" ? "secondary" : "primary"
          }
          icon={acts[act].icon}
          onClick={() => setAsked(act)}
        >
          {words[act]}
        </Button>
      ))}
      {may.length > 0 && (
        <ButtonLink
          compact
          kind="secondary"
          icon={Pencil}
          to={href("/dashboard/campaigns/edit/:id", { id })}
        >
          {state === "draft" ? words.edit : words.editTexts}
        </ButtonLink>
      )}
      {asked && (
        <ConfirmModal
          isOpen
          danger={isDanger(asked)}
          title={words.acts[asked].ask}
          confirmLabel={words.acts[asked].yes}
          cancelLabel={words.cancel}
          closeLabel={words.cancel}
          pending={isPending}
          pendingLabel={words.working}
          onConfirm={() => void confirm(asked)}
          onClose={() => !isPending && setAsked(undefined)}
        >
          {words.acts[asked].text(campaign.contacts)}
        </ConfirmModal>
      )}
    </>
  );
}

/** Does one of them; a deleted campaign is left. Answers whether it was done. */
function useAct({ _id: id, version }: Campaign) {
  const leave = useLeave();
  const { revalidate } = useRevalidator();
  const failure = "server-toasts" as const;
  const changing = useAction("PUT /api/campaigns/:id/state", { failure });
  const removing = useAction("DELETE /api/campaigns/:id", {
    failure,
    revalidate: false,
  });

  async function run(act: Act): Promise<boolean> {
    const params = { id };
    const { to } = acts[act];
    if (to !== undefined) {
      const body = { state: to, version };
      const outcome = await changing.run({ params, body });
      if (outcome.ok) return true;
      // What it was refused for has to be seen: a text, other contacts, or another state.
      if (isRefusedFor("placeholder", outcome.error))
        leave(href("/dashboard/campaigns/edit/:id", { id }));
      else await revalidate();
      return false;
    }
    const { ok } = await removing.run({ params });
    if (ok) leave(href("/dashboard/campaigns"));
    return ok;
  }
  return { run, isPending: changing.isPending || removing.isPending };
}
