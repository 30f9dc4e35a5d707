import { idShape } from "#shared/rules/ids.ts";
import { findPreview } from "#server/content/previews/queries.ts";
import { hashToken } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";

/** The preview that a link or a cookie opens; undefined if its secret is unknown or has expired. */
export async function findPreviewBySecret(
  { db }: Pick<Services, "db">,
  secret: string | undefined,
) {
  if (secret === undefined || !idShape.test(secret)) return undefined;
  return findPreview(db, hashToken(secret));
}
