import { useLocation } from "react-router";
import {
  defaultPrefix,
  shortestPhone,
} from "#shared/rules/outreach/contacts/phone.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./results.module.css";
import { useTexted } from "./action-data.ts";

/** The form to text the results, as part of the page for browsers without scripts. */
export function PlainTexting() {
  const words = useWords(resultsWords);
  const { pathname } = useLocation();
  const { refused, sentText } = useTexted();
  return (
    <form
      id="text-message"
      data-card
      className={styles.texting}
      data-only="plain"
      method="post"
      action={`${pathname}#text-message`}
      noValidate
    >
      <h2>{words.smsTitle}</h2>
      {sentText && !refused && <Alert kind="success">{sentText}</Alert>}
      <p>{words.smsText}</p>
      <Field
        kind="tel"
        name="phone"
        autoComplete="tel"
        required
        minLength={shortestPhone}
        label={words.ownPhone}
        helper={words.ownPhoneHelper}
        error={refused?.isWrong ? words.phoneWrong : undefined}
        defaultValue={refused?.phone ?? defaultPrefix}
      />
      <NotTexted refused={refused} />
      <div>
        <Button type="submit" name="do" value="text" kind="secondary" compact>
          {words.smsSend}
        </Button>
      </div>
    </form>
  );
}

/** Says why nothing was sent. An invalid number is reported at its field. */
function NotTexted({ refused }: Pick<ReturnType<typeof useTexted>, "refused">) {
  const { cannotOpen } = useWords(resultsWords);
  const sentenceOf = useSentence();
  if (!refused || refused.isWrong) return null;
  const [sentence = cannotOpen] = refused.reasons.map(sentenceOf);
  return <Alert kind="danger">{sentence}</Alert>;
}
