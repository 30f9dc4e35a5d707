import { createContext, useContext } from "react";

/** The address that every link we hand out begins with, whatever address a page was opened under. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}

/** The one this page was rendered with. */
export function pagePublicUrl(): string {
  return document.documentElement.dataset["publicUrl"] ?? location.origin;
}
