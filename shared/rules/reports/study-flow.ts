/** The steps of an invited contact. Opening the link is stored only for texts of campaigns. */
export const flowSteps = ["invited", "sent", "opened", "finished"] as const;
export type FlowStep = (typeof flowSteps)[number];

/** Why a contact did not reach the next step, in the order in which they are listed. */
export const lossReasons = [
  "waiting",
  "stored",
  "no_text",
  "opted_out",
  "phone",
  "not_sent",
  "unopened",
  "unfinished",
  "unranked",
  "finished_before",
] as const;
export type LossReason = (typeof lossReasons)[number];

/** What is stored about an invited contact, or about `contacts` of them with the same facts. */
export type ContactFacts = {
  contacts: number;
  /** Whether at least one text is not known to have failed. */
  sent: boolean;
  /** The problem or else the state of the latest text. Null if there is none. */
  text: string | null;
  opened: boolean;
  /** Answered all questions in the last 24 hours, without a ranking. */
  answered: boolean;
  /** Finished and ranked, compared with the first text. */
  finished: "no" | "before" | "after";
  optedOut: boolean;
};

export type Flow = {
  step: FlowStep;
  contacts: number;
  lost: { reason: LossReason; contacts: number }[];
}[];

/**
 * Counts contacts by step. Each contact is lost at one step for one reason, or reaches the last step. Without
 * `isOpenedKnown` there is no step for opened links.
 */
export function flowOf(facts: ContactFacts[], isOpenedKnown: boolean): Flow {
  const steps = flowSteps.filter((step) => step !== "opened" || isOpenedKnown);
  const counted = facts.map((each) => {
    const { step, reason } = lastOf(each);
    const last = step === "opened" && !isOpenedKnown ? "sent" : step;
    return { contacts: each.contacts, place: steps.indexOf(last), reason };
  });
  return steps.map((step, at) => ({
    step,
    contacts: sum(counted.filter(({ place }) => place >= at)),
    lost: lossReasons
      .map((reason) => ({
        reason,
        contacts: sum(
          counted.filter((each) => each.place === at && each.reason === reason),
        ),
      }))
      .filter(({ contacts }) => contacts > 0),
  }));
}

type Last = { step: FlowStep; reason?: LossReason };

/** The last step of a contact. A later step proves the earlier ones, for example that a text arrived. */
function lastOf(facts: ContactFacts): Last {
  const { finished, opened, answered, sent, optedOut } = facts;
  if (finished === "after") return { step: "finished" };
  if (finished === "before")
    return { step: "invited", reason: "finished_before" };
  const stop = optedOut ? ("opted_out" as const) : undefined;
  if (answered) return { step: "opened", reason: stop ?? "unranked" };
  if (opened) return { step: "opened", reason: stop ?? "unfinished" };
  if (sent) return { step: "sent", reason: stop ?? "unopened" };
  return { step: "invited", reason: stop ?? reasonOfText(facts.text) };
}

function reasonOfText(text: string | null): LossReason {
  switch (text) {
    case null:
      return "no_text";
    case "queued":
    case "sending":
      return "waiting";
    case "kept":
      return "stored";
    case "opted_out":
    case "blocked":
      return "opted_out";
    case "bad_number":
    case "not_served":
    case "unreachable":
      return "phone";
    default:
      return "not_sent";
  }
}

function sum(facts: { contacts: number }[]): number {
  return facts.reduce((total, { contacts }) => total + contacts, 0);
}
