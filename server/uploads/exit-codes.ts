/** Of the program that draws a picture anew; neither is a code that Node ends with. */
export const exitCodes = { unreadable: 40, tooManyPixels: 41 };
