/** Something the person who starts the server can put right: one sentence, shown without a stack. */
export class StartupProblem extends Error {
  override readonly name = "StartupProblem";
}

export function missingSettings(names: string[]) {
  return new StartupProblem(`These settings are missing: ${names.join(", ")}.`);
}
