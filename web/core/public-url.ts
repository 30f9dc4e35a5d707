import { createContext, useContext } from "react";

/** The beginning of every link we send. It does not depend on the address in the browser. */
export const PublicUrlContext = createContext("");

export function usePublicUrl(): string {
  return useContext(PublicUrlContext);
}

/** The public URL with which this page was rendered. */
export function pagePublicUrl(): string {
  return document.documentElement.dataset["publicUrl"] ?? location.origin;
}
