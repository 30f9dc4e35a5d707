import { type Ref, useId } from "react";
import type { Flow } from "#shared/rules/reports/study-flow.ts";
import { useWords } from "#web/core/language.tsx";
import { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";
import {
  boxesOf,
  type FlowBox,
  lineHeight,
  padding,
  pictureWidth,
  spine,
  wrapped,
} from "./boxes.ts";
import styles from "./study-flow.module.css";

type Props = {
  flow: Flow;
  /** The group and the day. */
  title: string;
  label: string;
  ref: Ref<SVGSVGElement>;
};

const margin = 12;
const fontSize = 15;

/** The flow diagram. Its attributes are those of the downloaded file; styles change the colors on the screen. */
export function FlowPicture({ flow, title, label, ref }: Props) {
  const id = useId();
  const words = useWords(studyFlowWords);
  const boxes = boxesOf(flow, words);
  const heading = wrapped(title, pictureWidth);
  const top = heading.length * lineHeight + margin;
  const last = boxes[boxes.length - 1];
  const height = last ? last.y + last.height : 0;
  const [width, fullHeight] = [
    pictureWidth + 2 * margin,
    height + top + 2 * margin,
  ];
  return (
    <svg
      ref={ref}
      className={styles.picture}
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${width} ${fullHeight}`}
      width={width}
      height={fullHeight}
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize={fontSize}
      fill="#000000"
    >
      <title id={id}>{label}</title>
      <rect
        className={styles.paper}
        width={width}
        height={fullHeight}
        fill="#ffffff"
      />
      {heading.map((text, at) => (
        <text
          key={`${at} ${text}`}
          x={margin}
          y={margin + (at + 0.75) * lineHeight}
          fontWeight="bold"
        >
          {text}
        </text>
      ))}
      <g transform={`translate(${margin} ${margin + top})`}>
        <Connections of={boxes} />
        {boxes.map((box) => (
          <Box key={box.y} of={box} />
        ))}
      </g>
    </svg>
  );
}

/** A line from the first to the last step, with an arrow to each box. */
function Connections({ of: boxes }: { of: FlowBox[] }) {
  const last = boxes[boxes.length - 1];
  if (!last) return null;
  const arrows = boxes.map(({ kind, x, y, height }) => {
    if (kind === "step")
      return y === 0 ? "" : `M${spine - 5} ${y - 7}l5 7l5 -7`;
    const middle = y + height / 2;
    return `M${spine} ${middle}H${x}M${x - 7} ${middle - 5}l7 5l-7 5`;
  });
  return (
    <path
      className={styles.line}
      d={`M${spine} 0V${last.y}${arrows.join("")}`}
      fill="none"
      stroke="#000000"
      strokeWidth="1.5"
    />
  );
}

function Box({ of: { kind, x, y, width, height, lines } }: { of: FlowBox }) {
  return (
    <>
      <rect
        className={styles.box}
        data-kind={kind}
        x={x}
        y={y}
        width={width}
        height={height}
        fill="#ffffff"
        stroke="#000000"
        strokeWidth="1.5"
      />
      {lines.map(({ text, isStrong, indent }, at) => (
        <text
          key={`${at} ${text}`}
          x={x + padding + indent}
          y={y + padding + (at + 0.75) * lineHeight}
          fontWeight={isStrong ? "bold" : undefined}
        >
          {text}
        </text>
      ))}
    </>
  );
}
