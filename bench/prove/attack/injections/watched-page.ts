import type { BrowserContext } from "@playwright/test";

export type Watched = { path: string; problems: string[] };

// Both run in the page, which knows what this program has no types for.

/** What its policy refuses is noted from the first byte on. */
const noteRefusals = `
  window.refused = [];
  document.addEventListener("securitypolicyviolation", (event) =>
    window.refused.push(event.violatedDirective + " " + event.blockedURI));`;

/** Whatever in it could run, load or lead where nobody of us sent it. */
const findForeign = `
  (() => {
    const found = [...window.refused];
    const leads = /^(href|src|action|formaction|xlink:href|data|poster)$/i;
    const isCode = /^[\\s\\u0000-\\u0020]*(javascript|vbscript|data:text)/i;
    for (const element of document.querySelectorAll("*")) {
      const tag = element.localName;
      if (tag === "script" && /^\\s*(parent\\.)?alert/.test(element.textContent))
        found.push("a script");
      if (["base", "object", "embed"].includes(tag)) found.push(tag);
      for (const { name, value } of element.attributes)
        if (/^on/i.test(name) || (leads.test(name) && isCode.test(value)))
          found.push(tag + " " + name + "=" + value.slice(0, 40));
    }
    return found;
  })()`;

/** Opens a page and says what ran in it, could run in it, was refused by its policy, or left for elsewhere. */
export async function watch(
  context: BrowserContext,
  path: string,
): Promise<Watched> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== "localhost")
      problems.push(`asked for ${request.url()}`);
  });
  await page.addInitScript({ content: noteRefusals });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  problems.push(...(await page.evaluate<string[]>(findForeign)));
  await page.close();
  return { path, problems };
}
