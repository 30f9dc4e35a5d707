import { href, useLocation, useNavigate } from "react-router";
import Baby from "lucide-react/icons/baby";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { useState } from "react";
import { useHydrated } from "#web/core/first-page/hydration.ts";

/** Links to the children's page of a concern, if staff have written one. */
export function ChildPageLink({ concern }: { concern: Concern }) {
  const words = useWords(concernsWords);
  const remember = useRememberPanel(concern._id);
  if (concern.childrencontent === "" && concern.childrencontent_es === "")
    return null;
  return (
    <Link
      look="standalone"
      to={href("/concerns/:id", { id: concern._id })}
      onClick={remember}
    >
      <Icon of={Baby} />
      {words.forChildren}
    </Link>
  );
}

/** Stores the open panel in the history entry, so that Back opens it again. Keeps the hash of a shared page. */
function useRememberPanel(panel: string) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const to = { search, hash: hash === "#share" ? hash : `#${panel}` };
  return () =>
    void navigate(to, {
      replace: true,
      preventScrollReset: true,
      state: { panel },
    });
}

/** The panel named in the address or history entry. Undefined while hydrating, because the server knows neither. */
export function useReturnedPanel(): string | undefined {
  const { hash, state } = useLocation();
  const noted = state as { panel?: string } | null;
  const [panel] = useState(noted?.panel ?? hash.slice(1));
  return useHydrated() ? panel : undefined;
}
