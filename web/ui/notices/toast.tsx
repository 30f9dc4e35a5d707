import { type FocusEvent, useRef, useSyncExternalStore } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { X } from "#web/ui/content/icons.tsx";
import { kindIcons } from "./alert.tsx";
import { type Toast, toasts } from "./toast-queue.ts";
import alert from "./alert.module.css";
import styles from "./toast.module.css";

interface ToastRegionProps {
  label: string;
  closeLabel: string;
}

const none: readonly Toast[] = [];

const isUrgent = ({ kind }: Toast) => kind === "danger";

/** The region where toasts appear, rendered once in the root. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const { subscribe, pause, resume } = toasts;
  const shown = useSyncExternalStore(subscribe, toasts.shown, () => none);
  const focus = useWayBack();

  function close(id: number, isActed: boolean) {
    toasts.close(id, isActed);
    resume();
    focus.goBack();
  }

  const list = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      onClose={(isActed) => close(toast.id, isActed)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only time stops here
    <section
      ref={measure}
      className={styles.region}
      aria-label={shown.length > 0 ? label : undefined}
      data-print="hide"
      // React Aria hides everything outside a modal; this exempts the toasts.
      data-react-aria-top-layer="true"
      // Pause only when the pointer moves, not when a toast appears under it.
      onPointerMove={pause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) resume();
      }}
      onFocusCapture={pause}
      onFocus={focus.remember}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(":hover")) resume();
      }}
    >
      <div className={styles.list} role="alert" aria-atomic="false">
        {shown.filter(isUrgent).map(list)}
      </div>
      <output className={styles.list} aria-atomic="false">
        {shown.filter((toast) => !isUrgent(toast)).map(list)}
      </output>
    </section>
  );
}

/** Tells dialogs how much space the toasts above them need. */
function measure(region: HTMLElement | null) {
  if (!region) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--toasts", `${region.offsetHeight}px`),
  );
  observer.observe(region);
  return () => observer.disconnect();
}

/** Restores the earlier focus when the focused toast closes. */
function useWayBack() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isOutside = !currentTarget.contains(relatedTarget);
      if (isOutside && relatedTarget instanceof HTMLElement)
        cameFrom.current = relatedTarget;
    },
    goBack: () => {
      cameFrom.current?.focus();
      cameFrom.current = null;
    },
  };
}

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onClose: (isActed: boolean) => void;
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={`${alert.tones} ${styles.toast}`} data-kind={toast.kind}>
      <span className={styles.icon}>
        <Icon of={kindIcons[toast.kind]} />
      </span>
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <Button kind="secondary" compact onClick={() => onClose(true)}>
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={X} label={closeLabel} onClick={() => onClose(false)} />
    </div>
  );
}
