/** Saves a file made in the browser under this name. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address for a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
