import { useActionData, useParams } from "react-router";
import { promises } from "#shared/rules/content/information.ts";
import { useWords } from "#web/core/language.tsx";
import { type Site, useSite, useTexts } from "#web/core/frame/site.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import {
  Clock,
  Heart,
  type IconDrawing,
  Lock,
} from "#web/ui/content/icons.tsx";
import { pictureOf } from "#web/core/picture.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { OpeningNotice } from "./opening-notice.tsx";
import { useInvitation } from "./invitation.ts";
import { useVisitor } from "#web/visitor/quiz/store.ts";
import { usePreload } from "#web/visitor/quiz/question/preload.ts";
import { type Answered, takeStart } from "./start.action.ts";
import { PlainInvitation, useIsFilledPlainly } from "./without-scripts.tsx";
import type { Route } from "./+types/start-screen.ts";
import { StartForm } from "./start-form.tsx";
import styles from "./start-screen.module.css";

export const action = (args: Route.ActionArgs) => takeStart(args);

export default function StartScreen() {
  const words = useWords(quizWords);
  const site = useSite();
  const { id } = useParams();
  const invitation = useInvitation(id, true);
  const isUnknown = useActionData<Answered>()?.isUnknown;
  const isKnownHere = useVisitor()?.contactId === id;
  const isFilledPlainly = useIsFilledPlainly(id);
  usePreload();
  if (!site) return null;
  return (
    <Page>
      <div className={styles.screen} data-invited={id !== undefined}>
        <Introduction site={site} />
        {id && <PlainInvitation id={id} />}
        {((invitation === "failed" && !isKnownHere) || isUnknown) && (
          <Alert kind="danger">{words.cannotLoad}</Alert>
        )}
        <OpeningNotice />
        <StartForm isLoading={invitation === "loading" && !isFilledPlainly} />
      </div>
    </Page>
  );
}

const WaitingRoom = pictureOf(
  () => import("#web/ui/illustrations/waiting-room.svg?raw"),
  480,
  320,
);

const icons = { promise1: Clock, promise2: Heart, promise3: Lock };

function Introduction({ site }: { site: Site }) {
  const say = useTexts(site.quiz);
  const promise = useTexts(site.information);
  return (
    <>
      <div className={styles.picture}>
        <WaitingRoom />
      </div>
      <h1>{say("starttitle")}</h1>
      <ul role="list" className={styles.promises}>
        {promises.map((name) => (
          <Assurance key={name} icon={icons[name]}>
            {promise(name)}
          </Assurance>
        ))}
      </ul>
    </>
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
