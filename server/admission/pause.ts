const shortest = 5;
const longest = 30;
const mostPerSecond = 100;
const period = 5000;

/**
 * For how many seconds whoever is turned away waits: longer the more they are, so that about a
 * hundred a second ask again, and not all of them in the same second.
 */
export function createPause(now: () => number = () => performance.now()) {
  let usual = shortest;
  let since = now();
  let turnedAway = 0;
  return (): number => {
    turnedAway += 1;
    const elapsed = now() - since;
    if (elapsed >= period) {
      const perSecond = (turnedAway * 1000) / elapsed;
      const wanted = (usual * perSecond) / mostPerSecond;
      usual = Math.min(Math.max(wanted, shortest), longest);
      since = now();
      turnedAway = 0;
    }
    return Math.round(usual * (0.5 + Math.random()));
  };
}
