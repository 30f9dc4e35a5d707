import { href, useLoaderData, useLocation, useNavigate } from "react-router";
import type { Language } from "#shared/rules/language.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { useHydrated } from "#web/core/first-page/hydration.ts";
import { useSite } from "#web/core/frame/site.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import {
  LanguageProvider,
  turnLanguage,
  useLanguage,
  useWords,
} from "#web/core/language.tsx";
import { pictureOf } from "#web/core/picture.tsx";
import { usePrefetchRoutes } from "#web/core/runtime/route-modules.ts";
import { useStoredText } from "#web/core/storage/stored.ts";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import type { Route } from "./+types/kiosk-screen.ts";
import { startGuard } from "./guard.ts";
import { LeaveForm, SetUp } from "./set-up.tsx";
import { beginVisit } from "./tablet-visit.ts";
import { readOutbox } from "./outbox.ts";
import "./kiosk.css";
import styles from "./kiosk-screen.module.css";

// The server adds this script to every page of a clinic tablet.
if (isKiosk()) startGuard();

export function loader({ context }: Route.LoaderArgs) {
  return { isKiosk: context.get(pageRequestContext).isKiosk };
}

/** The page loads this only once: the quiz leaves it, and the next family gets a new page. */
export const shouldRevalidate = () => false;

export default function KioskScreen() {
  const { isKiosk: isOn } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  if (!isOn) return <SetUp />;
  // The server renders the same page for all addresses of this path.
  if (isHydrated && new URLSearchParams(search).has("leave"))
    return <LeaveForm />;
  return <Start />;
}

const WaitingRoom = pictureOf(
  () => import("#web/ui/illustrations/waiting-room.svg?raw"),
  480,
  320,
);

const screensAhead = [
  href("/quiz/:id?"),
  href("/question/:number", { number: "1" }),
  href("/rank/:id", { id: "1" }),
  href("/results/:id", { id: "1" }),
];

/** The first page for each family, in both languages. */
function Start() {
  const language = useLanguage();
  const clinic = useSite()?.clinic.clinicname;
  const other = language === "en" ? "es" : "en";
  usePrefetchRoutes(screensAhead);
  return (
    <div className={styles.screen} data-kiosk-start="">
      <div className={styles.head}>
        <div className={styles.picture}>
          <WaitingRoom />
        </div>
        {clinic && <Text look="eyebrow">{clinic}</Text>}
        <h1>
          {kioskWords[language].welcome}
          <span className={styles.dot} aria-hidden="true">
            {" · "}
          </span>
          <span lang={other}>{kioskWords[other].welcome}</span>
        </h1>
      </div>
      <div className={styles.choices}>
        {([language, other] as const).map((each) => (
          <LanguageProvider key={each} language={each}>
            <Choice language={each} />
          </LanguageProvider>
        ))}
      </div>
      <Unsent />
    </div>
  );
}

function Choice({ language }: { language: Language }) {
  const words = useWords(kioskWords);
  const navigate = useNavigate();
  function start() {
    beginVisit();
    turnLanguage(language);
    void navigate(href("/quiz/:id?"));
  }
  return (
    <section className={styles.choice} lang={language} data-card>
      <h2>{words.startTitle}</h2>
      <p>{words.startText}</p>
      <Button onClick={start}>{words.start}</Button>
      <p className={styles.small}>{words.startForgets}</p>
    </section>
  );
}

/** Tells staff that this tablet still has to send something. */
function Unsent() {
  const words = useWords(kioskWords);
  useStoredText("outgoing");
  const amount = useHydrated() ? readOutbox().length : 0;
  return (
    <p className={styles.unsent} role="status">
      {amount > 0 && words.unsent(amount)}
    </p>
  );
}
