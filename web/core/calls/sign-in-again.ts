import { pageUserHeader } from "#shared/rules/staff/page-user.ts";
import { readText } from "#web/core/storage/storage.ts";

/** Why to sign in: the session has ended, or the action needs a more recent sign-in. */
export type SignInReason = "session-ended" | "too-long-ago";

type Ask = (why: SignInReason) => Promise<boolean>;

let askSomebody: Ask | undefined;
let pageUser: string | undefined;
let pendingSignIn: Promise<boolean> | undefined;

/** Registers this page's user and their sign-in dialog. Returns a function that unregisters both. */
export function onSignInNeeded(user: string, ask: Ask): () => void {
  let leave: (isDone: boolean) => void = () => undefined;
  const left = new Promise<boolean>((resolve) => (leave = resolve));
  const askOrLeave: Ask = (why) => Promise.race([ask(why), left]);
  askSomebody = askOrLeave;
  pageUser = user;
  return () => {
    if (askSomebody === askOrLeave) askSomebody = pageUser = undefined;
    leave(false);
  };
}

/** Asks to sign in again and returns whether it succeeded. Concurrent calls share one dialog. */
export function signInAgain(why: SignInReason): Promise<boolean> {
  pendingSignIn ??= (askSomebody?.(why) ?? Promise.resolve(false)).finally(
    () => {
      pendingSignIn = undefined;
    },
  );
  return pendingSignIn;
}

/** The headers of the current session, which the server accepts only if it belongs to this page's user. */
export function sessionHeaders(): Record<string, string> {
  const token = readText("token");
  if (token === undefined) return {};
  const authorization = `Bearer ${token}`;
  return pageUser === undefined
    ? { authorization }
    : { authorization, [pageUserHeader]: pageUser };
}
