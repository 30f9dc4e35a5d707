/** A problem that the operator can fix: one sentence, shown without a stack trace. */
export class StartupProblem extends Error {
  override readonly name = "StartupProblem";
}

export function missingSettings(names: string[]) {
  return new StartupProblem(`These settings are missing: ${names.join(", ")}.`);
}
