import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { leaveAddress } from "#shared/rules/site/previews.ts";
import type { Language } from "#shared/rules/language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

type Props = {
  /** The version to show; by default the draft. */
  publication?: number;
  /** The page to start with; by default the home page. */
  to?: string;
  /** The language to start with; by default that of the dashboard. */
  language?: Language;
  label?: string;
  compact?: boolean;
};

/** Opens the real site with the draft, or with an earlier version, in a window. */
export function PreviewButton({
  publication,
  to = "/",
  language,
  label,
  compact = false,
}: Props) {
  const words = useWords(previewWords);
  const own = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        compact={compact}
        icon={Smartphone}
        onClick={() => setOpen(true)}
      >
        {label ?? words.preview}
      </Button>
      <Modal
        title={
          publication === undefined
            ? words.titleOfDraft
            : words.titleOf(publication)
        }
        closeLabel={words.close}
        size="large"
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          leavePreview();
        }}
      >
        <PreviewPanel
          body={publication === undefined ? {} : { publication }}
          to={to}
          language={language ?? own}
        />
      </Modal>
    </>
  );
}

/** The cookie of a preview belongs to the whole browser, so it must not stay there unnoticed. */
function leavePreview() {
  const options = { method: "POST", redirect: "manual" } as const;
  void fetch(leaveAddress, options).catch(() => undefined);
}
