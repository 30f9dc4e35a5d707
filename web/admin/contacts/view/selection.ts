export type Selection = ReadonlySet<string>;

/** In when it was out, out when it was in. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** How much of a list is selected. */
export function shareOf(
  selection: Selection,
  ids: string[],
): "none" | "some" | "all" {
  const chosen = ids.filter((id) => selection.has(id)).length;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
}

/** Everything in the list, or, when it is already all selected, nothing of it; the others stay as they are. */
export function allToggled(selection: Selection, ids: string[]): Selection {
  if (shareOf(selection, ids) !== "all") return new Set([...selection, ...ids]);
  const gone = new Set(ids);
  return new Set([...selection].filter((id) => !gone.has(id)));
}
