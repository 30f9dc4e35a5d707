import { type ComponentType, lazy, useEffect, useState } from "react";
import { useIsFromServer } from "./first-page/from-server.ts";

const untouched = { __html: "" };

/**
 * A decorative drawing. What the server drew is left as it stands, so that no script has to
 * bring it; on a screen that comes later it is fetched, together with the screen.
 */
export function pictureOf(
  fetch: () => Promise<ComponentType>,
  width: number,
  height: number,
): ComponentType {
  const style = { aspectRatio: `${width} / ${height}` };
  if (import.meta.env.SSR) {
    const Drawn = lazy(async () => ({ default: await fetch() }));
    return () => (
      <div style={style}>
        <Drawn />
      </div>
    );
  }
  let arrived: ComponentType | undefined;
  const arrive = async () => (arrived = await fetch());
  const isOfFirstPage = !("awake" in document.documentElement.dataset);
  if (!isOfFirstPage) arrive().catch(() => undefined);

  return function Picture() {
    const isFromServer = useIsFromServer();
    const [Drawing, setDrawing] = useState(() => arrived);
    useEffect(() => {
      if (isFromServer || arrived) return;
      // Without a connection its place stays empty.
      arrive().then(
        (known) => setDrawing(() => known),
        () => undefined,
      );
    }, [isFromServer]);
    if (isFromServer)
      return (
        <div
          style={style}
          suppressHydrationWarning
          dangerouslySetInnerHTML={untouched}
        />
      );
    return <div style={style}>{Drawing && <Drawing />}</div>;
  };
}
