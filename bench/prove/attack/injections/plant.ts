import { newId } from "#server/ids.ts";
import { contactLimits } from "#shared/rules/field-limits.ts";
import { handIn } from "#bench/prove/attack/hand-in.ts";
import { json, type Site } from "#bench/prove/attack/site.ts";

const most = 120;

/** Texts in every place where visitors write, and staff read; and personal links that show a name. */
export async function plantInLists(site: Site, all: string[]) {
  const texts = all.filter((_, at) => at % Math.ceil(all.length / most) === 0);
  const { ask, db } = site;
  const post = (path: string, body: unknown) =>
    ask({ method: "POST", path, headers: json, body: JSON.stringify(body) });
  const links: string[] = [];
  for (const [at, text] of texts.entries()) {
    const short = text.slice(0, contactLimits.name);
    const _id = newId();
    await db
      .insertInto("contacts")
      .values({
        _id,
        name: short,
        childname: short,
        redcapid: text.slice(0, contactLimits.redcapid),
        phone: `+1202555${String(at).padStart(4, "0")}`,
        date: new Date().toISOString(),
      })
      .execute();
    if (at % 6 === 0) links.push(`/${_id}`);
    const words = text.slice(0, 110);
    await post("/api/feedbacks", {
      feedback: { type: "website", useful: true, addorimprove: words },
    });
    await post("/api/contact", {
      name: short.replaceAll(/\p{Cc}/gu, " "),
      email: "ana@family.example",
      message: text,
    });
    await handIn(site, {
      parentname: short,
      childname: short,
      contact: _id,
    });
  }
  return { planted: texts.length * 8, links };
}
