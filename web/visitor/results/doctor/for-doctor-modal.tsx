import Printer from "lucide-react/icons/printer";
import { type ReactNode, useEffect, useState } from "react";
import { href } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { call } from "#web/core/calls/call.ts";
import { dayOf } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { tellWorker } from "#web/core/offline/tell-worker.ts";
import { usePublicUrl } from "#web/core/public-url.ts";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { questionText } from "#web/visitor/results/visit/visit-questions.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import { type Brief, briefCode, qrAddress } from "#web/visitor/visit/brief.ts";
import { DoctorSheet } from "./doctor-sheet.tsx";
import styles from "./for-doctor-modal.module.css";

interface ForDoctorModalProps {
  result: Result;
  visit: VisitState;
  /** Prints the family's sheet with this page after it. */
  onPrint: (doctorPage: ReactNode) => void;
  onClose: () => void;
}

/** The family chooses what the doctor sees, then shows the page on this phone, as a QR code or on paper. */
export function ForDoctorModal({
  result,
  visit,
  onPrint,
  onClose,
}: ForDoctorModalProps) {
  const words = useWords(forDoctorWords);
  const { close, cannotOpen } = useWords(resultsWords);
  const { brief, isShown, toggle } = useBrief(result, visit);
  const isEmpty = brief.worries.length === 0 && brief.questions.length === 0;
  // Store the page for the doctor on the phone, because the room may have no connection.
  useEffect(() => {
    tellWorker(href("/visit"), "").catch(() => undefined);
  }, []);

  async function print() {
    try {
      const texts = await call("GET /api/visit", {});
      onClose();
      onPrint(<DoctorSheet brief={brief} texts={texts} />);
    } catch {
      toasts.show({ text: cannotOpen, kind: "danger" });
    }
  }
  return (
    <Modal
      isOpen
      size="tall"
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      actions={
        isEmpty ? (
          <p role="status">{words.nothing}</p>
        ) : (
          <>
            <ButtonLink to={`${href("/visit")}#${briefCode(brief)}`}>
              {words.show}
            </ButtonLink>
            <Button
              kind="secondary"
              icon={Printer}
              onClick={() => void print()}
            >
              {words.print}
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        <p>{words.text}</p>
        <Choices {...{ result, visit, isShown, toggle }} />
        {!isEmpty && <Code brief={brief} />}
      </div>
    </Modal>
  );
}

type Part = "worries" | "age" | "doses" | `question ${string}`;

/** The brief with the chosen parts: at first the worries and the questions that were not asked yet. */
function useBrief({ orderedConcerns, child }: Result, visit: VisitState) {
  const language = useLanguage();
  const [day] = useState(() => dayOf(new Date().toISOString()));
  const [chosen, setChosen] = useState<Partial<Record<Part, boolean>>>({});
  const isShown = (part: Part, isUsual: boolean) => chosen[part] ?? isUsual;
  const brief: Brief = {
    language,
    day,
    worries: isShown("worries", true)
      ? orderedConcerns.slice(0, topCount).map(({ _id }) => _id)
      : [],
    questions: visit.questions
      .filter(({ _id, isAsked }) => isShown(`question ${_id}`, !isAsked))
      .map((question) => {
        const { suggestion } = question;
        if (suggestion === undefined)
          return { text: questionText(question, language), isOwn: true };
        // The key of a suggestion is the concern's id, a slash and the English text without the child's name.
        const text = suggestion.slice(suggestion.indexOf("/") + 1);
        return { text, isOwn: false };
      }),
    age: isShown("age", false) ? child.age : null,
    doses: isShown("doses", false) ? child.doses : null,
  };
  return {
    brief,
    isShown,
    toggle: (part: Part) => (isOn: boolean) =>
      setChosen((before) => ({ ...before, [part]: isOn })),
  };
}

type ChoicesProps = Pick<ForDoctorModalProps, "result" | "visit"> &
  Pick<ReturnType<typeof useBrief>, "isShown" | "toggle">;

function Choices({ result, visit, isShown, toggle }: ChoicesProps) {
  const words = useWords(forDoctorWords);
  const { ages, dosesSoFar } = useWords(childWords);
  const language = useLanguage();
  const { age, doses } = result.child;
  const names = result.orderedConcerns
    .slice(0, topCount)
    .map(({ name, name_es }) => inLanguage(language, name, name_es));
  return (
    <>
      <Checkbox
        label={words.worries}
        helper={names.join(" · ")}
        checked={isShown("worries", true)}
        onChange={toggle("worries")}
      />
      {visit.questions.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{words.questions}</legend>
          {visit.questions.map((question) => (
            <Checkbox
              key={question._id}
              label={questionText(question, language)}
              checked={isShown(`question ${question._id}`, !question.isAsked)}
              onChange={toggle(`question ${question._id}`)}
            />
          ))}
        </fieldset>
      )}
      {(age || doses) && (
        <fieldset className={styles.group}>
          <legend>{words.child}</legend>
          {age && (
            <Checkbox
              label={words.age(ages[age])}
              checked={isShown("age", false)}
              onChange={toggle("age")}
            />
          )}
          {doses && (
            <Checkbox
              label={words.doses(dosesSoFar[doses])}
              checked={isShown("doses", false)}
              onChange={toggle("doses")}
            />
          )}
        </fieldset>
      )}
    </>
  );
}

function Code({ brief }: { brief: Brief }) {
  const words = useWords(forDoctorWords);
  const { address, leftOut } = qrAddress(brief, usePublicUrl());
  return (
    <section className={styles.code} aria-labelledby="doctor-code">
      <h3 id="doctor-code">{words.qrTitle}</h3>
      <QrCode text={address} label={words.qr} />
      {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
    </section>
  );
}
