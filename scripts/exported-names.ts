/** Declared exports at the start of a line; re-exports and default exports do not match. */
const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)(\s*=\s*(?:staff|public)Call\()?/gm;

/** Exports that React Router looks for in route modules. */
const namesOfRouteModules = new Set([
  "action",
  "clientAction",
  "clientLoader",
  "clientMiddleware",
  "ErrorBoundary",
  "handle",
  "headers",
  "HydrateFallback",
  "links",
  "loader",
  "meta",
  "middleware",
  "shouldRevalidate",
]);

type Declaration = { file: string; isCall: boolean };

/**
 * Lists the names that several files export. A call of the contract and the function that handles or sends it may share
 * a name, because they mean the same.
 */
export function sharedNames(files: Map<string, string>): string[] {
  const declared = new Map<string, Declaration[]>();
  for (const [file, text] of files) {
    if (/^(e2e|seams)\/|\.test\.tsx?$/.test(file)) continue;
    // An overloaded function is declared several times in one file.
    const ofFile = new Map<string, boolean>();
    for (const [, name = "", call] of text.matchAll(declaration))
      if (!namesOfRouteModules.has(name)) ofFile.set(name, Boolean(call));
    for (const [name, isCall] of ofFile)
      declared.set(name, [...(declared.get(name) ?? []), { file, isCall }]);
  }
  return [...declared]
    .filter(([, all]) => all.filter(({ isCall }) => !isCall).length > 1)
    .map(
      ([name, all]) =>
        `${name} is exported by ${all.map(({ file }) => file).join(" and ")}`,
    );
}
