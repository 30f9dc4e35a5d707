import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { languages } from "#shared/rules/language.ts";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useStaff } from "#web/admin/desk/staff.ts";
import { readDay, readOneOf, useAddress } from "#web/admin/list/address.ts";
import {
  Choice,
  DayRange,
  DemoFilter,
  Filters,
  LanguageFilter,
  ListRoom,
} from "#web/admin/list/filters.tsx";
import { MoreButton, useNextPages } from "#web/admin/list/next-pages.tsx";
import { NothingFound, NothingYet } from "#web/admin/list/nothing-found.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { Table } from "#web/ui/table/table.tsx";
import { useResultColumns } from "./result-columns.tsx";

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = readResultQuery(new URL(request.url).searchParams);
  return { asked, page: await call("GET /api/results", { query: asked }) };
}

export default function ResultsScreen() {
  const { asked, page } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminResultsWords);
  const isNamed = seesNames(useStaff().roles);
  const { results, forget, ...paging } = useMore(asked, page);
  const columns = useResultColumns(forget);
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={isNamed ? words.intro : words.introWithoutNames}
      />
      <ListRoom>
        <ResultFilters />
        {results.length === 0 ? (
          <Nothing isFiltered={isFiltered} />
        ) : (
          <Table
            caption={words.title}
            rows={results}
            keyOf={({ _id }) => _id}
            columns={columns}
          />
        )}
        <MoreButton words={words} of={paging} />
      </ListRoom>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(adminResultsWords);
  const { clear } = useAddress(readResultQuery);
  return isFiltered ? (
    <NothingFound words={words} onShowAll={clear} />
  ) : (
    <NothingYet words={words} />
  );
}

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

export type ResultQuery = InputOf<typeof listResults>["query"];

const possible = {
  kind: ["problem"],
  language: languages,
  arrived: ["invited", "walk-in"],
  demo: ["yes"],
};

/** What the address asks for; whatever else stands there is left out. */
export function readResultQuery(address: URLSearchParams): ResultQuery {
  const asked: Record<string, string> = {};
  for (const [name, values] of Object.entries(possible)) {
    const value = readOneOf(address, name, values);
    if (value) asked[name] = value;
  }
  for (const end of ["from", "to"]) {
    const day = readDay(address, end);
    if (day) asked[end] = day;
  }
  return asked;
}

export type Page = ReplyOf<typeof listResults>;

export function withoutResult(loaded: Page, id: string): Page {
  const results = loaded.results.filter(({ _id }) => _id !== id);
  return { ...loaded, results };
}

/** The results loaded so far, without those that were erased. */
export function useMore(asked: ResultQuery, first: Page) {
  const { moreFailed } = useWords(adminResultsWords);
  const { loaded, change, ...pages } = useNextPages(
    "results",
    first,
    (after) => call("GET /api/results", { query: { ...asked, after } }),
    moreFailed,
  );
  return {
    ...pages,
    results: loaded.results,
    forget: (id: string) => change((before) => withoutResult(before, id)),
  };
}
