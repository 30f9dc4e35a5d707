import Download from "lucide-react/icons/download";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import type { Contract } from "#shared/contract/index.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { download } from "#web/core/calls/download.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/reports/dashboard/dashboard.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

type Export = Extract<
  keyof Contract,
  `${string}${"csv" | "codebook" | "instrument" | "dictionary" | "package"}`
>;

type Props = {
  line: Export;
  query?: Record<string, string>;
  body?: unknown;
  /** The file name of the download. */
  file: string;
  disabled?: boolean;
  /** Called after the download has arrived or failed. */
  onEnd?: () => void;
  children: string;
};

/** Downloads an export; shows progress and can be canceled. */
export function CsvButton(props: Props) {
  const { line, query, body, file, disabled = false, onEnd, children } = props;
  const words = useWords(dashboardWords);
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const [running, setRunning] = useState<AbortController>();
  const [share, setShare] = useState(0);
  useEffect(() => () => running?.abort(), [running]);

  async function save() {
    const stop = new AbortController();
    const { signal } = stop;
    setShare(0);
    setRunning(stop);
    try {
      const request = { ...(query && { query }), body };
      await download(line, request, file, { onProgress: setShare, signal });
    } catch (error) {
      // A canceled sign-in dialog is not a failure.
      if (!signal.aborted && !isRefusedFor("reauth_required", error))
        toasts.show({ text: words.exportFailed(file), kind: "danger" });
    } finally {
      setRunning(undefined);
      onEnd?.();
    }
  }

  const progress =
    share > 0 ? words.arriving(percent.format(share)) : undefined;
  return (
    <>
      <Button
        kind="secondary"
        compact
        icon={Download}
        disabled={disabled}
        pending={running !== undefined}
        pendingLabel={progress ?? words.preparing}
        onClick={() => void save()}
      >
        {children}
      </Button>
      {running && (
        <IconButton
          icon={X}
          label={words.stop(file)}
          onClick={() => running.abort()}
        />
      )}
    </>
  );
}
