import { messages as en } from "./en/messages.ts";
import { messages as es } from "./es/messages.ts";

export const messagesWords = { en, es };
