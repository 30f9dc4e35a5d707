import type { Screen, ScreenModule } from "./routes.ts";

/**
 * The private globals of React Router that the site relies on; nothing else reads or writes them.
 * React Router is pinned to an exact version, and react-router-globals.test.ts names each of them.
 */
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** The table of screens: a script of the build that the page names (entry.server.tsx). */
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
}

export const screenTable = (): Screen[] =>
  Object.values(window.__reactRouterManifest?.routes ?? {});

/** Lets the script of the development server replace a saved route module. */
export function connectHotReload(
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
