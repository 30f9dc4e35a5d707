import { Drawing, type DrawingProps } from "./drawing.tsx";
import { coral, hair, lightTeal, skin, sunflower } from "./palette.ts";

/** A child's hand resting in a grown-up's. */
export function Hands(props: DrawingProps) {
  return (
    <Drawing width={320} height={96} {...props}>
      <rect width="320" height="96" rx="48" fill={lightTeal} />
      <path
        fill={skin.brown}
        d="M60 44h42c20 0 30 10 46 12l52 3c14 1 14 17 2 19-18 4-36 6-58 6-34 0-50-6-84-6z"
      />
      <path
        fill={skin.light}
        d="M264 22h-46c-14 0-24 5-36 10l-34 12c-9 3-7 15 3 15h52c24 0 37-5 61-7z"
      />
      <path
        stroke={hair.dark}
        strokeOpacity=".25"
        strokeWidth="2"
        d="M152 53h28M158 47l24-7"
      />
      <path stroke={skin.brown} strokeWidth="15" d="M106 55q12-17 36-20" />
      <path
        fill={coral}
        d="M1.5 36H56q14 0 14 14v22q0 14-14 14H18.7A48 48 0 0 1 1.5 36z"
      />
      <path
        fill={sunflower}
        d="M303.7 12H266q-12 0-12 12v26q0 12 12 12h51.9A48 48 0 0 0 303.7 12z"
      />
    </Drawing>
  );
}
