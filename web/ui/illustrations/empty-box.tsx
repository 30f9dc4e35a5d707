import { Drawing, Ground, type DrawingProps } from "./drawing.tsx";
import { CatHead } from "./living-room.tsx";
import { cream, skin, sunflower } from "./palette.ts";

/** An empty box, which a cat has found before anybody else. */
export function EmptyBox(props: DrawingProps) {
  return (
    <Drawing width={320} height={240} {...props}>
      <g data-depth="1">
        <Ground scale=".8" />
      </g>
      <g data-depth="2">
        <path
          fill={skin.light}
          d="M112 106 102 88q-3-6 4-6h108q7 0 4 6l-10 18z"
        />
        <path fill={skin.brown} d="M90 136l22-30h96l22 30z" />
        <CatHead x={160} y={106} size={1.3} />
        <path fill={skin.tan} d="M90 134h140v68q0 12-12 12H102q-12 0-12-12z" />
        <path
          fill={skin.light}
          d="M90 136l22-30-36-8q-5-1-8 3l-16 23q-3 5 3 6zM230 136l-22-30 36-8q5-1 8 3l16 23q3 5-3 6z"
        />
        <path stroke={cream} strokeWidth="17" d="M136 134v4M184 134v4" />
      </g>
      <path
        data-depth="3"
        stroke={sunflower}
        strokeWidth="6"
        d="M160 64V48M214 70l9-13M106 70l-9-13"
      />
    </Drawing>
  );
}
