import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { NumberBadge } from "./number-badge.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  title: ReactNode;
  number?: number | undefined;
  /** A sentence below the title. */
  summary?: ReactNode;
  heading?: "h2" | "h3" | "h4";
  id?: string | undefined;
  defaultOpen?: boolean;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** A panel that opens when its title is pressed. Works without scripts, and is always open in print. */
export function Disclosure({
  title,
  number,
  summary,
  heading: Heading = "h3",
  id,
  defaultOpen = false,
  children,
  onToggle,
}: DisclosureProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  usePrintOpen(panel);
  return (
    <details
      ref={panel}
      id={id}
      className={styles.panel}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {number !== undefined && <NumberBadge>{number}</NumberBadge>}
        <Heading className={styles.title}>{title}</Heading>
        {summary && <span className={styles.short}>{summary}</span>}
        <span className={styles.chevron} data-print="hide">
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Opens the panel while printing, in browsers where CSS cannot, and closes it again. */
function usePrintOpen(panel: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let wasClosed = false;
    const open = () => {
      wasClosed = panel.current?.open === false;
      if (wasClosed && panel.current) panel.current.open = true;
    };
    const restore = () => {
      if (wasClosed && panel.current) panel.current.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", restore);
    };
  }, [panel]);
}
