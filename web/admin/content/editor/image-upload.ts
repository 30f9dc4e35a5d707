import { useState } from "react";
import { pictureBytes, pictureKinds } from "#shared/rules/field-limits.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { uploadImage } from "#web/core/calls/upload.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";

/** What a file picker offers. */
export const acceptedKinds = pictureKinds.join(",");

/** Why a picture would be refused, before it is sent. */
function problemOfFile(
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

export type Picture = { src: string; width: number; height: number };

type Upload = {
  file: File;
  /** To look at; the picture itself, because nothing else may be shown before it is stored. */
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

/** With its size known, a page does not jump when the picture arrives. */
async function measured(src: string): Promise<Picture> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { src, width: image.naturalWidth, height: image.naturalHeight };
}

/** Sends a picture as soon as it is chosen, while its description may still be written. */
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
      return await measured(src);
    } catch (error) {
      setFailure(reasonsOf(error)[0] ?? refusals.internal);
      setUpload((now) => (now?.file === file ? undefined : now));
      return undefined;
    }
  }

  /** Undefined if the picture was refused. */
  async function begin(file: File): Promise<Picture | undefined> {
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
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return { upload, failure, begin, said: percent.format(upload?.share ?? 0) };
}
