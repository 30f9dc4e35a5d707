import { createContext, useContext } from "react";

/** Whether this page is shown on a clinic tablet, which many families use. */
export const isKiosk = () =>
  typeof document === "object" && "kiosk" in document.documentElement.dataset;

/** Set on the server only. In the browser, the page contains the value. */
export const KioskContext = createContext(false);

/** The same value while the server renders the page. */
export const useIsKiosk = import.meta.env.SSR
  ? () => useContext(KioskContext)
  : isKiosk;
