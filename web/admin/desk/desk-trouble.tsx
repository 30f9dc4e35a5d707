import { href, isRouteErrorResponse, useRevalidator } from "react-router";
import { CallFailed } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { LostPage } from "#web/ui/illustrations/lost-page.tsx";
import { SomethingBroke } from "#web/ui/illustrations/something-broke.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

function statusOf(error: unknown): number | undefined {
  const isKnown = isRouteErrorResponse(error) || error instanceof CallFailed;
  return isKnown ? error.status : undefined;
}

/** When a screen of the desk has nothing to show: it is gone, not for this role, or it could not be read. */
export function DeskTrouble({ error }: { error: unknown }) {
  const words = useWords(deskWords);
  const reasonsOf = useReasons();
  const { revalidate, state } = useRevalidator();
  const status = statusOf(error);
  if (status === 404 || status === 403)
    return (
      <EmptyState
        heading="h1"
        illustration={<LostPage />}
        title={status === 404 ? words.goneTitle : words.refusedTitle}
        text={status === 404 ? words.goneText : words.refusedText}
        action={
          <ButtonLink to={href("/dashboard")}>{words.toDashboard}</ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      heading="h1"
      illustration={<SomethingBroke />}
      title={words.troubleTitle}
      text={reasonsOf(error)[0]}
      action={
        <Button pending={state === "loading"} onClick={() => void revalidate()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
