import { createHash } from "node:crypto";

/** Which of two first texts. */
export type Wording = 1 | 2;

/** What a campaign draws by; without a second text there is one wording. */
export type Trial = { seed: string; second_en: string };

/**
 * The wording of a phone: by a hash of the campaign's seed and the number, so that it is random and
 * the same whenever it is asked for, for every contact with that phone.
 */
export function drawWording(
  { seed, second_en }: Trial,
  phone: string,
): Wording {
  if (second_en === "") return 1;
  const [byte = 0] = createHash("sha256")
    .update(`wording ${seed} ${phone}`)
    .digest();
  return byte % 2 === 0 ? 1 : 2;
}
