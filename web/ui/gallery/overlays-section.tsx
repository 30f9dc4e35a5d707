import Info from "lucide-react/icons/info";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { Section } from "./section.tsx";

const tabs = [
  { id: "first", title: "Main options", content: <Field label="Name" /> },
  { id: "second", title: "Home page", content: <Field label="Title" /> },
  { id: "third", title: "Quiz", content: <p>Whatever stands here.</p> },
];

export function OverlaysSection() {
  const [open, setOpen] = useState<"form" | "question" | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Tabs and what lies above the page">
      <Tabs label="Sections" items={tabs} />
      <Row>
        <Button kind="secondary" onClick={() => setOpen("form")}>
          Open a window
        </Button>
        <Button kind="danger" onClick={() => setOpen("question")}>
          Ask first
        </Button>
        <Tooltip text="Shown after half a second">
          <IconButton icon={Info} label="About this" />
        </Tooltip>
      </Row>
      <Modal
        title="Send a message"
        closeLabel="Close"
        isOpen={open === "form"}
        onClose={close}
        actions={<Button onClick={close}>Send now</Button>}
      >
        <Field
          label="Message"
          kind="textarea"
          required
          limit={120}
          helper="The link will be added to the end of the message"
        />
      </Modal>
      <Question isOpen={open === "question"} onClose={close} />
    </Section>
  );
}

interface QuestionProps {
  isOpen: boolean;
  onClose: () => void;
}

function Question({ isOpen, onClose }: QuestionProps) {
  return (
    <ConfirmModal
      title="Delete this tree?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      closeLabel="Close"
      danger
      isOpen={isOpen}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>It took sixty years to grow, and nobody can bring it back.</p>
    </ConfirmModal>
  );
}
