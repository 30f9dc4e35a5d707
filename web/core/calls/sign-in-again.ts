/** Why to sign in: the session has ended, or the action needs a more recent sign-in. */
export type SignInReason = "session-ended" | "too-long-ago";

type Ask = (why: SignInReason) => Promise<boolean>;

let askSomebody: Ask | undefined;
let pendingSignIn: Promise<boolean> | undefined;

/** Registers the sign-in dialog for calls that need it. Returns a function that unregisters it. */
export function onSignInNeeded(ask: Ask): () => void {
  let leave: (isDone: boolean) => void = () => undefined;
  const left = new Promise<boolean>((resolve) => (leave = resolve));
  const askOrLeave: Ask = (why) => Promise.race([ask(why), left]);
  askSomebody = askOrLeave;
  return () => {
    if (askSomebody === askOrLeave) askSomebody = undefined;
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
