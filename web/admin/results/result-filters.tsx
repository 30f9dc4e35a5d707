import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { DemoFilter, LanguageFilter } from "#web/admin/list/common-choices.tsx";
import { DayRange } from "#web/admin/list/day-range.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { readResultQuery } from "./result-query.ts";

/** Narrows the list; the filters stand in the address. */
export function ResultFilters() {
  const words = useWords(adminResultsWords);
  const { asked, ask } = useAddress(readResultQuery);
  return (
    <Filters>
      <Choice
        label={words.kind}
        value={asked.kind ?? ""}
        options={[
          { value: "", label: words.kinds.sound },
          { value: "problem", label: words.kinds.problem },
        ]}
        onChoose={(kind) => ask({ kind })}
      />
      <LanguageFilter asked={asked.language} ask={ask} />
      <Choice
        label={words.arrived}
        value={asked.arrived ?? ""}
        options={[
          { value: "", label: words.anyArrival },
          { value: "invited", label: words.arrivals.invited },
          { value: "walk-in", label: words.arrivals["walk-in"] },
        ]}
        onChoose={(arrived) => ask({ arrived })}
      />
      <DemoFilter asked={asked.demo} ask={ask} />
      <DayRange
        days={{ from: asked.from ?? "", to: asked.to ?? "" }}
        onChoose={ask}
      />
    </Filters>
  );
}
