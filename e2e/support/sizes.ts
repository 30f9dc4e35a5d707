/** The desk's journeys: staff sit at a computer. */
export const desk = /staff-.*\.spec\.ts/;

/**
 * Public journeys about how pages look and are worked with. What is about anything else is the same
 * at every size, so a phone is enough.
 */
export const bothSizes =
  /(every-size|first-visit|visitor-(ranks-concerns|reads-results|takes-the-quiz))\.spec\.ts/;
