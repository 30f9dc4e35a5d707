import { nameLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { Field } from "#web/ui/form/field.tsx";

type Person = { name: string; email: string };

type Props = {
  person: Person;
  errors: Record<string, string>;
  onChange: (field: keyof Person, text: string) => void;
  /** One's own are offered by the browser, somebody else's are not. */
  isOwn?: boolean;
};

/** Who somebody of the staff is, and by which address they sign in. */
export function NameAndEmail({
  person,
  errors,
  onChange,
  isOwn = false,
}: Props) {
  const words = useWords(usersWords);
  return (
    <>
      <Field
        label={words.name}
        autoComplete={isOwn ? "name" : "off"}
        required
        limit={nameLimit}
        error={errors["name"]}
        value={person.name}
        onChange={(text) => onChange("name", text)}
      />
      <Field
        label={words.email}
        kind="email"
        autoComplete={isOwn ? "username" : "off"}
        required
        error={errors["email"]}
        value={person.email}
        onChange={(text) => onChange("email", text)}
      />
    </>
  );
}
