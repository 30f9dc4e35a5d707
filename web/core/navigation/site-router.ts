import { createBrowserRouter, type HydrationState } from "react-router";
import { readLoaded } from "#web/core/first-page/loaded.ts";
import { openRoutes, replaceScreens } from "./screen-files.ts";
import type { ScreenModule } from "./screens.ts";

let show: () => void = () => {};
const shown = new Promise<void>((resolve) => (show = resolve));

/** The page is taken over: from now on screens may read what only this phone knows. */
export const siteIsShown = () => show();

function loadedByServer(): HydrationState {
  const text = document.getElementById("loaded")?.textContent;
  if (!text) return {};
  const texts = document.querySelectorAll("[data-formatted]");
  const { nothing, ...loaded } = readLoaded(text, texts);
  const unread = nothing.map((id) => [id, undefined]);
  const loaderData = { ...Object.fromEntries(unread), ...loaded.loaderData };
  return { ...loaded, loaderData };
}

/** The router of a page that the server rendered. */
export async function createSiteRouter(root: ScreenModule) {
  const waitUntilShown = async () => shown;
  const routes = await openRoutes({
    ...root,
    clientMiddleware: [waitUntilShown],
  });
  const router = createBrowserRouter(routes, {
    hydrationData: loadedByServer(),
  });
  if (import.meta.env.DEV) refreshInDevelopment(router);
  return router;
}

/** What the development server's own script looks for, to show a screen whose file was saved. */
function refreshInDevelopment(router: object) {
  const createRoutesForHMR = (
    _revalidate: unknown,
    _screens: unknown,
    modules: Record<string, ScreenModule>,
  ) => replaceScreens(modules);
  Object.assign(window, {
    __reactRouterContext: { ssr: true },
    __reactRouterRouteModules: {},
    __reactRouterDataRouter: Object.assign(router, { createRoutesForHMR }),
  });
}
