import { isOver } from "#shared/rules/campaigns/waves.ts";
import { href, useLoaderData, useRevalidator } from "react-router";
import type { Route } from "./+types/campaign-screen.ts";
import { ForecastPanel } from "#web/admin/campaigns/forecast-panel.tsx";
import { useFresh } from "#web/admin/list/use-fresh.ts";
import { readPage } from "#web/admin/list/read-address.ts";
import { usePolling } from "#web/admin/desk/poll.ts";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { load, type Loading, orMissing } from "#web/core/calls/load.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import styles from "#web/admin/campaigns/campaigns.module.css";
import { CampaignTools } from "./campaign-tools.tsx";
import { Members } from "./members.tsx";
import { OutcomeTable } from "./outcome-table.tsx";
import { Progress } from "./progress.tsx";
import { TrialTable } from "./trial-table.tsx";

type Params = Route.ClientLoaderArgs["params"];

const readAt = (page: number) =>
  load(async ({ call, params }: Loading<Params>) => {
    const query = { page: String(page) };
    const [campaign, members, outcome] = await Promise.all([
      call("GET /api/campaigns/:id", { params }).catch(orMissing),
      call("GET /api/campaigns/:id/contacts", { params, query }).catch(
        orMissing,
      ),
      call("GET /api/campaigns/:id/outcome", { params }).catch(orMissing),
    ]);
    const waves = outcome.waves.length;
    const hasEnded = isOver(campaign, waves, Date.now());
    return { campaign, members, outcome, hasEnded };
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams);
  return readAt(page).browser({ params });
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** It is read again by itself; what is there stays while that fails, but for a campaign that may not be seen any more. */
function useNews(loaded: Loaded): Loaded {
  const [latest, hear] = useFresh(loaded);
  const { campaign, members } = loaded;
  const { revalidate } = useRevalidator();
  usePolling(() =>
    readAt(members.page)
      .browser({ params: { id: campaign._id } })
      .then(
        (news) => hear(() => news),
        (error: { init?: { status?: number } }) => {
          const { status } = error.init ?? {};
          if (status === 403 || status === 404) void revalidate();
        },
      ),
  );
  return latest;
}

export default function CampaignScreen() {
  const { campaign, members, outcome, hasEnded } =
    useNews(useLoaderData<typeof clientLoader>());
  const words = useWords(campaignsWords);
  const language = useLanguage();
  const { state, start, started, forecast } = campaign;
  const begin = start !== null && (started === null || start > started);
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
            {begin && words.startsAt(when(start))}
            {!begin && started !== null && words.startedAt(when(started))}
          </>
        }
        actions={<CampaignTools campaign={campaign} />}
      />
      <div className={styles.parts}>
        {state !== "draft" && <Progress campaign={campaign} />}
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
