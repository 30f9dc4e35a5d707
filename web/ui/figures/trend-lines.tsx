import styles from "./trend-lines.module.css";

interface Line {
  name: string;
  values: number[];
}

interface Props {
  /** Up to three; each has a colour and a dash of its own. */
  lines: Line[];
  /** What stands below the first and the last value. */
  ends: [string, string];
  /** The same in words. */
  label: string;
  format: (value: number) => string;
}

const width = 600;
const height = 150;

/** How figures change over time, with a legend; the table with the figures is the caller's. */
export function TrendLines({ lines, ends, label, format }: Props) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
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
        <span className={styles.most} aria-hidden="true">
          {format(most)}
        </span>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <path d={`M0 0H${width}M0 ${height / 2}H${width}`} data-grid />
          <path d={`M0 ${height}H${width}`} data-grid />
          {lines.map(({ name, values }, place) => (
            <path key={name} d={pathOf(values, most)} data-line={place} />
          ))}
        </svg>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}

/** A line through all values; a single one is drawn across. */
function pathOf(values: number[], most: number): string {
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) => `${at * step} ${height - (value / most) * height}`,
  );
  return `M${points.join("L")}${points.length === 1 ? `H${width}` : ""}`;
}
