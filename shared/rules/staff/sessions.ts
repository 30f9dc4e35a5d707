/** How long somebody of the staff stays signed in at most, and how long without doing anything. */
export const sessionHours = 12;
export const idleMinutes = 60;

/** How long a password that was right opens the second step. */
export const passwordProofMinutes = 10;

/** For how long a sign-in is enough proof for what is grave. */
export const freshMinutes = 10;

/** How long what a passkey is to sign may be signed. */
export const passkeyMinutes = 5;
