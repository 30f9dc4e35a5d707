import { matchRoutes, type RouteObject } from "react-router";
import {
  partsOf,
  routesOf,
  type Screen,
  type ScreenModule,
} from "./screens.ts";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Every screen that this page may lead to, by its id (entry.server.tsx). */
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
}

const opened = new Map<string, ScreenModule>();
const arriving = new Map<string, Promise<void>>();

const screens = () => Object.values(window.__reactRouterManifest?.routes ?? {});

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

/** The page's own styles are named by links that are switched off (server/pages/inline-styles.ts). */
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

/** What is gone with an older release is found by loading the page anew. */
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

const routesHere = () => routesOf(screens(), partsOfScreen);

function screensAt(path: string): Screen[] {
  const ids = matchRoutes(routesHere(), path)?.map(({ route }) => route.id);
  return screens().filter(({ id }) => ids?.includes(id));
}

/** The routes of this page's site; the screens at its address are opened, as they stand in the page. */
export async function openRoutes(root: ScreenModule): Promise<RouteObject[]> {
  opened.set("root", root);
  await Promise.all(screensAt(location.pathname).map(openOrReload));
  return routesHere();
}

/** The same routes with modules that the development server has replaced. */
export function replaceScreens(modules: Record<string, ScreenModule>) {
  for (const [id, module] of Object.entries(modules)) opened.set(id, module);
  return routesHere();
}

function filesOf({ module, imports = [], css = [] }: Screen): string[] {
  return [module, ...imports, ...css].map((file) => file.replace(/#$/, ""));
}

const isOpen = ({ id }: Screen) => opened.has(id);

/** Whether the scripts and styles of the screen at a path are here. */
export function isScreenHere(path: string): boolean {
  return screensAt(path).every(isOpen);
}

/**
 * Fetches a screen's files and opens it: asked for before it is imported, as a browser remembers an
 * import that failed. Throws where a file cannot be had now; one that is gone is left to `openOrReload`.
 */
export async function fetchScreen(
  path: string,
  priority: RequestPriority = "auto",
) {
  const missing = screensAt(path).filter((screen) => !isOpen(screen));
  const files = new Set(missing.flatMap(filesOf));
  for (const file of screens().filter(isOpen).flatMap(filesOf))
    files.delete(file);
  await Promise.all([...files].map((file) => fetchFile(file, priority)));
  await Promise.allSettled(missing.map(open));
}
