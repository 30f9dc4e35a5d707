import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useStaff } from "#web/admin/desk/staff.ts";
import { NothingFound } from "#web/admin/list/nothing-found.tsx";
import { MoreButton } from "#web/admin/list/paging/more-button.tsx";
import { useAddress } from "#web/admin/list/use-address.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { Table } from "#web/ui/content/table.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { readResultQuery } from "./result-query.ts";
import { useResultColumns } from "./result-columns.tsx";
import { ResultFilters } from "./result-filters.tsx";
import { useMore } from "./use-more.ts";
import styles from "./results.module.css";

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
      <div className={styles.room}>
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
      </div>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useWords(adminResultsWords);
  const { asked, ask } = useAddress(readResultQuery);
  const showAll = () =>
    ask(Object.fromEntries(Object.keys(asked).map((name) => [name, ""])));
  if (!isFiltered)
    return (
      <EmptyState
        illustration={<EmptyBox />}
        title={words.none}
        text={words.noneText}
      />
    );
  return <NothingFound words={words} onShowAll={showAll} />;
}
