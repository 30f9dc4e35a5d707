import { type MouseEvent, useEffect, useState } from "react";
import type { Place } from "#shared/rules/quiz/places.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { listenWords } from "#web/i18n/visitor/listen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { drawn } from "#web/ui/content/icons.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { countListening } from "./count-listening.ts";
import { useHasVoice, voicesOf } from "./device-voices.ts";

const Speaker = /* @__PURE__ */ drawn(
  "M11 5 6 9H2v6h4l5 4zM16 9a5 5 0 0 1 0 6M19 6a9 9 0 0 1 0 12",
);
const Square = /* @__PURE__ */ drawn("M7 8h10v2H7v2h10v2H7v2h10");

interface ListenButtonProps {
  /** The screen in the events. */
  place: Place;
  /** The name of the topic; undefined for a question. */
  topic?: string;
}

/**
 * Reads its panel or question aloud. Shown only if the device has a voice for the page's language; loads the code on the
 * first press.
 */
export function ListenButton({ place, topic }: ListenButtonProps) {
  const words = useWords(listenWords);
  const language = useLanguage();
  // Defined while reading.
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop, language]);
  const hasVoice = useHasVoice(language);
  useEffect(() => {
    if (hasVoice) countListening("listen_offered", place, language);
  }, [hasVoice, place, language]);
  if (!hasVoice) return null;

  function listen({ currentTarget: button }: MouseEvent<HTMLElement>) {
    countListening("listened", place, language);
    // iPhones speak later only if they spoke during a tap. An empty text makes no sound.
    speechSynthesis.speak(new SpeechSynthesisUtterance());
    import("./read-aloud.ts")
      .then(({ readAloud }) =>
        readAloud(button, voicesOf, (stopReading) =>
          setStop(() => stopReading),
        ),
      )
      .catch(() => toasts.show({ text: words.cannot }));
  }
  const label = stop ? words.stop : words.listen;
  return (
    <div data-listen={stop ? "now" : ""} data-print="hide">
      <Button
        kind={topic ? "secondary" : "quiet"}
        compact
        icon={stop ? Square : Speaker}
        aria-label={`${label}: ${topic ?? words.question}`}
        onClick={stop ?? listen}
      >
        {label}
      </Button>
    </div>
  );
}
