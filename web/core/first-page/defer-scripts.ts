/**
 * Starts the page's scripts, whose addresses document.tsx writes into the page, after the first paint, so that they
 * and the rest of the styles do not compete for bandwidth. A tap or a key starts them at once. Boxes and the last
 * button tapped before hydration are marked for useReplayedTaps. Before hydration the browser submits forms itself,
 * except in three cases: the phone has stored a name, the form needs a script, or the form would load another page
 * while there is typed text on this one. If the scripts cannot be loaded, the browser submits these forms, too.
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
    var tapped = document.querySelector("button[data-tapped]");
    if (tapped) tapped.click();
  }
  function isTyped() {
    return Array.from(document.querySelectorAll("input, textarea")).some(function (box) {
      return box.value !== box.defaultValue || box.checked !== box.defaultChecked;
    });
  }
  function isKnown() {
    try {
      var user = JSON.parse(localStorage.getItem("user") || "{}");
      return Boolean(user.parentName || user.contactId);
    } catch (error) {
      return false;
    }
  }
  function goesByItself(button) {
    if (!button.form || button.type !== "submit") return false;
    if (button.form.method === "post") return !isKnown();
    return button.form.method === "get" && !location.hash && !isTyped();
  }
  function wake() {
    isPainted = true;
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
  function forgetTaps(controls) {
    controls.forEach(function (control) {
      delete control.dataset.tapped;
    });
  }
  addEventListener("change", function (event) {
    var box = event.target;
    if ("awake" in page.dataset || !/^(checkbox|radio)$/.test(box.type)) return;
    if (box.type === "radio") forgetTaps(document.getElementsByName(box.name));
    box.dataset.tapped = box.checked;
  });
  addEventListener("click", function (event) {
    if ("awake" in page.dataset || isAlone) return;
    forgetTaps(document.querySelectorAll("button"));
    var button = event.target.closest("button:not([popovertarget])");
    if (!button || goesByItself(button)) return;
    event.preventDefault();
    button.dataset.tapped = "";
  });
})();`;
