import { filterParts } from "#shared/rules/contacts/view.ts";
import { ConflictModal } from "#web/admin/form/conflict-modal.tsx";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import type { Draft } from "./campaign-draft.ts";
import type { useTextsForm } from "./use-campaign-form.ts";

type Props = { form: ReturnType<typeof useTextsForm> };

export function CampaignConflict({ form }: Props) {
  return <ConflictModal form={form} labelOf={useLabels()} show={useShow()} />;
}

function useLabels() {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const labelOf = useLanguageLabel({
    text: words.text,
    second: trial.names[2],
    reminder: words.reminder,
  });
  const labels: Record<keyof Draft, string> = {
    name: words.name,
    text_en: labelOf("text"),
    text_es: labelOf("text_es"),
    isTrial: trial.try,
    second_en: labelOf("second"),
    second_es: labelOf("second_es"),
    reminder_en: labelOf("reminder"),
    reminder_es: labelOf("reminder_es"),
    who: words.who,
    contacts: words.contacts,
    filter: words.who,
    isLater: words.when,
    day: words.day,
    time: words.time,
    isWaves: words.isWaves,
    wavesize: words.wavesize,
    reminders: words.reminders,
    reminderdays: words.reminderdays,
  };
  return (field: keyof Draft) => labels[field];
}

/** A field of either version as text. */
function useShow() {
  const words = useWords(campaignsWords);
  const { whoIs } = useWords(trialWords);
  return (field: keyof Draft, draft: Draft) => {
    if (field === "who") return whoIs[draft.who];
    if (field === "contacts") return words.number(draft.contacts.length);
    if (field === "filter")
      return Object.values(filterParts(draft.filter))
        .filter((part) => part !== "")
        .join(" · ");
    const value = draft[field];
    if (typeof value === "boolean") return value ? words.on : words.off;
    return value;
  };
}
