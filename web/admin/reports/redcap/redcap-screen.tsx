import { href, useLoaderData } from "react-router";
import type { checkRedcapResults } from "#shared/contract/reports/redcap.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import styles from "#web/admin/reports/file-page.module.css";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { redcapWords } from "#web/i18n/admin/reports/redcap.words.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { ProjectSettings } from "./project-settings.tsx";
import { useRedcapSettings } from "./use-redcap-settings.ts";

export async function clientLoader() {
  return { counts: await call("GET /api/results/redcap", {}) };
}

/** Three files for a REDCap project, and what to do with them there. */
export default function RedcapScreen() {
  const { counts } = useLoaderData<typeof clientLoader>();
  const words = useWords(redcapWords);
  const project = useRedcapSettings();
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/results"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={styles.screen}>
        <ProjectSettings project={project} />
        <AddForm project={project} />
        <GetResults counts={counts} project={project} />
        <FormSection title={words.import}>
          <Steps of={words.importSteps} />
          <div className={styles.part}>
            <h3>{words.expect}</h3>
            <ul>
              {words.expectations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </FormSection>
      </div>
    </>
  );
}

function Steps({ of }: { of: string[] }) {
  return (
    <ol>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

type ProjectProps = { project: ReturnType<typeof useRedcapSettings> };

function AddForm({ project }: ProjectProps) {
  const words = useWords(redcapWords);
  const { labels, record } = project.settings;
  return (
    <FormSection title={words.form} intro={words.formIntro}>
      <div className={styles.part}>
        <h3>{words.existing}</h3>
        <Steps of={words.existingSteps} />
        <div className={styles.actions}>
          <CsvButton
            line="GET /api/results/redcap/instrument"
            query={{ labels }}
            file={`redcap_form_${labels}.zip`}
          >
            {words.zip}
          </CsvButton>
        </div>
        <p className={styles.quiet}>{words.existingElse}</p>
      </div>
      <div className={styles.part}>
        <h3>{words.fresh}</h3>
        <Alert kind="warning">{words.freshWarning}</Alert>
        <Steps of={words.freshSteps} />
        <div className={styles.actions}>
          <CsvButton
            line="GET /api/results/redcap/dictionary"
            query={{ labels, record }}
            file={`redcap_dictionary_${labels}.csv`}
            disabled={!project.isRecordValid}
          >
            {words.dictionary}
          </CsvButton>
          {!project.isRecordValid && <p>{words.fix}</p>}
        </div>
      </div>
    </FormSection>
  );
}

type Counts = ReplyOf<typeof checkRedcapResults>;

function GetResults({ counts, project }: ProjectProps & { counts: Counts }) {
  const words = useWords(redcapWords);
  const { record, event } = project.settings;
  const isValid = project.isRecordValid && project.isEventValid;
  const { ready, leftOut, sharedIds } = counts;
  return (
    <FormSection title={words.file}>
      <p>
        {ready > 0 ? <strong>{words.ready(ready)}</strong> : words.noneReady}
      </p>
      <LeftOut of={leftOut} />
      {sharedIds.total > 0 && (
        <Alert kind="warning" title={words.sharedTitle}>
          {words.shared(
            sharedIds.first,
            sharedIds.total - sharedIds.first.length,
          )}
        </Alert>
      )}
      {ready > 0 && (
        <>
          <div className={styles.actions}>
            <CsvButton
              line="GET /api/results/redcap/csv"
              query={{ record, ...(event !== "" && { event }) }}
              file="redcap_results.csv"
              disabled={!isValid}
            >
              {words.csv}
            </CsvButton>
            {!isValid && <p>{words.fix}</p>}
          </div>
          <p className={styles.quiet}>{words.excel}</p>
        </>
      )}
    </FormSection>
  );
}

const reasons = [
  "walkIn",
  "noId",
  "sharedId",
  "unusableId",
  "problem",
] as const;

/** How many results the file leaves out, and why. */
function LeftOut({ of }: { of: Counts["leftOut"] }) {
  const words = useWords(redcapWords);
  const some = reasons.filter((reason) => of[reason] > 0);
  if (some.length === 0) return null;
  const total = some.reduce((sum, reason) => sum + of[reason], 0);
  return (
    <div className={styles.part}>
      <p>{words.leftOut(total)}</p>
      <ul>
        {some.map((reason) => (
          <li key={reason}>{words.reasons[reason](of[reason])}</li>
        ))}
      </ul>
    </div>
  );
}
