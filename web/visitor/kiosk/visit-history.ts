type Entry = { state: unknown; url: string };

/**
 * Keeps the addresses of a visit in this page instead of in the browser's history, so that Back never leads to the
 * pages of the former family. The links back in the pages still work.
 */
export function keepHistoryInPage() {
  const passed: Entry[] = [];
  const replace = history.replaceState.bind(history);
  history.pushState = (state, title, url) => {
    passed.push({ state: history.state, url: location.href });
    replace(state, title, url);
  };
  history.go = (delta = 0) => {
    let entry: Entry | undefined;
    for (let step = delta; step < 0; step += 1) entry = passed.pop();
    if (!entry) return;
    replace(entry.state, "", entry.url);
    dispatchEvent(new PopStateEvent("popstate", { state: entry.state }));
  };
  history.back = () => history.go(-1);
}
