import { actKinds } from "#shared/rules/staff/acts.ts";
import { DayRange } from "#web/admin/list/day-range.tsx";
import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { recordWords } from "#web/i18n/admin/record/acts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { readRecordQuery } from "./record-query.ts";
import type { Page } from "./use-more-acts.ts";

type Props = {
  people: Page["people"];
  /** What the one thing is called that the list is narrowed to. */
  about: string | undefined;
};

/** Narrows the list; the filters stand in the address. */
export function RecordFilters({ people, about }: Props) {
  const words = useWords(recordWords);
  const { asked, ask } = useAddress(readRecordQuery);
  return (
    <Filters>
      <Choice
        label={words.kind}
        value={asked.kind ?? ""}
        options={[
          { value: "", label: words.anyKind },
          ...actKinds.map((kind) => ({
            value: kind,
            label: words.kinds[kind],
          })),
        ]}
        onChoose={(kind) => ask({ kind })}
      />
      <Choice
        label={words.person}
        value={asked.user ?? ""}
        options={[
          { value: "", label: words.anyone },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChoose={(user) => ask({ user })}
      />
      <DayRange
        days={{ from: asked.from ?? "", to: asked.to ?? "" }}
        onChoose={ask}
      />
      {asked.subject !== undefined && (
        <>
          <span>{words.narrowed(about ?? asked.subject)}</span>
          <Button kind="quiet" compact onClick={() => ask({ subject: "" })}>
            {words.notNarrowed}
          </Button>
        </>
      )}
    </Filters>
  );
}
