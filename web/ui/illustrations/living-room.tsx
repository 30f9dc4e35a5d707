import { Fold } from "./person.tsx";
import {
  coral,
  cream,
  ink,
  lightTeal,
  sunflower,
  teal,
  white,
} from "./palette.ts";

export function Room() {
  return (
    <>
      <path
        fill={lightTeal}
        d="M32 232C18 124 108 46 218 36c80-7 128 22 204 2 84-22 168 44 186 140 14 82 8 152-14 192-10 20-36 26-64 26H132c-32 0-52-8-64-34-16-36-30-82-36-130z"
      />
      <rect x="124" y="66" width="124" height="112" rx="16" fill={white} />
      <path
        fill={cream}
        d="M134 86a10 10 0 0 1 10-10h36v92h-36a10 10 0 0 1-10-10zM192 76h36a10 10 0 0 1 10 10v72a10 10 0 0 1-10 10h-36z"
      />
      <circle cx="214" cy="106" r="13" fill={sunflower} />
      <path
        fill={teal}
        d="M134 146q20-18 46-8v30h-36a10 10 0 0 1-10-10zM192 142q22 8 46 2v14a10 10 0 0 1-10 10h-36z"
      />
      <path stroke={teal} strokeWidth="6" d="M576 200v184M560 388h32" />
      <path
        fill={sunflower}
        d="M556 148h40a8 8 0 0 1 8 6l12 44a8 8 0 0 1-8 10h-64a8 8 0 0 1-8-10l12-44a8 8 0 0 1 8-6z"
      />
    </>
  );
}

export function Sofa() {
  return (
    <>
      <rect x="138" y="208" width="384" height="150" rx="34" fill={teal} />
      <path stroke={ink} strokeWidth="14" d="M166 374v14M494 374v14" />
      <rect x="114" y="262" width="432" height="118" rx="26" fill={teal} />
      <Fold d="M170 288v78M490 288v78M184 330h292" />
      <rect
        x="178"
        y="264"
        width="62"
        height="62"
        rx="16"
        fill={lightTeal}
        transform="rotate(-10 209 295)"
      />
    </>
  );
}

export function Plant() {
  return (
    <>
      <path
        stroke={teal}
        strokeWidth="5"
        d="M76 340v-80M76 322q-2-22-18-32M76 304q4-20 18-30"
      />
      <path
        fill={teal}
        d="M76 274c-22-22-22-58 1-82 21 26 21 58-1 82zM60 292c-28 2-44-18-46-44 28 2 46 18 46 44zM92 276c-4-26 12-46 38-50 4 26-12 46-38 50z"
      />
      <path
        fill={coral}
        d="M46 334h60a6 6 0 0 1 6 7l-7 46a10 10 0 0 1-10 9H57a10 10 0 0 1-10-9l-7-46a6 6 0 0 1 6-7z"
      />
    </>
  );
}

interface CatHeadProps {
  x: number;
  y: number;
  size?: number;
}

export function CatHead({ x, y, size = 1 }: CatHeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        fill={cream}
        d="M-17-23-5-17H5L17-23a4 4 0 0 1 5 4V-2a22 20 0 0 1-44 0v-17a4 4 0 0 1 5-4z"
      />
      <path fill={coral} d="M-3 4h6l-3 4z" />
      <path stroke={ink} strokeWidth="2.4" d="M-13-4q3 3 6 0M7-4q3 3 6 0" />
    </g>
  );
}

/** A cat asleep upright, its paws tucked in. */
export function Cat() {
  return (
    <>
      <path stroke={cream} strokeWidth="12" d="M488 326q22 4 14-18" />
      <path
        fill={cream}
        d="M450 332v-14c0-18 10-30 24-30s26 14 26 32v4a8 8 0 0 1-8 8z"
      />
      <CatHead x={465} y={283} />
    </>
  );
}
