import type { ReactNode } from "react";
import { coral, hair, ink, white } from "./palette.ts";

interface HeadProps {
  x: number;
  y: number;
  skin: string;
  size?: number;
  tilt?: number;
  look?: [x: number, y: number];
  ears?: boolean;
  glasses?: boolean;
  behind?: ReactNode;
  children?: ReactNode;
}

/** Every head in every drawing: one shape and one kind face, turned by `look`. */
export function Head({
  x,
  y,
  skin,
  size = 1,
  tilt = 0,
  look = [0, 0],
  ears = true,
  glasses = false,
  behind,
  children,
}: HeadProps) {
  const turn = `rotate(${tilt} 0 24)`;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {behind && <g transform={turn}>{behind}</g>}
      <path stroke={skin} strokeWidth="22" d="M0 14v30" />
      <path fill={hair.dark} fillOpacity=".24" d="M-11 22h22v10q-5 10-22 6z" />
      <g transform={turn}>
        {ears && <path stroke={skin} strokeWidth="14" d="M-27 4h54" />}
        <path stroke={skin} strokeWidth="54" d="M0-5V7" />
        <g transform={`translate(${look.join(" ")})`}>
          <path
            stroke={coral}
            strokeOpacity=".5"
            strokeWidth="9"
            d="M-14 11h.1M14 11h.1"
          />
          {glasses && (
            <path
              fill={white}
              fillOpacity=".36"
              stroke={white}
              strokeWidth="2"
              d="M-18.5 2a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0M1.5 2a8.5 8.5 0 0 1 17 0 8.5 8.5 0 0 1-17 0M-2 0h4"
            />
          )}
          <path stroke={ink} strokeWidth="6" d="M-10 2h.1M10 2h.1" />
          <path
            stroke={glasses ? white : ink}
            strokeWidth="2.8"
            d={glasses ? "M-7 16q7 7 14 0" : "M-7 13q7 8 14 0"}
          />
        </g>
        {children}
      </g>
    </g>
  );
}

interface LimbProps {
  d: string;
  fill: string;
  width: number;
}

/** An arm, a finger or a leg: one thick line with round ends. */
export function Limb({ d, fill, width }: LimbProps) {
  return <path d={d} stroke={fill} strokeWidth={width} />;
}

/** The fold that parts a sleeve from a body of the same colour. */
export function Fold({ d }: { d: string }) {
  return <path d={d} stroke={hair.dark} strokeOpacity=".25" strokeWidth="3" />;
}

interface TorsoProps {
  x: number;
  top: number;
  bottom: number;
  width: number;
  fill: string;
}

export function Torso({ x, top, bottom, width: w, fill }: TorsoProps) {
  const half = w / 2;
  const shoulder = Math.round(w * 0.4);
  const slope = Math.round(w * 0.27);
  const side = bottom - 12 - top - shoulder;
  const left = `v${-side}c0-${slope} ${half - slope}-${shoulder} ${half}-${shoulder}`;
  const right = `s${half} ${shoulder - slope} ${half} ${shoulder}v${side}`;
  const hem = `q0 12-12 12h${24 - w}q-12 0-12-12z`;
  return (
    <path fill={fill} d={`M${x - half} ${bottom - 12}${left}${right}${hem}`} />
  );
}

interface LegsProps {
  x: number;
  knee: number;
  floor: number;
  width: number;
  gap: number;
  fill: string;
  shoes: string;
}

/** Two legs seen from the front, of somebody who sits or stands. */
export function Legs({
  x,
  knee,
  floor,
  width: w,
  gap,
  fill,
  shoes,
}: LegsProps) {
  const apart = (w + gap) / 2;
  const ankle = floor - Math.round(w * 0.6);
  const sole = w / 2 + 1;
  const shoe = `a${sole} ${Math.round(w * 0.42)} 0 0 1 ${w + 2} 0z`;
  const leg = (at: number) => `M${at} ${knee}V${ankle}`;
  const foot = (at: number) => `M${at - sole} ${floor}${shoe}`;
  return (
    <>
      <Limb d={leg(x - apart) + leg(x + apart)} fill={fill} width={w} />
      <path fill={shoes} d={foot(x - apart) + foot(x + apart)} />
    </>
  );
}
