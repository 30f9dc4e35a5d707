/** Options for Node. V8's default semi-space uses 100 MB more under load and is no faster. */
export const nodeOptions = ["--max-semi-space-size=16"];

export const serverCommand = [...nodeOptions, "server/main.ts"];
