import { createContext, useContext } from "react";
import { isPublicHost } from "#shared/rules/site/public-host.ts";

/** The beginning of every link we send. It does not depend on the address in the browser. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}

/** The public URL with which this page was rendered. */
export function pagePublicUrl(): string {
  return document.documentElement.dataset["publicUrl"] ?? location.origin;
}

/** Whether families can reach the site. Until then, it shows its placeholders as samples. */
export function isPublicUrl(url: string): boolean {
  return url === "" || isPublicHost(new URL(url).hostname);
}

export function useIsPublic(): boolean {
  return isPublicUrl(usePublicUrl());
}
