import CircleCheck from "lucide-react/icons/circle-check";
import { href, useLocation } from "react-router";
import { MessageScreen } from "#web/core/error-screens/message-screen.tsx";
import { useWords } from "#web/core/language.tsx";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import styles from "./sent-screen.module.css";

/** Shown after a form was sent as a page of its own; reloading it sends nothing. */
export default function SentScreen() {
  const words = useWords(coreWords);
  const message = useWords(contactUsWords);
  const feedback = useWords(feedbackWords);
  const isMessage = useLocation().pathname === href("/contact/sent");
  return (
    <MessageScreen
      picture={
        <span className={styles.picture}>
          <Icon of={CircleCheck} />
        </span>
      }
      title={isMessage ? message.sent : feedback.thanks}
      text={isMessage ? message.sentText : feedback.thanksText}
      action={
        <Row>
          <ButtonLink to={href("/")}>{words.backHome}</ButtonLink>
          <ButtonLink kind="secondary" to={href("/concerns")}>
            {words.allConcerns}
          </ButtonLink>
        </Row>
      }
    />
  );
}
