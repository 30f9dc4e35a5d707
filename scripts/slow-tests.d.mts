type SlowTests = { title: string; files: string; dependsOn: string[] };
export function unaffectedTests(changedFiles: string[]): SlowTests[];
