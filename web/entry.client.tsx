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
import {
  createSiteRouter,
  siteIsHydrated,
} from "#web/core/runtime/route-modules.ts";
import { PublicUrlContext, pagePublicUrl } from "#web/core/public-url.ts";
import { CookieVisitContext, visitInPage } from "#web/core/storage/stored.ts";
import { isSent } from "#web/core/first-page/from-server.ts";
import * as root from "./root.tsx";

const visit = visitInPage();

/** React Router remembers scroll positions by this key, and would take all pages that were opened anew for one. */
function giveKey() {
  if (!history.state?.key) history.replaceState({ key: newKey() }, "");
}

/** Takes the page over from the plain forms, unless one is under way or nothing can be stored here. */
async function begin() {
  const app = document.getElementById("app");
  if (!app || isSent()) return;
  if (visit !== undefined) {
    const { takeOverVisit } = await import("#web/core/first-page/take-over.ts");
    if (!takeOverVisit(visit, pageLanguage())) return;
  }
  giveKey();
  const router = await createSiteRouter(root);
  startTransition(() => {
    hydrateRoot(
      app,
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
  useLayoutEffect(siteIsHydrated, []);
  return children;
}

void begin();
