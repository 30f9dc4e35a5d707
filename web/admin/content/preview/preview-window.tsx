import type { Language } from "#shared/rules/language.ts";
import { leaveAddress } from "#shared/rules/site/previews.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

type Props = {
  /** The version to show; by default the draft. */
  publication?: number | undefined;
  /** The page to start with; by default the home page. */
  to?: string | undefined;
  /** The language to start with; by default that of the dashboard. */
  language?: Language | undefined;
  /** Shown in place of the usual sentence. */
  note?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** A window with the real site, which shows the draft or an earlier version. */
export function PreviewWindow(props: Props) {
  const { publication, to = "/", language, note, isOpen, onClose } = props;
  const words = useWords(previewWords);
  const own = useLanguage();
  return (
    <Modal
      title={
        publication === undefined
          ? words.titleOfDraft
          : words.titleOf(publication)
      }
      closeLabel={words.close}
      size="tall"
      isOpen={isOpen}
      onClose={() => {
        onClose();
        leavePreview();
      }}
    >
      <PreviewPanel
        body={publication === undefined ? {} : { publication }}
        to={to}
        language={language ?? own}
        note={note}
      />
    </Modal>
  );
}

/** The cookie of a preview belongs to the whole browser, so it must not stay there unnoticed. */
function leavePreview() {
  const options = { method: "POST", redirect: "manual" } as const;
  void fetch(leaveAddress, options).catch(() => undefined);
}
