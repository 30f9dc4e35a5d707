import sharp from "sharp";
import {
  carryingFiles,
  oddNames,
  refusedFiles,
  traces,
} from "#server/testing/attacks/files.ts";
import { formOf, pngOf } from "#server/testing/files/pictures.ts";
import { rowOf, type Site } from "./site.ts";

/** What is no picture is refused in time; of pictures only the picture is kept, whatever they are called. */
export async function proveFiles(site: Site) {
  const problems: string[] = [];
  let tried = 0;
  let slowest = 0;

  async function send(bytes: Buffer, name = "a.png") {
    const form = formOf([{ name, type: "image/png", bytes }]);
    const answer = await site.ask({
      method: "POST",
      path: "/api/s3/upload",
      headers: { ...(await site.staff()), ...form.headers },
      body: form.body,
    });
    tried += 1;
    slowest = Math.max(slowest, answer.milliseconds);
    return answer;
  }

  for (const [what, make, status] of refusedFiles) {
    const answer = await send(await make());
    if (answer.status !== status) problems.push(`${what}: ${answer.status}`);
    if (answer.milliseconds > 2000)
      problems.push(`${what}: ${Math.round(answer.milliseconds)} ms`);
  }
  for (const [what, make] of Object.entries(carryingFiles)) {
    const answer = await send(await make());
    const problem = await problemWith(site, answer.body);
    if (problem) problems.push(`${what}: ${problem}`);
  }
  for (const name of oddNames) {
    const answer = await send(pngOf(8), name);
    const problem =
      answer.status === 200
        ? await problemWith(site, answer.body)
        : answer.status !== 400 && answer.status;
    if (problem) problems.push(`the name ${JSON.stringify(name)}: ${problem}`);
  }
  const remarks = `slowest ${Math.round(slowest)} ms`;
  return rowOf("hostile files", tried, problems, remarks);
}

type Uploaded = { Data?: { Location: string }[] };

/** What is kept and served of a picture that was taken. */
async function problemWith({ ask }: Site, reply: string) {
  const location = (JSON.parse(reply) as Uploaded).Data?.[0]?.Location;
  if (!/^\/uploads\/\w{22}\.webp$/.test(location ?? ""))
    return `lies at ${location}`;
  const { bytes, headers } = await ask({ path: location ?? "" });
  if (headers["content-type"] !== "image/webp")
    return `served as ${headers["content-type"]}`;
  if (headers["x-content-type-options"] !== "nosniff") return "may be sniffed";
  const trace = traces.find((each) => bytes.includes(each));
  if (trace !== undefined) return `still holds ${trace}`;
  const { exif, xmp, icc } = await sharp(bytes).metadata();
  return (exif ?? xmp ?? icc) ? "still says where it comes from" : undefined;
}
