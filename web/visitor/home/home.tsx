import { href } from "react-router";
import {
  type ReactNode,
  useRef,
  type RefObject,
  useEffect,
  useState,
} from "react";
import type { Settings } from "#shared/contract/content/settings.ts";
import { useWords } from "#web/core/language.tsx";
import { homeWords } from "#web/i18n/visitor/home.words.ts";
import { usePrefetchRoutes } from "#web/core/runtime/route-modules.ts";
import { pictureOf } from "#web/core/picture.tsx";
import { useTexts } from "#web/core/frame/site.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { OpeningNotice } from "#web/visitor/quiz/start/opening-notice.tsx";
import { useStoredText } from "#web/core/storage/stored.ts";
import type { NextStep } from "./next-step.ts";
import styles from "./home.module.css";

type Props = {
  texts: Settings["homePage"];
  /**
   * The contact of the opened personal link. Without one, the invitation is shown only if this phone stores a
   * contact.
   */
  invitedTo?: string;
  /** False while the quiz on this phone may belong to another family. */
  isOwn?: boolean;
  greeting?: ReactNode;
};

const FamilyScene = pictureOf(
  () => import("#web/ui/illustrations/family-scene.svg?raw"),
  640,
  420,
);

const screensAhead = [href("/quiz/:id?"), href("/concerns")];

export function Home({ texts, invitedTo, isOwn = true, greeting }: Props) {
  const words = useWords(homeWords);
  const say = useTexts(texts);
  const scene = useRef<HTMLDivElement>(null);
  useParallax(scene);
  usePrefetchRoutes(screensAhead);
  const next = useNextStep(isOwn);
  const call = (
    <div className={styles.call}>
      <ButtonLink to={next?.to ?? invitedTo ?? href("/quiz/:id?")}>
        {next ? words[next.label] : say("calltoaction")}
      </ButtonLink>
      {!next && <p>{words.effort}</p>}
    </div>
  );
  return (
    <>
      <section className={styles.hero} data-greeting={greeting !== undefined}>
        <div className={styles.welcome}>
          <OpeningNotice />
          {greeting}
          <h1>{say("maintitle")}</h1>
          <p className={styles.lead}>{say("subtitle")}</p>
          {invitedTo === undefined ? (
            <>
              <div data-only="invited">{call}</div>
              <div data-only="uninvited">
                <ButtonLink to={href("/concerns")}>{words.read}</ButtonLink>
              </div>
            </>
          ) : (
            call
          )}
        </div>
        <div ref={scene} className={styles.scene}>
          <FamilyScene />
        </div>
      </section>
      <section className={styles.about}>
        <h2>{say("headline1")}</h2>
        <p>{say("text1")}</p>
      </section>
      <section className={styles.gifts}>
        <h2>{say("headline2")}</h2>
        <ul role="list">
          {([1, 2, 3] as const).map((place) => (
            <li key={place} data-card>
              <Picture address={say(`icon${place}`)} />
              <h3>{say(`title${place}`)}</h3>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The next step of this family's quiz. The code for it is loaded only if this phone stores a quiz. */
function useNextStep(isOwn: boolean): NextStep {
  const [found, setFound] = useState<{ quiz: string; next: NextStep }>();
  const quiz = useStoredText("quiz");
  useEffect(() => {
    if (!isOwn || quiz === undefined) return;
    void import("./next-step.ts").then(
      (file) => setFound({ quiz, next: file.nextStep() }),
      () => undefined,
    );
  }, [isOwn, quiz]);
  return isOwn && found?.quiz === quiz ? found?.next : undefined;
}

function Picture({ address }: { address: string }) {
  return address ? <img src={address} alt="" width="96" height="96" /> : null;
}

const beginsAfter = 1000;
const pixelsPerDepth = 0.05;

/** While the visitor scrolls, moves near layers further than distant ones. Does nothing with reduced motion. */
function useParallax(scene: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      for (const layer of scene.current?.querySelectorAll<SVGElement>(
        "[data-depth]",
      ) ?? []) {
        const shift = scrollY * pixelsPerDepth * Number(layer.dataset.depth);
        layer.style.transform = `translateY(${shift.toFixed(1)}px)`;
      }
    };
    const request = () => {
      frame ||= requestAnimationFrame(move);
    };
    const begin = setTimeout(
      () => addEventListener("scroll", request, { passive: true }),
      beginsAfter,
    );
    return () => {
      clearTimeout(begin);
      cancelAnimationFrame(frame);
      removeEventListener("scroll", request);
    };
  }, [scene]);
}
