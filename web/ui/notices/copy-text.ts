import { toasts } from "./toast-queue.ts";

type Said = { copied: string; notCopied: string };

/** Puts a text on the clipboard, which a browser may refuse, and which there is none of without https; says how it went. */
export async function copyText(text: string, { copied, notCopied }: Said) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ text: copied, kind: "success" });
  } catch {
    toasts.show({ text: notCopied, kind: "danger" });
  }
}
