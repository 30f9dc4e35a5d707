import { useState } from "react";
import { problemOfFile } from "#web/admin/editor/insert/file-kind.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { uploadImage } from "#web/core/calls/upload.ts";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";

/** Sends a picture as soon as it is chosen, and says how far it is or why it is not taken. */
export function usePicture(onStored: (address: string) => void) {
  const words = useWords(contentsWords);
  const refusals = useWords(refusalWords);
  const reasonsOf = useReasons();
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function send(file: File) {
    const problem = problemOfFile(file);
    setFailure(problem && refusals[problem]);
    if (problem) return;
    setShare(0);
    try {
      onStored(await uploadImage(file, setShare));
    } catch (error) {
      setFailure(reasonsOf(error)[0] ?? refusals.internal);
    } finally {
      setShare(undefined);
    }
  }
  const said =
    share === undefined ? undefined : words.uploading(percent.format(share));
  return { send, said, failure };
}
