import { useEffect, useState } from "react";
import styles from "./qr-code.module.css";

type Picture = { size: number; path: string };

/** The modules of white that the standard asks for around a code. */
const quietZone = 4;

/** Loads the QR code library on demand. */
async function draw(text: string): Promise<Picture> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: quietZone });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

/** A QR code. The screen also shows the text itself, because the code may fail to load. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    draw(text).then(setPicture, () => undefined);
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
