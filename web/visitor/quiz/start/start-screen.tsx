import { useEffect, useState } from "react";
import { href, useActionData, useParams } from "react-router";
import { promises } from "#shared/rules/content/information.ts";
import { useWords } from "#web/core/language.tsx";
import { type Site, useSite, useTexts } from "#web/core/frame/site.ts";
import { quizWords } from "#web/i18n/visitor/quiz-start.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import {
  ClockFace,
  Heart,
  type IconDrawing,
  Lock,
} from "#web/ui/content/icons.tsx";
import { pictureOf } from "#web/core/picture.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { OpeningNotice } from "./opening-notice.tsx";
import { useInvitation } from "./invitation.ts";
import { usePrefetchRoutes } from "#web/core/runtime/route-modules.ts";
import { answeredCount, newQuiz } from "#web/visitor/quiz/model.ts";
import {
  changeQuiz,
  preloadQuestions,
  readQuiz,
  useVisitor,
} from "#web/visitor/quiz/store.ts";
import { type StartReply, takeStart } from "./start.action.ts";
import type { Route } from "./+types/start-screen.ts";
import { StartForm } from "./start-form.tsx";
import styles from "./start-screen.module.css";

export const action = (args: Route.ActionArgs) => takeStart(args);

export default function StartScreen() {
  const words = useWords(quizWords);
  const site = useSite();
  const { id } = useParams();
  const invitation = useInvitation(id, true);
  const answered = useActionData<StartReply>();
  const isKnownHere = useVisitor()?.contactId === id;
  // The server has filled in the contact of the link, or has tried to.
  const isFilledPlainly =
    answered !== undefined || (id !== undefined && isKnownHere);
  usePreload();
  if (!site) return null;
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <Title site={site} />
        {id && <PlainInvitation id={id} isFilled={isFilledPlainly} />}
        {((invitation === "failed" && !isKnownHere) || answered?.isUnknown) && (
          <Alert kind="danger">{words.cannotLoad}</Alert>
        )}
        <OpeningNotice />
        <StartForm isLoading={invitation === "loading" && !isFilledPlainly} />
      </div>
      <Promises site={site} />
    </div>
  );
}

/** Without scripts, links to the page with the contact's names filled in. */
function PlainInvitation({ id, isFilled }: { id: string; isFilled: boolean }) {
  const content = `0; url=/quiz/${id}?plain`;
  return (
    <noscript>
      {import.meta.env.SSR && !isFilled && (
        <meta httpEquiv="refresh" content={content} />
      )}
    </noscript>
  );
}

const screensAhead = [
  href("/question/:number", { number: "1" }),
  href("/rank/:id", { id: "1" }),
  href("/results/:id", { id: "1" }),
];

/** Preloads the questions and, once the page is idle, the screens of the quiz. */
function usePreload() {
  const [isHere, setHere] = useState(false);
  usePrefetchRoutes(screensAhead, isHere);
  useEffect(() => {
    if (answeredCount(readQuiz()) === 0) changeQuiz(() => newQuiz);
    void preloadQuestions().then(() => setHere(true));
  }, []);
}

const WaitingRoom = pictureOf(
  () => import("#web/ui/illustrations/waiting-room.svg?raw"),
  480,
  320,
);

const icons = { promise1: ClockFace, promise2: Heart, promise3: Lock };

function Title({ site }: { site: Site }) {
  return <h1>{useTexts(site.quiz)("starttitle")}</h1>;
}

function Promises({ site }: { site: Site }) {
  const promise = useTexts(site.information);
  return (
    <div className={styles.aside}>
      <div className={styles.picture}>
        <WaitingRoom />
      </div>
      <ul role="list" className={styles.promises}>
        {promises.map((name) => (
          <Assurance key={name} icon={icons[name]}>
            {promise(name)}
          </Assurance>
        ))}
      </ul>
    </div>
  );
}

function Assurance(props: { icon: IconDrawing; children: string }) {
  if (!props.children) return null;
  return (
    <li>
      <Icon of={props.icon} />
      <span>{props.children}</span>
    </li>
  );
}
