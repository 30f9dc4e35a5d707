import { createContext, useContext } from "react";

/** Only the server's pages need it: in the browser the page itself says so. */
export const CanTextContext = createContext(true);

function usePageCanText(): boolean {
  return document.documentElement.dataset["texting"] !== "off";
}

/** Whether this site can send text messages. */
export const useCanText = import.meta.env.SSR
  ? () => useContext(CanTextContext)
  : usePageCanText;
