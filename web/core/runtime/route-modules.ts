import { useEffect } from "react";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from "react-router";
import {
  toRouteParts,
  routesOf,
  type Screen,
  type ScreenModule,
} from "./routes.ts";

/**
 * The private globals of React Router on which the site relies. No other file reads or writes them. React Router is
 * pinned to an exact version, and react-router-globals.test.ts lists each of them.
 */
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The table of screens, set by a script of the build to which the page refers (entry.server.tsx). */
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
}

const screenTable = (): Screen[] =>
  Object.values(window.__reactRouterManifest?.routes ?? {});

/** Lets the development server's script replace a route module after it was saved. */
function connectHotReload(
  router: object,
  replace: (modules: Record<string, ScreenModule>) => object[],
) {
  const createRoutesForHMR = (
    _revalidate: unknown,
    _screens: unknown,
    modules: Record<string, ScreenModule>,
  ) => replace(modules);
  Object.assign(window, {
    __reactRouterContext: { ssr: true },
    __reactRouterRouteModules: {},
    __reactRouterDataRouter: Object.assign(router, { createRoutesForHMR }),
  });
}

const opened = new Map<string, ScreenModule>();
const arriving = new Map<string, Promise<void>>();

/** Statuses of files that a new release has removed. A reloaded page loads the new ones. */
const goneStatuses = [404, 410];

async function request(file: string, priority: RequestPriority) {
  const response = await fetch(file, { priority });
  if (!response.ok && !goneStatuses.includes(response.status))
    throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
}

/** Fetches a file into the HTTP cache once. If that fails, tries again on the next call. */
function fetchFile(file: string, priority: RequestPriority): Promise<void> {
  const pending = arriving.get(file);
  if (pending) return pending;
  const attempt = request(file, priority);
  arriving.set(file, attempt);
  attempt.catch(() => arriving.delete(file));
  return attempt;
}

/**
 * Loads a stylesheet. The page's own styles are already inlined, and their disabled links stay
 * (server/site/pages/inline-styles.ts).
 */
function addStyles(file: string): Promise<void> | undefined {
  if (document.querySelector(`[rel=stylesheet][href="${file}"]`))
    return undefined;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = file;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
}

async function open({ id, module, css = [] }: Screen): Promise<ScreenModule> {
  const loaded = opened.get(id);
  if (loaded) return loaded;
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

type Part = keyof ReturnType<typeof toRouteParts>;

function partsOfScreen(screen: Screen) {
  const module = opened.get(screen.id);
  if (module) return toRouteParts(module);
  const later =
    <Name extends Part>(part: Name) =>
    async () =>
      toRouteParts(await openOrReload(screen))[part];
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

/** Creates the routes of the site after importing the screens that this page shows. */
async function openRoutes(root: ScreenModule): Promise<RouteObject[]> {
  opened.set("root", root);
  // The page has only the styles of its own HTML, but notices appear later.
  const { css = [] } = screenTable().find(({ id }) => id === "root") ?? {};
  css.forEach((file) => void addStyles(file));
  await Promise.all(screensAt(location.pathname).map(openOrReload));
  return siteRoutes();
}

/** The routes with modules that the development server has replaced. */
function replaceScreens(modules: Record<string, ScreenModule>) {
  for (const [id, module] of Object.entries(modules)) opened.set(id, module);
  return siteRoutes();
}

function filesOf({ module, imports = [], css = [] }: Screen): string[] {
  return [module, ...imports, ...css].map((file) => file.replace(/#$/, ""));
}

const isOpen = ({ id }: Screen) => opened.has(id);

/** Whether the scripts and styles of the screen at a path are loaded. */
export function isRouteLoaded(path: string): boolean {
  return screensAt(path).every(isOpen);
}

/**
 * Loads a screen. Fetches its files before importing them, because a browser remembers a failed import. Throws if
 * there is no connection. If a file was removed, `openOrReload` handles that.
 */
export async function loadRoute(
  path: string,
  priority: RequestPriority = "auto",
) {
  const missing = screensAt(path).filter((screen) => !isOpen(screen));
  const files = new Set(missing.flatMap(filesOf));
  for (const file of screenTable().filter(isOpen).flatMap(filesOf))
    files.delete(file);
  await Promise.all([...files].map((file) => fetchFile(file, priority)));
  await Promise.all(missing.map(open)).catch((error: unknown) => {
    if (!navigator.onLine) throw error;
  });
}

/** Milliseconds after which a page counts as idle. */
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

/** Prefetches the likely next screens one after the other while the page is idle. */
export function usePrefetchRoutes(paths: readonly string[], isReady = true) {
  useEffect(() => {
    if (!isReady || savesData()) return undefined;
    let isLeft = false;
    async function fetchScreens() {
      for (const path of paths) if (!isLeft) await loadRoute(path, "low");
    }
    // Ignore failures: without a connection, each screen is fetched when it is opened.
    const tryFetching = () => void fetchScreens().catch(() => undefined);
    const timer = setTimeout(tryFetching, restAfter);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [paths, isReady]);
}

/**
 * The data of the server's loaders for this page. JSON drops undefined, so `nothing` lists the loaders that returned
 * undefined.
 */
export type LoadedData = Required<HydrationState> & { nothing: string[] };

let markHydrated: () => void = () => {};
const hydrated = new Promise<void>((resolve) => (markHydrated = resolve));

/** Called on hydration. From then on, loaders may read this phone's storage. */
export const reportHydrated = () => markHydrated();

function loadedByServer(): HydrationState {
  const text = document.getElementById("loaded")?.textContent;
  if (!text) return {};
  const { nothing, ...loaded } = JSON.parse(text) as LoadedData;
  const unread = nothing.map((id) => [id, undefined]);
  const loaderData = { ...Object.fromEntries(unread), ...loaded.loaderData };
  return { ...loaded, loaderData };
}

/** The router of a page that the server rendered. */
export async function createSiteRouter(root: ScreenModule) {
  const waitUntilHydrated = async () => hydrated;
  const routes = await openRoutes({
    ...root,
    clientMiddleware: [waitUntilHydrated],
  });
  const router = createBrowserRouter(routes, {
    hydrationData: loadedByServer(),
  });
  if (import.meta.env.DEV) connectHotReload(router, replaceScreens);
  return router;
}
