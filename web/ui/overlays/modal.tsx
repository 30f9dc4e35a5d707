import { X } from "#web/ui/content/icons.tsx";
import type { ReactNode } from "react";
import {
  Dialog,
  Heading,
  Modal as AriaModal,
  ModalOverlay,
} from "react-aria-components/Modal";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import "./abort-timeout.ts";
import styles from "./modal.module.css";

export interface ModalProps {
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** `side` is as tall as the page, for details beside a list. `tall` does not grow with its content. */
  size?: "small" | "large" | "tall" | "side";
  /** The sticky row of buttons at the bottom, main action first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog. A tap outside does not close it, so that typed text is not lost by accident. */
export function Modal({
  title,
  closeLabel,
  isOpen,
  onClose,
  role = "dialog",
  size = "small",
  actions,
  children,
}: ModalProps) {
  return (
    <ModalOverlay
      className={styles.veil ?? ""}
      data-veil
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
    >
      <AriaModal className={styles.window ?? ""} data-size={size}>
        <Dialog className={styles.dialog ?? ""} role={role}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ""}>
              {title}
            </Heading>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
