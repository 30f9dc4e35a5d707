import { periods } from "#shared/rules/field-limits.ts";
import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { DemoFilter, LanguageFilter } from "#web/admin/list/common-choices.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/insights.ts";
import { readInsightQuery } from "./insight-query.ts";

/** When, in which language, and whose; they stand in the address. */
export function InsightFilters({ hasDemo }: { hasDemo: boolean }) {
  const words = useWords(insightsWords);
  const { asked, ask } = useAddress(readInsightQuery);
  return (
    <Filters>
      <Choice
        label={words.period}
        value={asked.weeks}
        options={periods.map((value) => ({
          value,
          label: words.periods[value],
        }))}
        onChoose={(weeks) => ask({ weeks })}
      />
      <LanguageFilter asked={asked.language} ask={ask} />
      {(hasDemo || asked.demo) && <DemoFilter asked={asked.demo} ask={ask} />}
    </Filters>
  );
}
