import { useEffect, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readPasswordRules } from "#shared/contract/staff/links.ts";
import { passwordProblem } from "#shared/rules/staff/password.ts";
import { call } from "#web/core/calls/call.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { passwordWords } from "#web/i18n/admin/staff/password.words.ts";
import { Bar } from "#web/ui/figures/bar.tsx";
import { PasswordField } from "./password-field.tsx";
import styles from "./password.module.css";

type Props = {
  label: string;
  name?: string;
  value: string;
  onChange: (password: string) => void;
  /** Name and address of whose it is: a password must not be made of them. */
  context: string[];
  required?: boolean;
  error?: string | undefined;
};

/** The server's default, until its setting is known. */
const usualLeast = 12;

/** A password that is being chosen: says how strong it is, and why it would be refused. */
export function NewPasswordField({ context, ...field }: Props) {
  const words = useWords(passwordWords);
  const least = usePasswordRules()?.least ?? usualLeast;
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        helper={words.rules(least)}
        autoComplete="new-password"
      />
      <Strength password={field.value} context={context} least={least} />
    </div>
  );
}

type Looked = { password: string; context: string[]; least: number };

/** Spoken when it changes, not at every key. */
function Strength({ password, context, least }: Looked) {
  const words = useWords(passwordWords);
  const sentenceOf = useSentence();
  const judge = useJudge(password !== "");
  const look =
    password === ""
      ? undefined
      : judge?.(password, { minLength: least, context });
  const { problem, score = 0 } = look ?? {};
  const said = problem
    ? sentenceOf({ code: problem, values: { least } })
    : words.strength(words.levels[score] ?? "");
  const share = problem ? 0.08 : Math.max(0.16, score / 4);
  return (
    <div className={styles.strength}>
      {look && <Bar shares={[share]} />}
      <p role="status">{look && said}</p>
    </div>
  );
}

/** Comes with the first letter; without it the server alone says what is wrong. */
function useJudge(isNeeded: boolean): Judge | undefined {
  const [judge, setJudge] = useState<{ judge: Judge }>();
  useEffect(() => {
    if (!isNeeded) return;
    loadJudge().then(
      (loaded) => setJudge({ judge: loaded }),
      () => undefined,
    );
  }, [isNeeded]);
  return judge?.judge;
}

type Rules = ReplyOf<typeof readPasswordRules>;

let asked: Promise<Rules> | undefined;

/** Settings of the server: they stay as long as the page does. */
function readRules(): Promise<Rules> {
  asked ??= call("GET /api/password-rules", {}).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** How long a password must be, and whether links are mailed; undefined until that is known. */
export function usePasswordRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    // Without them the server still says what is wrong.
    readRules().then(setRules, () => undefined);
  }, []);
  return rules;
}

type Asked = { minLength: number; context: string[] };

type Verdict = {
  problem: ReturnType<typeof passwordProblem>;
  /** From 0 to 4: how long guessing it would take. */
  score: number;
};

type Judge = (password: string, asked: Asked) => Verdict;

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
