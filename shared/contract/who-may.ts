import { type Role, roles } from "#shared/rules/staff/roles.ts";

const everyone = roles;

/**
 * The roles that may make each staff call. Admins may make all. The server enforces this table, and the admin pages
 * use it to hide what a role may not do.
 */
export const whoMay = {
  "GET /api/auth": everyone,
  "DELETE /api/auth": everyone,
  "DELETE /api/auth/all": everyone,
  "PUT /api/account": everyone,
  "GET /api/account/email-change": everyone,
  "GET /api/account/sessions": everyone,
  "DELETE /api/account/sessions/:id": everyone,
  "GET /api/account/tokens": everyone,
  "POST /api/account/tokens": everyone,
  "DELETE /api/account/tokens/:id": everyone,
  "GET /api/account/second-step": everyone,
  "POST /api/account/second-step/key": everyone,
  "POST /api/account/second-step/confirm": everyone,
  "POST /api/account/second-step/codes": everyone,
  "DELETE /api/account/second-step": everyone,
  "DELETE /api/account/second-step/app": everyone,
  "GET /api/account/passkeys": everyone,
  "POST /api/account/passkeys/options": everyone,
  "POST /api/account/passkeys": everyone,
  "PUT /api/account/passkeys/:id": everyone,
  "DELETE /api/account/passkeys/:id": everyone,

  "GET /api/dashboard": everyone,

  "GET /api/settings/edit": ["editor", "inviter"],
  "PUT /api/settings": ["editor"],
  "POST /api/s3/upload": ["editor"],

  "GET /api/questions/all": ["editor", "researcher"],
  "GET /api/questions/:id": ["editor"],
  "GET /api/questions/:id/answered": ["editor"],
  "POST /api/questions": ["editor"],
  "PUT /api/questions/:id": ["editor"],
  "POST /api/questions/reorder": ["editor"],
  "PUT /api/questions/toggle/:id": ["editor"],

  "GET /api/concerns/all": ["editor", "researcher"],
  "GET /api/concerns/edit/:id": ["editor"],
  "POST /api/concerns": ["editor"],
  "PUT /api/concerns/:id": ["editor"],
  "POST /api/concerns/reorder": ["editor"],
  "PUT /api/concerns/toggle/:id": ["editor"],

  "GET /api/drafts": ["editor"],
  "PUT /api/drafts/:list/:id": ["editor"],
  "DELETE /api/drafts/:list/:id": ["editor"],
  "GET /api/publications": ["editor"],
  "POST /api/publications": ["editor"],
  "GET /api/publications/:number": ["editor"],
  "POST /api/publications/:number/restore": ["editor"],
  "POST /api/publications/:number/draft": ["editor"],
  "POST /api/previews": ["editor"],
  "GET /api/previews": ["editor"],
  "DELETE /api/previews/:hash": ["editor"],

  "GET /api/contacts": ["inviter"],
  "GET /api/contacts/news": ["inviter"],
  "GET /api/contacts/edit/:id": ["inviter"],
  "GET /api/contacts/:id/history": ["inviter"],
  "POST /api/contacts/search": ["inviter"],
  "POST /api/contacts/selection": ["inviter"],
  "POST /api/contacts/one": ["inviter"],
  "POST /api/contacts/delete": ["inviter"],
  "GET /api/contacts/tags": ["inviter"],
  "POST /api/contacts/tags": ["inviter"],
  "POST /api/contacts/archive": ["inviter"],
  // Contains names and links, which inviters may see.
  "POST /api/contacts/csv": ["inviter"],
  "POST /api/contacts": ["inviter"],
  "PUT /api/contacts/:id": ["inviter"],
  "DELETE /api/contacts": ["inviter"],
  "DELETE /api/contacts/:id/dead-phone": ["inviter"],
  "POST /api/contacts/imports/preview": ["inviter"],
  "POST /api/contacts/imports": ["inviter"],
  "GET /api/contacts/imports": ["inviter"],
  "DELETE /api/contacts/imports/:id": ["inviter"],
  "GET /api/campaigns": ["inviter"],
  "POST /api/campaigns": ["inviter"],
  "POST /api/campaigns/forecast": ["inviter"],
  "GET /api/campaigns/:id": ["inviter"],
  "PUT /api/campaigns/:id": ["inviter"],
  "DELETE /api/campaigns/:id": ["inviter"],
  "GET /api/campaigns/:id/contacts": ["inviter"],
  "GET /api/campaigns/:id/outcome": ["inviter"],
  "PUT /api/campaigns/:id/texts": ["inviter"],
  "PUT /api/campaigns/:id/state": ["inviter"],
  "POST /api/sms/send": ["inviter"],
  "GET /api/sms/mode": ["inviter"],
  "POST /api/sms/times": ["inviter"],
  "POST /api/sms/test": ["inviter"],
  "POST /api/sms/reply": ["inviter"],
  "GET /api/messages": ["inviter"],
  "PUT /api/messages/:id/decision": ["inviter"],
  "GET /api/texting-hours": ["inviter"],
  "PUT /api/texting-hours": ["inviter"],

  // Contains no names, except for admins (decision 18).
  "GET /api/results": ["researcher"],
  "POST /api/results/search": ["researcher"],
  "GET /api/results/csv": ["researcher"],
  "GET /api/results/brokencsv": ["researcher"],
  "GET /api/results/codebook": ["researcher"],
  "GET /api/results/redcap": ["researcher"],
  "GET /api/results/redcap/instrument": ["researcher"],
  "GET /api/results/redcap/dictionary": ["researcher"],
  "GET /api/results/redcap/csv": ["researcher"],
  "GET /api/results/open-data": ["researcher"],
  "POST /api/results/open-data/package": ["researcher"],
  "GET /api/insights": ["researcher"],
  "GET /api/insights/flow": ["researcher"],
  "GET /api/insights/flow/csv": ["researcher"],
  "GET /api/feedbacks": ["editor", "researcher"],
  "GET /api/feedbacks/csv": ["researcher"],

  "GET /api/results/:id/family": [],
  "POST /api/results/:id/neighbors": [],
  "DELETE /api/results/:id/family": [],
  "GET /api/users": [],
  "GET /api/users/:id": [],
  "POST /api/users": [],
  "PUT /api/users/:id": [],
  "DELETE /api/users/:id": [],
  "DELETE /api/users/:id/second-step": [],
  "POST /api/users/:id/password-link": [],
  "GET /api/staff-invitations": [],
  "POST /api/staff-invitations": [],
  "POST /api/staff-invitations/:id/renew": [],
  "DELETE /api/staff-invitations/:id": [],
  "GET /api/sign-in-rules": [],
  "PUT /api/sign-in-rules": [],
  "GET /api/record": [],
  "GET /api/record/csv": [],
} as const satisfies Record<string, readonly Role[]>;

const rolesOf = new Map<string, readonly Role[]>(Object.entries(whoMay));

/** Whether a user with these roles may make this staff call. */
export function mayCall(line: string, own: readonly Role[]): boolean {
  if (own.includes("admin")) return true;
  return own.some((role) => rolesOf.get(line)?.includes(role));
}

/** Whether a token may make this call. Tokens may not make admin calls or calls about one's own account. */
export function mayTokenCall(
  line: string,
  tokenRoles: readonly Role[],
): boolean {
  const isEverybodys = rolesOf.get(line) === everyone;
  return (
    !isEverybodys && !tokenRoles.includes("admin") && mayCall(line, tokenRoles)
  );
}
