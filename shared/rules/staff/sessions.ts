/** Maximum session length, in total and without activity. */
export const sessionHours = 12;
export const idleMinutes = 60;

/** How long a correct password allows the second step. */
export const pendingSignInMinutes = 10;

/** How long a sign-in counts as recent for sensitive calls. */
export const freshMinutes = 10;

/** How long a passkey challenge is valid. */
export const passkeyMinutes = 5;
