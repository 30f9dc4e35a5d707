import { createContext, useContext } from "react";

/** Set on the server only. In the browser, the page contains the value. */
export const CanTextContext = createContext(true);

function usePageCanText(): boolean {
  return document.documentElement.dataset["texting"] !== "off";
}

/** Whether this site can send text messages. */
export const useCanText = import.meta.env.SSR
  ? () => useContext(CanTextContext)
  : usePageCanText;
