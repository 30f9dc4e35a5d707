import { href, useLoaderData } from "react-router";
import User from "lucide-react/icons/user-round";
import type { Settings } from "#shared/contract/settings.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { aboutWords } from "#web/i18n/visitor/about.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import styles from "./about-screen.module.css";

type Profile = Settings["aboutUs"]["profiles"][number];

const page = load(async ({ call }) => {
  const { aboutUs } = await call("GET /api/settings", {});
  return aboutUs.profiles;
});
export const loader = page.server;
export const clientLoader = page.browser;

export default function AboutScreen() {
  const words = useWords(aboutWords);
  const profiles = useLoaderData<typeof loader>();
  const written = profiles.filter(
    ({ name, bio_en }) => name !== "" && !isPlaceholder(name + bio_en),
  );
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        {written.length > 0 && <Text look="lead">{words.text}</Text>}
      </header>
      {written.length > 0 ? (
        <ul role="list" className={styles.profiles}>
          {written.map((profile, index) => (
            <ProfileCard key={index} profile={profile} />
          ))}
        </ul>
      ) : (
        <EmptyState
          illustration={<EmptyBox />}
          title={words.noneTitle}
          text={words.noneText}
          action={
            <ButtonLink to={href("/contact")}>{words.contactUs}</ButtonLink>
          }
        />
      )}
    </div>
  );
}

function ProfileCard({ profile }: { profile: Profile }) {
  const { photo, name, bio_en, bio_es } = profile;
  const bio = inMarkedLanguage(useLanguage(), bio_en, bio_es);
  return (
    <li data-card className={styles.profile}>
      {photo ? (
        <img
          className={styles.photo}
          src={photo}
          alt=""
          width="160"
          height="160"
          loading="lazy"
        />
      ) : (
        <span className={styles.photo}>
          <Icon of={User} />
        </span>
      )}
      <h2>{name}</h2>
      {bio.words && (
        <p className={styles.bio} lang={bio.lang}>
          {bio.words}
        </p>
      )}
    </li>
  );
}
