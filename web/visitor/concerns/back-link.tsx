import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { href, useNavigate } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";

/** To where the reader came from, which may be their results; else to all concerns. */
export function BackLink() {
  const words = useWords(concernsWords);
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <nav aria-label={words.back}>
      <Link look="standalone" to={href("/concerns")} onClick={goBack}>
        <Icon of={ArrowLeft} />
        {words.back}
      </Link>
    </nav>
  );
}
