import { Drawing } from "./drawing.tsx";
import emptyBox from "./empty-box.svg?raw";

export function EmptyBox() {
  return <Drawing svg={emptyBox} />;
}
