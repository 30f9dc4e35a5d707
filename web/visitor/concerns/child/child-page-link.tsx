import { href } from "react-router";
import Baby from "lucide-react/icons/baby";
import type { Concern } from "#shared/contract/concerns.ts";
import { useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";

interface ChildPageLinkProps {
  concern: Concern;
  onClick?: () => void;
}

/** To the page that says the same to a child, where staff have written one. */
export function ChildPageLink({ concern, onClick }: ChildPageLinkProps) {
  const words = useWords(concernsWords);
  if (concern.childrencontent === "" && concern.childrencontent_es === "")
    return null;
  return (
    <Link
      look="standalone"
      to={href("/concerns/:id", { id: concern._id })}
      {...(onClick && { onClick })}
    >
      <Icon of={Baby} />
      {words.forChildren}
    </Link>
  );
}
