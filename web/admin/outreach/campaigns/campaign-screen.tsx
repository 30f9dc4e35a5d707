import {
  href,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from "react-router";
import CalendarClock from "lucide-react/icons/calendar-clock";
import type {
  Campaign,
  CampaignMember,
  MemberPage,
} from "#shared/contract/outreach/campaigns.ts";
import { memberPageSize } from "#shared/rules/outreach/campaigns/states.ts";
import { isOver } from "#shared/rules/outreach/campaigns/waves.ts";
import { usePolling } from "#web/admin/layout/poll.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { Pager, rangeOf } from "#web/admin/list/pager.tsx";
import { readPage } from "#web/admin/list/address.ts";
import { useServerData } from "#web/admin/list/use-server-data.ts";
import {
  readTestMode,
  TestMode,
} from "#web/admin/outreach/texting/test-mode.tsx";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import type { Route } from "./+types/campaign-screen.ts";
import { CampaignTools } from "./campaign-tools.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";
import { ForecastPanel } from "./forecast-panel.tsx";
import { OutcomeTable, TrialTable } from "./outcome-table.tsx";
import styles from "./campaigns.module.css";

type Params = Route.ClientLoaderArgs["params"];

const readAt = (page: number) =>
  load(async ({ call, params }: Loading<Params>) => {
    const query = { page: String(page) };
    const [campaign, members, outcome, isTest] = await Promise.all([
      call("GET /api/campaigns/:id", { params }).catch(orMissing),
      call("GET /api/campaigns/:id/contacts", { params, query }).catch(
        orMissing,
      ),
      call("GET /api/campaigns/:id/outcome", { params }).catch(orMissing),
      readTestMode(call),
    ]);
    const waves = outcome.waves.length;
    const hasEnded = isOver(campaign, waves, Date.now());
    return { campaign, members, outcome, hasEnded, isTest };
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  return readAt(page).browser({ params });
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** Polls the campaign. Failures are ignored, unless the user may no longer see it. */
function usePolledCampaign(loaded: Loaded): Loaded {
  const [latest, change] = useServerData(loaded);
  const { campaign, members } = loaded;
  const { revalidate } = useRevalidator();
  usePolling(() =>
    readAt(members.page)
      .browser({ params: { id: campaign._id } })
      .then(
        (next) => change(() => next),
        (error: { init?: { status?: number } }) => {
          const { status } = error.init ?? {};
          if (status === 403 || status === 404) void revalidate();
        },
      ),
  );
  return latest;
}

export default function CampaignScreen() {
  const { campaign, members, outcome, hasEnded, isTest } =
    usePolledCampaign(useLoaderData<typeof clientLoader>());
  const words = useWords(campaignsWords);
  const language = useLanguage();
  const { state, start, started, forecast } = campaign;
  const startsLater = start !== null && (started === null || start > started);
  const when = (moment: string) => dateAndTime(moment, language);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/campaigns"), label: words.back }}
        title={campaign.name}
        intro={
          <>
            <span className={styles.state} data-state={state}>
              {words.states[state]}
            </span>{" "}
            {startsLater && words.startsAt(when(start))}
            {!startsLater &&
              started !== null &&
              words.startedAt(when(started))}{" "}
            {isTest && <TestMode />}
          </>
        }
        actions={<CampaignTools campaign={campaign} />}
      />
      <div className={styles.parts}>
        {state === "running" && <NextSend texts={forecast.texts} />}
        {state !== "draft" && <CampaignProgress campaign={campaign} />}
        {campaign.texted > 0 && <OutcomeTable outcome={outcome} />}
        {campaign.texted > 0 && outcome.wordings !== undefined && (
          <TrialTable trial={outcome.wordings} isOver={hasEnded} />
        )}
        <ForecastPanel forecast={forecast} />
        <Members members={members} />
      </div>
    </>
  );
}

/** When the next texts will be sent and why then. Shows nothing if the forecast has none. */
function NextSend({ texts }: { texts: Campaign["forecast"]["texts"] }) {
  const words = useWords(campaignsWords);
  const language = useLanguage();
  const [next] = texts.map(({ at }) => at).sort();
  if (next === undefined) return null;
  return (
    <p className={styles.next}>
      <Icon of={CalendarClock} />
      <span>
        <strong>{words.nextSend(dateAndTime(next, language))}</strong>{" "}
        {words.nextSendWhy}
      </span>
    </p>
  );
}

/** The contacts of a campaign and their next texts; the page number is in the URL. */
export function Members({ members }: { members: MemberPage }) {
  const words = useWords(campaignsWords);
  const columns = useColumns();
  const [, setParts] = useSearchParams();
  return (
    <section className={styles.part} aria-label={words.contactsTitle}>
      <h2>{words.contactsTitle}</h2>
      <Table
        caption={words.contactsTitle}
        rows={members.rows}
        keyOf={({ contact }) => contact}
        columns={columns}
      />
      <Pager
        of={rangeOf(members, memberPageSize)}
        onPage={(to) =>
          setParts(to === 1 ? {} : { page: String(to) }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </section>
  );
}

function useColumns(): Column<CampaignMember>[] {
  const words = useWords(campaignsWords);
  const { languages, language: head } = useWords(adminWords);
  const language = useLanguage();
  return [
    {
      key: "name",
      head: words.contact,
      isName: true,
      cell: ({ name, childname }) =>
        childname === "" ? name : `${name} · ${childname}`,
    },
    { key: "language", head, cell: (member) => languages[member.language] },
    {
      key: "texts",
      head: words.texts,
      align: "end",
      cell: ({ texts }) => words.number(texts),
    },
    {
      key: "next",
      head: words.next,
      cell: ({ due, ended }) => {
        if (due !== null) return dateAndTime(due, language);
        return ended === null ? words.notStarted : words.endings[ended];
      },
    },
  ];
}
