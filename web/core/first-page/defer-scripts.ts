import { typedBoxes, typedKey } from "./typed-text.ts";

/**
 * Starts the page's scripts, whose addresses document.tsx writes into the page, after the first paint, so that they
 * and the rest of the styles do not compete for bandwidth. A tap or a key starts them at once. Until then, and if they
 * cannot be loaded, the browser follows links and submits forms itself; a form that needs a script has the method
 * "dialog". If the language is changed before the scripts run, typed text is kept for the page in the new language.
 * Browsers older than those in package.json run no scripts; they are recognized by missing aspect-ratio, which came
 * with Safari 15 and Chrome 88.
 */
export const deferScripts = `(function () {
  var page = document.documentElement;
  var isPainted = document.hidden;
  var isAlone = !(window.CSS && CSS.supports("aspect-ratio", "1"));
  var isStarted = isAlone;
  if (isAlone) page.dataset.plain = "";
  function start() {
    if (isStarted || !isPainted || document.readyState === "loading") return;
    isStarted = true;
    document.querySelectorAll('link[rel="later"]').forEach(function (link) {
      link.rel = link.as === "style" ? "preload" : "modulepreload";
    });
    document.querySelectorAll('script[type="later"]').forEach(function (late) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = false;
      script.src = late.src;
      script.onerror = goAlone;
      late.type = "done";
      late.after(script);
    });
  }
  function goAlone() {
    isAlone = true;
    page.dataset.plain = "";
  }
  function wake() {
    isPainted = true;
    page.dataset.typeface = "";
    start();
  }
  document.addEventListener("DOMContentLoaded", start);
  ["pointerdown", "keydown", "submit"].forEach(function (type) {
    addEventListener(type, wake, true);
  });
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName("first-contentful-paint")[0]) wake();
    }).observe({ type: "paint", buffered: true });
  } catch (error) {
    isPainted = true;
  }
  setTimeout(wake, 3000);
  addEventListener("submit", function (event) {
    if (isAlone || "awake" in page.dataset || event.target.method !== "get") return;
    var values = Array.from(document.querySelectorAll("${typedBoxes}"))
      .filter(function (box) {
        return /^(radio|checkbox)$/.test(box.type)
          ? box.checked !== box.defaultChecked
          : box.value !== box.defaultValue;
      })
      .map(function (box) {
        return [box.name, box.value, Boolean(box.checked)];
      });
    if (values.length > 0) try {
      sessionStorage.setItem("${typedKey}", JSON.stringify({ path: location.pathname, values: values }));
    } catch (error) {}
  });
})();`;
