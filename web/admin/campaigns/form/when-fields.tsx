import { FormSection } from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import type { Draft } from "./campaign-draft.ts";

/** When the first texts go out, and to how many on one day. */
export function WhenFields({ draft, change, errors }: DraftFields<Draft>) {
  const words = useWords(campaignsWords);
  return (
    <FormSection title={words.whenTitle}>
      <RadioGroup
        legend={words.when}
        name="when"
        inline
        value={draft.isLater ? "later" : "now"}
        options={[
          { value: "now", label: words.whenNow },
          { value: "later", label: words.whenLater },
        ]}
        onChange={(value) => change("isLater")(value === "later")}
      />
      {draft.isLater && (
        <div className={styles.side}>
          <Field
            kind="date"
            label={words.day}
            required
            error={errors["day"]}
            value={draft.day}
            onChange={change("day")}
          />
          <Field
            kind="time"
            label={words.time}
            required
            value={draft.time}
            onChange={change("time")}
          />
        </div>
      )}
      <Switch
        label={words.isWaves}
        helper={words.wavesHelper}
        onWord={words.on}
        offWord={words.off}
        checked={draft.isWaves}
        onChange={change("isWaves")}
      />
      {draft.isWaves && (
        <div className={styles.narrow}>
          <Field
            label={words.wavesize}
            required
            inputMode="numeric"
            error={errors["wavesize"]}
            value={draft.wavesize}
            onChange={change("wavesize")}
          />
        </div>
      )}
    </FormSection>
  );
}
