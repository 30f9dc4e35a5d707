import { Outlet, type RouteObject } from "react-router";
import type { Settings } from "#shared/contract/content/settings.ts";
import type { Language } from "#shared/rules/language.ts";
import { siteOf } from "#web/core/frame/site.ts";
import { LanguageProvider } from "#web/core/language.tsx";
import { PublicUrlContext } from "#web/core/public-url.ts";
import { mountScreens } from "./mount.tsx";
import { namedSettings } from "./settings.ts";

export const clinicUrl = "https://clinic.example";

/** Mounts screens inside a site with these settings, until the test ends. */
export function mountOnSite(
  children: RouteObject[],
  address: string,
  {
    settings = namedSettings as unknown as Settings,
    language = "en" as Language,
  } = {},
) {
  const root = {
    id: "root",
    loader: () => siteOf(settings, clinicUrl),
    HydrateFallback: () => null,
    element: (
      <PublicUrlContext value={clinicUrl}>
        <LanguageProvider language={language}>
          <Outlet />
        </LanguageProvider>
      </PublicUrlContext>
    ),
    children,
  };
  return mountScreens([root], address);
}
