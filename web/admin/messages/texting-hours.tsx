import { type FormEvent, useState } from "react";
import {
  lawfulHours,
  shortestWindow,
  type TextingHours as Hours,
} from "#shared/rules/texting/hours.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { textingWords } from "#web/i18n/admin/messages/texting.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";

const lawful = Array.from(
  { length: lawfulHours.closes - lawfulHours.opens + 1 },
  (_, at) => lawfulHours.opens + at,
);

/** In which hours texts go; no others can be chosen than the law allows. */
export function TextingHours({ hours }: { hours: Hours }) {
  const words = useWords(textingWords);
  const [edited, setEdited] = useState(hours);
  const { run, isPending } = useAction("PUT /api/texting-hours", {
    success: words.saved,
    failure: "server-toasts",
  });
  const isTooShort = edited.closes - edited.opens < shortestWindow;

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isTooShort) void run({ body: edited });
  }

  const field = (name: keyof Hours, label = words.hour) => (
    <SelectField
      label={words[name]}
      prompt=""
      error={name === "closes" && isTooShort ? words.tooShort : undefined}
      value={String(edited[name])}
      options={lawful.map((hour) => ({
        value: String(hour),
        label: label(hour),
      }))}
      onChange={(chosen) => setEdited({ ...edited, [name]: Number(chosen) })}
    />
  );
  const onSundays = (hour: number) =>
    hour === lawfulHours.closes ? words.noSundays : words.hour(hour);
  return (
    <FormSection title={words.title} intro={words.intro}>
      <form onSubmit={save}>
        {field("opens")}
        {field("closes")}
        {field("sundayopens", onSundays)}
        <Button
          type="submit"
          kind="secondary"
          pending={isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </form>
    </FormSection>
  );
}
