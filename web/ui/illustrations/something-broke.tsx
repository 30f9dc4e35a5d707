import { Drawing, Ground, type DrawingProps } from "./drawing.tsx";
import {
  coral,
  cream,
  hair,
  ink,
  lightTeal,
  skin,
  sunflower,
  teal,
  white,
} from "./palette.ts";

function Blocks() {
  return (
    <g data-depth="1">
      <Ground />
      <rect x="56" y="216" width="52" height="52" rx="10" fill={teal} />
      <circle cx="82" cy="242" r="12" fill={lightTeal} />
      <g transform="rotate(-17 72 186)">
        <rect x="50" y="162" width="44" height="44" rx="10" fill={coral} />
        <path stroke={white} strokeWidth="6" d="M72 175v18M63 184h18" />
      </g>
      <g transform="translate(8 9) rotate(24 316 228)">
        <rect x="290" y="202" width="52" height="52" rx="10" fill={sunflower} />
        <path fill={white} d="M316 212l14 28h-28z" />
      </g>
    </g>
  );
}

function Teddy() {
  return (
    <g data-depth="2">
      <g stroke={skin.tan}>
        <path strokeWidth="34" d="M160 190l-32 30M240 190l32 26" />
        <path strokeWidth="44" d="M168 240l-22 2M232 240l22 2" />
        <path strokeWidth="34" d="M162 70h.1M238 70h.1" />
      </g>
      <ellipse cx="200" cy="206" rx="52" ry="58" fill={skin.tan} />
      <ellipse cx="200" cy="212" rx="32" ry="36" fill={skin.light} />
      <path stroke={skin.light} strokeWidth="16" d="M162 70h.1M238 70h.1" />
      <path stroke={skin.light} strokeWidth="26" d="M142 242h.1M258 242h.1" />
      <rect x="142" y="58" width="116" height="102" rx="50" fill={skin.tan} />
      <ellipse cx="200" cy="130" rx="29" ry="22" fill={skin.light} />
      <path stroke={ink} strokeWidth="9" d="M178 104h.1M222 104h.1" />
      <path
        fill={hair.dark}
        d="M191 116h18q4 0 2 4l-7 8q-4 4-8 0l-7-8q-2-4 2-4z"
      />
      <path stroke={hair.dark} strokeWidth="3.2" d="M191 137q9 8 18 0" />
      <g transform="rotate(-28 226 74)">
        <rect x="204" y="66" width="46" height="18" rx="9" fill={cream} />
        <rect x="219" y="66" width="16" height="18" fill={coral} />
      </g>
    </g>
  );
}

/** A teddy bear with a plaster on its head, sitting among toppled blocks. */
export function SomethingBroke(props: DrawingProps) {
  return (
    <Drawing width={400} height={290} {...props}>
      <Blocks />
      <Teddy />
    </Drawing>
  );
}
