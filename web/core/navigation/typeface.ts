import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { savesData } from "./screens-ahead.ts";
import { readText, writeText } from "#web/core/storage/storage.ts";

/**
 * Fetches the typeface when the page is at work, and shows it from the next screen on: no letter
 * changes while it is read. On the next visit boot.ts shows it from the start. Who saves data does without it.
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
