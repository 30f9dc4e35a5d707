import { Drawing, Ground, type DrawingProps } from "./drawing.tsx";
import { Curls, Hairline, Puffs } from "./hair.tsx";
import { Plant } from "./living-room.tsx";
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

function List() {
  return (
    <g data-depth="1">
      <Ground scale="1.1 1.075" />
      <rect x="276" y="66" width="116" height="146" rx="16" fill={white} />
      <path
        stroke={sunflower}
        strokeWidth="28"
        d="M302 96h.1M302 139h.1M302 182h.1"
      />
      <path
        stroke={ink}
        strokeWidth="3.6"
        d="M300 92l3-2v13M298 135q1-3 4-3c6 0 5 6-4 13h9M298 177q8-5 8 1-1 3-4 3 5 0 5 4c0 6-8 5-10 2"
      />
      <path
        stroke={teal}
        strokeWidth="8"
        d="M330 96h42M330 139h28M330 182h36"
      />
    </g>
  );
}

function Parent() {
  return (
    <>
      <Legs
        x={106}
        knee={210}
        floor={288}
        width={34}
        gap={6}
        fill={ink}
        shoes={cream}
      />
      <Limb d="M66 226v6" fill={skin.brown} width={18} />
      <Torso x={106} top={130} bottom={232} width={84} fill={coral} />
      <Limb d="M78 162q-12 26-12 56" fill={coral} width={22} />
      <Head x={110} y={86} skin={skin.brown} tilt={7} look={[5, 3]}>
        <Curls fill={hair.dark} />
      </Head>
    </>
  );
}

function Child() {
  return (
    <>
      <Legs
        x={232}
        knee={226}
        floor={282}
        width={25}
        gap={7}
        fill={teal}
        shoes={coral}
      />
      <Limb d="M264 222v4" fill={skin.tan} width={14} />
      <Torso x={232} top={168} bottom={240} width={64} fill={sunflower} />
      <Limb d="M256 196q8 10 8 22" fill={sunflower} width={17} />
      <Head
        x={230}
        y={134}
        size={0.86}
        skin={skin.tan}
        tilt={-8}
        look={[-5, -2]}
        behind={<Puffs fill={hair.dark} />}
      >
        <Hairline fill={hair.dark} />
      </Head>
    </>
  );
}

function RaisedHands() {
  return (
    <>
      <Limb d="M164 128v-20M166 122l-9-8" fill={skin.brown} width={8} />
      <Limb d="M168 126v-18" fill={skin.brown} width={15} />
      <Limb d="M134 154 154 180 166 138" fill={coral} width={22} />
      <Fold d="M136 168l9 13" />
      <Limb d="M183 134l6-6" fill={skin.tan} width={7} />
      <Limb d="M182 134v-18" fill={skin.tan} width={13} />
      <Limb d="M212 188 192 198 183 146" fill={sunflower} width={17} />
    </>
  );
}

/** A parent and a child who meet palm to palm, their list behind them. */
export function WellDone(props: DrawingProps) {
  return (
    <Drawing width={440} height={310} {...props}>
      <List />
      <g data-depth="2">
        <g transform="translate(314 122) scale(.42)">
          <Plant />
        </g>
        <Parent />
        <Child />
        <RaisedHands />
      </g>
      <g data-depth="3">
        <path fill={coral} d="M184 74q0-14 14-16 2 14-14 16z" />
        <path fill={teal} d="M226 62q-14-4-14-18 15 2 14 18z" />
        <path
          stroke={sunflower}
          strokeWidth="9"
          d="M164 56h.1M56 92h.1M252 74h.1"
        />
        <path stroke={white} strokeWidth="7" d="M212 92h.1M194 50h.1" />
      </g>
    </Drawing>
  );
}
