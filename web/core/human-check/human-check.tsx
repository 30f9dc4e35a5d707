import Solver from "altcha/workers/pbkdf2?worker";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldQuestion from "lucide-react/icons/shield-question-mark";
import { useRef, useState } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { humanCheckMinutes } from "#shared/rules/human-check.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { humanCheckWords } from "#web/i18n/core/human-check.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./human-check.module.css";

type Line = "GET /api/contact/challenge" | "GET /api/auth/challenge";
type Challenge = ReplyOf<Contract[Line]>;

export type HumanCheckState = "waiting" | "running" | "done" | "failed";

/** How long a proof may be used. Leaves two minutes for sending. */
const goodFor = (humanCheckMinutes - 2) * 60_000;

/** Solves the challenge in a worker, so that typing stays smooth. */
function solve(challenge: Challenge): Promise<string> {
  const worker = new Solver();
  const solved = new Promise<string>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("no worker")));
    worker.addEventListener("message", ({ data: solution }: MessageEvent) => {
      const isFound = typeof solution?.counter === "number";
      if (isFound) resolve(btoa(JSON.stringify({ challenge, solution })));
      else reject(new Error("not solved"));
    });
    worker.postMessage({ type: "work", challenge });
  });
  return solved.finally(() => worker.terminate());
}

/** The proof of work for a call. It may be computed early, and is reused until it is spent or expired. */
export function useHumanCheck(line: Line) {
  const [state, setState] = useState<HumanCheckState>("waiting");
  const attempt = useRef<{ proof: Promise<string | undefined>; at: number }>(
    undefined,
  );

  /** Returns undefined if it failed. The server then decides. */
  function prove(): Promise<string | undefined> {
    const current = attempt.current;
    if (current && Date.now() - current.at < goodFor) return current.proof;
    setState("running");
    const proof = call(line, {})
      .then(solve)
      .then(
        (solution) => {
          setState("done");
          return solution;
        },
        () => {
          setState("failed");
          attempt.current = undefined;
          return undefined;
        },
      );
    attempt.current = { proof, at: Date.now() };
    return proof;
  }

  /** Drops the proof, because it is valid only once. */
  function forget() {
    attempt.current = undefined;
    setState("waiting");
  }

  return { state, prove, forget };
}

/** Shows the state of the human check. The visitor has nothing to do. */
export function HumanCheckLine({ state }: { state: HumanCheckState }) {
  const words = useWords(humanCheckWords);
  return (
    <p className={styles.check} data-state={state}>
      <Icon of={state === "done" ? ShieldCheck : ShieldQuestion} />
      {words[state]}
    </p>
  );
}
