import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider, pageLanguage } from "#web/core/language.tsx";
import { PublicUrlContext, pagePublicUrl } from "#web/core/public-url.ts";
import { adopt } from "#web/core/storage/adopt.ts";
import { CarriedContext, carriedByPage } from "#web/core/storage/carried.ts";

const text = carriedByPage();

/** Takes the page over from the plain forms, unless one is under way or nothing can be stored here. */
function begin() {
  if ("sent" in document.documentElement.dataset) return;
  if (text !== undefined && !adopt(text, pageLanguage())) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider language={pageLanguage()}>
          <CarriedContext value={{ text, field: undefined }}>
            <PublicUrlContext value={pagePublicUrl()}>
              <HydratedRouter />
            </PublicUrlContext>
          </CarriedContext>
        </LanguageProvider>
      </StrictMode>,
    );
  });
}
begin();
