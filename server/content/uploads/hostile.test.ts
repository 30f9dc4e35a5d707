import { readdir } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { oddNames, refusedFiles } from "#server/testing/attacks/files.ts";
import { removeFolders } from "#server/testing/folders.ts";
import { createUploadApp } from "#server/testing/files/uploads.ts";
import { pngOf } from "#server/testing/files/pictures.ts";

afterAll(removeFolders);

test("refuses files that are not pictures, with any type, and stores nothing", async () => {
  const { sendFile, folder } = await createUploadApp();
  for (const [what, make, status, code] of refusedFiles) {
    const bytes = await make();
    const types = ["image/png", "text/html"];
    for (const reply of await Promise.all(
      types.map((type) => sendFile(bytes, "a.png", type)),
    )) {
      const { statusCode, json } = reply;
      expect([statusCode, json().errors[0].code], what).toEqual([status, code]);
    }
  }
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test("a file name never changes where a picture is stored or how it is served", async () => {
  const { sendFile, ask, folder } = await createUploadApp();
  for (const name of oddNames) {
    const reply = await sendFile(pngOf(8), name);
    // The name may break the form's own syntax.
    expect([200, 400], name).toContain(reply.statusCode);
    if (reply.statusCode !== 200) continue;
    const { headers } = await ask(`GET ${reply.json().Data[0].Location}`);
    expect(headers["content-type"], name).toBe("image/webp");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers).not.toHaveProperty("x-injected");
  }
  for (const file of await readdir(folder))
    expect(file).toMatch(/^\w{22}\.webp$/);
});
