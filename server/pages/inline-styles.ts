import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./page-policy.ts";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** A page, and the hashes of the styles that were written into it. */
export type StyledPage = { html: string; styles: string[] };

/**
 * Puts a built page's styles into the page, so that its words show after one round trip. The links
 * stay, for the scripts look for them, but are switched off, and for no medium: so that
 * neither the browser nor its look ahead fetches them.
 */
export function inlineStyles(folder: string): (html: string) => StyledPage {
  const known = stylesIn(folder);
  return (html) => {
    const styles: string[] = [];
    const styled = html.replace(stylesheet, (link, address: string) => {
      const style = known.get(address);
      if (style === undefined) return link;
      styles.push(style.hash);
      const idle = link.replace("/>", ' media="not all" disabled=""/>');
      return `<style>${style.text}</style>${idle}`;
    });
    return { html: styled, styles };
  };
}

function stylesIn(folder: string) {
  const names = readdirSync(join(folder, "assets"));
  return new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => {
        const file = join(folder, "assets", name);
        const text = readFileSync(file, "utf8").trim();
        return [`/assets/${name}`, { text, hash: hashOf(text) }];
      }),
  );
}
