import { useWords } from "#web/core/language.tsx";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import type { Route } from "./+types/contact-us-screen.ts";
import { ContactForm } from "./contact-form.tsx";
import { takeMessage } from "./contact-us.action.ts";
import styles from "./contact-us-screen.module.css";

export const action = (args: Route.ActionArgs) => takeMessage(args);

export default function ContactUsScreen() {
  const words = useWords(contactUsWords);
  return (
    <Page>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
          <Text look="quiet">{words.notADoctor}</Text>
        </header>
        <ContactForm />
      </div>
    </Page>
  );
}
