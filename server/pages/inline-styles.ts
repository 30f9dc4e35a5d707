import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./page-policy.ts";
import { rulesOf, usedOf } from "./used-rules.ts";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** A page, and the hashes of the styles that were written into it. */
export type StyledPage = { html: string; styles: string[] };

/**
 * Puts a built page's styles into the page, so that its words show after one round trip. The links
 * stay, for the scripts look for them, but are switched off, and for no medium: so that
 * neither the browser nor its look ahead fetches them. Of a stylesheet that is mostly for something else the page
 * gets what it uses, and no link: the scripts fetch the whole before they show more (web/core/runtime/route-modules.ts).
 */
export function inlineStyles(folder: string): (html: string) => StyledPage {
  const known = stylesIn(folder);
  return (html) => {
    const styles: string[] = [];
    const classes = classesIn(html);
    const styled = html.replace(stylesheet, (link, address: string) => {
      const style = known.get(address);
      if (style === undefined) return link;
      const used = usedOf(style.rules, classes);
      const isWhole = used.length >= style.text.length / 2;
      const text = isWhole ? style.text : used;
      if (text) styles.push(hashOf(text));
      const idle = link.replace("/>", ' media="not all" disabled=""/>');
      return (text && `<style>${text}</style>`) + (isWhole ? idle : "");
    });
    return { html: styled, styles };
  };
}

function classesIn(html: string): Set<string> {
  const lists = html.matchAll(/ class="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = ""]) => list.split(" ")));
}

function stylesIn(folder: string) {
  const names = readdirSync(join(folder, "assets"));
  return new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => {
        const file = join(folder, "assets", name);
        const text = readFileSync(file, "utf8").trim();
        return [`/assets/${name}`, { text, rules: rulesOf(text) }];
      }),
  );
}
