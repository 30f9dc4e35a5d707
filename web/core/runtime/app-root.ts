import type { Root } from "react-dom/client";

/** The root in which the page is hydrated. */
export const app: { root?: Root } = {};
