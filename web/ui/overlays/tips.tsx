import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  Tooltip,
  TooltipTriggerStateContext,
} from "react-aria-components/Tooltip";
import styles from "./tooltip.module.css";

const delay = 500;

/** One tooltip for a whole list: says the `data-tip` of what rests under the pointer or has the focus. */
export function Tips({ children }: { children: ReactNode }) {
  const trigger = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState<string>();

  function hide() {
    clearTimeout(timer.current);
    trigger.current = null;
    setText(undefined);
  }

  function rest(target: EventTarget) {
    const control =
      target instanceof Element ? target.closest("[data-tip]") : null;
    if (control === trigger.current) return;
    hide();
    if (!control) return;
    trigger.current = control;
    const show = () => setText(control.getAttribute("data-tip") ?? undefined);
    timer.current = setTimeout(show, delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (text === undefined) return;
    const leave = (event: KeyboardEvent) =>
      event.key === "Escape" && setText(undefined);
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [text]);
  const state = {
    isOpen: text !== undefined,
    shouldSkipAnimation: false,
    open: () => undefined,
    close: hide,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only watches; the controls say the same by themselves
    <div
      onPointerOver={(event) =>
        event.pointerType === "mouse" && rest(event.target)
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) =>
        event.target.matches(":focus-visible") && rest(event.target)
      }
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      <TooltipTriggerStateContext value={state}>
        <Tooltip
          className={styles.tooltip ?? ""}
          triggerRef={trigger}
          isOpen={state.isOpen}
          offset={8}
        >
          {text}
        </Tooltip>
      </TooltipTriggerStateContext>
    </div>
  );
}
