import { useEffect, useState } from "react";
import type { ContactFilter } from "#shared/rules/contacts/view.ts";
import { firstNames } from "#web/admin/contacts/contacts.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { whomWords } from "#web/i18n/admin/campaigns/whom.ts";

const pause = 300;

type Counted = { total: number; names: string[] };

/** How many a filter finds, and the first of them; the server counts, and the list stays there. */
export function Found({ filter }: { filter: ContactFilter }) {
  const words = useWords(campaignsWords);
  const { to, listed } = useWords(contactsWords);
  const whom = useWords(whomWords);
  const { found, hasFailed } = useFound(filter);
  return (
    <p aria-live="polite">
      {hasFailed && words.forecastFailed}
      {!hasFailed && !found && words.forecastLoading}
      {!hasFailed && found?.total === 0 && whom.nobody}
      {!hasFailed && found !== undefined && found.total > 0 && (
        <>
          <strong>{to(found.total)}</strong>{" "}
          {listed(found.names, found.total - found.names.length)}
        </>
      )}
    </p>
  );
}

function useFound(filter: ContactFilter) {
  const [answer, setAnswer] = useState<{ asked: string; found?: Counted }>();
  const asked = JSON.stringify(filter);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      const body: { filter: ContactFilter } = { filter: JSON.parse(asked) };
      call("POST /api/contacts/search", { body }).then(
        ({ total, rows }) => {
          const { names } = firstNames(rows, 5);
          if (!isOld) setAnswer({ asked, found: { total, names } });
        },
        () => !isOld && setAnswer({ asked }),
      );
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const isAnswered = answer?.asked === asked;
  return {
    found: isAnswered ? answer.found : undefined,
    hasFailed: isAnswered && answer.found === undefined,
  };
}
