import { CallFailed, reach, reasonsIn } from "./call.ts";

type Given = { query?: Record<string, string> };

/** Fetches a file as whoever is signed in and hands it to the browser, to be kept under this name. */
export async function download(line: string, given: Given, name: string) {
  const response = await reach(line, given);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw new CallFailed(response.status, reasonsIn(body));
  }
  const file = await response.blob().catch(() => {
    throw new CallFailed(0, []);
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address a moment longer than the click takes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
