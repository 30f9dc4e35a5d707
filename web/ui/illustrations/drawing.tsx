/** A drawing of this folder (`import svg from "./hands.svg?raw"`), as wide as its container. */
export function Drawing({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
