import { href } from "react-router";
import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { ForecastPanel } from "#web/admin/campaigns/forecast-panel.tsx";
import { TestMessage } from "#web/admin/contacts/inviting/test-message.tsx";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/saving/field-reasons.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/texts/campaigns.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import { draftOf, problemsOf, type Start } from "./campaign-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { useForecast } from "./use-forecast.ts";
import { useSaveCampaign } from "./use-save-campaign.ts";
import { WhenFields } from "./when-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

type Props = { start: Start; contacts: Contact[] };

/** A campaign before it starts, with what it will send beside it. */
export function CampaignForm({ start, contacts }: Props) {
  const { campaign } = start;
  const words = useWords(campaignsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const leave = useLeave();
  const { draft, change, isDirty } = useDraft(start, draftOf);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { save, isPending } = useSaveCampaign(campaign?._id);

  async function trySave() {
    const problems = refused(problemsOf(draft));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const outcome = await save(draft);
    if (outcome.ok) leave(href("/dashboard/campaigns/:id", { id: outcome.id }));
    else setErrors(fieldReasons(outcome.error));
  }

  const fields = { draft, change, errors };
  return (
    <div className={styles.room}>
      <div className={styles.part}>
        <EditForm
          title={campaign ? words.editTitle : words.newTitle}
          back={{ to: href("/dashboard/campaigns"), label: words.back }}
          isDirty={isDirty}
          isSaving={isPending}
          errors={errors}
          onSave={() => void trySave()}
        >
          <FormSection title={words.name}>
            <Field
              label={words.name}
              helper={words.nameHelper}
              required
              limit={campaignLimits.name}
              error={errors["name"]}
              value={draft.name}
              onChange={change("name")}
            />
          </FormSection>
          <WhoFields
            contacts={contacts}
            selection={start.contacts}
            chosen={draft.contacts}
            error={errors["contacts"]}
            onChoose={change("contacts")}
          />
          <FormSection title={words.textsTitle} intro={words.textsIntro}>
            <TextFields {...fields} field="text" label={words.text} />
          </FormSection>
          <WhenFields {...fields} />
          <ReminderFields {...fields} />
        </EditForm>
      </div>
      <Aside draft={draft} />
    </div>
  );
}

/** What it will send, and the text on one's own phone. */
function Aside({ draft }: { draft: ReturnType<typeof draftOf> }) {
  const language = useLanguage();
  const message = draft[`text_${language}`];
  const isUnready = () => message.trim() === "";
  return (
    <aside className={styles.parts}>
      <ForecastPanel {...useForecast(draft)} />
      <TestMessage message={message} isUnready={isUnready} />
    </aside>
  );
}
