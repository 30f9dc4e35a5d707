import { users as en } from "./en/users.ts";
import { users as es } from "./es/users.ts";

export const usersWords = { en, es };
