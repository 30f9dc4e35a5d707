import { createContext, useContext } from "react";

/** The start of every link we send, independent of the address in the browser. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}

/** The public URL with which this page was rendered. */
export function pagePublicUrl(): string {
  return document.documentElement.dataset["publicUrl"] ?? location.origin;
}
