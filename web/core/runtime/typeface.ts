import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { savesData } from "./route-modules.ts";
import { readText, writeText } from "#web/core/storage/storage.ts";

/**
 * Loads the web font for the next screen, to avoid a font swap while reading; not when saving data.
 * On the next visit boot.ts shows it at once. `font-display: optional` would hide the text for 0.1 s.
 */
export function useTypeface() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (readText("letters") !== undefined)
      document.documentElement.dataset["letters"] = "";
  }, [pathname]);
  useEffect(() => {
    if ("letters" in document.documentElement.dataset || savesData()) return;
    void document.fonts.load('1em "Atkinson Hyperlegible Next"').then(
      ([face]) => face && writeText("letters", "here"),
      () => undefined,
    );
  }, []);
}
