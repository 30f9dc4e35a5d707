import { href } from "react-router";
import { languageCookie } from "#shared/rules/language.ts";
import { quizPaths } from "#shared/rules/quiz/places.ts";

/**
 * Runs before the first paint, so that nothing moves afterwards. Reloads the page in the stored language (only once,
 * because offline the same page comes back). Redirects from a question to the start page if there is no name. Marks
 * for the style sheet whether this phone opened a personal link, is signed in and has the typeface (in the cache of the
 * service worker). If a form is being submitted, the page is not hydrated. On the results page, makes Back skip the
 * quiz; the router starts later and does not see the skipped entries.
 */
export const inlineScript = `(function () {
  var page = document.documentElement;
  page.dataset.scripts = "";
  try {
    var turned = sessionStorage.getItem("turned");
    sessionStorage.removeItem("turned");
    var lang = new URLSearchParams(location.search).get("lang");
    var site = localStorage.getItem("lang");
    var chosen = (${quizPaths}.test(location.pathname) && localStorage.getItem("quizlang")) || site;
    if (lang === "en" || lang === "es") {
      localStorage.setItem("lang", lang);
      if (localStorage.getItem("quizlang")) localStorage.setItem("quizlang", lang);
    } else if ((chosen === "en" || chosen === "es") && chosen !== page.lang) {
      if (!site) localStorage.setItem("lang", page.lang);
      document.cookie = "${languageCookie("*")}".replace("*", chosen);
      if (document.cookie.indexOf("lang=" + chosen) >= 0 && turned !== chosen) {
        sessionStorage.setItem("turned", chosen);
        location.reload();
      }
    }
    var user = JSON.parse(localStorage.getItem("user") || "{}");
    if (!user.parentName && !("visit" in page.dataset) && /^\\/question\\//.test(location.pathname)) location.replace("${href("/quiz/:id?")}");
    var own = localStorage.getItem("userResultsId");
    if (location.hash === "#share") page.dataset.shared = "";
    else if (user.parentName && (!own || location.pathname.indexOf(own) > 0)) page.dataset.named = "";
    if (user.contactId) page.dataset.invited = "";
    if (localStorage.getItem("token")) page.dataset.staff = "";
    if (navigator.serviceWorker && navigator.serviceWorker.controller) page.dataset.typeface = "";
  } catch (error) {}
  addEventListener("popstate", function (event) {
    if (!("finished" in page.dataset) || !(history.state || {}).idx || !/^\\/(quiz|question|rank)\\b/.test(location.pathname)) return;
    event.stopImmediatePropagation();
    history.back();
  });
  addEventListener("pageshow", function (event) {
    if (event.persisted && "sent" in page.dataset) location.reload();
  });
  addEventListener("submit", function (event) {
    if (!event.defaultPrevented && event.target.method === "post") page.dataset.sent = "";
  });
})();`;
