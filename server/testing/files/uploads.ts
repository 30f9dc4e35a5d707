import { makeFolder } from "#server/testing/folders.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";
import { multipartForm, type Part } from "./pictures.ts";

/** An app with its own picture folder and an admin who uploads pictures. */
export async function createUploadApp(
  env: NodeJS.ProcessEnv = {},
  shared?: Parameters<typeof createTestApp>[2],
) {
  const dataDir = env["DATA_DIR"] ?? (await makeFolder());
  const settings = { RATE_LIMIT_SCALE: "1000", ...env, DATA_DIR: dataDir };
  const test = await createTestApp(settings, undefined, shared);
  const { token, _id } = await createAdmin(test);
  const send = (parts: Part[], more: object = {}) => {
    const { headers, body } = multipartForm(parts);
    return test.ask("POST /api/s3/upload", {
      token,
      body,
      headers: { ...headers, ...more },
    });
  };
  const sendFile = (bytes: Buffer, name = "a.png", type = "image/png") =>
    send([
      { name, type, bytes },
      { field: "name", bytes: Buffer.from(name) },
    ]);
  return {
    ...test,
    token,
    user: _id,
    folder: `${dataDir}/uploads`,
    send,
    sendFile,
  };
}
