import { Fragment } from "react";

/** A text in which an email address breaks after the @ or a dot rather than inside a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.match(/[^@.]*[@.]?/g) ?? [];
  return parts.map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}
