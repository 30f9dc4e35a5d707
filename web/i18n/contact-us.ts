import { contactUs as en } from "./en/contact-us.ts";
import { contactUs as es } from "./es/contact-us.ts";

export const contactUsWords = { en, es };
