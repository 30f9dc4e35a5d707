import { createContext, useContext } from "react";
import type { readSession } from "#shared/contract/staff/auth.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";

type Staff = ReplyOf<typeof readSession>;

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in staff member; use only inside the admin layout. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("useStaff is called outside the admin layout.");
  return staff;
}

/** Returns a function that tells whether the signed-in user may make a call. False while the session is loading. */
export function useMay(): (line: keyof Contract) => boolean {
  const may = useContext(StaffContext)?.may ?? [];
  return (line) => may.includes(line);
}
