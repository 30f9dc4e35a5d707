import {
  createContext,
  matchPath,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";

/** The outcome of an action: its return value, or the value it threw. */
type Outcome = { answer: unknown } | { thrown: unknown };

const outcome = createContext<Outcome>();

/**
 * Runs the action of a submitted form before the router, because most actions redirect and need no page. If the page
 * is rendered after all, the router gets the outcome from here.
 */
export function runActionFirst(build: ServerBuild) {
  const forms = Object.values(build.routes).flatMap((route) => {
    const { path = "", module } = route ?? {};
    return module?.action ? [{ pattern: `/${path}`, act: module.action }] : [];
  });

  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route?.module.action) return [id, route];
      const module = { ...route.module, action: known };
      return [id, { ...route, module }];
    }),
  );

  /** Runs the action. Returns its redirect, or undefined if a page has to be shown. */
  async function act(
    request: Request,
    context: RouterContextProvider,
  ): Promise<Response | undefined> {
    const url = new URL(request.url);
    for (const { pattern, act: take } of forms) {
      const match = matchPath({ path: pattern }, url.pathname);
      if (!match) continue;
      const { params } = match;
      const args = { request, params, context, url, pattern };
      const found = await Promise.resolve(take(args)).then(
        (answer: unknown): Outcome => ({ answer }),
        (thrown: unknown): Outcome => ({ thrown }),
      );
      context.set(outcome, found);
      const first = "answer" in found ? found.answer : found.thrown;
      const leadsOn = first instanceof Response && first.status < 400;
      return leadsOn ? first : undefined;
    }
    return undefined;
  }

  return { build: { ...build, routes }, act };
}

function known({ context }: { context: Readonly<RouterContextProvider> }) {
  const found = context.get(outcome);
  if ("thrown" in found) throw found.thrown;
  return found.answer;
}
