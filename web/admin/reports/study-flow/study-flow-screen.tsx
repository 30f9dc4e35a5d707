import ImageDown from "lucide-react/icons/image-down";
import { useRef } from "react";
import { href, useLoaderData } from "react-router";
import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import type { Flow } from "#shared/rules/reports/study-flow.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { useAddress } from "#web/admin/list/address.ts";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import { Choice, Filters } from "#web/admin/list/filters.tsx";
import { NothingYet } from "#web/admin/list/nothing-found.tsx";
import { call } from "#web/core/calls/call.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { longDate } from "#web/core/long-date.ts";
import { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import type { FlowWords } from "./boxes.ts";
import { FlowPicture } from "./flow-picture.tsx";
import styles from "./study-flow.module.css";

export async function clientLoader() {
  const flow = await call("GET /api/insights/flow", {});
  return { flow, read: new Date().toISOString() };
}

const readGroup = (address: URLSearchParams) => ({
  group: address.get("group") ?? "",
});

/** The flow diagram of a study: all invited contacts, a language or a campaign. */
export default function StudyFlowScreen() {
  const { flow, read } = useLoaderData<typeof clientLoader>();
  const words = useWords(studyFlowWords);
  const { view, changeView } = useAddress(readGroup);
  const groups = groupsOf(flow, words);
  const chosen = groups.find(({ value }) => value === view.group) ?? groups[0];
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/insights"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      {flow.hasInvited && chosen ? (
        <div className={styles.room}>
          <Filters>
            <div className={styles.group}>
              <Choice
                label={words.group}
                value={chosen.value}
                options={groups}
                onChoose={(group) => changeView({ group })}
              />
            </div>
            {flow.all && (
              <span data-print="hide">
                <CsvButton
                  line="GET /api/insights/flow/csv"
                  file="study_flow.csv"
                >
                  {words.csv}
                </CsvButton>
              </span>
            )}
          </Filters>
          {chosen.flow ? (
            <Figure flow={chosen.flow} group={chosen.label} read={read} />
          ) : (
            <Alert kind="info" title={words.notShown}>
              {words.hidden}
            </Alert>
          )}
          <section className={styles.notes} aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            <ul>
              {words.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        </div>
      ) : (
        <NothingYet words={words} />
      )}
    </>
  );
}

type Group = { value: string; label: string; flow: Flow | null };

function groupsOf(flow: StudyFlow, words: FlowWords): Group[] {
  return [
    { value: "", label: words.all, flow: flow.all },
    ...flow.languages.map(({ language, flow: own }) => ({
      value: language,
      label: words.inLanguage[language],
      flow: own,
    })),
    ...flow.campaigns.map(({ _id, name, flow: own }) => ({
      value: _id,
      label: words.campaign(name),
      flow: own,
    })),
  ];
}

type FigureProps = { flow: Flow; group: string; read: string };

function Figure({ flow, group, read }: FigureProps) {
  const words = useWords(studyFlowWords);
  const title = words.on(group, longDate(read, useLanguage()));
  const picture = useRef<SVGSVGElement>(null);
  const rows = flow.flatMap(({ step, contacts, lost }) => [
    { key: step, text: words.steps[step], contacts, isLost: false },
    ...lost.map(({ reason, contacts: number }) => ({
      key: `${step} ${reason}`,
      text: words.reasons[reason],
      contacts: number,
      isLost: true,
    })),
  ]);
  return (
    <div className={styles.columns}>
      <figure className={styles.figure}>
        <FlowPicture
          ref={picture}
          flow={flow}
          title={title}
          label={words.label(group)}
        />
        <div data-print="hide">
          <Button
            kind="secondary"
            compact
            icon={ImageDown}
            onClick={() => picture.current && savePicture(picture.current)}
          >
            {words.svg}
          </Button>
        </div>
      </figure>
      <section className={styles.figures} aria-labelledby="figures">
        <h2 id="figures">{words.table}</h2>
        <FigureTable
          caption={title}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              key: "step",
              head: words.step,
              cell: ({ text, isLost }) =>
                isLost ? (
                  <span className={styles.lost}>– {text}</span>
                ) : (
                  <strong>{text}</strong>
                ),
            },
            {
              key: "contacts",
              head: words.contacts,
              align: "end",
              cell: ({ contacts, isLost }) =>
                isLost ? contacts : <strong>{contacts}</strong>,
            },
          ]}
        />
      </section>
    </div>
  );
}

/** Saves the picture as a file of its own, without the styles of the page. */
function savePicture(picture: SVGSVGElement) {
  const text = new XMLSerializer().serializeToString(picture);
  saveFile(new Blob([text], { type: "image/svg+xml" }), "study_flow.svg");
}
