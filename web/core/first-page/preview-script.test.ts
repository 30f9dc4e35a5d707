// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { previewScript } from "#shared/rules/site/preview-script.ts";

/** Runs the script, as a page that is loaded in the same tab does. */
const load = () => window.eval(previewScript);

test("a page in a preview stores nothing outside of its tab, and marks its calls", async () => {
  const ofBrowser = window.localStorage;
  const ofTab = window.sessionStorage;
  ofBrowser.setItem("user", "Maria");
  const sent = vi.fn<(request: Request) => Promise<Response>>();
  vi.stubGlobal("fetch", sent);
  load();
  expect(localStorage.getItem("user")).toBeNull();
  localStorage.setItem("user", "Ana");
  sessionStorage.setItem("turned", "es");
  expect(localStorage.getItem("user")).toBe("Ana");
  expect(ofBrowser.getItem("user")).toBe("Maria");
  expect(Object.keys(ofTab)).toEqual(["preview"]);

  document.cookie = "lang=es; Path=/";
  expect(document.cookie).toBe("preview-lang=es");
  expect(navigator.serviceWorker).toBeUndefined();
  expect(window.caches).toBeUndefined();
  expect(navigator.sendBeacon("/api/events")).toBe(true);

  await fetch(new URL("/api/settings", location.href), { method: "PUT" });
  await fetch("https://other.example/");
  const marks = sent.mock.calls.map(([{ headers }]) =>
    headers.get("x-preview"),
  );
  expect(marks).toEqual(["1", null]);

  Object.defineProperty(window, "sessionStorage", {
    value: ofTab,
    configurable: true,
  });
  load();
  expect(localStorage.getItem("user"), "after a reload").toBe("Ana");
  document.body.innerHTML = `<form action="/preview/leave"></form>`;
  document.forms[0]?.dispatchEvent(new Event("submit", { bubbles: true }));
  sessionStorage.setItem("scroll", "as the page is left");
  expect(ofTab).toHaveLength(0);
});
