import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/**
 * Puts a built page's styles into the page, so that its words show after one round trip, and lets
 * its scripts arrive behind them. The links stay, for the scripts look for them, but style nothing.
 */
export function readyToShow(folder: string): (html: string) => string {
  const styles = stylesIn(folder);
  return (html) =>
    html
      .replace(stylesheet, (link, address: string) => {
        const text = styles.get(address);
        if (text === undefined) return link;
        const idle = link.replace("/>", ' media="not all"/>');
        return `<style>${text}</style>${idle}`;
      })
      .replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      );
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
