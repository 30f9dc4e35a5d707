import styles from "./trend-bars.module.css";

type Props = {
  /** Oldest first; the last one is highlighted. */
  values: number[];
};

const width = 96;
const height = 32;
const gap = 3;

/** A small bar chart. The caller provides the text alternative. */
export function TrendBars({ values }: Props) {
  const most = Math.max(1, ...values);
  const step = width / values.length;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {values.map((value, place) => {
        const tall = value === 0 ? 1 : Math.max(2, (value / most) * height);
        return (
          <rect
            key={place}
            x={place * step}
            y={height - tall}
            width={step - gap}
            height={tall}
            rx={1.5}
            data-last={place === values.length - 1}
          />
        );
      })}
    </svg>
  );
}
