import type { ContactFilter } from "#shared/rules/contacts/view.ts";
import { firstNames } from "#web/admin/contacts/contacts.ts";
import { useAnswer } from "#web/admin/list/use-answer.ts";
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
  const asked = JSON.stringify(filter);
  const answer = useAnswer(asked, () => count(filter), pause);
  const isAnswered = answer?.asked === asked;
  return {
    found: isAnswered ? answer.reply : undefined,
    hasFailed: isAnswered && answer.reply === undefined,
  };
}

async function count(filter: ContactFilter): Promise<Counted> {
  const body = { filter };
  const { total, rows } = await call("POST /api/contacts/search", { body });
  return { total, names: firstNames(rows, 5).names };
}
