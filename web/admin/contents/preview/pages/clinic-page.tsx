import { clinicWords } from "#web/i18n/visitor/clinic.ts";
import { Lines, type PageProps } from "./parts.tsx";
import styles from "./pages.module.css";

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
