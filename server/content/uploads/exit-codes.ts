/** Exit codes of the redraw process. Node itself uses neither of them. */
export const exitCodes = { unreadable: 40, tooManyPixels: 41 };
