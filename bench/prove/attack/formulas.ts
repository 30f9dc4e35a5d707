import { parse } from "csv-parse/sync";
import { formulas } from "#server/testing/attacks/formulas.ts";
import { handIn } from "./hand-in.ts";
import { json, rowOf, type Site } from "./site.ts";

const active = /^\p{White_Space}*[=+\-@|%＝＋－＠]/u;

type Named = { _id: string };

/** Formulas in every text that anybody may write: none is one in a downloaded file. */
export async function proveFormulas(site: Site) {
  await plant(site);
  const problems: string[] = [];
  let cells = 0;
  const files = [
    "results/csv",
    "results/brokencsv",
    "results/codebook",
    "feedbacks/csv?type=website",
    "feedbacks/csv?type=concern",
  ];
  for (const file of files) {
    const { bytes } = await site.ask({
      path: `/api/${file}`,
      headers: await site.staff(),
    });
    const rows = parse(bytes, { bom: true }) as string[][];
    const widths = new Set(rows.map((row) => row.length));
    if (widths.size !== 1)
      problems.push(`${file}: rows of ${[...widths].join()}`);
    for (const cell of rows.flat()) {
      cells += 1;
      if (active.test(cell)) problems.push(`${file}: ${JSON.stringify(cell)}`);
    }
  }
  const remarks = `${formulas.length} formulas; ${cells} cells read again`;
  return rowOf("formulas in files", cells, problems, remarks);
}

async function plant(site: Site) {
  const { call, ask } = site;
  const post = (path: string, body: unknown) =>
    ask({ method: "POST", path, headers: json, body: JSON.stringify(body) });
  const questions = await call<Named[]>("GET /api/questions");
  const concerns = await call<Named[]>("GET /api/concerns");
  for (const [at, formula] of formulas.entries()) {
    const concern = concerns[at % concerns.length]!._id;
    await post("/api/feedbacks", {
      feedback: { type: "website", useful: true, addorimprove: formula },
    });
    await post("/api/feedbacks", {
      feedback: { type: "concern", concern, additionalinformation: formula },
    });
    await handIn(site, { parentname: formula, childname: formula });
  }
  // Names of columns and of answers too, which must not be blank.
  const words = formulas.filter((formula) => formula.trim() !== "");
  for (const [at, { _id }] of questions.entries()) {
    const formula = words[at % words.length]!;
    await call(`PUT /api/questions/${_id}`, {
      text: formula,
      text_es: formula,
    });
  }
  for (const [at, { _id }] of concerns.entries()) {
    const formula = words[at % words.length]!;
    await call(`PUT /api/concerns/${_id}`, { name: formula, name_es: formula });
  }
}
