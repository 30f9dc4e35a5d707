/** How long somebody of the staff stays signed in at most, and how long without doing anything. */
export const sessionHours = 12;
export const idleMinutes = 60;
