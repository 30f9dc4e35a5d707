import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PreviewWindow } from "./preview-window.tsx";

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
export function PreviewButton({ label, compact = false, ...props }: Props) {
  const words = useWords(previewWords);
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
      <PreviewWindow
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
