import { useState } from "react";
import { href, useLoaderData, useRevalidator } from "react-router";
import type { previewOpenData } from "#shared/contract/reports/open-data.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { finestColumns, ladder } from "#shared/rules/reports/open-data.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import styles from "#web/admin/reports/file-page.module.css";
import { call } from "#web/core/calls/call.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { longDate } from "#web/core/long-date.ts";
import { openDataWords } from "#web/i18n/admin/reports/open-data.words.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";

type Preview = ReplyOf<typeof previewOpenData>;
type PreviewProps = { preview: Preview };

export async function clientLoader() {
  return { preview: await call("GET /api/results/open-data", {}) };
}

/** Explains the open data package, shows what it would contain, and downloads it. */
export default function OpenDataScreen() {
  const { preview } = useLoaderData<typeof clientLoader>();
  const words = useWords(openDataWords);
  const isRefused = preview.refused !== null;
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard/results"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={styles.screen}>
        <FormSection title={words.protects}>
          <ul>
            <li>{words.never}</li>
            <li>{words.groups}</li>
            <li>{words.limits}</li>
          </ul>
        </FormSection>
        {!isRefused && <Contents preview={preview} />}
        <Download preview={preview} />
      </div>
    </>
  );
}

function Contents({ preview }: PreviewProps) {
  const words = useWords(openDataWords);
  const { rows, answers, columns, added, waiting } = preview;
  const named = columns.map((column) => words.columns[column]).join(", ");
  return (
    <FormSection title={words.now} intro={words.today}>
      <div className={styles.part}>
        <ul>
          <li>
            <strong>{words.rows(rows)}</strong>
          </li>
          {added && added.rows > 0 && <li>{words.added(added.rows)}</li>}
          {waiting > 0 && <li>{words.waiting(waiting)}</li>}
          <li>{words.answers(answers)}</li>
          <li>{named === "" ? words.undescribed : words.described(named)}</li>
        </ul>
      </div>
      <Lost preview={preview} />
    </FormSection>
  );
}

/** What the package leaves out so that no description is rare. */
function Lost({ preview: { columns, blank, leftOut, added } }: PreviewProps) {
  const words = useWords(openDataWords);
  const missing = finestColumns.filter((column) => !columns.includes(column));
  const lost = missing.map((column) => {
    const coarser = columns.find((other) =>
      ladder.some(({ from, to }) => to === other && from.includes(column)),
    );
    return (
      (coarser && words.coarser[coarser]) ?? words.gone(words.columns[column])
    );
  });
  if (blank > 0) lost.push(words.blank(blank));
  if (leftOut > 0) lost.push(words.leftOut(leftOut));
  if (added && added.blank > 0) lost.push(words.addedBlank(added.blank));
  if (added && added.hiddenColumns > 0)
    lost.push(words.hiddenColumns(added.hiddenColumns));
  return (
    <div className={styles.part}>
      <h3>{words.lost}</h3>
      {lost.length === 0 ? (
        <p>{words.nothingLost}</p>
      ) : (
        <ul>
          {lost.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Download({ preview: { refused, former } }: PreviewProps) {
  const words = useWords(openDataWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isUnderstood, setUnderstood] = useState(false);
  const date = former ? longDate(former.date, language) : "";
  return (
    <FormSection title={words.get}>
      {former && <p>{words.former(date, former.who, former.rows)}</p>}
      {refused ? (
        <Alert title={words.refusedTitle}>
          {words.refused[refused.reason](refused.amount, date)}
        </Alert>
      ) : (
        <>
          <Alert kind="warning" title={words.warningTitle}>
            {words.warning}
          </Alert>
          <Checkbox
            label={words.understood}
            checked={isUnderstood}
            onChange={setUnderstood}
          />
          <div className={styles.actions}>
            <CsvButton
              line="POST /api/results/open-data/package"
              file="open_data.zip"
              disabled={!isUnderstood}
              onEnd={() => void revalidate()}
            >
              {words.zip}
            </CsvButton>
          </div>
          <p className={styles.quiet}>{words.contents}</p>
        </>
      )}
    </FormSection>
  );
}
