import type { DOMAttributes, ReactElement } from "react";
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from "react-aria-components/Tooltip";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  /** The control to describe; it must pass its props and ref to a native element. */
  children: ReactElement;
}

/** A tooltip on hover and focus. The page must show the same information elsewhere, too. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>
        {children as ReactElement<DOMAttributes<Element>, string>}
      </Focusable>
      <AriaTooltip className={styles.tooltip ?? ""} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
