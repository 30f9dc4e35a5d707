import { type ComponentType, lazy, useEffect, useState } from "react";
import { useWasServerRendered } from "./first-page/hydration.ts";

const untouched = "";

/**
 * A decorative drawing. If the server rendered it, it stays as it is, so that no script has to contain it. On later
 * screens it is fetched together with the screen.
 */
export function pictureOf(
  fetch: () => Promise<{ default: string }>,
  width: number,
  height: number,
): ComponentType {
  const Drawn = ({ svg }: { svg: string }) => (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
  if (import.meta.env.SSR)
    return lazy(async () => {
      const { default: svg } = await fetch();
      return { default: () => <Drawn svg={svg} /> };
    });
  let arrived = untouched;
  const arrive = async () => (arrived = (await fetch()).default);
  const isOfFirstPage = !("awake" in document.documentElement.dataset);
  if (!isOfFirstPage) arrive().catch(() => undefined);

  return function Picture() {
    const isFromServer = useWasServerRendered();
    const [svg, setSvg] = useState(() => (isFromServer ? untouched : arrived));
    useEffect(() => {
      // Without a connection the place of the drawing stays empty.
      if (!isFromServer) arrive().then(setSvg, () => undefined);
    }, [isFromServer]);
    return <Drawn svg={svg} />;
  };
}
