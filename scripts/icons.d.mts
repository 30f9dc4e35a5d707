/** Each icon's name with its bytes. */
export function drawIcons(): Promise<Record<string, Buffer>>;
