import { createBrowserRouter, type HydrationState } from "react-router";
import { connectHotReload } from "./react-router-globals.ts";
import { openRoutes, replaceScreens } from "./route-modules.ts";
import type { ScreenModule } from "./routes.ts";

/** The data of the server's loaders for this page. JSON drops undefined: `nothing` names those loaders. */
export type LoadedData = Required<HydrationState> & { nothing: string[] };

let markHydrated: () => void = () => {};
const hydrated = new Promise<void>((resolve) => (markHydrated = resolve));

/** The page is hydrated: from now on loaders may read what only this phone knows. */
export const siteIsHydrated = () => markHydrated();

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
