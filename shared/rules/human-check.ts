/** How long a solved human check can be used. */
export const humanCheckMinutes = 10;
