// Prints the slowest tests from the reports of both runs.
const amount = 10;

const unitTests = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      duration: duration ?? 0,
    })),
  );

const browserTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(browserTests),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${title} (${projectName})`,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  ),
];

/** @typedef {{ name: string, duration: number }} Took */
/** Returns the slowest tests of both reports, slowest first, one line each. */
export function slowest(unit, browser) {
  return [...unitTests(unit), ...browserTests(browser)]
    .sort((one, other) => other.duration - one.duration)
    .slice(0, amount)
    .map(
      ({ name, duration }) =>
        `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`,
    );
}
