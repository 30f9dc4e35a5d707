import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { LanguageProvider, pageLanguage } from "#web/core/language.tsx";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={pageLanguage()}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});
