import { FormSection } from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { Switch } from "#web/ui/choices/switch.tsx";
import type { Draft } from "./campaign-draft.ts";
import { TextFields } from "./text-fields.tsx";

/** The first text, and on half of the phones another one where two are tried. */
export function TrialFields(fields: DraftFields<Draft>) {
  const { draft, change } = fields;
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  return (
    <FormSection title={words.textsTitle} intro={words.textsIntro}>
      <TextFields
        {...fields}
        field="text"
        label={draft.isTrial ? trial.names[1] : words.text}
      />
      <Switch
        label={trial.try}
        helper={trial.tryHelper}
        onWord={words.on}
        offWord={words.off}
        checked={draft.isTrial}
        onChange={change("isTrial")}
      />
      {draft.isTrial && (
        <TextFields {...fields} field="second" label={trial.names[2]} />
      )}
    </FormSection>
  );
}
