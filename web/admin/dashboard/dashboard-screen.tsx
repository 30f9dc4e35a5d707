import { href, useLoaderData } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { useMay, useStaff } from "#web/admin/desk/staff.ts";
import { call } from "#web/core/calls/call.ts";
import { dayOf } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { BackupLine } from "./backup-line.tsx";
import { ContentCards } from "./cards.tsx";
import styles from "./dashboard-screen.module.css";
import { ExportCards } from "./export-cards.tsx";
import { ActivityCard, CampaignsCard, LinksCard, UsersCard } from "./cards.tsx";
import { HomeCard } from "./cards.tsx";
import { ContentWarnings } from "./content-warnings.tsx";
import { SecondStepSoon } from "./second-step-soon.tsx";

/** The cards lead on even when their figures cannot be read. */
export async function clientLoader() {
  const [settings, figures, warnings, step] = await Promise.all([
    call("GET /api/settings", {}).catch(() => null),
    call("GET /api/dashboard", {}).catch(() => null),
    call("GET /api/content-warnings", {}).catch(() => null),
    call("GET /api/account/second-step", {}).catch(() => null),
  ]);
  const today = dayOf(new Date().toISOString());
  return { homePage: settings?.homePage, figures, warnings, step, today };
}
clientLoader.hydrate = true as const;

export default function DashboardScreen() {
  const words = useWords(dashboardWords);
  const { homePage, figures, warnings, step, today } =
    useLoaderData<typeof clientLoader>();
  const { name, email } = useStaff();
  const may = useMay();
  // The first admin of the environment is called by the e-mail address.
  const isNamed = !name.includes("@");
  return (
    <>
      <ScreenHead
        title={isNamed ? words.title(name) : words.welcome}
        intro={
          isNamed ? (
            words.intro
          ) : (
            <>
              {words.intro} {words.nameless(email)}{" "}
              <Link to={href("/dashboard/account")}>{words.addName}</Link>
            </>
          )
        }
      />
      {may("GET /api/users") && <BackupLine backup={figures?.backup ?? null} />}
      <SecondStepSoon step={step} />
      {may("PUT /api/settings") && (
        <ContentWarnings warnings={warnings} today={today} />
      )}
      <ul role="list" className={styles.cards}>
        <HomeCard texts={homePage} />
        {may("GET /api/contacts") && <LinksCard figures={figures} />}
        {may("GET /api/campaigns") && <CampaignsCard figures={figures} />}
        {may("PUT /api/settings") && <ContentCards figures={figures} />}
        {may("GET /api/users") && <UsersCard figures={figures} />}
        {may("GET /api/record") && <ActivityCard />}
        <ExportCards figures={figures} />
      </ul>
    </>
  );
}
