import { useEffect } from "react";
import { useLocation } from "react-router";
import { placeOf } from "#shared/rules/places.ts";
import { track } from "./events.ts";

/** Counts which screens are looked at, and where somebody follows a link to another site. */
export function useCountedViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = placeOf(pathname);
    if (!place) return undefined;
    track("page_viewed", { place });
    const listen = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
      if (
        link &&
        link.protocol.startsWith("http") &&
        link.origin !== location.origin
      )
        track("clicked", { place });
    };
    addEventListener("click", listen);
    return () => removeEventListener("click", listen);
  }, [pathname]);
}
