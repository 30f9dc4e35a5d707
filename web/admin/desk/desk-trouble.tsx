import { href, isRouteErrorResponse, useRevalidator } from "react-router";
import { CallFailed } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { deskWords } from "#web/i18n/desk/desk.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { LostPage } from "#web/ui/illustrations/lost-page.tsx";
import { SomethingBroke } from "#web/ui/illustrations/something-broke.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

function isMissing(error: unknown): boolean {
  const isKnown = isRouteErrorResponse(error) || error instanceof CallFailed;
  return isKnown && error.status === 404;
}

/** When a screen of the desk has nothing to show: it is gone, or it could not be read. */
export function DeskTrouble({ error }: { error: unknown }) {
  const words = useWords(deskWords);
  const reasonsOf = useReasons();
  const { revalidate, state } = useRevalidator();
  if (isMissing(error))
    return (
      <EmptyState
        heading="h1"
        illustration={<LostPage />}
        title={words.goneTitle}
        text={words.goneText}
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
