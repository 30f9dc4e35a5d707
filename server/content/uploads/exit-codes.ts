/** Exit codes of the redraw process; Node uses neither itself. */
export const exitCodes = { unreadable: 40, tooManyPixels: 41 };
