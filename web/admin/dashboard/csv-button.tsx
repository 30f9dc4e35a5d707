import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { Contract } from "#shared/contract/index.ts";
import { download } from "#web/core/download.ts";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/dashboard.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";

type Export = Extract<keyof Contract, `GET ${string}csv`>;

type Props = {
  line: Export;
  query?: Record<string, string>;
  /** What the file is called on this computer. */
  file: string;
  children: string;
};

/** Takes the data away as a file. */
export function CsvButton({ line, query = {}, file, children }: Props) {
  const words = useWords(dashboardWords);
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await download(line, { query }, file);
    } catch {
      toasts.show({ text: words.exportFailed(file), kind: "danger" });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      kind="secondary"
      compact
      icon={Download}
      pending={isPending}
      pendingLabel={words.preparing}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
