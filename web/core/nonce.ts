import { createContext } from "react";

/** What marks the page's own scripts while the server renders it; in the browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined);
