import User from "lucide-react/icons/user-round";
import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import {
  ageGroups,
  doseGroups,
  notesFor,
} from "#shared/rules/quiz/visit/child-notes.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { choices, points } from "#web/i18n/admin/content/contents.words.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { aboutWords } from "#web/i18n/visitor/about.words.ts";
import { clinicWords } from "#web/i18n/visitor/clinic.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { informationWords } from "#web/i18n/visitor/information.words.ts";
import { quizWords } from "#web/i18n/visitor/quiz.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { choicesWords } from "#web/i18n/visitor/results/choices.words.ts";
import { resultsWords } from "#web/i18n/visitor/results.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { NumberBadge } from "#web/ui/content/number-badge.tsx";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import familyScene from "#web/ui/illustrations/family-scene.svg?raw";
import { Lines, T, useDraftText } from "./preview-parts.tsx";
import styles from "./preview.module.css";
import { profilePlaces } from "./texts.ts";

/** The list of concerns is the example page, because it shows all texts of the frame. */
function FramePage() {
  const draft = useDraftText();
  const { listTitle } = useWords(concernsWords);
  return (
    <>
      <div className={styles.part}>
        <T look="title">{listTitle}</T>
        <Lines of={3} />
        {draft.plain("main.schedule") && (
          <T look="schedule" of="main.schedule" />
        )}
      </div>
      <div className={styles.foot}>
        <T of="main.disclaimer" />
        <T of="main.funding" />
        <p>
          {draft.text("main.copyright")}
          <Reviewed />
        </p>
      </div>
    </>
  );
}

function Reviewed() {
  const date = useDraftText().plain("main.reviewedon");
  const { reviewedOn } = useWords(coreWords);
  const language = useLanguage();
  return date && ` · ${reviewedOn(longDate(date, language))}`;
}

function HomePage() {
  const draft = useDraftText();
  return (
    <>
      <div className={styles.part}>
        <T look="display" of="homePage.maintitle" />
        <T look="lead" of="homePage.subtitle" />
        <T look="call" of="homePage.calltoaction" />
        <div className={styles.scene}>
          <Drawing svg={familyScene} />
        </div>
      </div>
      <div className={styles.band}>
        <T look="title" of="homePage.headline1" />
        <T of="homePage.text1" />
      </div>
      <div className={styles.part}>
        <T look="centred" of="homePage.headline2" />
        {[1, 2, 3].map((place) => {
          const icon = draft.plain(`homePage.icon${place}`);
          return (
            <div key={place} className={styles.box}>
              {icon && <img src={icon} alt="" width="48" height="48" />}
              <T look="strong" of={`homePage.title${place}`} />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Three pages, in the order in which a parent sees them. */
function QuizPages() {
  const { parentName, getStarted } = useWords(quizWords);
  const { seeResults } = useWords(rankWords);
  return (
    <>
      <div className={styles.part}>
        <T look="title" of="quiz.starttitle" />
        <Lines of={2} />
        <T look="strong">{parentName}</T>
        <span aria-hidden="true" className={styles.input} />
        <T look="call">{getStarted}</T>
      </div>
      <div className={styles.band}>
        <T look="title" of="quiz.topparentconcernstitle" />
        <T of="quiz.topparentconcernstext" />
        <Concerns />
        <T look="call">{seeResults}</T>
      </div>
      <div className={styles.part}>
        <T look="title" of="quiz.thankyoutitle" />
        <T look="lead" of="quiz.top3text" />
        <Concerns />
      </div>
    </>
  );
}

function Concerns() {
  return [1, 2, 3].map((place) => (
    <div key={place} aria-hidden="true" className={styles.concern}>
      <NumberBadge>{place}</NumberBadge>
      <Lines of={1} />
    </div>
  ));
}

const children = [
  ...ageGroups.map((age) => ({ age, doses: "none" as const })),
  ...doseGroups.slice(1).map((doses) => ({ age: null, doses })),
];

/** The result card, once per age and once per number of doses. */
function ResultsPage() {
  const words = useWords(childWords);
  const choice = useWords(choicesWords);
  const draft = useDraftText();
  return (
    <>
      <div className={styles.part}>
        {children.map(({ age, doses }) => (
          <div key={`${age} ${doses}`} className={styles.schedule}>
            <T look="strong">{words.title}</T>
            <T>
              {age
                ? `${words.age}: ${words.ages[age]}`
                : `${words.doses}: ${words.dosesSoFar[doses]}`}
            </T>
            {notesFor({ age, doses }).map((note) => (
              <T key={note} of={`results.${note}`} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.band}>
        <T look="title" of="results.calmtitle" />
        <T look="lead" of="results.calmtext" />
      </div>
      <div className={styles.part}>
        <T look="title" of="quiz.topparentconcernstitle" />
        <T of="results.calmranking" />
      </div>
      <div className={styles.part}>
        <T look="strong">{choice.title}</T>
        {choices.map((name) => (
          <div key={name}>
            <T look="strong">{choice.choices[name]}</T>
            {points.map((point) => (
              <T key={point}>
                {choice.points[point]}: {draft.text(`results.${name}${point}`)}
              </T>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.band}>
        <T look="strong">{useWords(resultsWords).afterTheShot}</T>
        <T of="results.safety" />
      </div>
    </>
  );
}

function AboutPage() {
  const words = useWords(aboutWords);
  const draft = useDraftText();
  const profiles = profilePlaces
    .map((place) => `aboutUs.profiles.${place}`)
    .filter((at) => draft.isWritten(`${at}.name`));
  return (
    <div className={styles.part}>
      <T look="title">{words.title}</T>
      {profiles.length > 0 && <T look="lead">{words.text}</T>}
      {profiles.map((at) => {
        const photo = draft.plain(`${at}.photo`);
        return (
          <div key={at} className={styles.profile}>
            {photo ? (
              <img className={styles.photo} src={photo} alt="" />
            ) : (
              <span className={styles.photo}>
                <Icon of={User} />
              </span>
            )}
            <T look="strong">{draft.plain(`${at}.name`)}</T>
            <T look="bio" of={`${at}.bio`} />
          </div>
        );
      })}
    </div>
  );
}

/** The start page with its short promises, and the page that it links to. */
function InformationPages() {
  const words = useWords(informationWords);
  const { moreAbout, getStarted } = useWords(quizWords);
  const draft = useDraftText();
  const isWritten = (name: string) => draft.isWritten(`information.${name}`);
  return (
    <>
      <div className={styles.part}>
        <T look="title" of="quiz.starttitle" />
        {promises.filter(isWritten).map((name) => (
          <T key={name} of={`information.${name}`} />
        ))}
        <Lines of={2} />
        <T look="strong">{moreAbout}</T>
        <T look="call">{getStarted}</T>
      </div>
      <div className={styles.band}>
        <T look="title">{words.title}</T>
        {informationParts.filter(isWritten).map((name) => (
          <div key={name}>
            <T look="strong">{words.headings[name]}</T>
            <T look="bio" of={`information.${name}`} />
          </div>
        ))}
      </div>
    </>
  );
}

const facts = [
  "phone",
  "address",
  "hours",
  "spoken",
  "fee",
  "website",
] as const;

/** The clinic card as shown below the results. */
function ClinicPage() {
  const words = useWords(clinicWords);
  const draft = useDraftText();
  const isShown = draft.isWritten("clinic.clinicname");
  const shownFacts = facts.filter(
    (name) => isShown && draft.isWritten(`clinic.${name}`),
  );
  return (
    <div className={styles.part}>
      <Lines of={3} />
      <T look="title">{isShown ? words.title : words.elsewhere}</T>
      {isShown && <T look="strong" of="clinic.clinicname" />}
      {shownFacts.map((name) => (
        <T key={name}>
          {words[name]}: {draft.text(`clinic.${name}`)}
        </T>
      ))}
      <T>
        {words.finder}. {words.finderText}
      </T>
      <T>
        {words.call}. {words.callText}
      </T>
    </div>
  );
}

/** The preview of each tab. */
export const pages = {
  main: FramePage,
  homePage: HomePage,
  quiz: QuizPages,
  results: ResultsPage,
  aboutUs: AboutPage,
  information: InformationPages,
  clinic: ClinicPage,
};
