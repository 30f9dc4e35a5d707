import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pages } from "./make-page.ts";
import { inlineStyles } from "./inline-styles.ts";
import { StartupProblem } from "#server/platform/startup-problem.ts";

type Build = {
  entry: {
    module: {
      createRenderer: (build: unknown, mode: string) => Pages["render"];
    };
  };
};

/** Loads the pages built by `npm run build`. */
export async function loadBuiltPages(root: string): Promise<Pages> {
  const entry = join(root, "build/server/index.js");
  if (!existsSync(entry))
    throw new StartupProblem("The pages are not built yet. Run npm run build.");
  const build = (await import(pathToFileURL(entry).href)) as Build;
  const folder = join(root, "build/client");
  const withStyles = inlineStyles(folder);
  return {
    render: build.entry.module.createRenderer(build, "production"),
    folder,
    finish: withStyles,
  };
}
