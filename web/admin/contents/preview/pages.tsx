import { profilePlaces } from "#web/admin/contents/draft/texts.ts";
import styles from "./pages.module.css";
import type { Say } from "./live-preview.tsx";

type Props = { say: Say };

const Picture = ({ address }: { address: string }) =>
  address ? <img src={address} alt="" width="40" height="40" /> : null;

export function FramePage({ say }: Props) {
  return (
    <>
      <p className={styles.brand}>{say("main.sitename")}</p>
      <div className={styles.gap} />
      <div className={styles.foot}>
        <p>{say("main.disclaimer")}</p>
        <p>{say("main.funding")}</p>
        <p>{say("main.copyright")}</p>
      </div>
    </>
  );
}

export function HomePage({ say }: Props) {
  return (
    <>
      <p className={styles.title}>{say("homePage.maintitle")}</p>
      <p className={styles.lead}>{say("homePage.subtitle")}</p>
      <p className={styles.call}>{say("homePage.calltoaction")}</p>
      <p className={styles.headline}>{say("homePage.headline1")}</p>
      <p>{say("homePage.text1")}</p>
      <p className={styles.headline}>{say("homePage.headline2")}</p>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.box}>
          <Picture address={say(`homePage.icon${place}`)} />
          <p>{say(`homePage.title${place}`)}</p>
        </div>
      ))}
    </>
  );
}

export function QuizPages({ say }: Props) {
  const pages = [
    ["starttitle", ""],
    ["topparentconcernstitle", "topparentconcernstext"],
    ["thankyoutitle", "top3text"],
  ];
  return pages.map(([title, text]) => (
    <div key={title} className={styles.sheet}>
      <p className={styles.headline}>{say(`quiz.${title}`)}</p>
      {text && <p>{say(`quiz.${text}`)}</p>}
    </div>
  ));
}

export function AboutPage({ say }: Props) {
  return profilePlaces.map((place) => {
    const at = `aboutUs.profiles.${place}`;
    if (!say(`${at}.name`)) return null;
    return (
      <div key={place} className={styles.sheet}>
        <Picture address={say(`${at}.photo`)} />
        <p className={styles.headline}>{say(`${at}.name`)}</p>
        <p>{say(`${at}.bio`)}</p>
      </div>
    );
  });
}
