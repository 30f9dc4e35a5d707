export function slowest(unit: object, browser: object): string[];
