import { useState } from "react";
import { pictureBytes, pictureKinds } from "#shared/rules/picture-limits.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { uploadImage } from "#web/core/calls/upload.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";

/** For the `accept` attribute of file inputs. */
export const acceptedKinds = pictureKinds.join(",");

/** Validates a file before it is uploaded. */
function problemOfFile(
  file: File,
): "unsupported_type" | "too_large" | undefined {
  if (!pictureKinds.includes(file.type)) return "unsupported_type";
  return file.size > pictureBytes ? "too_large" : undefined;
}

/** The dropped or pasted file, unless it is only a picture of copied text. */
export function fileIn(data: DataTransfer | null): File | undefined {
  const html = data?.getData("text/html") ?? "";
  const words = html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, "").trim();
  return words === "" ? data?.files[0] : undefined;
}

export type Picture = { src: string; width: number; height: number };

type Upload = {
  file: File;
  /** A data URL, because the page may not show other sources before the picture is stored. */
  preview: string;
  share: number;
  stored: Promise<Picture | undefined>;
};

function contentOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
}

/** Reads the picture's size, so that the page does not shift when it loads. */
async function withSize(src: string): Promise<Picture> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

/** Uploads a picture as soon as it is chosen, while staff may still describe it. */
export function useImageUpload() {
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const refusals = useWords(refusalWords);
  const reasonsOf = useReasons();
  const language = useLanguage();

  async function store(file: File): Promise<Picture | undefined> {
    try {
      const src = await uploadImage(file, (share) =>
        setUpload((now) => (now?.file === file ? { ...now, share } : now)),
      );
      return await withSize(src);
    } catch (error) {
      setFailure(reasonsOf(error)[0] ?? refusals.internal);
      setUpload((now) => (now?.file === file ? undefined : now));
      return undefined;
    }
  }

  /** Starts an upload; resolves to undefined if the picture is refused. */
  async function start(file: File): Promise<Picture | undefined> {
    const problem = problemOfFile(file);
    setFailure(problem && refusals[problem]);
    setUpload(undefined);
    if (problem) return undefined;
    const stored = store(file);
    setUpload({ file, preview: "", share: 0, stored });
    void contentOf(file).then((preview) =>
      setUpload((now) => (now?.file === file ? { ...now, preview } : now)),
    );
    return stored;
  }
  const format = new Intl.NumberFormat(language, { style: "percent" });
  return { upload, failure, start, percent: format.format(upload?.share ?? 0) };
}
