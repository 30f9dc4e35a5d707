import User from "lucide-react/icons/user-round";
import { profilePlaces } from "#web/admin/contents/texts.ts";
import { aboutWords } from "#web/i18n/visitor/about.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import type { PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

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
