import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { LanguageProvider } from "#web/core/language.tsx";
import { CarriedContext } from "#web/core/storage/carried.ts";
import { NonceContext } from "#web/core/nonce.ts";
import { PublicUrlContext } from "#web/core/public-url.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";

/** Whole pages only: they are short, they are kept, and their own scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const page = loadContext.get(pageRequestContext);
  const { language, report, nonce, carried } = page;
  const values = { text: carried.read(), field: carried.field };
  const stream = await renderToReadableStream(
    <LanguageProvider language={language}>
      <NonceContext value={nonce}>
        <CarriedContext value={values}>
          <PublicUrlContext value={new URL(request.url).origin}>
            <ServerRouter
              context={routerContext}
              url={request.url}
              nonce={nonce}
            />
          </PublicUrlContext>
        </CarriedContext>
      </NonceContext>
    </LanguageProvider>,
    { onError: report, nonce },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status });
}

export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  context.get(pageRequestContext).report(error);
}

/** What the server calls: a request and who makes it become a page. */
export function createRenderer(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, page: PageRequest) => {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page);
    return handle(request, context);
  };
}
