import { concernsDesk as en } from "./en/concerns-desk.ts";
import { concernsDesk as es } from "./es/concerns-desk.ts";

export const concernsDeskWords = { en, es };
