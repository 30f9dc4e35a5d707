import Play from "lucide-react/icons/play";
import { useState } from "react";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { useIsKiosk } from "#web/core/is-kiosk.ts";
import { inLanguage, inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { OutsideLink } from "#web/ui/actions/link.tsx";
import { takeFocus } from "#web/ui/actions/take-focus.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./concern-video.module.css";
import { videoSource } from "./video-source.ts";

interface ConcernVideoProps {
  concern: Concern;
  heading?: "h3" | "h4";
}

/**
 * The concern's video. Sends no request to its host until the visitor starts it. A clinic tablet does not show it,
 * because the host's player contains links.
 */
export function ConcernVideo({
  concern,
  heading: Heading = "h3",
}: ConcernVideoProps) {
  const words = useWords(concernsWords);
  const language = useLanguage();
  const { words: link, lang } = inMarkedLanguage(
    language,
    concern.videolink,
    concern.videolink_es,
  );
  const source = videoSource(link, language);
  const isOnKiosk = useIsKiosk();
  if (!source || isOnKiosk) return null;
  const note = lang && (
    <span className={styles.note}> ({words.inEnglish})</span>
  );
  return (
    <section className={styles.video} data-print="hide" data-aloud="skip">
      <Heading>{words.videoTitle}</Heading>
      {source.frame && (
        <Player
          frame={source.frame}
          host={source.host}
          title={words.videoOf(
            inLanguage(language, concern.name, concern.name_es),
          )}
        />
      )}
      <p>
        <OutsideLink href={link} newTabLabel={words.newTab}>
          {words.watchAt(source.host)}
        </OutsideLink>
        {note}
      </p>
    </section>
  );
}

interface PlayerProps {
  frame: string;
  host: string;
  title: string;
}

function Player({ frame, host, title }: PlayerProps) {
  const words = useWords(concernsWords);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className={styles.still}
        onClick={() => setAsked(true)}
      >
        <span className={styles.play}>
          <Icon of={Play} size="large" />
        </span>
        <span className={styles.ask}>{words.watchVideo}</span>
        <span className={styles.from}>{words.videoFrom(host)}</span>
      </button>
    );
  return (
    <iframe
      ref={takeFocus}
      className={styles.frame}
      src={frame}
      title={title}
      loading="lazy"
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation"
    />
  );
}
