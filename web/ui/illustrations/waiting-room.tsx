import { Drawing, Ground, type DrawingProps } from "./drawing.tsx";
import { Beard, Curls, Hairline, Ponytail, ShortHair } from "./hair.tsx";
import { Fold, Head, Legs, Limb, Torso } from "./person.tsx";
import {
  coral,
  cream,
  hair,
  ink,
  skin,
  sunflower,
  teal,
  white,
} from "./palette.ts";

function Chair({ x, fill }: { x: number; fill: string }) {
  return (
    <>
      <path
        stroke={ink}
        strokeWidth="8"
        d={`M${x - 38} 262v34M${x + 38} 262v34`}
      />
      <rect x={x - 52} y="172" width="104" height="102" rx="22" fill={fill} />
    </>
  );
}

function Daughter() {
  return (
    <>
      <Torso x={102} top={176} bottom={254} width={68} fill={sunflower} />
      <Head
        x={104}
        y={140}
        size={0.86}
        skin={skin.light}
        tilt={6}
        look={[5, 2]}
        behind={<Ponytail fill={hair.brown} />}
      >
        <Hairline fill={hair.brown} />
        <path stroke={coral} strokeWidth="9" d="M27-22l1 4" />
      </Head>
      <Legs
        x={102}
        knee={252}
        floor={286}
        width={28}
        gap={6}
        fill={coral}
        shoes={white}
      />
      <g stroke={skin.tan}>
        <path strokeWidth="13" d="M91 208h.1M113 208h.1" />
        <path strokeWidth="26" d="M98 218h8M102 240h.1" />
      </g>
      <path stroke={skin.light} strokeWidth="9" d="M100 224h4" />
      <path stroke={ink} strokeWidth="3.4" d="M95 216h.1M109 216h.1" />
      <Limb
        d="M78 202q-6 30 2 34l6 2M126 202q6 30-2 34l-6 2"
        fill={sunflower}
        width={17}
      />
      <Limb d="M90 238h2M114 238h-2" fill={skin.light} width={14} />
    </>
  );
}

function Father() {
  return (
    <>
      <Torso x={214} top={156} bottom={258} width={90} fill={coral} />
      <Head x={217} y={110} skin={skin.light} look={[3, 0]}>
        <Beard fill={hair.brown} />
        <ShortHair fill={hair.brown} />
      </Head>
      <Legs
        x={214}
        knee={256}
        floor={302}
        width={37}
        gap={6}
        fill={ink}
        shoes={white}
      />
      <Limb d="M182 188q-13 30-4 50" fill={coral} width={23} />
      <Fold d="M191 200q-5 16-2 26" />
      <Limb d="M184 246l5 3" fill={skin.light} width={18} />
      <Limb d="M291 194l9-14" fill={skin.light} width={15} />
      <Limb d="M290 196l-5-14" fill={skin.light} width={8} />
      <Limb d="M244 186 264 222 283 204" fill={coral} width={23} />
    </>
  );
}

function Nurse() {
  return (
    <>
      <Torso x={388} top={156} bottom={258} width={90} fill={white} />
      <path fill={teal} d="M368 158h40l-20 42z" />
      <Head x={384} y={110} skin={skin.deep} tilt={-8} look={[-4, 1]} glasses>
        <Curls fill={ink} />
      </Head>
      <path
        stroke={coral}
        strokeWidth="4"
        d="M369 162q-2 30 16 36M407 162q2 18-6 30"
      />
      <path stroke={coral} strokeWidth="11" d="M400 198h.1" />
      <Legs
        x={388}
        knee={256}
        floor={302}
        width={37}
        gap={6}
        fill={teal}
        shoes={coral}
      />
      <rect x="364" y="212" width="48" height="54" rx="8" fill={cream} />
      <Limb
        d="M356 188q-10 34-4 50l4 4M420 188q10 34 4 50l-4 4"
        fill={white}
        width={23}
      />
      <Fold d="M364 204q-3 12-1 22M412 204q3 12 1 22" />
      <Limb d="M364 246l5-1M412 246l-5-1" fill={skin.deep} width={17} />
    </>
  );
}

/** A nurse listening to a father, his daughter beside him. */
export function WaitingRoom(props: DrawingProps) {
  return (
    <Drawing width={480} height={320} {...props}>
      <g data-depth="1">
        <Ground scale="1.2 1.127" />
      </g>
      <g data-depth="2">
        <Chair x={102} fill={teal} />
        <Chair x={214} fill={teal} />
        <Chair x={388} fill={sunflower} />
        <Daughter />
        <Father />
        <Nurse />
      </g>
      <g data-depth="3">
        <path
          fill={white}
          d="M272 62h44a18 18 0 0 1 18 18v12a18 18 0 0 1-18 18h-36l-18 14 4-16a18 18 0 0 1-12-16V80a18 18 0 0 1 18-18z"
        />
        <path
          stroke={coral}
          strokeWidth="9"
          d="M276 86h.1M294 86h.1M312 86h.1"
        />
      </g>
    </Drawing>
  );
}
