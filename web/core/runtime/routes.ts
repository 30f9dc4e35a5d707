import type {
  EntryContext,
  LoaderFunction,
  MiddlewareFunction,
  RouteObject,
} from "react-router";

/** A route in the manifest of the build. */
export type Screen = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
};

/** The browser exports of a route module. */
export type ScreenModule = NonNullable<EntryContext["routeModules"][string]>;

type Parts = Pick<
  RouteObject,
  | "Component"
  | "ErrorBoundary"
  | "HydrateFallback"
  | "handle"
  | "lazy"
  | "loader"
  | "middleware"
  | "shouldRevalidate"
>;

/** Turns a route module into parts of a route object. The server uses it, too, so that both render the same. */
export function toRouteParts(module: ScreenModule) {
  const { default: Component, ErrorBoundary, HydrateFallback } = module;
  const { clientMiddleware, handle, shouldRevalidate } = module;
  const middleware = clientMiddleware as MiddlewareFunction[] | undefined;
  const loader = loaderOf(module);
  return {
    ...(Component && { Component }),
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(HydrateFallback && { HydrateFallback }),
    ...(loader && { loader }),
    ...(middleware && { middleware }),
    ...(handle ? { handle: handle as unknown } : {}),
    ...(shouldRevalidate && { shouldRevalidate }),
  } satisfies Parts;
}

function loaderOf({ clientLoader }: ScreenModule): LoaderFunction | undefined {
  if (!clientLoader) return undefined;
  return Object.assign(
    (args: Parameters<LoaderFunction>[0]) =>
      clientLoader({ ...args, serverLoader }),
    { hydrate: clientLoader.hydrate ?? false },
  );
}

/** Rejects, because client loaders make calls of the contract instead. */
const serverLoader = () => Promise.reject(new Error("No loader is asked here"));

/** The screens as a tree of routes. */
export function routesOf(
  screens: Screen[],
  find: (screen: Screen) => Parts,
  parentId?: string,
): RouteObject[] {
  return screens
    .filter((screen) => screen.parentId === parentId)
    .map((screen) => {
      const { id, path, index } = screen;
      const route = {
        ...find(screen),
        id,
        ...(path !== undefined && { path }),
      };
      if (index) return { ...route, index };
      return { ...route, children: routesOf(screens, find, id) };
    });
}
