import { useEffect } from "react";
import { useLocation } from "react-router";
import { track } from "./events.ts";

type Place = Parameters<typeof track>[1]["place"];

const id = "[1-9A-HJ-NP-Za-km-z]{22}";

const places: [RegExp, Place][] = [
  [/^\/$/, "/"],
  [new RegExp(`^/${id}$`), "/{contactId}"],
  [/^\/quiz$/, "/quiz"],
  [new RegExp(`^/quiz/${id}$`), "/quiz/{id}"],
  [/^\/question\/\d+$/, "/question/{number}"],
  [new RegExp(`^/rank/${id}$`), "/rank/{id}"],
  [new RegExp(`^/results/${id}$`), "/results/{id}"],
  [new RegExp(`^/results/${id}/sms-share$`), "/results/{id}/sms-share"],
  [new RegExp(`^/results/${id}/email-share$`), "/results/{id}/email-share"],
  [/^\/concerns$/, "/concerns"],
  [new RegExp(`^/concerns/${id}$`), "/concerns/{id}"],
  [/^\/aboutus$/, "/aboutus"],
  [/^\/contact$/, "/contact"],
];

/** The screen at an address, by its pattern alone; undefined where nobody is counted. */
export function placeOf(path: string): Place | undefined {
  const plain = path.replace(/(?<=.)\/$/, "");
  return places.find(([shape]) => shape.test(plain))?.[1];
}

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
