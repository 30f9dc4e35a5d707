import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider, pageLanguage } from "#web/core/language.tsx";
import { PublicUrlContext, pagePublicUrl } from "#web/core/public-url.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={pageLanguage()}>
        <PublicUrlContext value={pagePublicUrl()}>
          <HydratedRouter />
        </PublicUrlContext>
      </LanguageProvider>
    </StrictMode>,
  );
});
