import { Field } from "#web/ui/form/field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { Stack } from "#web/ui/layout/page.tsx";
import { Section } from "./section.tsx";

export function FieldsSection() {
  return (
    <Section title="Fields">
      <Stack>
        <Field label="Your name" required autoComplete="off" />
        <Field
          label="Mobile phone"
          kind="tel"
          helper="International format"
          defaultValue="+1"
          autoComplete="off"
        />
        <Field
          label="Email"
          kind="email"
          required
          defaultValue="someone@example"
          helper="We write only when you ask us to."
          error="Please write the whole address, like name@example.org"
          autoComplete="off"
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          defaultValue="correct horse"
          autoComplete="off"
        />
        <Field
          label="Anything to add?"
          kind="textarea"
          limit={120}
          defaultValue="It was easy to read."
        />
        <Field label="Not to be changed" defaultValue="Fixed" readOnly />
        <Field label="Not available" disabled />
      </Stack>
    </Section>
  );
}
