import { useEffect, useEffectEvent, useState } from "react";

type Answer<Reply> = {
  /** The key that it was read for. */
  key: string;
  /** Undefined if the call failed. */
  reply?: Reply;
};

/**
 * The latest answer. Reads again when `key` has not changed for `pause` milliseconds. Drops outdated answers. Keeps
 * the old answer until the new one arrives, so compare its `key`.
 */
export function useDebouncedCall<Reply>(
  key: string | undefined,
  read: () => Promise<Reply>,
  pause: number,
): Answer<Reply> | undefined {
  const [answer, setAnswer] = useState<Answer<Reply>>();
  const readLatest = useEffectEvent(read);
  useEffect(() => {
    if (key === undefined) return;
    let isOutdated = false;
    const timer = setTimeout(() => {
      readLatest().then(
        (reply) => !isOutdated && setAnswer({ key, reply }),
        () => !isOutdated && setAnswer({ key }),
      );
    }, pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [key, pause]);
  return answer;
}
