import { useEffect, useState } from "react";
import styles from "./second-step.module.css";

type Picture = { size: number; path: string };

/** Its library comes only when somebody sets up an app. */
async function draw(text: string): Promise<Picture> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

/** A text as a camera reads it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isGone = false;
    // Without it the key can still be typed.
    draw(text).then(
      (drawn) => !isGone && setPicture(drawn),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!picture) return <div className={styles.picture} />;
  const { size, path } = picture;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
