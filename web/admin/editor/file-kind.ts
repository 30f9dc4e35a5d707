import { pictureBytes, pictureKinds } from "#shared/rules/field-limits.ts";

/** What a file picker offers. */
export const acceptedKinds = pictureKinds.join(",");

/** Why a picture would be refused, before it is sent. */
export function problemOfFile(
  file: File,
): "unsupported_type" | "too_large" | undefined {
  if (!pictureKinds.includes(file.type)) return "unsupported_type";
  return file.size > pictureBytes ? "too_large" : undefined;
}

/** The file that was dropped or pasted; words that come with a picture of themselves count as words. */
export function fileIn(carried: DataTransfer | null): File | undefined {
  const html = carried?.getData("text/html") ?? "";
  const words = html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, "").trim();
  return words === "" ? carried?.files[0] : undefined;
}
