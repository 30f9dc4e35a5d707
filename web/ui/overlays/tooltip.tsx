import type { DOMAttributes, ReactElement } from "react";
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from "react-aria-components/Tooltip";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  /** The one control that the words belong to; it passes what it is given, its ref included, to a native element. */
  children: ReactElement;
}

/** A few words on what rests under the pointer or has the focus; never the only place for them. */
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
