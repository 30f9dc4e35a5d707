import type { MouseEvent } from "react";
import { useWords } from "#web/core/language.tsx";
import { restartWords } from "#web/i18n/visitor/results/restart.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Row } from "#web/ui/layout/page.tsx";

interface AskHereProps {
  said: typeof restartWords.en.again;
  onYes: (event: MouseEvent) => void;
}

/** What the window asks where scripts run, on the page itself. */
export function AskHere({ said, onYes }: AskHereProps) {
  const words = useWords(restartWords);
  return (
    <>
      <h2>{said.ask}</h2>
      <p>{said.what}</p>
      <Row>
        <Button
          kind="danger"
          type="submit"
          name="do"
          value="end"
          onClick={onYes}
        >
          {said.yes}
        </Button>
        <Button kind="secondary" type="submit" name="do" value="stay">
          {words.stay}
        </Button>
      </Row>
    </>
  );
}
