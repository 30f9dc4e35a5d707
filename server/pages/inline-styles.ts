import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** A page, and the styles that were written into it. */
export type StyledPage = { html: string; styles: string[] };

/**
 * Puts a built page's styles into the page, so that its words show after one round trip, and lets
 * its scripts arrive behind them. The links stay, for the scripts look for them, but style nothing.
 */
export function inlineStyles(folder: string): (html: string) => StyledPage {
  const known = stylesIn(folder);
  return (html) => {
    const styles: string[] = [];
    const styled = html.replace(stylesheet, (link, address: string) => {
      const text = known.get(address);
      if (text === undefined) return link;
      styles.push(text);
      const idle = link.replace("/>", ' media="not all"/>');
      return `<style>${text}</style>${idle}`;
    });
    return {
      html: styled.replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      ),
      styles,
    };
  };
}

function stylesIn(folder: string): Map<string, string> {
  const names = readdirSync(join(folder, "assets"));
  return new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => [
        `/assets/${name}`,
        readFileSync(join(folder, "assets", name), "utf8").trim(),
      ]),
  );
}
