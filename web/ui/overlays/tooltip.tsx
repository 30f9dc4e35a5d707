import type { DOMAttributes, ReactElement } from "react";
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from "react-aria-components/Tooltip";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  delay?: number;
  /** The one native control that the words belong to. */
  children: ReactElement<DOMAttributes<Element>, string>;
}

/** A few words on what rests under the pointer or has the focus; never the only place for them. */
export function Tooltip({ text, delay = 500, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip ?? ""} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
