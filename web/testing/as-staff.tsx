import type { ReactElement } from "react";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { readSession } from "#shared/contract/staff/auth.ts";
import { StaffContext } from "#web/admin/layout/staff.ts";

type Session = Omit<ReplyOf<typeof readSession>, "may">;

/** The admin who is signed in unless a test says otherwise. */
export const signedInAdmin: Session = {
  _id: "1".repeat(22),
  name: "Nora",
  email: "nora@clinic.example",
  roles: ["admin"],
};

/** Shows an element to a signed-in user who may make these calls. */
export const asStaff = (
  element: ReactElement,
  may: (keyof Contract)[] = [],
  session: Partial<Session> = {},
) => (
  <StaffContext value={{ ...signedInAdmin, ...session, may }}>
    {element}
  </StaffContext>
);
