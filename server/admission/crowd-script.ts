/** Runs in the page: asks for the headers alone until there is room, so that nobody is read the same page again. */
export const crowdScript = `(function () {
  function later(seconds) {
    setTimeout(ask, (Number(seconds) || 10) * 1000);
  }
  function ask() {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      function (reply) {
        if (reply.status === 429 || reply.status >= 500)
          later(reply.headers.get("retry-after"));
        else location.reload();
      },
      later
    );
  }
  later(document.documentElement.dataset.again);
})();`;
