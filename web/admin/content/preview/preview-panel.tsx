import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import type { createPreview } from "#shared/contract/content/previews.ts";
import type { InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Language } from "#shared/rules/language.ts";
import { call } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { languageOptions, useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { previewWords } from "#web/i18n/admin/content/preview.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { PreviewList } from "./preview-list.tsx";
import styles from "./preview.module.css";

type NewPreview = ReplyOf<typeof createPreview>;

type Props = {
  body: InputOf<typeof createPreview>["body"];
  to: string;
  language: Language;
  note: string | undefined;
};

/** The site in the frame of a phone, a link for a real one, and the links that work. */
export function PreviewPanel({ body, to, language, note }: Props) {
  const words = useWords(previewWords);
  const { preview, messages, make, share } = usePreview(body);
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.panel} data-sharing={isSharing}>
      <p className={styles.intro}>{note || words.intro}</p>
      <Messages of={messages} />
      {messages.length > 0 && (
        <Button kind="secondary" onClick={make}>
          {words.tryAgain}
        </Button>
      )}
      {!preview && messages.length === 0 && <Spinner label={words.loading} />}
      {preview && <Phone {...{ preview, to, language }} />}
      <div className={styles.side}>
        {preview && <Share {...{ preview, to, share }} />}
        <PreviewList except={preview?.hash} onEnd={make} />
      </div>
      <div className={styles.switch}>
        <Button kind="secondary" compact onClick={() => setSharing(!isSharing)}>
          {isSharing ? words.back : words.shareTitle}
        </Button>
      </div>
    </div>
  );
}

/** Makes a preview. When the window closes, ends it, unless its link was shown. */
function usePreview(body: Props["body"]) {
  const reasonsOf = useReasons();
  const [preview, setPreview] = useState<NewPreview>();
  const [messages, setMessages] = useState<string[]>([]);
  const making = useRef<Promise<NewPreview>>(undefined);
  const isShared = useRef(false);
  function make() {
    if (preview) return;
    setMessages([]);
    making.current = call("POST /api/previews", { body });
    making.current.then(setPreview, (error: unknown) =>
      setMessages(reasonsOf(error)),
    );
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- run once, because each call makes a new link
  useEffect(make, []);
  useEffect(
    () => () => {
      if (!isShared.current)
        void making.current?.then(end).catch(() => undefined);
    },
    [],
  );
  const share = () => void (isShared.current = true);
  return { preview, messages, make, share };
}

const end = ({ hash }: NewPreview) =>
  call("DELETE /api/previews/:hash", { params: { hash } });

type PhoneProps = Omit<Props, "body" | "note"> & { preview: NewPreview };

/** A phone with the site, a choice of its language, and a way to pages that are several steps away. */
function Phone({ preview, to, language: first }: PhoneProps) {
  const words = useWords(previewWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState({ language: first, page: to, load: 0 });
  const [path = "", hash] = shown.page.split("#");
  const query = new URLSearchParams({
    desk: "",
    to: `${path}?lang=${shown.language}${hash ? `#${hash}` : ""}`,
  });
  const show = (change: Partial<typeof shown>) =>
    setShown({ ...shown, ...change, load: shown.load + 1 });
  function turn(language: Language) {
    const place = frame.current?.contentWindow?.location;
    const isOpen = place && !place.pathname.startsWith("/preview/");
    show({ language, page: isOpen ? place.pathname + place.hash : to });
  }
  return (
    <div className={styles.device}>
      <div className={styles.controls}>
        <SelectField
          label={words.goTo}
          prompt={words.choosePage}
          value={undefined}
          options={Object.entries(words.pages).map(([value, label]) => ({
            value,
            label,
          }))}
          onChange={(page) => show({ page })}
        />
        <ToggleGroup
          label={words.site}
          look="sunken"
          options={languageOptions}
          value={shown.language}
          onChoose={turn}
        />
      </div>
      <iframe
        key={shown.load}
        ref={frame}
        className={styles.phone}
        title={words.frame}
        src={`${new URL(preview.address).pathname}?${query}`}
      />
    </div>
  );
}

type ShareProps = { preview: NewPreview; to: string; share: () => void };

/** Shows the link only on request, because a link that was shown keeps working after the window is closed. */
function Share({ preview: { address, until }, to, share }: ShareProps) {
  const words = useWords(previewWords);
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const link = to === "/" ? address : `${address}?to=${to.replace("#", "%23")}`;
  return (
    <section className={styles.share}>
      <h3>{words.shareTitle}</h3>
      <p>{words.shareText}</p>
      {!isShown && (
        <Button
          kind="secondary"
          onClick={() => {
            share();
            setShown(true);
          }}
        >
          {words.share}
        </Button>
      )}
      {isShown && (
        <>
          <QrCode text={link} label={words.qrCode} />
          <code className={styles.link}>{link}</code>
          <Button icon={Copy} onClick={() => void copyText(link, words)}>
            {words.copy}
          </Button>
          <p>{words.works(dateAndTime(until, language))}</p>
        </>
      )}
    </section>
  );
}
