import styles from "./trend-lines.module.css";

interface Line {
  name: string;
  values: number[];
}

interface Props {
  /** Up to three. Each has its own color and dash pattern. */
  lines: Line[];
  /** The labels below the values; with many values, only some are shown. */
  labels: string[];
  /** The text alternative of the chart. */
  label: string;
  format: (value: number) => string;
}

const width = 600;
const height = 150;
const mostLabels = 5;

/** A line chart with a legend. The caller provides the table with the figures. */
export function TrendLines({ lines, labels, label, format }: Props) {
  const top = topOf(Math.max(...lines.flatMap(({ values }) => values)));
  const places = labelPlaces(labels.length);
  return (
    <figure className={styles.figure}>
      <ul role="list" className={styles.legend}>
        {lines.map(({ name }, place) => (
          <li key={name}>
            <svg viewBox="0 0 28 8" aria-hidden="true" focusable="false">
              <path d="M0 4H28" data-line={place} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </p>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <path d={`M0 0H${width}M0 ${height / 2}H${width}`} data-grid />
          <path d={`M0 ${height}H${width}`} data-grid />
          {lines.map(({ name, values }, place) => (
            <path key={name} d={pathOf(values, top)} data-line={place} />
          ))}
        </svg>
        <p className={styles.labels} aria-hidden="true">
          {places.map((place) => (
            <span
              key={place}
              style={{
                insetInlineStart: `${(place / Math.max(1, labels.length - 1)) * 100}%`,
              }}
            >
              {labels[place]}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** The top of the scale: a round number that is not below the highest value and whose half is a whole number. */
export function topOf(most: number): number {
  let unit = 1;
  while (unit * 10 < most) unit *= 10;
  return (
    [2, 4, 6, 8, 10].map((step) => step * unit).find((top) => top >= most) ??
    10 * unit
  );
}

/** The positions of labels: the first, the last and some between them at even distances. */
export function labelPlaces(amount: number): number[] {
  const last = amount - 1;
  const gaps = Math.min(mostLabels - 1, last);
  const places = Array.from({ length: gaps + 1 }, (_, at) =>
    gaps === 0 ? 0 : Math.round((at * last) / gaps),
  );
  return amount === 0 ? [] : places;
}

/** A line through all values. A single value becomes a horizontal line. */
function pathOf(values: number[], top: number): string {
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) => `${at * step} ${height - (value / top) * height}`,
  );
  return `M${points.join("L")}${points.length === 1 ? `H${width}` : ""}`;
}
