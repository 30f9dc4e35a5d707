/** Exit codes of the program that redraws a picture. Node itself uses neither. */
export const exitCodes = { unreadable: 40, tooManyPixels: 41 };
