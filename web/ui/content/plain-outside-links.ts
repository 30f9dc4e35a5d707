import { createContext } from "react";

/** Whether links to other sites are shown as plain text, because nothing may lead away from this site. */
export const PlainOutsideLinks = createContext(false);
