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

const actions = {
  start: { icon: Play, to: "running" },
  pause: { icon: Pause, to: "paused" },
  resume: { icon: Play, to: "running" },
  stop: { icon: Square, to: "stopped" },
  remove: { icon: Trash, to: undefined },
} satisfies Record<
  string,
  { icon: LucideIcon; to: "running" | "paused" | "stopped" | undefined }
>;
type Action = keyof typeof actions;

/** The actions in each state. The last one cannot be undone. */
const actionsIn: Record<Campaign["state"], Action[]> = {
  draft: ["start", "remove"],
  running: ["pause", "stop"],
  paused: ["resume", "stop"],
  stopped: [],
  finished: [],
};

const isDanger = (action: Action) => action === "stop" || action === "remove";

/** Buttons that start, pause, resume, stop or delete a campaign after confirmation. */
export function CampaignTools({ campaign }: { campaign: Campaign }) {
  const { _id: id, state } = campaign;
  const words = useWords(campaignsWords);
  const [confirming, setConfirming] = useState<Action>();
  const { run, isPending } = useRunAction(campaign);
  const available = actionsIn[state];

  async function confirm(action: Action) {
    const isDone = await run(action);
    setConfirming(undefined);
    if (isDone) toasts.show({ text: words.acts[action].done, kind: "success" });
  }

  return (
    <>
      {available.map((action) => (
        <Button
          key={action}
          compact
          kind={
            isDanger(action)
              ? "danger"
              : action === "pause"
                ? "secondary"
                : "primary"
          }
          icon={actions[action].icon}
          onClick={() => setConfirming(action)}
        >
          {words[action]}
        </Button>
      ))}
      {available.length > 0 && (
        <ButtonLink
          compact
          kind="secondary"
          icon={Pencil}
          to={href("/dashboard/campaigns/edit/:id", { id })}
        >
          {state === "draft" ? words.edit : words.editTexts}
        </ButtonLink>
      )}
      {confirming && (
        <ConfirmModal
          isOpen
          danger={isDanger(confirming)}
          title={words.acts[confirming].ask}
          confirmLabel={words.acts[confirming].yes}
          cancelLabel={words.cancel}
          closeLabel={words.cancel}
          pending={isPending}
          pendingLabel={words.working}
          onConfirm={() => void confirm(confirming)}
          onClose={() => !isPending && setConfirming(undefined)}
        >
          {words.acts[confirming].text(campaign.forecast.contacts)}
        </ConfirmModal>
      )}
    </>
  );
}

/** Runs an action, and leaves the screen after deletion. Returns whether it succeeded. */
function useRunAction({ _id: id, version }: Campaign) {
  const leave = useLeave();
  const { revalidate } = useRevalidator();
  const failure = "server-toasts" as const;
  const changing = useAction("PUT /api/campaigns/:id/state", { failure });
  const removing = useAction("DELETE /api/campaigns/:id", {
    failure,
    revalidate: false,
  });

  async function run(action: Action): Promise<boolean> {
    const params = { id };
    const { to } = actions[action];
    if (to !== undefined) {
      const body = { state: to, version };
      const outcome = await changing.run({ params, body });
      if (outcome.ok) return true;
      // Show why the action was refused: open the text with the placeholder, or reload.
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
