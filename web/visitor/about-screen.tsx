import { href, useLoaderData } from "react-router";
import User from "lucide-react/icons/user-round";
import type { Settings } from "#shared/contract/content/settings.ts";
import {
  isPlaceholder,
  withoutPlaceholder,
} from "#shared/rules/content/placeholders.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { load } from "#web/core/calls/load.ts";
import { aboutWords } from "#web/i18n/visitor/about.words.ts";
import { useIsPublic } from "#web/core/public-url.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import { useSite } from "#web/core/frame/site.ts";
import { ClinicCard } from "#web/visitor/clinic/clinic-card.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import styles from "./about-screen.module.css";

type Profile = Settings["aboutUs"]["profiles"][number];

const page = load(async ({ call }) => {
  const { aboutUs, information } = await call("GET /api/settings", {});
  return { profiles: aboutUs.profiles, information };
});
export const loader = page.server;
export const clientLoader = page.browser;

/**
 * The team's profiles, and facts about the site for families who got a text from it. Placeholders are shown as samples
 * until the site is public.
 */
export default function AboutScreen() {
  const words = useWords(aboutWords);
  const { profiles, information } = useLoaderData<typeof loader>();
  const clinic = useSite()?.clinic.clinicname;
  const isPublic = useIsPublic();
  const shown = profiles.filter(
    (profile) => profile.name !== "" && !(isPublic && isSample(profile)),
  );
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        {clinic && <Text look="lead">{words.clinic(clinic)}</Text>}
        {shown.length > 0 && <p>{words.text}</p>}
        {shown.some(isSample) && <Alert kind="info">{words.samples}</Alert>}
      </header>
      {shown.length > 0 && (
        <ul role="list" className={styles.profiles}>
          {shown.map((profile, index) => (
            <ProfileCard key={index} profile={profile} />
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <div className={styles.parts}>
          {parts.map((name) => (
            <Part key={name} name={name} texts={information} />
          ))}
          <div>
            <ButtonLink to={href("/contact")}>{words.contactUs}</ButtonLink>
          </div>
        </div>
        {clinic && <ClinicCard />}
      </div>
    </div>
  );
}

const isSample = ({ name, bio_en }: Profile) => isPlaceholder(name + bio_en);

const parts = ["purpose", "whoruns", "reachus"] as const;

interface PartProps {
  name: (typeof parts)[number];
  texts: Settings["information"];
}

function Part({ name, texts }: PartProps) {
  const words = useWords(aboutWords);
  const isPublic = useIsPublic();
  const shown = (field: string) =>
    isPublic ? withoutPlaceholder(field) : field;
  const text = inMarkedLanguage(
    useLanguage(),
    shown(texts[`${name}_en`]),
    shown(texts[`${name}_es`]),
  );
  if (text.words === "") return null;
  return (
    <section className={styles.part}>
      <h2>{words.headings[name]}</h2>
      <p lang={text.lang}>{text.words}</p>
    </section>
  );
}

function ProfileCard({ profile }: { profile: Profile }) {
  const words = useWords(aboutWords);
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
      <h2>
        {name}
        {isSample(profile) && (
          <>
            {" "}
            <span className={styles.sample}>{words.sample}</span>
          </>
        )}
      </h2>
      {bio.words && (
        <p className={styles.bio} lang={bio.lang}>
          {bio.words}
        </p>
      )}
    </li>
  );
}
