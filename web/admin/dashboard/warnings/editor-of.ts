import { href } from "react-router";
import type { TextWarning } from "#shared/contract/dashboard.ts";

/** The screen where a text is changed: its tab, and the field itself where that can be named. */
export function editorOf(
  { in: place, _id }: Pick<TextWarning, "in" | "_id">,
  field: string,
): string {
  const id = _id ?? "";
  if (place === "questions")
    return `${href("/dashboard/questions/edit/:id", { id })}#${field}`;
  if (place === "settings") {
    const [tab] = field.split(".");
    return `${href("/dashboard/contents")}?tab=${tab}#${field}`;
  }
  return field.startsWith("childrencontent")
    ? href("/dashboard/concerns/children/:id", { id })
    : `${href("/dashboard/concerns/edit/:id", { id })}#${field}`;
}
