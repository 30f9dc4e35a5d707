import type { ReactNode } from "react";
import { lightTeal } from "./palette.ts";

export interface DrawingProps {
  className?: string | undefined;
  label?: string | undefined;
}

interface CanvasProps extends DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing is silent for screen readers unless a label says what it shows. */
export function Drawing({
  className,
  label,
  width,
  height,
  children,
}: CanvasProps) {
  const voice = label
    ? { role: "img", "aria-label": label }
    : { "aria-hidden": true };
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...voice}
    >
      {children}
    </svg>
  );
}

/** The soft shape every scene stands on; it keeps dark hair readable at night. */
export function Ground({ scale = "1" }: { scale?: string }) {
  return (
    <path
      fill={lightTeal}
      transform={`scale(${scale})`}
      d="M14 176C4 92 60 26 138 22c56-3 84 14 130 2 66-16 112 32 120 98 6 56 0 96-14 126-8 16-22 20-44 20H72c-34 0-52-48-58-92z"
    />
  );
}
