const [screens, visitorsScreens] = [
  "/assets/manifest-",
  "/assets/visitors-manifest-",
];

/** A page, and the texts of its own inline scripts. */
export type Scripted = { html: string; scripts: string[] };

/**
 * Only names the scripts of a visitor's page: start-late.ts starts them when its words are painted.
 * Their table of screens is the one without the desk. Pages of the desk, which are empty without scripts, keep theirs.
 */
export function lateScripts({ html, scripts }: Scripted): Scripted {
  const starting = scripts.find((text) => text.includes(screens));
  if (starting === undefined || starting.includes('"admin/'))
    return { html, scripts };
  const late = starting.replace(screens, visitorsScreens);
  return {
    html: html
      .replace(
        `<script type="module" async="">${starting}`,
        () => `<script type="later">${late}`,
      )
      .replaceAll('<link rel="modulepreload"', '<link rel="later"')
      .replaceAll(`href="${screens}`, `href="${visitorsScreens}`),
    scripts: scripts.map((text) => (text === starting ? late : text)),
  };
}
