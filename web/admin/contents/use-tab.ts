import { useEffect, useEffectEvent, useRef } from "react";
import {
  type NavigateFunction,
  useNavigate,
  useSearchParams,
} from "react-router";
import { tabNames } from "./draft/texts.ts";

/** The tab that the address names, and the way to another one; going back leads to the one before. */
export function useTab() {
  const [search] = useSearchParams();
  const navigate: NavigateFunction = useNavigate();
  const tab = tabNames.find((each) => each === search.get("tab")) ?? "main";
  function show(name: string) {
    if (name === tab) return;
    void navigate({ search: `?tab=${name}` }, { preventScrollReset: true });
  }
  return [tab, show] as const;
}

/** Opens the tab of the first field that was refused (`homePage.title1_en`), and goes there. */
export function useReveal(errors: Record<string, string>) {
  const [tab, show] = useTab();
  const wanted = useRef("");
  const reveal = useEffectEvent((field: string) => {
    const [section = ""] = field.split(".");
    wanted.current = field;
    show(section);
  });
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) reveal(first);
  }, [errors]);
  useEffect(() => {
    if (!wanted.current.startsWith(`${tab}.`)) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = "";
  });
}
