import { createCountdown } from "./countdown.ts";
import type { NoticeKind } from "./kind.ts";

export interface Toast {
  id: number;
  text: string;
  kind: NoticeKind;
}

interface NewToast {
  text: string;
  kind?: NoticeKind;
  /** Milliseconds on screen; `null` waits to be closed by hand. */
  duration?: number | null;
}

interface Entry {
  toast: Toast;
  countdown: ReturnType<typeof createCountdown>;
}

/** Shows a few toasts at a time, each for its while; the others wait their turn. */
export function createToastQueue({ duration = 5000, atOnce = 3 } = {}) {
  const entries: Entry[] = [];
  const listeners = createListeners();
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;

  function settle() {
    const visible = entries.slice(0, atOnce);
    if (!isPaused) visible.forEach(({ countdown }) => countdown.run());
    shown = visible.map(({ toast }) => toast);
    listeners.tell();
  }

  function close(id: number) {
    drop(entries, (toast) => toast.id === id);
    settle();
  }

  /** Saying the same again replaces what was said, so that it is read out anew but never piles up. */
  function show({ text, kind = "info", duration: time = duration }: NewToast) {
    const toast = { id: nextId++, text, kind };
    drop(entries, (old) => old.text === text && old.kind === kind);
    const countdown = createCountdown(time, () => close(toast.id));
    entries.push({ toast, countdown });
    settle();
    return toast.id;
  }

  function setPaused(isNowPaused: boolean) {
    isPaused = isNowPaused;
    if (isPaused) entries.forEach(({ countdown }) => countdown.hold());
    else settle();
  }

  return {
    show,
    close,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    shown: () => shown,
    subscribe: listeners.subscribe,
  };
}

function drop(entries: Entry[], isGone: (toast: Toast) => boolean) {
  const at = entries.findIndex(({ toast }) => isGone(toast));
  if (at >= 0) entries.splice(at, 1).forEach((gone) => gone.countdown.hold());
}

function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((listen) => listen()),
    subscribe: (listen: () => void) => {
      all.add(listen);
      return () => void all.delete(listen);
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The queue of this page. */
export const toasts = createToastQueue();
