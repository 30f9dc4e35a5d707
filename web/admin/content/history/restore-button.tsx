import { useState } from "react";
import { href } from "react-router";
import type { ComparedItem } from "#shared/contract/content/publications.ts";
import {
  type ContentList,
  contentLists,
} from "#shared/rules/content/site-content.ts";
import { useLeave } from "#web/admin/layout/unsaved.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor, reasonsOf } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { useItemTitle } from "./labels.ts";

type Props = {
  number: number;
  /** Restores only this item. */
  item?: ComparedItem;
  label: string;
  "aria-label"?: string;
  titles: ReadonlyMap<string, string>;
};

/** Saves an earlier version as drafts, and shows what they would change. Asks before it replaces other drafts. */
export function RestoreButton({ number, item, titles, ...button }: Props) {
  const words = useWords(historyWords);
  const leave = useLeave();
  const explain = useReasons();
  const [inTheWay, setInTheWay] = useState<ExistingDraft[]>([]);
  const { run, isPending } = useAction("POST /api/publications/:number/draft", {
    failure: "silent",
    revalidate: false,
  });

  async function restore(replaced: ExistingDraft[] = []) {
    const items = item && [{ list: item.list, id: item.id }];
    const replace = replaced.map(({ list, id, version }) => ({
      list,
      id,
      version,
    }));
    const outcome = await run({
      params: { number: String(number) },
      body: { items, replace },
    });
    setInTheWay([]);
    if (outcome.ok) {
      const authors = [...new Set(replaced.map(({ author }) => author))];
      const state = { restored: items, replacedAuthors: authors };
      leave(href("/dashboard/history/changes"), state);
    } else if (isRefusedFor("has_draft", outcome.error))
      setInTheWay(draftsIn(outcome.error));
    else
      for (const text of explain(outcome.error))
        toasts.show({ text, kind: "danger" });
  }

  return (
    <>
      <Button
        {...button}
        kind="secondary"
        compact={item !== undefined}
        pending={isPending}
        pendingLabel={words.bringingBack}
        onClick={() => void restore()}
      >
        {button.label}
      </Button>
      {inTheWay.length > 0 && (
        <ReplaceModal
          drafts={inTheWay}
          titles={titles}
          isPending={isPending}
          onReplace={() => void restore(inTheWay)}
          onClose={() => setInTheWay([])}
        />
      )}
    </>
  );
}

type ExistingDraft = {
  list: ContentList;
  id: string;
  author: string;
  version: number;
};

/** The drafts that the server named when it refused. */
function draftsIn(error: unknown): ExistingDraft[] {
  return reasonsOf(error).flatMap(({ field = "", values = {} }) => {
    const [name, id = ""] = field.split(".");
    const list = contentLists.find((each) => each === name);
    const { author, version } = values;
    return list
      ? [{ list, id, author: String(author), version: Number(version) }]
      : [];
  });
}

type ReplaceProps = {
  drafts: ExistingDraft[];
  titles: Props["titles"];
  isPending: boolean;
  onReplace: () => void;
  onClose: () => void;
};

/** Asks whether the restored words replace drafts. */
function ReplaceModal({ drafts, titles, ...props }: ReplaceProps) {
  const words = useWords(historyWords).replaceDraft;
  const titleOf = useItemTitle();
  const amount = drafts.length;
  const [first] = drafts;
  const isOne = amount === 1 && first;
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={
        isOne ? words.one(first.author, first.list) : words.several(amount)
      }
      closeLabel={words.cancel}
      onClose={props.onClose}
      actions={
        <>
          <Button
            kind="danger"
            pending={props.isPending}
            pendingLabel={words.replacing}
            onClick={props.onReplace}
          >
            {words.replace(amount)}
          </Button>
          <ButtonLink kind="secondary" to={href("/dashboard/history/changes")}>
            {words.see(amount)}
          </ButtonLink>
        </>
      }
    >
      {!isOne && (
        <ul>
          {drafts.map(({ list, id, author }) => {
            const title = titles.get(id) ?? "";
            return (
              <li key={`${list} ${id}`}>
                {words.of(
                  titleOf({ list, id, title, title_es: title }),
                  author,
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p>{words.text(amount)}</p>
    </Modal>
  );
}
