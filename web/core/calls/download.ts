import { CallFailed, reach, reasonsIn } from "./call.ts";
import { saveFile } from "./save-file.ts";

type DownloadInput = { query?: Record<string, string>; body?: unknown };

type Watch = {
  /** Called with the share of rows that has arrived, if the server sends the total. */
  onProgress: (share: number) => void;
  /** Cancels the download, here and on the server. */
  signal: AbortSignal;
};

const lineEnd = 10;

/** Downloads a file with the current session and saves it under this name. */
export async function download(
  line: string,
  input: DownloadInput,
  name: string,
  { onProgress, signal }: Watch,
) {
  const response = await reach(line, input, { signal });
  if (!response.ok || !response.body) {
    const body: unknown = await response.json().catch(() => undefined);
    throw new CallFailed(response.status, reasonsIn(body));
  }
  const rows = Number(response.headers.get("x-rows"));
  const pieces: BlobPart[] = [];
  let arrived = -1;
  const stream = response.body as unknown as AsyncIterable<Uint8Array>;
  try {
    for await (const piece of stream) {
      pieces.push(piece as BlobPart);
      for (const byte of piece) if (byte === lineEnd) arrived += 1;
      if (rows > 0) onProgress(Math.min(1, Math.max(0, arrived / rows)));
    }
  } catch (error) {
    throw signal.aborted ? error : new CallFailed(0, []);
  }
  const type = response.headers.get("content-type") ?? "";
  saveFile(new Blob(pieces, { type }), name);
}
