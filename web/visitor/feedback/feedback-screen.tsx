import { href, useNavigate } from "react-router";
import { NeedsScripts } from "#web/core/frame/needs-scripts.tsx";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import styles from "./feedback.module.css";
import { WebsiteFeedbackForm } from "./website-feedback-form.tsx";

/** The feedback dialog as a page, for a tap on its entry in the menu before scripts load. */
export default function FeedbackScreen() {
  const words = useWords(feedbackWords);
  const navigate = useNavigate();
  return (
    <Page>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
        </header>
        <NeedsScripts />
        <div data-card data-only="scripts">
          <WebsiteFeedbackForm
            onSent={() => void navigate(href("/feedback/sent"))}
          />
        </div>
      </div>
    </Page>
  );
}
