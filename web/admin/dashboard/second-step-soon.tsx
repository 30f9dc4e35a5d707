import { href } from "react-router";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readSecondStep } from "#shared/contract/second-step.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/admin/account.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./dashboard-screen.module.css";

type Step = ReplyOf<typeof readSecondStep>;

/** Warns staff without a second step before it is required. */
export function SecondStepSoon({ step }: { step: Step | null }) {
  const words = useWords(accountWords);
  const language = useLanguage();
  if (!step?.requiredFrom || step.isOn) return null;
  return (
    <div className={styles.soon}>
      <Alert kind="warning">
        <p>
          {words.banner(longDate(step.requiredFrom, language))}{" "}
          <Link to={href("/dashboard/account")}>{words.bannerLink}</Link>
        </p>
      </Alert>
    </div>
  );
}
