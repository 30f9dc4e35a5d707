import { useState } from "react";
import { useLocation } from "react-router";
import { useIsFilledIn } from "#web/core/first-page/from-server.ts";

/** The panel that the address or the history entry asks for; undefined while hydrating, as the server knows neither. */
export function useReturnedPanel(): string | undefined {
  const { hash, state } = useLocation();
  const noted = state as { panel?: string } | null;
  const [panel] = useState(noted?.panel ?? hash.slice(1));
  return useIsFilledIn() ? panel : undefined;
}
