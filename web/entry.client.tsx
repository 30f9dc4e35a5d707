import {
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { LanguageProvider, pageLanguage } from "#web/core/language.tsx";
import { app } from "#web/core/runtime/app-root.ts";
import {
  createSiteRouter,
  reportHydrated,
} from "#web/core/runtime/route-modules.ts";
import { PublicUrlContext, pagePublicUrl } from "#web/core/public-url.ts";
import { CookieVisitContext, visitInPage } from "#web/core/storage/stored.ts";
import { isFormSubmitting } from "#web/core/first-page/hydration.ts";
import * as root from "./root.tsx";

const visit = visitInPage();

/**
 * Gives this page its own history key. React Router stores scroll positions by key, and would use the same key for
 * every page that was opened by its address.
 */
function addHistoryKey() {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: newKey() }, "");
}

/** Hydrates the page, unless a plain form is submitting or nothing can be stored. */
async function begin() {
  const element = document.getElementById("app");
  if (!element || isFormSubmitting()) return;
  if (visit !== undefined) {
    const { takeOverVisit } =
      await import("#web/visitor/quiz/take-over-visit.ts");
    if (!takeOverVisit(visit, pageLanguage())) return;
  }
  addHistoryKey();
  const router = await createSiteRouter(root);
  startTransition(() => {
    app.root = hydrateRoot(
      element,
      <StrictMode>
        <LanguageProvider language={pageLanguage()}>
          <CookieVisitContext value={visit}>
            <PublicUrlContext value={pagePublicUrl()}>
              <Shown>
                <RouterProvider router={router} />
              </Shown>
            </PublicUrlContext>
          </CookieVisitContext>
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(reportHydrated, []);
  return children;
}

void begin();
