const most = 500;
const longest = 300;

/** Computes once what the same few texts come to: what browsers send in their headers, say. */
export function memoize<T>(compute: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = compute(text);
    if (known.size >= most) known.clear();
    if (text.length <= longest) known.set(text, made);
    return made;
  };
}
