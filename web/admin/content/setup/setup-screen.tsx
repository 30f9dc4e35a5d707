import CircleCheck from "lucide-react/icons/circle-check";
import Circle from "lucide-react/icons/circle";
import { href, useLoaderData } from "react-router";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import {
  type ClinicFacts,
  clinicFacts,
  type Fill,
  fillsOf,
  setUpSteps,
  stepsDone,
  type SetUpStep,
  textAt,
} from "#shared/rules/content/set-up.ts";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { useContentLabel } from "#web/admin/content/contents/use-contents.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import {
  type BoundFieldProps,
  useAdminForm,
} from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { showSite } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import { setupWords } from "#web/i18n/admin/content/setup.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Messages } from "#web/core/messages.tsx";
import { Placeholders } from "./placeholders.tsx";
import styles from "./setup.module.css";

export async function clientLoader() {
  const [settings, dashboard] = await Promise.all([
    call("GET /api/settings/edit", {}),
    call("GET /api/dashboard", {}),
  ]);
  return {
    settings,
    hasFamilies: dashboard.contacts > 0,
    elsewhere: dashboard.texts?.placeholders ?? [],
  };
}

/** Asks once for facts that several texts need, and lists the remaining placeholders. */
export default function SetupScreen() {
  const { settings, hasFamilies, elsewhere } =
    useLoaderData<typeof clientLoader>();
  const words = useWords(setupWords);
  const labelOf = useContentLabel();
  const form = useSetup(settings);
  const { saved, draft } = form;
  const fills = fillsOf(saved, draft);
  const done = stepsDone(saved, hasFamilies);
  const fieldProps = (name: keyof ClinicFacts) => ({
    ...form.fieldProps(name),
    id: name,
  });
  return (
    <div className={styles.screen}>
      <EditForm
        title={words.title}
        intro={words.intro}
        back={{ to: href("/dashboard"), label: words.back }}
        form={form}
        compare={{ labelOf, show: String }}
      >
        <Steps done={done} />
        <FormSection title={words.clinic} intro={words.clinicText}>
          <Facts fieldProps={fieldProps} />
        </FormSection>
        <Messages of={form.messages} />
        <Fills of={fills} />
      </EditForm>
      <Placeholders settings={saved} elsewhere={elsewhere} />
    </div>
  );
}

/** The form of the clinic's facts. Also saves the texts that they complete. */
function useSetup(settings: EditedSettings) {
  const words = useWords(setupWords);
  const form = useAdminForm({
    start: settings,
    draftOf: factsOf,
    contentOf: (draft: ClinicFacts) => draft,
    send: (facts, since) =>
      call("PUT /api/settings", { body: changedFacts(since, facts) }),
    success: words.saved,
    onSaved(saved, begin) {
      begin(saved);
      showSite(saved);
    },
    readTheirs: () => call("GET /api/settings/edit", {}),
  });
  return { ...form, saved: settings };
}

/** The text, or an empty one for a placeholder, so that staff need not delete it first. */
function textOrEmpty(settings: EditedSettings, field: string): string {
  const text = textAt(settings, field);
  return isPlaceholder(text) ? "" : text;
}

function factsOf(settings: EditedSettings): ClinicFacts {
  const facts = clinicFacts.map((field) => [
    field,
    textOrEmpty(settings, field),
  ]);
  return Object.fromEntries(facts) as ClinicFacts;
}

/** The changed facts and the texts that they complete, by section, with all previous values. */
export function changedFacts(since: EditedSettings, facts: ClinicFacts) {
  const changed = clinicFacts
    .filter((field) => facts[field] !== textOrEmpty(since, field))
    .map((field) => ({ field, text: facts[field] }));
  const all = [...changed, ...fillsOf(since, facts)];
  const before = all.map(({ field }) => ({
    field,
    text: textAt(since, field),
  }));
  return { ...bySection(all), before: bySection(before) };
}

function bySection(fills: Fill[]) {
  const sections: Record<string, Record<string, string>> = {};
  for (const { field, text } of fills) {
    const [section = "", name = ""] = field.split(".");
    sections[section] = { ...sections[section], [name]: text };
  }
  return sections;
}

const places: Record<SetUpStep, string> = {
  clinic: "#clinic.clinicname",
  texts: "#placeholders",
  invitation: `${href("/dashboard/contents")}?tab=invitation`,
  aboutUs: `${href("/dashboard/contents")}?tab=aboutUs`,
  families: href("/dashboard/links"),
};

function Steps({ done }: { done: Record<SetUpStep, boolean> }) {
  const words = useWords(setupWords);
  const amount = setUpSteps.filter((step) => done[step]).length;
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{words.progress(amount, setUpSteps.length)}</h2>
      <progress
        aria-label={words.title}
        aria-valuetext={words.progress(amount, setUpSteps.length)}
        value={amount}
        max={setUpSteps.length}
      />
      <ol role="list">
        {setUpSteps.map((step) => (
          <li key={step} data-done={done[step]}>
            <Icon of={done[step] ? CircleCheck : Circle} />
            {done[step] || step === "clinic" ? (
              words.steps[step]
            ) : (
              <Link to={places[step]}>{words.steps[step]}</Link>
            )}
            <span>{done[step] ? words.done : words.open}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type FactsProps = {
  fieldProps: (
    name: keyof ClinicFacts,
  ) => BoundFieldProps<string> & { id: string };
};

function Facts({ fieldProps }: FactsProps) {
  const words = useWords(setupWords);
  return (
    <div className={styles.facts}>
      <Field
        {...fieldProps("clinic.clinicname")}
        label={words.name}
        limit={settingsLimits.clinicname}
      />
      <Field
        {...fieldProps("clinic.phone")}
        label={words.phone}
        kind="tel"
        limit={settingsLimits.phone}
      />
      <div className={styles.wide}>
        <Field
          {...fieldProps("clinic.address")}
          label={words.address}
          limit={settingsLimits.address}
        />
      </div>
      <Field
        {...fieldProps("main.funding_en")}
        label={words.whoEnglish}
        helper={words.whoHelper}
        kind="textarea"
        rows={2}
        lang="en"
        limit={settingsLimits.funding}
      />
      <Field
        {...fieldProps("main.funding_es")}
        label={words.whoSpanish}
        helper={words.whoHelper}
        kind="textarea"
        rows={2}
        lang="es"
        limit={settingsLimits.funding}
      />
    </div>
  );
}

/** Shows the texts that will be completed. */
function Fills({ of: fills }: { of: Fill[] }) {
  const words = useWords(setupWords);
  const labelOf = useContentLabel();
  return (
    <section className={styles.fills} aria-labelledby="fills">
      <h2 id="fills">{words.fills}</h2>
      <p>{fills.length === 0 ? words.noFills : words.fillsText}</p>
      {fills.length > 0 && (
        <dl>
          {fills.map(({ field, text }) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd lang={field.endsWith("_es") ? "es" : "en"}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
