import { Drawing, Ground, type DrawingProps } from "./drawing.tsx";
import { Hairline, Puffs } from "./hair.tsx";
import { Head, Legs, Limb, Torso } from "./person.tsx";
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

function Landscape() {
  return (
    <g data-depth="1">
      <Ground />
      <path
        fill={white}
        d="M68 112a14 14 0 0 1 6-27 22 22 0 0 1 42 0 14 14 0 0 1 8 27z"
      />
      <path
        fill={teal}
        d="M32.5 238.5q70-46 150-26c80 18 150 6 206-17.7C386 215.5 381 233 374 248c-8 16-22 20-44 20H72C55 268 42 256 32.5 238.5z"
      />
    </g>
  );
}

function Signpost() {
  return (
    <>
      <path stroke={hair.brown} strokeWidth="10" d="M308 100v132" />
      <path
        fill={sunflower}
        d="M284 98h54q4 0 7 3l13 13q2 2 0 4l-13 13q-3 3-7 3h-54q-8 0-8-8V106q0-8 8-8z"
      />
      <path
        fill={coral}
        d="M334 142h-54q-4 0-7 3l-13 13q-2 2 0 4l13 13q3 3 7 3h54q8 0 8-8v-20q0-8-8-8z"
      />
      <path stroke={white} strokeWidth="6" d="M294 116h32M290 160h32" />
    </>
  );
}

function Child() {
  return (
    <>
      <Legs
        x={174}
        knee={190}
        floor={256}
        width={27}
        gap={7}
        fill={ink}
        shoes={coral}
      />
      <Torso x={174} top={130} bottom={214} width={72} fill={sunflower} />
      <Head
        x={174}
        y={92}
        size={0.95}
        skin={skin.brown}
        tilt={-7}
        look={[0, 7]}
        behind={<Puffs fill={hair.dark} />}
      >
        <Hairline fill={hair.dark} />
      </Head>
      <Limb
        d="M145 158q-16 12-18 22M203 158q16 12 18 22"
        fill={sunflower}
        width={20}
      />
    </>
  );
}

function Map() {
  return (
    <>
      <path
        fill={cream}
        d="M118 152q0-5 5-4l23 8 28-8 28 8 23-8q5-1 5 4v42q0 5-4 6l-24 8-28-8-28 8-24-8q-4-1-4-6z"
      />
      <path
        fill={white}
        d="M146 156l28-8v52l-28 8zM202 156l23-8q5-1 5 4v42q0 5-4 6l-24 8z"
      />
      <path
        stroke={teal}
        strokeWidth="4"
        strokeDasharray=".1 8"
        d="M132 190q6-18 24-12t26 2 14-10"
      />
      <path stroke={coral} strokeWidth="5" d="M205 162l10 10M215 162l-10 10" />
      <Limb d="M118 186h4M230 186h-4" fill={skin.brown} width={16} />
    </>
  );
}

/** A child on a hill who reads a map beside a signpost. */
export function LostPage(props: DrawingProps) {
  return (
    <Drawing width={400} height={290} {...props}>
      <Landscape />
      <g data-depth="2">
        <Signpost />
        <Child />
        <Map />
      </g>
    </Drawing>
  );
}
