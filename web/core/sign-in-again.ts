type Ask = () => Promise<boolean>;

let askSomebody: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Whoever is at the desk is asked for the password when a call finds the session ended. */
export function onSessionEnd(ask: Ask): () => void {
  askSomebody = ask;
  return () => {
    if (askSomebody === ask) askSomebody = undefined;
  };
}

/** Whether somebody is signed in again; several calls that wait share the one question. */
export function signInAgain(): Promise<boolean> {
  asked ??= (askSomebody?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
