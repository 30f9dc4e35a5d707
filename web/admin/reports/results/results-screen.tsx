import { useState } from "react";
import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { searchResults } from "#shared/contract/quiz/results.ts";
import { languages } from "#shared/rules/language.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useMay, useStaff } from "#web/admin/layout/staff.ts";
import {
  type ListAddress,
  readDay,
  readOneOf,
  readQuery,
  useAddress,
} from "#web/admin/list/address.ts";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import {
  Choice,
  DayRange,
  Filters,
  LanguageFilter,
  ListArea,
  SearchBox,
} from "#web/admin/list/filters.tsx";
import { MoreButton, useNextPages } from "#web/admin/list/next-pages.tsx";
import { NothingFound, NothingYet } from "#web/admin/list/nothing-found.tsx";
import { useDebouncedCall } from "#web/admin/list/use-debounced-call.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/reports/results.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Table } from "#web/ui/table/table.tsx";
import { useResultColumns } from "./result-columns.tsx";

const read = (body: ResultQuery & { after?: string }) =>
  call("POST /api/results/search", { body });

/** Loads the first page. The search text is not in the URL, so the screen runs the search itself. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readResultQuery(new URL(request.url).searchParams);
  return { page: await read(query) };
}

export default function ResultsScreen() {
  const { page } = useLoaderData<typeof clientLoader>();
  const words = useWords(adminResultsWords);
  const address = useAddress(readResultQuery);
  const { view } = address;
  const isNamed = maySeeNames(useStaff().roles);
  const search = useSearch(view, page);
  const { results, ...paging } = useMore(view, search.page);
  const columns = useResultColumns();
  const mayExport = useMay()("GET /api/results/csv");
  const { total } = search.page;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={
          <>
            {total !== null && <span role="status">{words.total(total)}</span>}{" "}
            {!isNamed && words.introWithoutNames}{" "}
            {mayExport && isFiltered(view) && words.exportUnfiltered}
          </>
        }
        actions={
          mayExport && (
            <>
              <CsvButton line="GET /api/results/csv" file="results.csv">
                {words.exportAll}
              </CsvButton>
              <ButtonLink
                kind="secondary"
                compact
                to={href("/dashboard/results/redcap")}
              >
                {words.redcap}
              </ButtonLink>
              <ButtonLink
                kind="secondary"
                compact
                to={href("/dashboard/results/open-data")}
              >
                {words.openData}
              </ButtonLink>
            </>
          )
        }
      />
      <ListArea>
        <ResultFilters {...address} />
        {search.isFailed && <Alert kind="danger">{words.searchFailed}</Alert>}
        {results.length === 0 ? (
          <NoResults {...address} hasDemo={page.hasDemo} />
        ) : (
          <Table
            caption={words.title}
            rows={results}
            keyOf={({ _id }) => _id}
            columns={columns}
            isBusy={search.isBusy}
          />
        )}
        <MoreButton words={words} of={paging} />
      </ListArea>
    </>
  );
}

type ResultAddress = ListAddress<ResultQuery>;
type NothingProps = Pick<ResultAddress, "view" | "clear" | "changeView"> & {
  hasDemo: boolean;
};

function NoResults({ view, clear, changeView, hasDemo }: NothingProps) {
  const words = useWords(adminResultsWords);
  if (isFiltered(view)) return <NothingFound words={words} onShowAll={clear} />;
  return (
    <NothingYet
      words={words}
      action={
        hasDemo && (
          <Button kind="secondary" onClick={() => changeView({ demo: "yes" })}>
            {words.showDemo}
          </Button>
        )
      }
    />
  );
}

/** Filters of the result list; they are kept in the URL, except the search text. */
function ResultFilters({
  view,
  changeView,
}: Pick<ResultAddress, "view" | "changeView">) {
  const words = useWords(adminResultsWords);
  const kind = view.demo === "yes" ? "demo" : (view.kind ?? "");
  return (
    <Filters>
      <SearchBox
        query={view.search ?? ""}
        onSearch={(query) => changeView({ query })}
      />
      <Choice
        label={words.kind}
        value={kind}
        options={[
          { value: "", label: words.kinds.sound },
          { value: "problem", label: words.kinds.problem },
          { value: "demo", label: words.kinds.demo },
        ]}
        onChoose={(value) =>
          changeView({
            kind: value === "problem" ? value : "",
            demo: value === "demo" ? "yes" : "",
          })
        }
      />
      <LanguageFilter value={view.language} changeView={changeView} />
      <Choice
        label={words.arrived}
        value={view.arrived ?? ""}
        options={[
          { value: "", label: words.anyArrival },
          { value: "invited", label: words.arrivals.invited },
          { value: "walk-in", label: words.arrivals["walk-in"] },
        ]}
        onChoose={(arrived) => changeView({ arrived })}
      />
      <Period view={view} changeView={changeView} />
    </Filters>
  );
}

const periods = ["7", "30"] as const;

type PeriodProps = {
  view: Pick<ResultQuery, "from" | "to">;
  changeView: (parts: Record<string, string>) => void;
};

/** Filters by recent days, or by two dates in extra fields. */
function Period({ view: { from = "", to = "" }, changeView }: PeriodProps) {
  const words = useWords(adminResultsWords);
  const [isOpen, setOpen] = useState(false);
  const preset = periods.find((days) => to === "" && from === daysAgo(days));
  const isChosen = isOpen || (!preset && from + to !== "");
  function choose(value: string) {
    setOpen(value === "days");
    const days = periods.find((each) => each === value);
    if (value !== "days")
      changeView({ from: days ? daysAgo(days) : "", to: "" });
  }
  return (
    <>
      <Choice
        label={words.period}
        value={isChosen ? "days" : (preset ?? "")}
        options={[
          { value: "", label: words.anyTime },
          ...periods.map((value) => ({ value, label: words.lastDays(value) })),
          { value: "days", label: words.chooseDays },
        ]}
        onChoose={choose}
      />
      {isChosen && <DayRange days={{ from, to }} onChoose={changeView} />}
    </>
  );
}

const daysAgo = (days: string) =>
  new Date(Date.now() - Number(days) * 86_400_000).toISOString().slice(0, 10);

export type ResultQuery = Omit<InputOf<typeof searchResults>["body"], "after">;

const isFiltered = (view: ResultQuery) => Object.keys(view).length > 0;

const filterValues = {
  kind: ["problem"],
  language: languages,
  arrived: ["invited", "walk-in"],
  demo: ["yes"],
};

/** Reads the filters from the URL, ignoring unknown values. */
export function readResultQuery(address: URLSearchParams): ResultQuery {
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(filterValues)) {
    const value = readOneOf(address, name, values);
    if (value) query[name] = value;
  }
  for (const end of ["from", "to"]) {
    const day = readDay(address, end);
    if (day) query[end] = day;
  }
  const search = readQuery(address);
  return { ...query, ...(search && { search }) };
}

export type ResultsPage = ReplyOf<typeof searchResults>;

const pause = 250;

/** The first page of the search results. While it loads, the page that was shown before. */
function useSearch(view: ResultQuery, loaded: ResultsPage) {
  const key = view.search ? JSON.stringify(view) : undefined;
  const answer = useDebouncedCall(key, () => read(view), pause);
  if (key === undefined)
    return { page: loaded, isBusy: false, isFailed: false };
  const isCurrent = answer?.key === key;
  return {
    page: answer?.reply ?? loaded,
    isBusy: !isCurrent,
    isFailed: isCurrent && answer.reply === undefined,
  };
}

export function useMore(view: ResultQuery, first: ResultsPage) {
  const { moreFailed } = useWords(adminResultsWords);
  const { loaded, ...pages } = useNextPages(
    "results",
    first,
    (after) => read({ ...view, after }),
    moreFailed,
  );
  return { ...pages, results: loaded.results };
}
