import { useEffect, useRef } from "react";

/** False once the screen is left: work that ends later must not navigate any more. */
export function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
