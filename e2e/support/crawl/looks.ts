const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];

/** The language, color scheme and size of the screen at this index. Twelve in a row contain every pair of two. */
export const lookAt = (index: number) => ({
  language: index % 2 === 0 ? ("en" as const) : ("es" as const),
  colorScheme:
    Math.floor(index / 2) % 2 === 0 ? ("light" as const) : ("dark" as const),
  viewport: sizes[index % sizes.length]!,
});
