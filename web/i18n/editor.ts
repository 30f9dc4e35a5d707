import { editor as en } from "./en/editor.ts";
import { editor as es } from "./es/editor.ts";

export const editorWords = { en, es };
