/** Tests of the dashboard run on a desktop. */
export const staffSpecs = /staff-.*\.spec\.ts/;

/** Public tests that depend on the window size run on phone and desktop; the others only on a phone. */
export const bothSizes =
  /(every-size|first-visit|visitor-(ranks-concerns|reads-results|takes-the-quiz))\.spec\.ts/;
