import { useEffect, useState } from "react";
import type { listPreviews } from "#shared/contract/content/previews.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import styles from "./preview.module.css";

type Previews = ReplyOf<typeof listPreviews>;

type Props = {
  /** The preview of this window, which is listed only after it is closed. */
  except: string | undefined;
  onEnd: () => void;
};

/** The links that work now, each with a button that ends it. */
export function PreviewList({ except, onEnd }: Props) {
  const words = useWords(previewWords);
  const [previews, setPreviews] = useState<Previews>([]);
  const load = () =>
    call("GET /api/previews", {}).then(setPreviews, () => undefined);
  useEffect(() => void load(), []);
  const { run, isPending } = useAction("DELETE /api/previews/:hash", {
    success: words.ended,
    failure: "server-toasts",
    revalidate: false,
  });
  async function end(hash: string) {
    const { ok } = await run({ params: { hash } });
    await load();
    if (ok) onEnd();
  }
  const others = previews.filter(({ hash }) => hash !== except);
  if (others.length === 0) return null;
  return (
    <Disclosure title={words.listTitle(others.length)}>
      <ul className={styles.list} role="list">
        {others.map((preview) => (
          <li key={preview.hash}>
            <Row of={preview} />
            <Button
              kind="secondary"
              compact
              aria-label={words.endOf(titleOf(preview, words), preview.author)}
              disabled={isPending}
              onClick={() => void end(preview.hash)}
            >
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type Preview = Previews[number];
type Words = (typeof previewWords)["en"];

const titleOf = ({ publication }: Preview, words: Words) =>
  publication === null ? words.draft : words.version(publication);

function Row({ of: preview }: { of: Preview }) {
  const words = useWords(previewWords);
  const until = dateAndTime(preview.until, useLanguage());
  return (
    <span>
      {titleOf(preview, words)}
      <small>{words.of(preview.author, until)}</small>
    </span>
  );
}
