import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { Link } from "#web/ui/actions/link.tsx";

export function ChildrenNote({ id }: { id: string }) {
  const words = useWords(adminConcernsWords);
  return (
    <FormSection title={words.childrenPage} intro={words.childrenNote}>
      <p>
        <Link to={`/dashboard/concerns/children/${id}`}>
          {words.editChildrenPage}
        </Link>
      </p>
    </FormSection>
  );
}
