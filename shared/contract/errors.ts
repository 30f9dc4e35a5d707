import { z } from "zod";

/** Every reason a call may be refused for. The browser has a sentence for each, in both languages. */
export const errorCodes = [
  "required",
  "too_long",
  "too_short",
  "too_many",
  "invalid",
  "invalid_email",
  "invalid_url",
  "invalid_phone",
  "unknown_field",
  "malformed",
  "too_large",
  "unsupported_type",
  "image_unreadable",
  "storage_full",
  "wrong_credentials",
  "sign_in_needed",
  "reauth_required",
  "forbidden",
  "not_found",
  "conflict",
  "contact_known",
  "email_taken",
  "own_account",
  "last_admin",
  "edited_meanwhile",
  "password_too_short",
  "password_too_common",
  "password_like_account",
  "setup_link_invalid",
  "unknown_contact",
  "ranking_outdated",
  "result_link_needed",
  "result_not_shareable",
  "phone_not_served",
  "texting_paused",
  "human_check_needed",
  "human_check_failed",
  "key_reused",
  "too_many_requests",
  "busy",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type RefusalReason = { code: ErrorCode; msg: string; field?: string };

/** The one shape of every refusal. A newer server may send codes that this page does not know. */
export const refusalBody = z.object({
  errors: z.array(
    z.object({
      code: z.string(),
      msg: z.string(),
      field: z.string().optional(),
    }),
  ),
});
