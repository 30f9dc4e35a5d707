// Draws the installed site's icons from the favicon: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./installed.mjs";

const images = join(root, "web/public/images");
const teal = "#0B6E73";

/** Maskable icons: systems crop them, but keep the central 80 %. */
function bleeding(mark, share) {
  const inner = mark.replace(/<svg[^>]*>|<\/svg>/g, "");
  const edge = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${teal}" d="M0 0h32v32H0z"/><g transform="translate(${edge} ${edge}) scale(${share})">${inner}</g></svg>`;
}

/** Returns the bytes of each icon by name. */
export async function drawIcons() {
  const mark = readFileSync(join(images, "favicon.svg"), "utf8");
  const draw = async (svg, size) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  return {
    "icon-180": await draw(bleeding(mark, 0.9), 180),
    "icon-192": await draw(mark, 192),
    "icon-512": await draw(mark, 512),
    "icon-maskable-512": await draw(bleeding(mark, 0.75), 512),
  };
}

if (import.meta.main)
  for (const [name, bytes] of Object.entries(await drawIcons()))
    writeFileSync(join(images, `${name}.png`), bytes);
