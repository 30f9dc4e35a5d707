interface HairProps {
  fill: string;
}

export function ShortHair({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-30 3C-36-24-21-42 4-40c22-2 32 18 26 43l-5-1c1-10-3-17-9-20-12 4-28 2-34-4-5 5-8 12-7 23z"
    />
  );
}
export function PartedHair({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-28 20c-8-30-8-62 28-62s36 32 28 62c-4-4-6-14-6-22-14-4-24-14-28-25-3 11-10 20-18 27 0 8-1 15-4 20z"
    />
  );
}
export function LongHairBehind({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-34 0c0-28 12-42 34-42S34-28 34 0c0 18 5 30 3 42q-1 10-11 10h-52q-10 0-11-10c-2-12 3-24 3-42z"
    />
  );
}
export function Hairline({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-29 1C-32-27-16-37 0-37S32-27 29 1c-5-3-7-10-8-16-10-6-32-6-42 0-1 6-3 13-8 16z"
    />
  );
}
export function Bun({ fill }: HairProps) {
  return <circle cy="-44" r="15" fill={fill} />;
}
export function Curls({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-32 6a12 12 0 0 1-6-18 13 13 0 0 1 8-18A15 15 0 0 1-8-42a15 15 0 0 1 22-2A15 15 0 0 1 32-28a13 13 0 0 1 6 18 12 12 0 0 1-6 16q-6 2-7-6-2-14-9-20-16 5-32 0-7 6-9 20-1 8-7 6z"
    />
  );
}
export function Puffs({ fill }: HairProps) {
  return <path stroke={fill} strokeWidth="36" d="M-27-29h.1M27-29h.1" />;
}
export function Ponytail({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M16-30c24-10 36 4 34 24-2 16 2 24-4 36-14-4-22-14-22-30 0-12-6-18-8-30z"
    />
  );
}
export function Beard({ fill }: HairProps) {
  return (
    <path
      fill={fill}
      d="M-28-6h4c1 17 6 12 9 16 2 4 2 6 2 10q13 8 26 0c0-4 0-6 2-10 3-4 8 1 9-16h4v12c0 17-11 30-28 30S-28 23-28 6z"
    />
  );
}
