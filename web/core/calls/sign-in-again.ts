/** The session is over, or what is to be done needs a younger one. */
export type SignInReason = "session-ended" | "too-long-ago";

type Ask = (why: SignInReason) => Promise<boolean>;

let askSomebody: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Whoever is at the desk is asked for the password when a call cannot go on without; no more once they leave. */
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

/** Whether somebody is signed in again; several calls that wait share the one question. */
export function signInAgain(why: SignInReason): Promise<boolean> {
  asked ??= (askSomebody?.(why) ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
