import { quizPaths } from "#shared/rules/places.ts";

/**
 * Runs in the page, which stands at the address that could not be had: chooses the language stored
 * on this phone, leads to what is kept here, and loads the address as soon as the server answers.
 */
export const offlineScript = `(function () {
  var page = document.documentElement;
  function stored(key) {
    try { return localStorage.getItem(key); } catch (error) {}
  }
  function turn(language) {
    if (language === "en" || language === "es") page.lang = language;
    return page.lang === language;
  }
  var isInQuiz = ${quizPaths}.test(location.pathname);
  if (!(isInQuiz && turn(stored("quizlang"))) && !turn(stored("lang")))
    navigator.languages.some(function (tag) { return turn(tag.slice(0, 2)); });

  function again() {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      function (reply) {
        if (reply.status === 429 || reply.status >= 500) later();
        else location.reload();
      },
      later
    );
  }
  function later() {
    setTimeout(function () {
      if (navigator.onLine && !document.hidden) again();
      else later();
    }, 5000);
  }
  addEventListener("online", again);
  addEventListener("visibilitychange", function () {
    if (!document.hidden && navigator.onLine) again();
  });
  later();

  document.addEventListener("DOMContentLoaded", function () {
    var own = stored("userResultsId");
    document.querySelectorAll("[data-kept]").forEach(function (link) {
      if (link.dataset.kept === "results") link.href = "/results/" + own;
      caches.match(link.pathname, { ignoreVary: true }).then(function (kept) {
        if (!kept || link.pathname === location.pathname) return;
        link.parentNode.hidden = false;
        link.closest("nav").hidden = false;
      });
    });
    document.querySelectorAll("button").forEach(function (button) {
      button.addEventListener("click", function () {
        if (!button.lang) return again();
        turn(button.lang);
        try {
          localStorage.setItem("lang", button.lang);
          if (stored("quizlang")) localStorage.setItem("quizlang", button.lang);
        } catch (error) {}
      });
    });
  });
})();`;
