import { Drawing, type DrawingProps } from "./drawing.tsx";
import {
  Bun,
  Hairline,
  LongHairBehind,
  PartedHair,
  ShortHair,
} from "./hair.tsx";
import { Cat, Plant, Room, Sofa } from "./living-room.tsx";
import { Fold, Head, Legs, Limb, Torso } from "./person.tsx";
import {
  coral,
  cream,
  hair,
  ink,
  lightTeal,
  skin,
  sunflower,
  white,
} from "./palette.ts";

function Grandmother() {
  return (
    <>
      <Torso x={460} top={156} bottom={270} width={104} fill={cream} />
      <path fill={coral} d="M440 157h40l-20 34z" />
      <Head
        x={460}
        y={110}
        size={1.12}
        skin={skin.brown}
        tilt={-7}
        look={[-5, 5]}
        behind={<Bun fill={white} />}
      >
        <Hairline fill={white} />
      </Head>
    </>
  );
}

function Parent() {
  return (
    <>
      <Torso x={382} top={216} bottom={344} width={104} fill={sunflower} />
      <Limb d="M350 254q-40 0-92 20" fill={sunflower} width={24} />
      <Head
        x={374}
        y={162}
        size={1.12}
        skin={skin.tan}
        tilt={-10}
        look={[-5, 5]}
        ears={false}
        behind={<LongHairBehind fill={hair.dark} />}
      >
        <PartedHair fill={hair.dark} />
      </Head>
      <Legs
        x={384}
        knee={342}
        floor={396}
        width={42}
        gap={6}
        fill={ink}
        shoes={coral}
      />
      <Limb d="M350 302h14" fill={skin.tan} width={22} />
      <Limb d="M420 260q14 28 6 42L376 302" fill={sunflower} width={28} />
      <Fold d="M406 264q8 16 4 24l-38 1" />
    </>
  );
}

function Child() {
  return (
    <>
      <g transform="rotate(4 280 330)">
        <Torso x={278} top={248} bottom={346} width={80} fill={coral} />
        <Head x={286} y={208} skin={skin.tan} tilt={6} look={[5, 5]}>
          <ShortHair fill={hair.dark} />
        </Head>
      </g>
      <Limb
        d="M246 264l4 9M254 257l5 11M264 252l4 11"
        fill={skin.tan}
        width={9}
      />
      <Legs
        x={280}
        knee={346}
        floor={386}
        width={34}
        gap={6}
        fill={white}
        shoes={sunflower}
      />
      <Limb d="M294 308h10" fill={skin.tan} width={18} />
      <Limb d="M252 290q-6 18 6 20h30" fill={coral} width={23} />
      <Fold d="M265 288q-2 10 2 10h22" />
    </>
  );
}

function Phone() {
  return (
    <>
      <g transform="rotate(-6 328 296)">
        <rect x="310" y="266" width="35" height="58" rx="7" fill={ink} />
        <circle cx="318" cy="274" r="3" fill={lightTeal} />
      </g>
      <Limb d="M312 301h8M313 310h6" fill={skin.tan} width={8} />
      <Limb d="M344 291h-8M345 301h-9M345 311h-7" fill={skin.tan} width={9} />
    </>
  );
}

/** Three generations on a sofa, reading one phone together. */
export function FamilyScene(props: DrawingProps) {
  return (
    <Drawing width={640} height={420} {...props}>
      <g data-depth="1">
        <Room />
      </g>
      <g data-depth="2">
        <Grandmother />
        <Sofa />
        <Cat />
        <Parent />
        <Child />
        <Phone />
        <Limb d="M474 212q-18 22-40 19" fill={cream} width={25} />
        <Limb d="M430 231l-11 2" fill={skin.brown} width={18} />
      </g>
      <g data-depth="3">
        <Plant />
      </g>
    </Drawing>
  );
}
