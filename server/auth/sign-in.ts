import { isPasswordRight } from "#server/auth/passwords.ts";
import { audit } from "#server/audit.ts";
import { refuse } from "#server/errors.ts";
import { hashToken, newToken } from "#server/ids.ts";
import { networkOf } from "#server/limits.ts";
import type { Services } from "#server/app.ts";
import { type AsChecked, findUserByEmail, insertSession } from "./queries.ts";

type Attempt = { email: string; password: string; ip: string };

/** Ten tries, then ever longer waits; another network is not made to wait with it. */
export async function signInWith(
  { db, limits }: Services,
  { email, password, ip }: Attempt,
) {
  const network = networkOf(ip);
  const account = `${email}|${network}`;
  await limits.refuseIfSpent("sign_in_wait", account);
  await limits.refuseIfSpent("sign_in_failures_of_network", network);

  const user = await findUserByEmail(db, email);
  const isRight = await isPasswordRight(user?.password, password);
  if (!user || !isRight) {
    await audit(db, "sign_in_failed", { ip, ...(user && { user: user._id }) });
    await limits.sign_in_failures_of_network.add(network);
    const { points } =
      await limits.sign_in_failures_of_account_and_network.add(account);
    const tooMany =
      points - limits.sign_in_failures_of_account_and_network.points;
    if (tooMany >= 0) {
      await limits.sign_in_wait.block(
        account,
        Math.min(30 * 2 ** tooMany, 900),
      );
    }
    throw wrongCredentials();
  }
  await limits.sign_in_failures_of_account_and_network.forget(account);
  const token = await openSession(db, user._id, {
    email: user.email,
    password: user.password,
  });
  await audit(db, "signed_in", { ip, user: user._id });
  return token;
}

/** Opens a session; not for who was deleted or got another password since it was checked. */
export async function openSession(
  db: Services["db"],
  _id: string,
  asChecked: AsChecked = {},
): Promise<string> {
  const token = newToken();
  if (!(await insertSession(db, { ...asChecked, _id }, hashToken(token))))
    throw wrongCredentials();
  return token;
}

function wrongCredentials() {
  const msg = "The e-mail address or the password is not right.";
  return refuse(401, "wrong_credentials", msg);
}
