import { href, useActionData, useLoaderData, useNavigate } from "react-router";
import { newKey } from "#web/core/calls/new-key.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.ts";
import { Card, Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import type { Route } from "./+types/feedback-screen.ts";
import styles from "./feedback.module.css";
import type { WebsiteFeedback } from "./feedback-in.ts";
import type { Unsent } from "./plain/send-plainly.ts";
import { takeFeedback } from "./plain/take-feedback.ts";
import { WebsiteFeedbackForm } from "./website-feedback-form.tsx";

/** What tells the form of this page from all others, so that sending it twice is one feedback. */
export const loader = newKey;
export const clientLoader = newKey;

export const action = (args: Route.ActionArgs) => takeFeedback(args);

/** The window of the menu as a page, for browsers that run no scripts. */
export default function FeedbackScreen() {
  const words = useWords(feedbackWords);
  const sendKey = useLoaderData<typeof loader>();
  const unsent = useActionData<Unsent<WebsiteFeedback>>();
  const navigate = useNavigate();
  return (
    <Page>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
        </header>
        <Card>
          <WebsiteFeedbackForm
            answers={unsent?.feedback}
            problem={unsent?.problem}
            sendKey={sendKey}
            onSent={() => void navigate(href("/feedback/sent"))}
          />
        </Card>
      </div>
    </Page>
  );
}
