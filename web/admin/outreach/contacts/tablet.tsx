import { kioskPath } from "#shared/rules/site/kiosk.ts";
import { useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { tabletWords } from "#web/i18n/admin/outreach/contacts/tablet.words.ts";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import styles from "./tablet.module.css";

/** How to set up a tablet on which families take the quiz in the waiting room. */
export function ClinicTablet() {
  const words = useWords(tabletWords);
  const address = usePublicUrl() + kioskPath;
  return (
    <Disclosure heading="h2" title={words.title}>
      <div className={styles.tablet}>
        <div className={styles.words}>
          <p>{words.text}</p>
          <p>
            {words.how} <a href={address}>{address}</a>
          </p>
          <p>
            {words.leave} <code>{address}?leave</code>
          </p>
        </div>
        <QrCode text={address} label={words.code} />
      </div>
    </Disclosure>
  );
}
