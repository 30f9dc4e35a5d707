import { smsLimits } from "#shared/rules/limits.ts";
import { writeText } from "#web/core/storage/storage.ts";
import { useStoredText } from "#web/core/storage/stored.ts";

/** The message being written, kept on this computer. */
export function useMessage() {
  const message = useStoredText("smsMessage") ?? "";
  return { message, write: (text: string) => writeText("smsMessage", text) };
}

/** What keeps a message from being sent. */
export function problemOf(message: string): "missing" | "tooLong" | undefined {
  const { length } = message.trim();
  if (length === 0) return "missing";
  return length > smsLimits.invitation ? "tooLong" : undefined;
}
