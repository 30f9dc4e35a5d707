import { useState } from "react";
import { useRevalidator } from "react-router";

/** Switches at once; goes back to what the server knows if it could not be saved. */
export function useToggling<T extends { _id: string; active: boolean }>(
  items: T[],
  save: (item: T) => Promise<{ ok: boolean }>,
) {
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { revalidate } = useRevalidator();

  function expect(id: string, isActive: boolean | undefined) {
    setAsked((before) => {
      const after = new Map(before);
      if (isActive === undefined) after.delete(id);
      else after.set(id, isActive);
      return after;
    });
  }

  async function toggle(id: string, isActive: boolean) {
    const item = items.find(({ _id }) => _id === id);
    if (!item || asked.has(id)) return;
    expect(id, isActive);
    const { ok } = await save(item);
    if (!ok) await revalidate();
    expect(id, undefined);
  }

  const toggled = items.map((item) => {
    const active = asked.get(item._id) ?? item.active;
    return active === item.active ? item : { ...item, active };
  });
  return { toggled, toggle };
}
