import { type ContextType, useContext, useMemo } from "react";
import {
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
} from "react-router";

const arriving = new Map<string, Promise<void>>();
const kept = new Set<string>();

/** A new release takes files away; the page that is loaded anew knows their successors. */
const gone = [404, 410];

async function request(file: string, priority: RequestPriority) {
  const response = await fetch(file, { priority });
  if (!response.ok && !gone.includes(response.status))
    throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
}

/** Into the browser's cache, once; what could not be reached is asked for again the next time. */
function fetchFile(file: string, priority: RequestPriority): Promise<void> {
  const known = arriving.get(file);
  if (known) return known;
  const attempt = request(file, priority);
  arriving.set(file, attempt);
  attempt.catch(() => arriving.delete(file));
  return attempt;
}

/** Asked for before it is imported: a browser remembers an import that failed, and never tries again. */
async function keep(module: string) {
  await import(/* @vite-ignore */ module).then(
    () => kept.add(module),
    () => undefined,
  );
}

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;
type Route = NonNullable<Framework["manifest"]["routes"][string]>;

function filesOf(route: Route): string[] {
  const { module, clientLoaderModule, imports = [], css = [] } = route;
  const all = [module, clientLoaderModule ?? module, ...imports, ...css];
  return all.map((file) => file.replace(/#$/, ""));
}

/** The scripts and styles of other screens: whether they are here, and how to fetch them. */
export function useScreenFiles() {
  const { manifest, routeModules } = useContext(UNSAFE_FrameworkContext) ?? {};
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useMemo(() => {
    const isHere = ({ id, module }: Route) =>
      kept.has(module) || (routeModules && id in routeModules);
    const present = () =>
      Object.values(manifest?.routes ?? {}).flatMap((route) =>
        route && isHere(route) ? filesOf(route) : [],
      );
    const missing = (path: string) =>
      (router?.match(path) ?? []).flatMap(({ route: { id } }) => {
        const route = manifest?.routes[id];
        return !route || isHere(route) ? [] : [route];
      });

    /** Throws where a file cannot be had now; one that is gone is left to the router, which reloads. */
    async function fetchScreen(
      path: string,
      priority: RequestPriority = "auto",
    ) {
      const routes = missing(path);
      const files = new Set(routes.flatMap(filesOf));
      for (const file of present()) files.delete(file);
      await Promise.all([...files].map((file) => fetchFile(file, priority)));
      await Promise.all(routes.map(({ module }) => keep(module)));
    }
    return {
      isHere: (path: string) => missing(path).length === 0,
      fetchScreen,
    };
  }, [manifest, routeModules, router]);
}
