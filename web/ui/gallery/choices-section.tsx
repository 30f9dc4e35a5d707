import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { StarsInput } from "#web/ui/choices/stars-input.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { YesOrNo } from "#web/ui/choices/yes-or-no.tsx";
import { Card, Stack } from "#web/ui/layout/page.tsx";
import { Section } from "./section.tsx";

const answers = [
  { value: "A", label: "Very much" },
  { value: "B", label: "Quite a bit" },
  { value: "C", label: "Somewhat" },
  { value: "D", label: "A little, and only when I think about it at night" },
  { value: "E", label: "Not at all" },
];

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
];

export function ChoicesSection() {
  return (
    <Section title="Choices">
      <Stack gap={6}>
        <RadioGroup
          legend="How much does it matter to you that it tastes good?"
          look="question"
          name="taste"
          options={answers}
          defaultValue="B"
        />
        <Stack gap={5}>
          <RadioGroup
            legend="Language"
            name="language"
            options={languages}
            defaultValue="en"
            inline
            required
          />
          <RadioGroup
            legend="With an error"
            name="refused"
            options={[
              { value: "1", label: "Morning", helper: "From 8 to 12" },
              { value: "2", label: "Afternoon", helper: "From 13 to 17" },
            ]}
            error="Choose an option before proceeding!"
          />
          <Closed />
          <Boxes />
        </Stack>
      </Stack>
    </Section>
  );
}

function Closed() {
  return (
    <RadioGroup
      legend="Disabled"
      name="closed"
      options={languages}
      defaultValue="en"
      inline
      disabled
    />
  );
}

function Boxes() {
  return (
    <Card>
      <Stack gap={3}>
        <Checkbox label="Tell me when it is ready" defaultChecked />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox
          label="I have read the terms"
          required
          helper="Two short pages"
          error="Please read and accept them"
        />
        <Checkbox label="Not available" disabled defaultChecked />
        <Switch label="Was it useful?" onWord="Yes" offWord="No" />
        <Switch
          label="Was it clear?"
          onWord="Yes"
          offWord="No"
          defaultChecked
        />
        <Switch label="Not available" onWord="Yes" offWord="No" disabled />
        <YesOrNo
          label="Was it what you expected?"
          name="expected"
          yesWord="Yes"
          noWord="No"
        />
        <StarsInput
          legend="How helpful was it?"
          name="stars"
          labels={["Not at all", "A little", "Somewhat", "Quite", "Very"]}
          defaultValue={4}
        />
      </Stack>
    </Card>
  );
}
