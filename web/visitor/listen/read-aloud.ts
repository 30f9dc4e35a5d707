import type { Language } from "#shared/rules/language.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { chooseVoice } from "./choose-voice.ts";
import { markBlock } from "./mark-block.ts";
import { type SpokenPart, speakAll } from "./speak.ts";
import { splitText } from "./split-text.ts";

// This file and its imports use no code of other chunks, which the page would have to list.

type VoicesOf = (language: Language) => SpeechSynthesisVoice[];

let current: AbortController | undefined;

/**
 * Reads the panel or question of this button aloud. Stops when the panel is closed, the page is left or hidden, or
 * another reading starts. `onChange` gets the function that stops the reading and, at the end, undefined.
 */
export async function readAloud(
  button: HTMLElement,
  voicesOf: VoicesOf,
  onChange: (stop: (() => void) | undefined) => void,
) {
  current?.abort();
  // The visitor may have gone on while this file was loading.
  if (!button.isConnected || document.hidden) return speechSynthesis.cancel();
  const reading = (current = new AbortController());
  const stop = () => reading.abort();
  stopOnLeaving(reading, button);
  reading.signal.addEventListener("abort", () => onChange(undefined));
  onChange(stop);
  try {
    const blocks = blocksIn(areaOf(button));
    await speakAll(partsOf(blocks, voicesOf), reading.signal, ({ element }) =>
      markBlock(element),
    );
  } finally {
    stop();
    markBlock(undefined);
  }
}

/** The panel or the question. */
function areaOf(button: HTMLElement): Element {
  const area =
    button.closest("details") ??
    button.closest("form")?.querySelector("fieldset");
  return area ?? button;
}

/** Stops when the panel, or one around it, is closed, or the page is hidden or left. */
function stopOnLeaving(reading: AbortController, button: HTMLElement) {
  const isGone = () =>
    document.hidden || button.closest("details:not([open])") !== null;
  const check = () => isGone() && reading.abort();
  const options = { signal: reading.signal, capture: true };
  document.addEventListener("toggle", check, options);
  document.addEventListener("visibilitychange", check, options);
  addEventListener("pagehide", () => reading.abort(), options);
}

/** Leaves out blocks in a language for which the device has no voice. */
function partsOf(blocks: Block[], voicesOf: VoicesOf): (SpokenPart & Block)[] {
  return blocks.flatMap((block) => {
    const voice = chooseVoice(voicesOf(block.language));
    if (!voice) return [];
    return splitText(block.text).map((text) => ({ ...block, text, voice }));
  });
}
