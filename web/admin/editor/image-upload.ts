import { useState } from "react";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { uploadImage } from "#web/core/calls/upload.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { problemOfFile } from "./file-kind.ts";

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

/** Sends a picture as soon as it is chosen, while its description is still being written. */
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

  function begin(file: File) {
    const problem = problemOfFile(file);
    setFailure(problem && refusals[problem]);
    setUpload(undefined);
    if (problem) return;
    setUpload({ file, preview: "", share: 0, stored: store(file) });
    void contentOf(file).then((preview) =>
      setUpload((now) => (now?.file === file ? { ...now, preview } : now)),
    );
  }
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return { upload, failure, begin, said: percent.format(upload?.share ?? 0) };
}
