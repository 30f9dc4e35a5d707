import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import type { Publication } from "#shared/contract/content/publications.ts";
import { contentLists } from "#shared/rules/content/site-content.ts";
import { editAddress, type ItemName } from "#web/admin/content/item-address.ts";
import { DraftsLine } from "#web/admin/content/drafts/drafts-line.tsx";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { readOneOf } from "#web/admin/list/address.ts";
import { Breakable } from "#web/admin/list/breakable.tsx";
import { ListArea } from "#web/admin/list/filters.tsx";
import { MoreButton, useNextPages } from "#web/admin/list/next-pages.tsx";
import { NothingYet } from "#web/admin/list/nothing-found.tsx";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { ButtonLink, Link } from "#web/ui/actions/link.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import styles from "./history.module.css";
import { useItemTitle } from "./labels.ts";

/** The item named in the address. */
function readItem(address: URLSearchParams): ItemName | undefined {
  const list = readOneOf(address, "list", contentLists);
  const id = address.get("id")?.slice(0, 40);
  return list && id ? { list, id } : undefined;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const item = readItem(new URL(request.url).searchParams);
  const [page, { drafts }] = await Promise.all([
    call("GET /api/publications", { query: { ...item } }),
    loadDrafts(),
  ]);
  return { item, page, drafts };
}

/** The versions of the site's content, newest first. */
export default function HistoryScreen() {
  const { item, page, drafts } = useLoaderData<typeof clientLoader>();
  const words = useWords(historyWords);
  const { loaded, ...paging } = useNextPages(
    "publications",
    page,
    (after) => call("GET /api/publications", { query: { ...item, after } }),
    words.moreFailed,
  );
  const columns = useColumns(loaded.latest, item);
  const name = useItemName(item, loaded.publications);
  const form = item && editAddress(item);
  return (
    <>
      <ScreenHead
        back={
          form
            ? { to: form, label: words.backToForm }
            : { to: href("/dashboard"), label: words.back }
        }
        title={name ?? words.title}
        intro={item ? words.introOfItem : words.intro}
        actions={
          item ? (
            <ButtonLink kind="secondary" to={href("/dashboard/history")}>
              {words.showAll}
            </ButtonLink>
          ) : (
            <ButtonLink
              kind="secondary"
              to={href("/dashboard/history/translations")}
            >
              {words.translations}
            </ButtonLink>
          )
        }
      />
      <DraftsLine amount={drafts.length} />
      <ListArea className={styles.list}>
        {loaded.publications.length === 0 ? (
          <NothingYet words={words} />
        ) : (
          <Table
            caption={name ?? words.title}
            rows={loaded.publications}
            keyOf={({ number }) => String(number)}
            columns={columns}
          />
        )}
        <MoreButton words={words} of={paging} />
      </ListArea>
    </>
  );
}

/** The heading of the item, by its latest name. */
function useItemName(item: ItemName | undefined, publications: Publication[]) {
  const titleOf = useItemTitle();
  const [change] = publications.flatMap(({ changes }) =>
    changesOf(item, changes),
  );
  return item && change && titleOf(change);
}

/** The changes of one item, or all. */
function changesOf(
  item: ItemName | undefined,
  changes: Publication["changes"],
) {
  if (!item) return changes;
  return changes.filter(({ list, id }) => list === item.list && id === item.id);
}

function useColumns(
  latest: number,
  item: ItemName | undefined,
): Column<Publication>[] {
  const words = useWords(historyWords);
  const language = useLanguage();
  return [
    {
      key: "number",
      head: words.columns.number,
      isName: true,
      cell: ({ number }) => (
        <>
          <Link
            to={href("/dashboard/history/:number", { number: String(number) })}
          >
            {words.version(number)}
          </Link>
          {number === latest && (
            <p className={styles.current}>{words.current}</p>
          )}
        </>
      ),
    },
    {
      key: "date",
      head: words.columns.date,
      cell: ({ date }) => (
        <time dateTime={date}>{dateAndTime(date, language)}</time>
      ),
    },
    {
      key: "who",
      head: words.columns.who,
      cell: ({ number, kind, author, note }) => (
        <>
          <Breakable text={author} />
          {note && <p>{note}</p>}
          {kind !== "saved" && (
            <p className={styles.note}>
              {number === 1 ? words.firstVersion : words.kinds[kind]}
            </p>
          )}
        </>
      ),
    },
    {
      key: "what",
      head: words.columns.what,
      cell: ({ changes }) => <Summary changes={changesOf(item, changes)} />,
    },
  ];
}

const mostItems = 3;

/** The first changed items, each with its number of texts and their languages. */
function Summary({ changes }: Pick<Publication, "changes">) {
  const words = useWords(historyWords);
  const titleOf = useItemTitle();
  const more = changes.length - mostItems;
  return (
    <div className={styles.what}>
      {changes.slice(0, mostItems).map((item) => {
        const languages =
          item.languages.length === 2
            ? [words.bothLanguages]
            : item.languages.map((language) => words.inLanguage[language]);
        const amount = item.fields.every((field) => field === "active")
          ? words.switched
          : words.texts(item.fields.length);
        return (
          <span key={`${item.list} ${item.id}`}>
            {titleOf(item)}{" "}
            {item.list !== "order" && (
              <small className={styles.note}>
                {[amount, ...languages].join(", ")}
              </small>
            )}
          </span>
        );
      })}
      {more > 0 && <small className={styles.note}>{words.andMore(more)}</small>}
    </div>
  );
}
