import { periods } from "#shared/contract/insights.ts";
import { Choice } from "#web/admin/list/choice.tsx";
import { Filters } from "#web/admin/list/filters.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/insights.ts";
import { readAsked } from "./asked.ts";

/** When, in which language, and whose; they stand in the address. */
export function InsightFilters({ hasDemo }: { hasDemo: boolean }) {
  const words = useWords(insightsWords);

  const { asked, ask } = useAddress(readAsked);
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
      <Choice
        label={words.language}
        value={asked.language ?? ""}
        options={[
          { value: "", label: words.anyLanguage },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChoose={(language) => ask({ language })}
      />
      {(hasDemo || asked.demo) && (
        <Choice
          label={words.madeUp}
          value={asked.demo ?? ""}
          options={[
            { value: "", label: words.real },
            { value: "yes", label: words.demo },
          ]}
          onChoose={(demo) => ask({ demo })}
        />
      )}
    </Filters>
  );
}
