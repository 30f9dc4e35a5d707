import { createContext, useContext } from "react";
import type { readSession } from "#shared/contract/staff/auth.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";

type Staff = ReplyOf<typeof readSession>;

export const StaffContext = createContext<Staff | null>(null);

/** Who is signed in; on every screen of the desk. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("Only the desk knows who is signed in.");
  return staff;
}

/** Whether who is signed in may make a call; while that is not known yet, none. */
export function useMay(): (line: keyof Contract) => boolean {
  const may = useContext(StaffContext)?.may ?? [];
  return (line) => may.includes(line);
}
