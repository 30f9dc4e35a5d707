import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { href, useLoaderData } from "react-router";
import type { BackupState } from "#shared/contract/reports/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readTwoStep } from "#shared/contract/staff/account.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useMay, useStaff } from "#web/admin/layout/staff.ts";
import { TestMode } from "#web/admin/outreach/texting/test-mode.tsx";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime, dayOf } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/staff/account.words.ts";
import { dashboardWords } from "#web/i18n/admin/reports/dashboard/dashboard.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { Cards, type Figures } from "./cards.tsx";
import styles from "./dashboard.module.css";
import { Needs } from "./needs.tsx";
import { Trends } from "./trends.tsx";
import { Campaigns, Replies } from "./running-campaigns.tsx";

/** The cards work even if their figures cannot be loaded. */
export async function clientLoader() {
  const [settings, figures, step] = await Promise.all([
    call("GET /api/settings", {}).catch(() => null),
    call("GET /api/dashboard", {}).catch(() => null),
    call("GET /api/account/second-step", {}).catch(() => null),
  ]);
  const today = dayOf(new Date().toISOString());
  return { homePage: settings?.homePage, figures, step, today };
}
clientLoader.hydrate = true as const;

export default function DashboardScreen() {
  const words = useWords(dashboardWords);
  const { homePage, figures, step, today } =
    useLoaderData<typeof clientLoader>();
  const { name, email } = useStaff();
  const may = useMay();
  // If the first admin was set up by environment variables, the name is an email address.
  const isNamed = !name.includes("@");
  return (
    <>
      <ScreenHead
        title={isNamed ? words.title(name) : words.welcome}
        actions={figures?.isTest && <TestMode />}
        intro={
          !isNamed && (
            <>
              {words.nameless(email)}{" "}
              <Link to={href("/dashboard/account")}>{words.addName}</Link>
            </>
          )
        }
      />
      <div className={styles.room}>
        <TwoStepWarning step={step} />
        {figures && <Trends of={figures.trends} />}
        <div className={styles.today}>
          <Needs figures={figures} today={today} />
          <CampaignsAndReplies figures={figures} />
        </div>
        <Cards texts={homePage} figures={figures} />
        {may("GET /api/users") && (
          <BackupLine backup={figures?.backup ?? null} />
        )}
      </div>
    </>
  );
}

function CampaignsAndReplies({ figures }: { figures: Figures | null }) {
  const { running, replies } = figures ?? {};
  if (!running && !replies) return null;
  return (
    <div className={styles.side}>
      {running && <Campaigns of={running} />}
      {replies && <Replies of={replies} />}
    </div>
  );
}

/** The state of the backups; nothing if they are disabled. */
export function BackupLine({ backup }: { backup: BackupState | null }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  if (backup === null) return null;
  const { state, newest } = backup;
  const isUrgent = state === "late" || state === "failing";
  const when = newest === null ? "" : dateAndTime(newest, language);
  return (
    <p className={styles.backup} data-urgent={isUrgent}>
      <Icon of={isUrgent ? TriangleAlert : CircleCheck} />
      {words.backup[state](when)}
    </p>
  );
}

type Step = ReplyOf<typeof readTwoStep> | null;

/** Warns staff without two-step verification before it is required. */
function TwoStepWarning({ step }: { step: Step }) {
  const words = useWords(accountWords);
  const language = useLanguage();
  if (!step?.requiredFrom || step.isOn) return null;
  return (
    <Alert kind="warning">
      <p>
        {words.banner(longDate(step.requiredFrom, language))}{" "}
        <Link to={href("/dashboard/account")}>{words.bannerLink}</Link>
      </p>
    </Alert>
  );
}
