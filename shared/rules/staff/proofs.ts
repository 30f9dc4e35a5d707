/** How long a password that was right opens the second step. */
export const passwordProofMinutes = 10;

/** For how long a sign-in is enough proof for what is grave. */
export const freshMinutes = 10;

/** How long what a passkey is to sign may be signed. */
export const passkeyMinutes = 5;
