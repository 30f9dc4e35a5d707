import { Drawing, Ground } from "#web/ui/illustrations/drawing.tsx";
import { Hairline, Puffs } from "#web/ui/illustrations/hair.tsx";
import { CatHead } from "#web/ui/illustrations/living-room.tsx";
import {
  coral,
  cream,
  hair,
  ink,
  skin,
  sunflower,
  teal,
  white,
} from "#web/ui/illustrations/palette.ts";
import {
  Fold,
  Head,
  Legs,
  Limb,
  Torso,
} from "#web/ui/illustrations/person.tsx";

function Child() {
  return (
    <>
      <path
        fill={coral}
        d="M156 158h50c18 18 30 44 54 62-20 16-46 22-64 18-22 10-56 8-74-6 20-20 26-50 34-74z"
      />
      <Legs
        x={182}
        knee={222}
        floor={280}
        width={28}
        gap={8}
        fill={ink}
        shoes={sunflower}
      />
      <Limb d="M152 206q6 6 8 4" fill={skin.brown} width={15} />
      <Torso x={182} top={152} bottom={236} width={72} fill={teal} />
      <path
        fill={sunflower}
        d="M182 186l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z"
      />
      <Limb d="M156 176q-24 18-6 32" fill={teal} width={19} />
      <Fold d="M161 184q-12 14-4 21" />
      <Limb d="M214 174l24-30v-38" fill={skin.brown} width={17} />
      <Limb d="M208 178l12-14" fill={teal} width={22} />
      <path stroke={skin.brown} strokeWidth="24" d="M238 98v4" />
      <path stroke={cream} strokeWidth="11" d="M226 148l14 10" />
      <path stroke={coral} strokeWidth="3" d="M231 151h.1M235 155h.1" />
      <path fill={coral} d="M162 156q20 12 40 0l-4 12q-16 8-32 0z" />
      <Head
        x={182}
        y={112}
        skin={skin.brown}
        tilt={4}
        look={[3, 1]}
        behind={<Puffs fill={hair.dark} />}
      >
        <Hairline fill={hair.dark} />
      </Head>
    </>
  );
}

function BraveCat() {
  return (
    <g transform="translate(-166 -52)">
      <path stroke={cream} strokeWidth="12" d="M488 326q22 4 14-18" />
      <path
        fill={cream}
        d="M444 330v-14c0-18 12-30 28-30s28 14 28 32v4a8 8 0 0 1-8 8z"
      />
      <path fill={coral} d="M452 292q18 14 38-2l20 36q-30 10-50-2z" />
      <CatHead x={466} y={282} size={1.1} />
    </g>
  );
}

/** A child with a cape and a plaster on one arm, and a cat that is as brave. */
export function BraveChild() {
  return (
    <Drawing width={420} height={300}>
      <Ground scale="1.05 1.04" />
      <Child />
      <BraveCat />
      <path
        stroke={sunflower}
        strokeWidth="6"
        d="M270 84l10-8M266 58l3-13M292 110l14-1M92 122l-12-6M104 92l-8-10"
      />
      <path
        stroke={white}
        strokeWidth="9"
        d="M124 62h.1M320 170h.1M84 190h.1"
      />
    </Drawing>
  );
}
