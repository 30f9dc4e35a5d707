import { leaveAddress, previewHeader } from "#shared/rules/site/previews.ts";

/** The key in the tab's storage under which pages of the preview keep their data. */
export const previewStorageKey = "preview";

/**
 * Runs before all other scripts on a page in a preview. Makes the page keep all data in this tab, so that it neither
 * reads nor changes what a family has stored in this browser. The page uses no service worker and sends no events.
 * Its calls are marked, so that they are refused once the preview has ended.
 */
export const previewScript = `(function () {
  var page = document.documentElement;
  var tab;
  var stored = {};
  var isLeft = false;
  try {
    tab = window.sessionStorage;
    stored = JSON.parse(tab.getItem("${previewStorageKey}")) || {};
  } catch (error) {}
  function replace(object, name, value) {
    Object.defineProperty(object, name, { value: value, configurable: true });
  }
  function storage(name) {
    var values = new Map(Object.entries(stored[name] || {}));
    function save() {
      if (isLeft) return;
      stored[name] = Object.fromEntries(values);
      try {
        tab.setItem("${previewStorageKey}", JSON.stringify(stored));
      } catch (error) {}
    }
    return {
      get length() { return values.size; },
      key: function (at) { return Array.from(values.keys())[at] || null; },
      getItem: function (key) { return values.has(key) ? values.get(key) : null; },
      setItem: function (key, value) { values.set(key, String(value)); save(); },
      removeItem: function (key) { values.delete(key); save(); },
      clear: function () { values.clear(); save(); }
    };
  }
  replace(window, "localStorage", storage("local"));
  replace(window, "sessionStorage", storage("session"));
  replace(window, "caches", undefined);
  replace(navigator, "serviceWorker", undefined);
  replace(navigator, "sendBeacon", function () { return true; });
  var cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: function () { return cookie.get.call(document); },
    set: function (value) { cookie.set.call(document, "preview-" + value); }
  });
  var send = window.fetch;
  window.fetch = function (input, options) {
    var request = new Request(input, options);
    if (new URL(request.url).origin === location.origin)
      request.headers.set("${previewHeader}", "1");
    return send.call(window, request);
  };
  if (window.top !== window) page.dataset.framed = "";
  addEventListener("submit", function (event) {
    if (event.target.getAttribute("action") !== "${leaveAddress}") return;
    isLeft = true;
    try { tab.removeItem("${previewStorageKey}"); } catch (error) {}
  });
})();
`;
