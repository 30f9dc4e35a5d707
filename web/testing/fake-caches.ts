import { vi } from "vitest";

const origin = "https://quiz.example";

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).pathname;

/** One cache of a service worker. Finds entries by path alone. */
function fakeCache() {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (request: RequestInfo) =>
      entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) =>
      void entries.set(pathOf(request), response),
    delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
    keys: async () =>
      [...entries.keys()].map((path) => ({ url: origin + path })),
    async addAll(all: RequestInfo[]) {
      for (const each of all) entries.set(pathOf(each), await fetch(each));
    },
  };
}

/** The caches of a browser and a server. `server` returns the reply to each path; null means no connection. */
export function fakeCaches(server: (path: string) => Response | null) {
  const named = new Map<string, ReturnType<typeof fakeCache>>();
  const requestedPaths: string[] = [];
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
    requestedPaths.push(path);
    const response = server(path);
    if (!response) throw new TypeError("no connection");
    return response;
  });
  const pathsIn = (name: string) => [
    ...(named.get(name)?.entries.keys() ?? []),
  ];
  return { named, requestedPaths, pathsIn };
}
