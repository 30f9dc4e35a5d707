import { type ReactNode, useEffect, useRef } from "react";
import {
  type ClientLoaderFunctionArgs,
  href,
  isRouteErrorResponse,
  type MiddlewareFunction,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { SignInAgain } from "#web/admin/staff/sign-in/sign-in-again.tsx";
import { call, CallFailed } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { dropToken, isSignedIn } from "#web/core/calls/session.ts";
import type { Titled } from "#web/core/frame/page-frame.tsx";
import { useWords } from "#web/core/language.tsx";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { RouteLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import lostPage from "#web/ui/illustrations/lost-page.svg?raw";
import somethingBroke from "#web/ui/illustrations/something-broke.svg?raw";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import styles from "./layout-screen.module.css";
import { sectionOf, sections } from "./layout/sections.ts";
import { StaffContext, useMay } from "./layout/staff.ts";

function toLogin(request: Request) {
  const { pathname, search } = new URL(request.url);
  const back = new URLSearchParams({ back: pathname + search });
  return redirect(`${href("/login")}?${back.toString()}`);
}

/** Nobody passes who is not signed in: no screen below asks the server for anything before. */
const requireToken: MiddlewareFunction = ({ request }) => {
  if (!isSignedIn()) throw toLogin(request);
};
export const clientMiddleware = [requireToken];

/** After signing in, people come back to where they wanted to go. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return call("GET /api/auth", {}).catch((error: unknown) => {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    dropToken();
    throw toLogin(request);
  });
}
clientLoader.hydrate = true as const;

/** Tells the tabs of a browser apart. */
export const handle = {
  titleOf: (path: string, language: Language) =>
    layoutWords[language][sectionOf(path)],
} satisfies Titled;

/** Who is signed in changes only where users, oneself included, are edited. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs) {
  return [href("/dashboard/users"), href("/dashboard/account")].some((place) =>
    currentUrl.pathname.startsWith(place),
  );
}

export default function LayoutScreen() {
  const staff = useLoaderData<typeof clientLoader>();
  return (
    <StaffContext value={staff}>
      <Desk>
        <Outlet />
      </Desk>
      <SignInAgain email={staff.email} />
    </StaffContext>
  );
}

export function HydrateFallback() {
  const words = useWords(layoutWords);
  return (
    <Desk>
      <div className={styles.waiting}>
        <Spinner label={words.loading} />
      </div>
    </Desk>
  );
}

type Broken = {
  error: unknown;
  loaderData?: Awaited<ReturnType<typeof clientLoader>>;
};

export function ErrorBoundary({ error, loaderData }: Broken) {
  return (
    <StaffContext value={loaderData ?? null}>
      <Desk>
        <LayoutError error={error} />
      </Desk>
    </StaffContext>
  );
}

function Desk({ children }: { children: ReactNode }) {
  return (
    <div className={styles.desk} data-desk>
      <DeskNav />
      <div className={styles.room}>{children}</div>
    </div>
  );
}

/** The rooms of the desk: a bar at its side, or a row above it that moves under the thumb. */
function DeskNav() {
  const words = useWords(layoutWords);
  const may = useMay();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // The first is everybody's, also while it is not known yet what somebody may do.
  const shown = sections.filter(
    ({ name, needs }) => name === "dashboard" || may(needs),
  );
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      <ul ref={list} role="list" className={styles.list}>
        {shown.map(({ to, name, icon }) => (
          <li key={to}>
            <RouteLink to={to} aria-current={markOf(to, pathname)}>
              <Icon of={icon} />
              {words[name]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Also for what stands below a section, except for the first, which all stand below. */
function markOf(to: string, pathname: string): "page" | undefined {
  const isBelow = to !== href("/dashboard") && pathname.startsWith(`${to}/`);
  return pathname === to || isBelow ? "page" : undefined;
}

function statusOf(error: unknown): number | undefined {
  const isKnown = isRouteErrorResponse(error) || error instanceof CallFailed;
  return isKnown ? error.status : undefined;
}

/** When a screen of the desk has nothing to show: it is gone, not for this role, or it could not be read. */
export function LayoutError({ error }: { error: unknown }) {
  const words = useWords(layoutWords);
  const reasonsOf = useReasons();
  const { revalidate, state } = useRevalidator();
  const status = statusOf(error);
  if (status === 404 || status === 403)
    return (
      <EmptyState
        heading="h1"
        illustration={<Drawing svg={lostPage} />}
        title={status === 404 ? words.goneTitle : words.refusedTitle}
        text={status === 404 ? words.goneText : words.refusedText}
        action={
          <ButtonLink to={href("/dashboard")}>{words.toDashboard}</ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      heading="h1"
      illustration={<Drawing svg={somethingBroke} />}
      title={words.troubleTitle}
      text={reasonsOf(error)[0]}
      action={
        <Button pending={state === "loading"} onClick={() => void revalidate()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
