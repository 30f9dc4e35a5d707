import { order as en } from "./en/order.ts";
import { order as es } from "./es/order.ts";

export const orderWords = { en, es };
