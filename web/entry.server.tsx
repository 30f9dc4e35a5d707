import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  createRequestHandler,
  createStaticRouter,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  StaticRouterProvider,
} from "react-router";
import { LanguageProvider } from "#web/core/language.tsx";
import { CookieVisitContext } from "#web/core/storage/stored.ts";
import { CanTextContext } from "#web/core/can-text.ts";
import { KioskContext } from "#web/core/is-kiosk.ts";
import { PublicUrlContext } from "#web/core/public-url.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import type { LoadedData } from "#web/core/runtime/route-modules.ts";
import { toRouteParts, routesOf } from "#web/core/runtime/routes.ts";
import { runActionFirst } from "./run-action-first.ts";
import { Document } from "./document.tsx";

/** Renders whole pages instead of streaming them, because they are short, are cached, and their scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  site: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  // Cancel React Router's own data stream: document.tsx writes plain JSON instead.
  await site.serverHandoffStream?.cancel();
  const page = loadContext.get(pageRequestContext);
  const publicUrl = new URL(request.url).origin;
  const app = await renderApp(site, page, publicUrl);
  const { language, nonce, visit, canText, isKiosk } = page;
  const html = renderToStaticMarkup(
    <Document
      {...{ language, nonce, publicUrl, canText, isKiosk }}
      scripts={scriptsOf(site, isKiosk)}
      isOfVisit={visit.read() !== undefined}
      styles={stylesOf(site, isKiosk)}
      loaded={JSON.stringify(loadedBy(site))}
    />,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${put(app, html)}`, { headers, status });
}

const place = '<div id="app">';

async function renderApp(
  site: EntryContext,
  { language, report, nonce, visit, canText, isKiosk }: PageRequest,
  publicUrl: string,
): Promise<string> {
  const { routeModules, staticHandlerContext: context } = site;
  // Include only the screens shown on this page. Searching all of them would take as long as rendering a short page.
  const routes = routesOf(screensOf(site), ({ id }) => {
    const module = routeModules[id];
    return module ? toRouteParts(module) : {};
  });
  const stream = await renderToReadableStream(
    <div id="app">
      <LanguageProvider language={language}>
        <CookieVisitContext value={visit.read()}>
          <PublicUrlContext value={publicUrl}>
            <CanTextContext value={canText}>
              <KioskContext value={isKiosk}>
                <StaticRouterProvider
                  router={createStaticRouter(routes, context)}
                  context={context}
                  hydrate={false}
                />
              </KioskContext>
            </CanTextContext>
          </PublicUrlContext>
        </CookieVisitContext>
      </LanguageProvider>
    </div>,
    { onError: report, nonce },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** Joins document and app. React puts the tags for the head before the app. */
function put(app: string, html: string): string {
  const at = app.indexOf(place);
  return html
    .replace("</head>", () => `${app.slice(0, at)}</head>`)
    .replace(`${place}</div>`, () => app.slice(at));
}

const screensOf = ({ manifest, staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.flatMap(({ route }) => {
    const screen = manifest.routes[route.id];
    return screen ? [screen] : [];
  });

/** The screen whose script guards every page on a clinic tablet. */
const kioskScreen = "visitor/kiosk/kiosk-screen";

/** Screens that are not in the visitors' manifest. */
const notForVisitors = /^admin\/|^visitor\/kiosk\//;

function kioskScreenOf({ manifest }: EntryContext, isKiosk: boolean) {
  const screen = manifest.routes[kioskScreen];
  return isKiosk && screen ? [screen] : [];
}

function stylesOf(site: EntryContext, isKiosk: boolean): string[] {
  const screens = [...screensOf(site), ...kioskScreenOf(site, isKiosk)];
  return [...new Set(screens.flatMap(({ css = [] }) => css))];
}

/**
 * The scripts of a page. Visitors' pages include only the screens for visitors (scripts/built.mjs) and start their
 * scripts late. Imported files run before the files that import them, each separately, so that a phone is never busy
 * for long. On a clinic tablet, the script that guards the page runs before the page itself.
 */
function scriptsOf(site: EntryContext, isKiosk: boolean) {
  const { entry, hmr, url } = site.manifest;
  const screens = screensOf(site);
  const isLate =
    import.meta.env.PROD && screens.every(({ id }) => !notForVisitors.test(id));
  const table = isLate ? url.replace("manifest-", "visitors-manifest-") : url;
  const first = hmr ? [hmr.runtime] : entry.imports;
  const guard = kioskScreenOf(site, isKiosk).map(({ module }) => module);
  const files = [...first, table, ...guard, entry.module];
  const modules = screens.filter(({ id }) => id !== "root");
  const imports = modules.flatMap(({ module, imports: others = [] }) => [
    module,
    ...others,
  ]);
  const rest = new Set(imports.filter((file) => !files.includes(file)));
  return { files, imports: [...rest], isLate };
}

/** The data for hydration. JSON drops undefined, so the loaders that returned undefined are listed. */
function loadedBy({ staticHandlerContext }: EntryContext): LoadedData {
  const { loaderData, actionData, errors } = staticHandlerContext;
  const nothing = Object.keys(loaderData).filter(
    (id) => loaderData[id] === undefined,
  );
  return { loaderData, actionData, errors, nothing };
}

export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  context.get(pageRequestContext).report(error);
}

/** Creates the function that renders the page for a request. */
export function createRenderer(build: ServerBuild, mode: string) {
  const forms = runActionFirst(build);
  const handle = createRequestHandler(forms.build, mode);
  return async (request: Request, page: PageRequest) => {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page);
    if (request.method !== "POST") return handle(request, context);
    const ahead = await forms.act(request, context);
    // The form has been read, so pass on the request without its body.
    const { url, method } = request;
    return ahead ?? handle(new Request(url, { method }), context);
  };
}
