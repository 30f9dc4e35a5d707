import { href, useLoaderData, useNavigate } from "react-router";
import { PreviewButton } from "#web/admin/content/preview/preview-button.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { call } from "#web/core/calls/call.ts";
import { orMissing } from "#web/core/calls/load.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Route } from "./+types/version-screen.ts";
import { ComparedItemCard } from "./compared-item.tsx";
import styles from "./history.module.css";
import { useItemTitle, useTitles } from "./labels.ts";
import { RestoreButton } from "./restore-button.tsx";
import { readVersions, useVersions } from "./use-versions.tsx";

/** Loads the version and the names of all items. If the address names another version, compares the two. */
export async function clientLoader({
  params,
  request,
}: Route.ClientLoaderArgs) {
  const other = new URL(request.url).searchParams.get("with") ?? "";
  const query = /^[1-9]\d*$/.test(other) ? { with: other } : {};
  const [version, history, concerns, questions] = await Promise.all([
    call("GET /api/publications/:number", { params, query }).catch(orMissing),
    readVersions(),
    call("GET /api/concerns/all", {}),
    call("GET /api/questions/all", {}),
  ]);
  return { version, history, concerns, questions };
}

type Page = Awaited<ReturnType<typeof clientLoader>>;

/** One version of the site's content: what it changed, and buttons that restore it. */
export default function VersionScreen() {
  const { version, history, ...items } = useLoaderData<typeof clientLoader>();
  const words = useWords(historyWords);
  const language = useLanguage();
  const titles = useTitles(items);
  const titleOf = useItemTitle();
  const { number, date, kind, author, latest, comparedWith, changes } = version;
  const isComparedWithPrevious =
    comparedWith === number - 1 && comparedWith > 0;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/history"), label: words.title }}
        title={words.version(number)}
        intro={[
          dateAndTime(date, language),
          author,
          number === 1 ? words.firstVersion : words.kinds[kind],
          number === latest && words.current,
        ]
          .filter(Boolean)
          .join(" · ")}
        actions={
          <>
            {number < latest && (
              <RestoreButton
                number={number}
                label={words.goBack(number)}
                titles={titles}
              />
            )}
            <PreviewButton publication={number} />
            <Button kind="secondary" onClick={() => print()}>
              {words.print}
            </Button>
          </>
        }
      />
      <CompareWith version={version} history={history} />
      <div className={styles.items}>
        {comparedWith === 0 && <p>{words.first}</p>}
        {comparedWith > 0 && changes.length === 0 && <p>{words.same}</p>}
        {comparedWith > 0 &&
          changes.map((item) => (
            <ComparedItemCard
              key={`${item.list} ${item.id}`}
              item={item}
              titles={titles}
              action={
                isComparedWithPrevious && (
                  <RestoreButton
                    number={number - 1}
                    item={item}
                    label={words.undo}
                    aria-label={words.undoItem(titleOf(item))}
                    titles={titles}
                  />
                )
              }
            />
          ))}
      </div>
    </>
  );
}

type CompareProps = Pick<Page, "version" | "history">;

function CompareWith({ version, history }: CompareProps) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { number, comparedWith } = version;
  const { versions, olderButton } = useVersions(history);
  const dates = new Map(versions.map((other) => [other.number, other.date]));
  const others = [...new Set([...dates.keys(), number - 1, comparedWith])]
    .filter((other) => other > 0 && other !== number)
    .sort((one, other) => other - one);
  if (others.length === 0) return null;
  function labelOf(other: number): string {
    if (other === number - 1) return words.previous(other);
    if (other === history.latest) return words.currentSite;
    const date = dates.get(other);
    return date
      ? words.otherVersion(other, dateAndTime(date, language))
      : words.version(other);
  }
  return (
    <Filters>
      <Choice
        label={words.compareWith}
        value={String(comparedWith)}
        options={others.map((other) => ({
          value: String(other),
          label: labelOf(other),
        }))}
        onChoose={(other) =>
          void navigate({ search: `?with=${other}` }, { replace: true })
        }
      />
      {olderButton}
    </Filters>
  );
}
