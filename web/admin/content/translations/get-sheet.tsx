import Download from "lucide-react/icons/download";
import { useMemo, useRef, useState } from "react";
import {
  type SiteContent,
  withFields,
} from "#shared/rules/content/site-content.ts";
import {
  stateIn,
  type TranslatableText,
  translatableTexts,
} from "#shared/rules/content/translations/texts.ts";
import { useVersions } from "#web/admin/content/history/use-versions.tsx";
import { fileOf } from "#web/admin/spreadsheet/write-file.ts";
import { useMutation } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { saveFile } from "#web/core/calls/save-file.ts";
import { dateAndTime, dayOf } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { fieldsBefore } from "./changed-fields.ts";
import { fitsInCell, sheetLayout, translationSheet } from "./sheet.ts";
import { useTextPlace } from "./text-place.ts";
import type { TranslationsPage } from "./translations-page.ts";
import steps from "#web/admin/spreadsheet/steps.module.css";
import styles from "./translations.module.css";

type Props = {
  page: TranslationsPage;
  content: SiteContent;
  texts: TranslatableText[];
};

/** Chooses texts and downloads them as a sheet. */
export function GetSheet({ page, content, texts }: Props) {
  const words = useWords(translationsWords);
  const placeOf = useTextPlace(content);
  const comparison = useComparison(page);
  const [which, setWhich] = useState<string>();
  const stateOf = useMemo(
    () => stateIn(translatableTexts(comparison.before)),
    [comparison.before],
  );
  const amountOf = (state: string) =>
    texts.filter((text) => stateOf(text) === state).length;
  const [missing, changed] = [amountOf("missing"), amountOf("english_changed")];
  const isWhole = (which ?? (missing + changed === 0 ? "all" : "")) === "all";
  const chosen = texts.filter(
    (text) => isWhole || stateOf(text) !== "translated",
  );
  const written = chosen.filter(fitsInCell);
  const { run, isPending } = useMutation(
    async (isWorkbook: boolean) => {
      const table = translationSheet(written, stateOf, placeOf, words);
      const { file, ending } = await fileOf(table, isWorkbook, sheetLayout);
      const day = dayOf(new Date().toISOString());
      saveFile(file, `${words.file}-${day}.${ending}`);
    },
    { failure: { say: words.failed }, revalidate: false },
  );
  return (
    <section className={steps.step} aria-labelledby="get">
      <h2 id="get">{words.getTitle}</h2>
      {page.history.publications.length > 1 && (
        <CompareWith page={page} of={comparison} />
      )}
      <RadioGroup
        legend={words.which}
        name="which"
        options={[
          {
            value: "needed",
            label: words.needed(missing + changed),
            helper: words.neededHelper(missing, changed),
          },
          { value: "all", label: words.all(texts.length) },
        ]}
        value={isWhole ? "all" : "needed"}
        onChange={setWhich}
      />
      {written.length < chosen.length && (
        <Alert kind="warning">
          {words.tooLong(chosen.length - written.length)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          icon={Download}
          disabled={written.length === 0 || comparison.isPending}
          pending={isPending}
          pendingLabel={words.preparing}
          onClick={() => void run(true)}
        >
          {words.excel}
        </Button>
        <Button
          kind="secondary"
          disabled={written.length === 0 || comparison.isPending}
          onClick={() => void run(false)}
        >
          {words.csv}
        </Button>
      </div>
    </section>
  );
}

/** The content with which texts are compared: the site now, or an earlier version. */
function useComparison({ site, latest }: TranslationsPage) {
  const words = useWords(translationsWords);
  const latestChoice = useRef("");
  const [version, setVersion] = useState("");
  const [compared, setCompared] = useState<Compared>({ version });
  const { run } = useMutation(
    async (number: string) => {
      const { changes } = await call("GET /api/publications/:number", {
        params: { number: String(latest) },
        query: { with: number },
      });
      return withFields(site, changes.map(fieldsBefore));
    },
    { failure: { say: words.failed }, revalidate: false },
  );

  async function choose(number: string) {
    latestChoice.current = number;
    setVersion(number);
    const outcome = number === "" ? undefined : await run(number);
    // A later choice may have been answered first.
    if (latestChoice.current !== number) return;
    if (outcome?.ok === false) setVersion(compared.version);
    else setCompared({ version: number, content: outcome?.reply });
  }
  const isPending = version !== compared.version;
  return { version, before: compared.content ?? site, isPending, choose };
}

type Compared = { version: string; content?: SiteContent | undefined };

type CompareProps = {
  page: TranslationsPage;
  of: ReturnType<typeof useComparison>;
};

function CompareWith({ page: { history, latest }, of }: CompareProps) {
  const words = useWords(translationsWords);
  const language = useLanguage();
  const { versions, olderButton } = useVersions(history);
  const earlier = versions.filter(({ number }) => number < latest);
  return (
    <>
      <SelectField
        label={words.compareWith}
        helper={words.compareHelper}
        prompt=""
        value={of.version}
        options={[
          { value: "", label: words.site },
          ...earlier.map(({ number, date }) => ({
            value: String(number),
            label: words.version(number, dateAndTime(date, language)),
          })),
        ]}
        onChange={(number) => void of.choose(number)}
      />
      <div>{olderButton}</div>
    </>
  );
}
