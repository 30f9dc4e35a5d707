/**
 * Tells the inline scripts that the renderer wrote from any that stand in content: only its own
 * carry the nonce of this rendering. It is taken off, so that the page is the same for everybody.
 */
export function inlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const inline = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  return {
    html: html.replaceAll(mark, ""),
    scripts: [...html.matchAll(inline)].map(([, text = ""]) => text),
  };
}
