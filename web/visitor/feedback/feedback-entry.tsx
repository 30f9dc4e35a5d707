import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  useState,
} from "react";
import { href, useMatch } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { WebsiteFeedbackModal } from "./website-feedback-modal.tsx";

type FeedbackModal = ComponentType<ComponentProps<typeof WebsiteFeedbackModal>>;

const fetchModal = () => import("./website-feedback-modal.tsx");

/** The feedback entry of the menu. Its dialog is loaded on first use. Before scripts load it links to a page. */
export function FeedbackEntry() {
  const words = useWords(coreWords);
  const [isOpen, setOpen] = useState(false);
  const [Modal, setModal] = useState<FeedbackModal>();
  // No feedback form on the children's page.
  const isForChildren = useMatch("/concerns/:id") !== null;

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
    if (Modal) return;
    fetchModal().then(
      ({ WebsiteFeedbackModal: fetched }) => setModal(() => fetched),
      () => toasts.show({ text: words.crashText, kind: "danger" }),
    );
  }

  if (isForChildren) return null;
  return (
    <li data-only="scripts">
      <form action={href("/feedback")}>
        <button
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={() => void fetchModal().catch(() => undefined)}
        >
          {words.feedback}
        </button>
      </form>
      {Modal && <Modal isOpen={isOpen} onClose={() => setOpen(false)} />}
    </li>
  );
}
