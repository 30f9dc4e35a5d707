import { toasts } from "./toast-queue.ts";

type Said = { copied: string; notCopied: string };

/** Copies a text and shows the outcome. Fails if the browser refuses, or without HTTPS. */
export async function copyText(text: string, { copied, notCopied }: Said) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ text: copied, kind: "success" });
  } catch {
    toasts.show({ text: notCopied, kind: "danger" });
  }
}
