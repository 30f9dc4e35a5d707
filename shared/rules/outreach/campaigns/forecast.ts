import {
  decide,
  type NextAllowed,
  type ReminderRules,
  type Turn,
} from "./decide.ts";

/** A contact of one campaign. */
export type Member = Omit<Turn, "lastOnPhone" | "since"> & {
  /** When the next text was first due, if it waits. */
  since?: number;
  contact: string;
  phone: string;
};

export type Planned<M> = { member: M; step: number; at: number };

type Ahead<M> = {
  rules: ReminderRules;
  members: M[];
  /** When each phone was last texted. */
  lastOnPhone: ReadonlyMap<string, number>;
  now: number;
  until: number;
  nextAllowed: (member: M) => NextAllowed;
};

/** Simulates the scheduler and returns the texts it would send if no contact replies. */
export function forecast<M extends Member>(input: Ahead<M>): Planned<M>[] {
  const { members, until } = input;
  const texts = [...byPhone(members).values()].flatMap((onPhone) =>
    forecastPhone(input, onPhone),
  );
  return texts.filter(({ at }) => at < until).sort((a, b) => a.at - b.at);
}

function byPhone<M extends Member>(members: M[]): Map<string, M[]> {
  const phones = new Map<string, M[]>();
  for (const member of members) {
    const others = phones.get(member.phone);
    if (others) others.push(member);
    else phones.set(member.phone, [member]);
  }
  return phones;
}

/** Simulates all contacts of one phone together, because they delay each other. */
function forecastPhone<M extends Member>(
  { rules, now, until, nextAllowed, lastOnPhone }: Ahead<M>,
  members: M[],
): Planned<M>[] {
  const planned: Planned<M>[] = [];
  let last = lastOnPhone.get(members[0]?.phone ?? "") ?? null;
  const waiting = members.map((member) => ({ ...member, member }));
  for (let next = earliest(waiting); next; next = earliest(waiting)) {
    const clock = Math.max(now, next.due);
    if (clock >= until) break;
    const turn = { ...next, since: next.since ?? next.due, lastOnPhone: last };
    const decision = decide(rules, turn, clock, nextAllowed(next.member));
    if (decision.kind === "wait") {
      next.since = turn.since;
      next.due = decision.until;
    }
    if (decision.kind === "send") {
      const { at } = decision;
      planned.push({ member: next.member, step: next.texts, at });
      last = at;
      if (next.texts === 0) next.invited = at;
      next.texts += 1;
      delete next.since;
      next.due = decision.next ?? Infinity;
    }
    if (decision.kind === "end") next.due = Infinity;
  }
  return planned;
}

/** Returns the next member in the scheduler's order. */
function earliest<T extends Member>(waiting: T[]): T | undefined {
  return waiting
    .filter(({ due }) => due < Infinity)
    .sort((a, b) => a.due - b.due || (a.contact < b.contact ? -1 : 1))[0];
}
