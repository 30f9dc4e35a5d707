import { FamilyScene } from "#web/ui/illustrations/family-scene.tsx";
import type { PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

export function HomePage({ say }: PageProps) {
  return (
    <>
      <div className={styles.part}>
        <p className={styles.display}>{say.text("homePage.maintitle")}</p>
        <p className={styles.lead}>{say.text("homePage.subtitle")}</p>
        <p className={styles.call}>{say.text("homePage.calltoaction")}</p>
        <div className={styles.scene}>
          <FamilyScene />
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
