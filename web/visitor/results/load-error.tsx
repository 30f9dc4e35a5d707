import { useEffect, useState } from "react";
import {
  href,
  isRouteErrorResponse,
  useParams,
  useRouteError,
} from "react-router";
import { CallFailed } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { MessageScreen } from "#web/core/error-screens/message-screen.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { laterWords } from "#web/i18n/visitor/results/later.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import lostPage from "#web/ui/illustrations/lost-page.svg?raw";
import somethingBroke from "#web/ui/illustrations/something-broke.svg?raw";
import { Row } from "#web/ui/layout/page.tsx";
import { forgetDeletedDraft } from "#web/visitor/quiz/start/opening-notices.tsx";
import { isOwnFinal, isUnknown, restart } from "#web/visitor/quiz/store.ts";
import type { Missing } from "./read-result.ts";

/** Replaces results that do not exist or cannot be loaded. */
export function ResultsLoadError() {
  const error = useRouteError();
  const isAnswer = error instanceof CallFailed || isRouteErrorResponse(error);
  const isGone = isAnswer && [400, 404, 410].includes(error.status);
  return isGone ? <Gone error={error} /> : <ResultNotLoaded />;
}

/**
 * Whether these were this phone's own results. If only a page, and not a call, reports them as gone, asks the
 * server.
 */
function useForgetting(error: unknown, id: string | undefined): boolean {
  const isCleared = isRouteErrorResponse(error) && isClearedBy(error.data);
  const [isForgotten, setForgotten] = useState(
    () => isCleared || (isUnknown(error) && isOwnFinal(id)),
  );
  useEffect(() => {
    let isHere = true;
    if (isForgotten) void restart();
    else if (isRouteErrorResponse(error) && isOwnFinal(id))
      void forgetDeletedDraft(() => isHere).then(
        () => setForgotten(!isOwnFinal(id)),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [error, id, isForgotten]);
  return isForgotten;
}

/** Whether the server has already ended a visit without scripts. */
function isClearedBy(reply: Partial<Missing> | null): boolean {
  return reply?.isForgotten === true;
}

/** Deletes own results from this phone if staff deleted them. */
function Gone({ error }: { error: unknown }) {
  const words = useWords(resultsWords);
  const { forgotten } = useWords(laterWords);
  const { id } = useParams();
  const own = useStoredText("userResultsId");
  const isForgotten = useForgetting(error, id);
  const hasOthers = own !== undefined && own !== id;
  return (
    <MessageScreen
      picture={<Drawing svg={lostPage} />}
      title={words.goneTitle}
      text={isForgotten ? forgotten.results : words.goneText}
      action={
        <Row>
          {hasOthers ? (
            <ButtonLink to={href("/results/:id", { id: own })}>
              {words.toMine}
            </ButtonLink>
          ) : (
            <ButtonLink to={href("/")}>{words.toHome}</ButtonLink>
          )}
          <ButtonLink kind="secondary" to={href("/concerns")}>
            {words.toConcerns}
          </ButtonLink>
        </Row>
      }
    />
  );
}

export function ResultNotLoaded() {
  const words = useWords(resultsWords);
  return (
    <MessageScreen
      picture={<Drawing svg={somethingBroke} />}
      title={words.cannotLoadTitle}
      text={words.cannotLoad}
      action={<TryAgain label={words.tryAgain} />}
    />
  );
}
