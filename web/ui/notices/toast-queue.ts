import type { NoticeKind } from "./alert.tsx";

/** Milliseconds on screen. */
const usualDuration = 5000;

export interface Toast {
  id: number;
  text: string;
  kind: NoticeKind;
  /** A button beside the text; pressing it closes the toast. */
  action?: Action | undefined;
}

interface Action {
  label: string;
  act: () => void;
}

interface Entry {
  toast: Toast;
  countdown: ReturnType<typeof createCountdown>;
  onEnd: (() => void) | undefined;
}

interface NewToast {
  text: string;
  kind?: NoticeKind;
  action?: Action;
  /** Milliseconds on screen. */
  duration?: number;
  /** Called when the toast closes in any way other than its action. */
  onEnd?: () => void;
}

/** Shows a few toasts at a time, each for its duration; queues the others. */
export function createToastQueue(atOnce = 3) {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;

  function settle() {
    const visible = entries.slice(0, atOnce);
    if (!isPaused) visible.forEach(({ countdown }) => countdown.run());
    shown = visible.map(({ toast }) => toast);
    listeners.forEach((listen) => listen());
  }

  function drop(isGone: (toast: Toast) => boolean): Entry | undefined {
    const at = entries.findIndex(({ toast }) => isGone(toast));
    const [gone] = at >= 0 ? entries.splice(at, 1) : [];
    gone?.countdown.hold();
    return gone;
  }

  /** With `isActed`, the user has pressed its button. */
  function close(id: number, isActed = false) {
    const gone = drop((toast) => toast.id === id);
    settle();
    const next = isActed ? gone?.toast.action?.act : gone?.onEnd;
    next?.();
  }

  /** Replaces a toast with the same text, so that it is announced again and toasts do not pile up. */
  function show({
    text,
    kind = "info",
    action,
    duration = usualDuration,
    onEnd,
  }: NewToast) {
    const toast = { id: nextId++, text, kind, action };
    const same = drop((old) => old.text === text && old.kind === kind);
    const countdown = createCountdown(duration, () => close(toast.id));
    entries.push({ toast, countdown, onEnd });
    settle();
    same?.onEnd?.();
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
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** A countdown that can be paused. */
function createCountdown(duration: number, onEnd: () => void) {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer) return;
      since = Date.now();
      timer = setTimeout(onEnd, left);
    },
    hold() {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    },
  };
}

export const toasts = createToastQueue();
