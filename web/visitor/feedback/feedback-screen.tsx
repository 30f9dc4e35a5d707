import {
  data,
  href,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
} from "react-router";
import { newKey } from "#web/core/calls/idempotency-keys.ts";
import { pageRequestContext } from "#web/core/calls/page-request.ts";
import { useWords } from "#web/core/language.tsx";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Text } from "#web/ui/layout/text.tsx";
import { hashText } from "#web/visitor/quiz/cookie-visit.ts";
import type { Route } from "./+types/feedback-screen.ts";
import styles from "./feedback.module.css";
import {
  sendFeedback,
  textIn,
  type UnsentFeedback,
  type WebsiteFeedback,
  websiteFeedbackIn,
} from "./feedback.ts";
import { WebsiteFeedbackForm } from "./website-feedback-form.tsx";

/** The idempotency key of this form, so that sending it twice stores one feedback. */
export const loader = newKey;
export const clientLoader = newKey;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const feedback = websiteFeedbackIn(form);
  const { call } = context.get(pageRequestContext);
  const key = await hashText(
    `${textIn(form, "key")} ${JSON.stringify(feedback)}`,
  );
  const refused = await sendFeedback(call, feedback, key);
  if (!refused) return redirect(href("/feedback/sent"), 303);
  const { problem, status } = refused;
  return data({ feedback, problem }, { status });
}

/** The feedback dialog as a page, for browsers without scripts. */
export default function FeedbackScreen() {
  const words = useWords(feedbackWords);
  const sendKey = useLoaderData<typeof loader>();
  const unsent = useActionData<UnsentFeedback<WebsiteFeedback>>();
  const navigate = useNavigate();
  return (
    <Page>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <Text look="lead">{words.text}</Text>
        </header>
        <div data-card>
          <WebsiteFeedbackForm
            answers={unsent?.feedback}
            problem={unsent?.problem}
            sendKey={sendKey}
            onSent={() => void navigate(href("/feedback/sent"))}
          />
        </div>
      </div>
    </Page>
  );
}
