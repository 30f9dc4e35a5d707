import { vi } from "vitest";

const origin = "https://quiz.example";

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, origin).pathname;

/** One cache of a service worker: by path alone, as ours is always asked. */
function fakeCache() {
  const kept = new Map<string, Response>();
  return {
    kept,
    match: async (asked: RequestInfo) => kept.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo, response: Response) =>
      void kept.set(pathOf(asked), response),
    delete: async (asked: RequestInfo) => kept.delete(pathOf(asked)),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    async addAll(all: RequestInfo[]) {
      for (const each of all) kept.set(pathOf(each), await fetch(each));
    },
  };
}

/** The caches of a browser, and a server that answers as `server` says by path; null: there is no line. */
export function fakeCaches(server: (path: string) => Response | null) {
  const named = new Map<string, ReturnType<typeof fakeCache>>();
  const asked: string[] = [];
  vi.stubGlobal("caches", {
    async open(name: string) {
      const cache = named.get(name) ?? fakeCache();
      named.set(name, cache);
      return cache;
    },
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
  });
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(url: string, init?: RequestInit) {
        super(new URL(url, origin), init);
      }
    },
  );
  vi.stubGlobal("fetch", async (request: RequestInfo) => {
    const path = pathOf(request);
    asked.push(path);
    const response = server(path);
    if (!response) throw new TypeError("no line");
    return response;
  });
  const pathsIn = (name: string) => [...(named.get(name)?.kept.keys() ?? [])];
  return { named, asked, pathsIn };
}
