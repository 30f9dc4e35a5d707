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

/** Hydrates the page, unless a plain form is submitting or nothing can be stored: then it stays a page of plain forms. */
async function begin() {
  const element = document.getElementById("app");
  if (!element || isFormSubmitting()) return;
  let end = () => {};
  if (visit !== undefined) {
    const { endPlainVisit, takeOverVisit } =
      await import("#web/visitor/quiz/take-over-visit.ts");
    if (!takeOverVisit(visit, pageLanguage())) {
      if (!isFormSubmitting()) document.documentElement.dataset["plain"] = "";
      return;
    }
    end = () => endPlainVisit(visit);
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
              <Shown onShown={end}>
                <RouterProvider router={router} />
              </Shown>
            </PublicUrlContext>
          </CookieVisitContext>
        </LanguageProvider>
      </StrictMode>,
    );
  });
}

type ShownProps = { onShown: () => void; children: ReactNode };

function Shown({ onShown, children }: ShownProps) {
  useLayoutEffect(() => {
    reportHydrated();
    onShown();
  }, [onShown]);
  return children;
}

void begin();
