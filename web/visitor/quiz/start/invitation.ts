import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { mayPrefill } from "#shared/rules/outreach/contacts/invitation.ts";
import { call } from "#web/core/calls/call.ts";
import { readText } from "#web/core/storage/storage.ts";
import { loadRoute } from "#web/core/runtime/route-modules.ts";
import { readVisitor, restart, saveVisitor } from "#web/visitor/quiz/store.ts";

export type InvitationState = "none" | "loading" | "known" | "failed";

/** Loads the contact of the personal link. If it is another family's link, deletes the stored quiz first. */
async function accept(contactId: string) {
  const params = { id: contactId };
  const contact = await call("GET /api/contacts/:id", { params });
  // Counts opened links for staff; not awaited.
  call("POST /api/contacts/:id/opened", { params }).catch(() => {});
  const isKnown = readVisitor().contactId === contactId;
  // Even if a phone has lost its storage, its cookie may still hold this family's questions for the visit.
  const isSomebody = readText("user") !== undefined;
  const forgotten = isKnown ? undefined : restart(isSomebody);
  const isFresh = readVisitor().parentName === undefined;
  const names = { parentName: contact.name, childName: contact.childname };
  const mayUse = isFresh && mayPrefill(contact.date, new Date().toISOString());
  saveVisitor({ contactId, ...(mayUse ? names : {}) });
  await forgotten;
}

async function existingResult(contactId: string): Promise<string | undefined> {
  const result = await call("GET /api/results/user/:id", {
    params: { id: contactId },
  });
  return "_id" in result ? result._id : undefined;
}

/** Stores the personal link's contact on this phone, and redirects to an existing result. */
export function useInvitation(
  contactId: string | undefined,
  leadToResult: boolean,
): InvitationState {
  const navigate = useNavigate();
  const atFirst: InvitationState = contactId === undefined ? "none" : "loading";
  const [current, setCurrent] = useState<{
    contactId?: string | undefined;
    state: InvitationState;
  }>({ contactId, state: atFirst });

  useEffect(() => {
    const invited = contactId ?? readVisitor().contactId;
    if (invited === undefined) return;
    let isCurrent = true;
    async function load(id: string) {
      if (contactId !== undefined) await accept(id);
      const result = leadToResult ? await existingResult(id) : undefined;
      const path = result && href("/results/:id", { id: result });
      if (path) await loadRoute(path);
      if (!isCurrent) return;
      // Stay in the loading state until the results are open.
      if (path) await navigate(path, { replace: true });
      else setCurrent({ contactId, state: "known" });
    }
    const failure = contactId === undefined ? "none" : "failed";
    load(invited).catch(
      () => isCurrent && setCurrent({ contactId, state: failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [contactId, leadToResult, navigate]);

  // The screen stays when the address changes to another contact's.
  return current.contactId === contactId ? current.state : atFirst;
}
