import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";

/** Links back to the previous page, such as the results, or to `to` if there is none. */
export function BackLink({ to }: { to: string }) {
  const words = useWords(concernsWords);
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <nav aria-label={words.back} data-print="hide">
      <Link look="standalone" to={to} onClick={goBack}>
        <Icon of={ArrowLeft} />
        {words.back}
      </Link>
    </nav>
  );
}
