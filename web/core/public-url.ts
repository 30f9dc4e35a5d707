import { createContext, useContext } from "react";

/** The start of every link we send, independent of the address in the browser. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}

/** The one this page was rendered with. */
export function pagePublicUrl(): string {
  return document.documentElement.dataset["publicUrl"] ?? location.origin;
}
