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
  /** The owner's name and address, which the password must not resemble. */
  context: string[];
  required?: boolean;
  error?: string | undefined;
};

/** The server's default, used until its setting is loaded. */
const defaultLeast = 12;

/** A field for a new password, with its strength and why it would be refused. */
export function NewPasswordField({ context, ...field }: Props) {
  const words = useWords(passwordWords);
  const least = usePasswordRules()?.least ?? defaultLeast;
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

type StrengthProps = { password: string; context: string[]; least: number };

/** Shows the strength. Screen readers announce it when it changes, not on every keystroke. */
function Strength({ password, context, least }: StrengthProps) {
  const words = useWords(passwordWords);
  const sentenceOf = useSentence();
  const judge = useJudge(password !== "");
  const verdict =
    password === ""
      ? undefined
      : judge?.(password, { minLength: least, context });
  const { problem, score = 0 } = verdict ?? {};
  const message = problem
    ? sentenceOf({ code: problem, values: { least } })
    : words.strength(words.levels[score] ?? "");
  const share = problem ? 0.08 : Math.max(0.16, score / 4);
  return (
    <div className={styles.strength}>
      {verdict && <Bar shares={[share]} />}
      <p role="status">{verdict && message}</p>
    </div>
  );
}

/** Loads the strength check with the first letter; if that fails, the server still validates. */
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

let rulesRequest: Promise<Rules> | undefined;

/** Reads the server's settings once per page. */
function readRules(): Promise<Rules> {
  rulesRequest ??= call("GET /api/password-rules", {}).catch(
    (error: unknown) => {
      rulesRequest = undefined;
      throw error;
    },
  );
  return rulesRequest;
}

/** The password rules and whether the server sends mail; undefined while loading. */
export function usePasswordRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    // A failure is ignored: the server still validates.
    readRules().then(setRules, () => undefined);
  }, []);
  return rules;
}

type Constraints = { minLength: number; context: string[] };

type Verdict = {
  problem: ReturnType<typeof passwordProblem>;
  /** From 0 (easy to guess) to 4 (very hard). */
  score: number;
};

type Judge = (password: string, constraints: Constraints) => Verdict;

let loading: Promise<Judge> | undefined;

/** Loads the list of leaked passwords and the strength estimator (240 KB). */
export function loadJudge(): Promise<Judge> {
  loading ??= createJudge().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createJudge(): Promise<Judge> {
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
    // The estimate is slow for long text, and long passwords are strong anyway.
    score: estimate.check(password.slice(0, 64), context).score,
  });
}
