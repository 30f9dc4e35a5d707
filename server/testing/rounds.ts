/** `npm run prove` sets it to run more rounds. */
const factor = Number(process.env["TEST_ROUNDS"] ?? 1);

/** Returns how often a test with random input runs. */
export const rounds = (usual: number): number => Math.ceil(usual * factor);
