import { useEffect, useEffectEvent, useState } from "react";

type Answer<Reply> = {
  /** What it answers. */
  asked: string;
  /** Undefined where it could not be read. */
  reply?: Reply;
};

/**
 * The latest answer to what is being typed, read anew whenever it rests for so many milliseconds; one that
 * was overtaken is dropped. It stays until the next one comes: `asked` says whether it is still the right one.
 */
export function useDebouncedCall<Reply>(
  asked: string | undefined,
  read: () => Promise<Reply>,
  pause: number,
): Answer<Reply> | undefined {
  const [answer, setAnswer] = useState<Answer<Reply>>();
  const ask = useEffectEvent(read);
  useEffect(() => {
    if (asked === undefined) return;
    let isOld = false;
    const timer = setTimeout(() => {
      ask().then(
        (reply) => !isOld && setAnswer({ asked, reply }),
        () => !isOld && setAnswer({ asked }),
      );
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [asked, pause]);
  return answer;
}
