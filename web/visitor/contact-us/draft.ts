import { type RefObject, useCallback, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";

type Draft = Record<string, string>;

/**
 * Keeps the unsent message in this history entry, for Back and for a page that is loaded again in
 * the other language. Nobody finds it later on a shared computer. Returns how to forget it.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (draft: Draft | undefined) =>
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: draft && { draft } },
      ),
    [navigate, search, hash],
  );
  const keep = useEffectEvent(() => {
    if (form.current)
      write(Object.fromEntries(new FormData(form.current)) as Draft);
  });
  const restore = useEffectEvent(() => {
    const { draft } = (state ?? {}) as { draft?: Draft };
    if (form.current && draft) fillIn(form.current, draft);
  });

  useEffect(() => {
    restore();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Browsers refuse more than about three changes of the history a second.
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), 500);
    };
    const keepNow = () => keep();
    const boxes = form.current;
    boxes?.addEventListener("input", keepSoon);
    addEventListener("beforeunload", keepNow);
    return () => {
      clearTimeout(timer);
      boxes?.removeEventListener("input", keepSoon);
      removeEventListener("beforeunload", keepNow);
    };
  }, [form]);

  return () => write(undefined);
}

function fillIn(form: HTMLFormElement, draft: Draft) {
  for (const [name, text] of Object.entries(draft)) {
    const box = form.elements.namedItem(name);
    const isBox =
      box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    if (isBox && box.value === "") box.value = text;
  }
}
