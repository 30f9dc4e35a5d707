import { passwordProblem } from "#shared/rules/staff/password.ts";

type Asked = { minLength: number; context: string[] };

type Strength = {
  problem: ReturnType<typeof passwordProblem>;
  /** From 0 to 4: how long guessing it would take. */
  score: number;
};

export type Judge = (password: string, asked: Asked) => Strength;

let loading: Promise<Judge> | undefined;

/** The list of leaked passwords and what estimates strength: 240 KB, fetched when a password is being chosen. */
export function loadJudge(): Promise<Judge> {
  loading ??= makeJudge().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function makeJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] =
    await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
    ]);
  const leaked = new Set(dictionary["passwords-common"]);
  const isLeaked = (plain: string) => leaked.has(plain);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, { minLength, context }) => ({
    problem: passwordProblem(password, { minLength, context, isLeaked }),
    // Its time grows with the length, and so long a password is good anyway.
    score: estimate.check(password.slice(0, 64), context).score,
  });
}
