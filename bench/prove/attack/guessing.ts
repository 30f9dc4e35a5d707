import { newId } from "#server/ids.ts";
import { staff as known } from "#server/testing/running-server.ts";
import { median } from "#bench/load/measure.ts";
import { json, rowOf, type Site } from "./site.ts";

const from = (last: number) => `127.0.0.${last}`;

const signIn = ({ ask }: Site, email: string, password: string, at: number) =>
  ask({
    method: "POST",
    path: "/api/auth",
    headers: json,
    body: JSON.stringify({ email, password }),
    from: from(at),
  });

/** Neither status, words nor time tell whether there is such an account. */
export async function proveSignInTells(site: Site, rounds: number) {
  const problems: string[] = [];
  const times: [number[], number[]] = [[], []];
  const said = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    // Whoever is first is warmer: they take turns.
    for (const which of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const email = which ? `${newId()}@clinic.example` : known.email;
      const reply = await signIn(site, email, `wrong ${newId()}`, 9);
      said.add(`${reply.status} ${reply.body}`);
      times[which].push(reply.milliseconds);
    }
  }
  if (said.size !== 1) problems.push([...said].join(" | "));
  const [ofKnown, ofUnknown] = [median(times[0]), median(times[1])];
  const difference = Math.abs(ofKnown - ofUnknown);
  if (difference >= 10) problems.push(`${difference.toFixed(1)} ms apart`);
  const remarks = `known ${ofKnown.toFixed(1)} ms, unknown ${ofUnknown.toFixed(1)} ms`;
  return rowOf("accounts by sign-in", 2 * rounds, problems, remarks);
}

/** With the limits of every day: one network, many networks, and the owner meanwhile. */
export async function proveThrottling(site: Site) {
  const problems: string[] = [];
  const codes: number[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    codes.push((await signIn(site, known.email, "a wrong guess", 20)).status);
  const firstWait = codes.indexOf(429) + 1;
  if (firstWait === 0 || firstWait > 11)
    problems.push(`one network guesses on: ${codes.join(" ")}`);
  const owner = await signIn(site, known.email, known.password, 21);
  if (owner.status !== 200) problems.push(`the owner: ${owner.status}`);

  let guesses = 12;
  let checked = 0;
  for (let network = 30; network < 100 && checked === 0; network += 1) {
    const reply = await signIn(site, known.email, "a wrong guess", network);
    guesses += 1;
    if (reply.body.includes("human_check")) checked = guesses;
  }
  if (checked === 0 || checked > 55)
    problems.push("guessing from many networks needs no work");

  const forged: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const address = `10.1.2.${guess}`;
    const { status } = await site.ask({
      method: "POST",
      path: "/api/auth",
      from: from(22),
      headers: {
        ...json,
        "x-forwarded-for": address,
        "x-real-ip": address,
        forwarded: `for=${address}`,
        "true-client-ip": address,
        "cf-connecting-ip": address,
      },
      body: JSON.stringify({ email: "a@clinic.example", password: "a guess" }),
    });
    forged.push(status);
  }
  if (!forged.includes(429)) problems.push("a forged address is believed");
  const remarks = `waits at guess ${firstWait}; work for each at ${checked} from all networks`;
  return rowOf("guessed passwords", guesses + 13, problems, remarks);
}

/** Ids that nobody was given: none is found, and soon nothing is answered. */
export async function proveEnumeration(site: Site, real: string[]) {
  const problems: string[] = [];
  const places = ["contacts", "results", "results/user"];
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  const near = real.flatMap((id) =>
    Array.from({ length: id.length }, (_, at) => {
      const next = (alphabet.indexOf(id[at] ?? "") + 1) % alphabet.length;
      return id.slice(0, at) + alphabet[next] + id.slice(at + 1);
    }),
  );
  const guesses = [...near, ...Array.from({ length: 200 }, () => newId())];
  let first = 0;
  for (const [at, guess] of guesses.entries()) {
    const place = places[at % places.length];
    const path = `/api/${place}/${guess}`;
    const { status, body } = await site.ask({ path, from: from(40) });
    const isFound = status === 200 && body !== "{}";
    if (isFound) problems.push(`${path} is there`);
    if (status === 429) first ||= at + 1;
  }
  if (first === 0 || first > 31 + guesses.length / 3)
    problems.push("nothing slows down whoever guesses");
  const remarks = `${near.length} one character from a real one; refused from guess ${first} on`;
  return rowOf("guessed ids", guesses.length, problems, remarks);
}
