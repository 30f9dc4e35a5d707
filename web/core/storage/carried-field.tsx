import { use } from "react";
import { CarriedContext } from "./carried.ts";

/** Takes along what was filled in before, in the forms of a browser that keeps no cookie. */
export function CarriedField() {
  const { field } = use(CarriedContext);
  return field && <input type="hidden" name="visit" value={field} />;
}
