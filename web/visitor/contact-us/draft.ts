import { type RefObject, useEffect } from "react";

type Drafted = { draft?: Record<string, string> } | null;

/**
 * Keeps what stands in the form while the page is loaded anew, as when its language changes. Only
 * this tab's history holds it: on a shared computer nobody finds it later.
 */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const boxes = form.current;
    if (!boxes) return;
    putBack(boxes);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const draft = Object.fromEntries(new FormData(boxes));
      history.replaceState({ ...history.state, draft }, "");
    };
    // Browsers refuse more than about three changes of the history a second.
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, 500);
    };
    boxes.addEventListener("input", keepSoon);
    boxes.addEventListener("reset", keepSoon);
    addEventListener("beforeunload", keep);
    return () => {
      clearTimeout(timer);
      boxes.removeEventListener("input", keepSoon);
      boxes.removeEventListener("reset", keepSoon);
      removeEventListener("beforeunload", keep);
    };
  }, [form]);
}

function putBack(boxes: HTMLFormElement) {
  const { draft = {} } = (history.state as Drafted) ?? {};
  for (const [name, text] of Object.entries(draft)) {
    const box = boxes.elements.namedItem(name);
    const isBox =
      box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    if (isBox && box.value === "") box.value = text;
  }
}
