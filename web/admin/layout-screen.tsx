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

/** Redirects to the login before any screen below calls the server without a token. */
const requireToken: MiddlewareFunction = ({ request }) => {
  if (!isSignedIn()) throw toLogin(request);
};
export const clientMiddleware = [requireToken];

/** Loads the session. If it has expired, redirects to the login, which leads back here. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return call("GET /api/auth", {}).catch((error: unknown) => {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    dropToken();
    throw toLogin(request);
  });
}
clientLoader.hydrate = true as const;

export const handle = {
  titleOf: (path: string, language: Language) =>
    layoutWords[language][sectionOf(path)],
} satisfies Titled;

/** Reload the session only where users or one's own account are edited, because it changes nowhere else. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs) {
  return [href("/dashboard/users"), href("/dashboard/account")].some((place) =>
    currentUrl.pathname.startsWith(place),
  );
}

export default function LayoutScreen() {
  const staff = useLoaderData<typeof clientLoader>();
  return (
    <StaffContext value={staff}>
      <AdminLayout>
        <Outlet />
      </AdminLayout>
      <SignInAgain user={staff} />
    </StaffContext>
  );
}

export function HydrateFallback() {
  const words = useWords(layoutWords);
  return (
    <AdminLayout>
      <div className={styles.waiting}>
        <Spinner label={words.loading} />
      </div>
    </AdminLayout>
  );
}

type ErrorProps = {
  error: unknown;
  loaderData?: Awaited<ReturnType<typeof clientLoader>>;
};

export function ErrorBoundary({ error, loaderData }: ErrorProps) {
  return (
    <StaffContext value={loaderData ?? null}>
      <AdminLayout>
        <LayoutError error={error} />
      </AdminLayout>
    </StaffContext>
  );
}

function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout} data-admin>
      <SectionNav />
      <div className={styles.room}>{children}</div>
    </div>
  );
}

/** Navigation between sections: a side bar, or on phones a row that scrolls sideways. */
function SectionNav() {
  const words = useWords(layoutWords);
  const may = useMay();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // Show the dashboard to all roles, and also before the role's permissions are loaded.
  const visibleSections = sections.filter(
    ({ name, needs }) => name === "dashboard" || may(needs),
  );
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      <ul ref={list} role="list" className={styles.list}>
        {visibleSections.map(({ to, name, icon }) => (
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

/** Marks the section whose screen, or a screen below it, is open. The dashboard is marked only on its own screen. */
function markOf(to: string, pathname: string): "page" | undefined {
  const isBelow = to !== href("/dashboard") && pathname.startsWith(`${to}/`);
  return pathname === to || isBelow ? "page" : undefined;
}

function statusOf(error: unknown): number | undefined {
  const isKnown = isRouteErrorResponse(error) || error instanceof CallFailed;
  return isKnown ? error.status : undefined;
}

/** Shown instead of a screen that is missing, not allowed for this role, or failed to load. */
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
