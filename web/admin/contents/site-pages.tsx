import User from "lucide-react/icons/user-round";
import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import { longDate } from "#web/core/dates.ts";
import { coreWords } from "#web/i18n/core/core.ts";
import { aboutWords } from "#web/i18n/visitor/about.ts";
import { clinicWords } from "#web/i18n/visitor/clinic.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.ts";
import { informationWords } from "#web/i18n/visitor/information.ts";
import { quizWords } from "#web/i18n/visitor/quiz.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { Drawing } from "#web/ui/illustrations/drawing.tsx";
import familyScene from "#web/ui/illustrations/family-scene.svg?raw";
import { Lines, type PageProps } from "./preview-parts.tsx";
import styles from "./preview.module.css";
import { profilePlaces } from "./texts.ts";

/** The list of concerns stands for every page: it shows all of these texts. */
export function FramePage({ say }: PageProps) {
  const schedule = say.text("main.schedule");
  return (
    <>
      <div className={styles.part}>
        <p className={styles.title}>{concernsWords[say.language].listTitle}</p>
        <Lines of={3} />
        {schedule && <p className={styles.schedule}>{schedule}</p>}
      </div>
      <div className={styles.foot}>
        <p>{say.text("main.disclaimer")}</p>
        <p>{say.text("main.funding")}</p>
        <p>
          {say.text("main.copyright")}
          <Reviewed say={say} />
        </p>
      </div>
    </>
  );
}

function Reviewed({ say }: PageProps) {
  const date = say.plain("main.reviewedon");
  if (!date) return null;
  const { reviewedOn } = coreWords[say.language];
  return ` · ${reviewedOn(longDate(date, say.language))}`;
}

export function HomePage({ say }: PageProps) {
  return (
    <>
      <div className={styles.part}>
        <p className={styles.display}>{say.text("homePage.maintitle")}</p>
        <p className={styles.lead}>{say.text("homePage.subtitle")}</p>
        <p className={styles.call}>{say.text("homePage.calltoaction")}</p>
        <div className={styles.scene}>
          <Drawing svg={familyScene} />
        </div>
      </div>
      <div className={styles.band}>
        <p className={styles.title}>{say.text("homePage.headline1")}</p>
        <p>{say.text("homePage.text1")}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.centred}>{say.text("homePage.headline2")}</p>
        {[1, 2, 3].map((place) => (
          <Box key={place} say={say} place={place} />
        ))}
      </div>
    </>
  );
}

function Box({ say, place }: PageProps & { place: number }) {
  const icon = say.plain(`homePage.icon${place}`);
  return (
    <div className={styles.box}>
      {icon && <img src={icon} alt="" width="48" height="48" />}
      <p className={styles.strong}>{say.text(`homePage.title${place}`)}</p>
    </div>
  );
}

export function AboutPage({ say }: PageProps) {
  const words = aboutWords[say.language];
  const written = profilePlaces
    .map((place) => `aboutUs.profiles.${place}`)
    .filter((at) => say.plain(`${at}.name`).trim() !== "");
  const isEmpty = written.length === 0;
  return (
    <div className={styles.part}>
      <p className={styles.title}>{isEmpty ? words.noneTitle : words.title}</p>
      <p className={styles.lead}>{isEmpty ? words.noneText : words.text}</p>
      {written.map((at) => (
        <Profile key={at} say={say} at={at} />
      ))}
    </div>
  );
}

function Profile({ say, at }: PageProps & { at: string }) {
  const photo = say.plain(`${at}.photo`);
  return (
    <div className={styles.profile}>
      {photo ? (
        <img className={styles.photo} src={photo} alt="" />
      ) : (
        <span className={styles.photo}>
          <Icon of={User} />
        </span>
      )}
      <p className={styles.strong}>{say.plain(`${at}.name`)}</p>
      <p className={styles.bio}>{say.text(`${at}.bio`)}</p>
    </div>
  );
}

/** The start page with its few lines, and the page that it leads to. */
export function InformationPages({ say }: PageProps) {
  const words = informationWords[say.language];
  const { moreAbout, getStarted } = quizWords[say.language];
  const isWritten = (name: string) =>
    say.plain(`information.${name}`).trim() !== "";
  return (
    <>
      <div className={styles.part}>
        <p className={styles.title}>{say.text("quiz.starttitle")}</p>
        {promises.filter(isWritten).map((name) => (
          <p key={name}>{say.text(`information.${name}`)}</p>
        ))}
        <Lines of={2} />
        <p className={styles.strong}>{moreAbout}</p>
        <p className={styles.call}>{getStarted}</p>
      </div>
      <div className={styles.band}>
        <p className={styles.title}>{words.title}</p>
        {informationParts.filter(isWritten).map((name) => (
          <div key={name}>
            <p className={styles.strong}>{words.headings[name]}</p>
            <p className={styles.bio}>{say.text(`information.${name}`)}</p>
          </div>
        ))}
      </div>
    </>
  );
}

/** The card as it stands below the results. */
export function ClinicPage({ say }: PageProps) {
  const words = clinicWords[say.language];
  const isShown = say.plain("clinic.clinicname").trim() !== "";
  const facts = (
    ["phone", "address", "hours", "spoken", "fee", "website"] as const
  ).filter((name) => say.plain(`clinic.${name}`).trim() !== "");
  return (
    <div className={styles.part}>
      <Lines of={3} />
      <p className={styles.title}>{isShown ? words.title : words.elsewhere}</p>
      {isShown && (
        <>
          <p className={styles.strong}>{say.text("clinic.clinicname")}</p>
          {facts.map((name) => (
            <p key={name}>
              {words[name]}: {say.text(`clinic.${name}`)}
            </p>
          ))}
        </>
      )}
      <p>
        {words.finder}. {words.finderText}
      </p>
      <p>
        {words.call}. {words.callText}
      </p>
    </div>
  );
}
