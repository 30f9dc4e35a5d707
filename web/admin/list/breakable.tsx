import { Fragment } from "react";

/** A text in which an email address breaks after the @, and a long half of it after a dot, rather than inside a word. */
export function Breakable({ text }: { text: string }) {
  const halves = text.match(/[^@]+@?|@/g) ?? [];
  const parts = halves.flatMap((half) =>
    half.length < longHalf ? [half] : (half.match(/[^.]+\.?|\./g) ?? []),
  );
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const longHalf = 20;
