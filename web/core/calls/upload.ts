import * as v from "valibot";
import { CallFailed, reasonsIn, whyToSignIn } from "./call.ts";
import { sessionHeaders, signInAgain } from "./sign-in-again.ts";
import { shaped } from "#web/core/storage/storage.ts";

const stored = v.object({
  Data: v.array(v.object({ Location: v.string() })),
});

type Reply = { status: number; body: unknown };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Uses XMLHttpRequest, because fetch reports no upload progress.
function send(
  file: File,
  onProgress?: (share: number) => void,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("file", file);
    form.append("name", file.name);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new CallFailed(0, []));
    request.open("POST", "/api/s3/upload");
    for (const [name, value] of Object.entries(sessionHeaders()))
      request.setRequestHeader(name, value);
    request.send(form);
  });
}

/** Stores a picture and returns its address. Passes the share that has arrived to `onProgress`. */
export async function uploadImage(
  file: File,
  onProgress?: (share: number) => void,
): Promise<string> {
  const { status, body } = await send(file, onProgress);
  const why = whyToSignIn(body);
  if (why && (await signInAgain(why))) return uploadImage(file, onProgress);
  const location = shaped(stored, body)?.Data[0]?.Location;
  if (status !== 200 || location === undefined)
    throw new CallFailed(status, reasonsIn(body));
  return location;
}
