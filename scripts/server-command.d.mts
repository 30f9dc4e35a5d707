export const nodeOptions: string[];
export const serverCommand: string[];
