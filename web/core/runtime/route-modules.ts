import { useEffect } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { screenTable } from "./react-router-globals.ts";
import { partsOf, routesOf, type Screen, type ScreenModule } from "./routes.ts";

const opened = new Map<string, ScreenModule>();
const arriving = new Map<string, Promise<void>>();

/** A new release removes files; a reloaded page knows the new ones. */
const gone = [404, 410];

async function request(file: string, priority: RequestPriority) {
  const response = await fetch(file, { priority });
  if (!response.ok && !gone.includes(response.status))
    throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
}

/** Fetches a file into the HTTP cache once; a failed one again the next time. */
function fetchFile(file: string, priority: RequestPriority): Promise<void> {
  const known = arriving.get(file);
  if (known) return known;
  const attempt = request(file, priority);
  arriving.set(file, attempt);
  attempt.catch(() => arriving.delete(file));
  return attempt;
}

/** The page's own styles are inlined; their disabled links stay (server/pages/inline-styles.ts). */
function addStyles(file: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${file}"]`)) return undefined;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = file;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}

async function open({ id, module, css = [] }: Screen): Promise<ScreenModule> {
  const known = opened.get(id);
  if (known) return known;
  const [found] = await Promise.all([
    import(/* @vite-ignore */ module) as Promise<ScreenModule>,
    ...css.map(addStyles),
  ]);
  opened.set(id, found);
  return found;
}

/** Reloads the page if the files of an older release are gone. */
function openOrReload(screen: Screen): Promise<ScreenModule> {
  return open(screen).catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });
}

type Part = keyof ReturnType<typeof partsOf>;

function partsOfScreen(screen: Screen) {
  const module = opened.get(screen.id);
  if (module) return partsOf(module);
  const later =
    <Name extends Part>(part: Name) =>
    async () =>
      partsOf(await openOrReload(screen))[part];
  return {
    lazy: {
      Component: later("Component"),
      ErrorBoundary: later("ErrorBoundary"),
      handle: later("handle"),
      loader: later("loader"),
      middleware: later("middleware"),
      shouldRevalidate: later("shouldRevalidate"),
    },
  };
}

const siteRoutes = () => routesOf(screenTable(), partsOfScreen);

function screensAt(path: string): Screen[] {
  const ids = matchRoutes(siteRoutes(), path)?.map(({ route }) => route.id);
  return screenTable().filter(({ id }) => ids?.includes(id));
}

/** The routes of the site, after importing the screens that this page shows. */
export async function openRoutes(root: ScreenModule): Promise<RouteObject[]> {
  opened.set("root", root);
  await Promise.all(screensAt(location.pathname).map(openOrReload));
  return siteRoutes();
}

/** The routes with modules that the development server has replaced. */
export function replaceScreens(modules: Record<string, ScreenModule>) {
  for (const [id, module] of Object.entries(modules)) opened.set(id, module);
  return siteRoutes();
}

function filesOf({ module, imports = [], css = [] }: Screen): string[] {
  return [module, ...imports, ...css].map((file) => file.replace(/#$/, ""));
}

const isOpen = ({ id }: Screen) => opened.has(id);

/** Whether the scripts and styles of the screen at a path are loaded. */
export function isScreenHere(path: string): boolean {
  return screensAt(path).every(isOpen);
}

/**
 * Loads a screen. Its files are fetched before the import, because a browser remembers a failed import.
 * Throws without a connection; a file that is gone is left to `openOrReload`.
 */
export async function fetchScreen(
  path: string,
  priority: RequestPriority = "auto",
) {
  const missing = screensAt(path).filter((screen) => !isOpen(screen));
  const files = new Set(missing.flatMap(filesOf));
  for (const file of screenTable().filter(isOpen).flatMap(filesOf))
    files.delete(file);
  await Promise.all([...files].map((file) => fetchFile(file, priority)));
  await Promise.allSettled(missing.map(open));
}

/** Milliseconds after which a page counts as at rest. */
const restAfter = 1500;

/** Whether the visitor wants to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  return (
    connection?.saveData === true ||
    matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/** Prefetches the likely next screens while the page is at rest, one after the other. */
export function usePrefetchScreens(paths: readonly string[], isReady = true) {
  useEffect(() => {
    if (!isReady || savesData()) return undefined;
    let isLeft = false;
    async function fetchScreens() {
      for (const path of paths) if (!isLeft) await fetchScreen(path, "low");
    }
    // Offline, each screen is fetched when it is opened.
    const tryFetching = () => void fetchScreens().catch(() => undefined);
    const timer = setTimeout(tryFetching, restAfter);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [paths, isReady]);
}
