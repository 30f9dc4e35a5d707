import { onTestFinished } from "vitest";
import { secretIn, startSmtpStandIn } from "#server/testing/stand-ins/smtp.ts";
import { createStaff } from "#server/testing/test-app.ts";
import { createStaffApp } from "./users.ts";

/** An app with a staff user, calls for links, and optionally a mail server, without rate limits. */
export async function createWithLinks({ mail = false, env = {} } = {}) {
  const smtp = mail ? await startSmtpStandIn() : undefined;
  const staffApp = await createStaffApp({
    RATE_LIMIT_SCALE: "100000",
    ...smtp?.env,
    ...env,
  });
  onTestFinished(async () => smtp?.stop());
  const post = (line: string, body: object) =>
    staffApp.ask(`POST /api/links/${line}`, { body });
  const read = async (link: string) => (await post("read", { link })).json();
  const statusOf = async (link: string) =>
    (await post("read", { link })).statusCode;
  const invite = async (more: object = {}) => {
    const body = { ...invited, ...more };
    const reply = await staffApp.call("POST /api/staff-invitations", body);
    return secretIn(reply.json().link);
  };
  const join = (link: string, password = newPassword) =>
    post("invitation", { link, password });
  const renew = (link: string, password = newPassword) =>
    post("password", { link, password });
  const age = (table: "staff_invitations" | "account_links", by: string) =>
    staffApp.pool.query(
      `UPDATE ${table} SET created = created - $1::interval`,
      [by],
    );
  const letters = () => smtp?.letters ?? [];
  const nextLetter = async () => {
    if (!smtp) throw new Error("No mail server in this test.");
    return smtp.next();
  };
  return {
    ...staffApp,
    post,
    read,
    statusOf,
    invite,
    join,
    renew,
    age,
    letters,
    nextLetter,
  };
}

export const invited = {
  name: "Ana Example",
  email: "ana@clinic.example",
  roles: ["editor"],
};
export const newPassword = "nine red umbrellas";

/** A link that an admin created for a colleague who cannot sign in. */
export async function withLink() {
  const app = await createWithLinks();
  const other = await createStaff(app, ["inviter"]);
  const make = () => app.call(`POST /api/users/${other._id}/password-link`);
  const link = secretIn((await make()).json().link);
  return { ...app, other, make, link };
}
