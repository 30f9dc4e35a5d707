import { createContext, useContext } from "react";
import type { SignedInUser } from "#shared/contract/auth.ts";

export const StaffContext = createContext<SignedInUser | null>(null);

/** Who is signed in; on every screen of the desk. */
export function useStaff(): SignedInUser {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("Only the desk knows who is signed in.");
  return staff;
}
