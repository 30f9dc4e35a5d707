import Printer from "lucide-react/icons/printer";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { href } from "react-router";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Language } from "#shared/rules/language.ts";
import { call } from "#web/core/calls/call.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import { inLanguage } from "#web/core/in-language.ts";
import {
  LanguageProvider,
  useLanguage,
  useWords,
} from "#web/core/language.tsx";
import { tellWorker } from "#web/core/offline/tell-worker.ts";
import { usePublicUrl } from "#web/core/public-url.ts";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Disclosure } from "#web/ui/content/disclosure.tsx";
import { QrCode } from "#web/ui/content/qr-code.tsx";
import { Row } from "#web/ui/layout/page.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";
import { type Brief, briefCode, qrAddress } from "#web/visitor/visit/brief.ts";
import { BriefPage } from "#web/visitor/visit/brief-page.tsx";
import { VisitLanguage } from "#web/visitor/visit/visit-language.tsx";
import type { VisitTexts } from "#web/visitor/visit/visit-texts.ts";
import { DoctorSheet } from "./doctor-sheet.tsx";
import styles from "./for-doctor-modal.module.css";
import { useBrief } from "./use-brief.ts";

interface ForDoctorModalProps {
  result: Result;
  visit: VisitState;
  /** Prints the family's sheet with this page after it. */
  onPrint: (doctorPage: ReactNode) => void;
  onClose: () => void;
}

/** The page for the doctor as a QR code, on this screen or on paper. The family can change what it shows. */
export function ForDoctorModal({
  result,
  visit,
  onPrint,
  onClose,
}: ForDoctorModalProps) {
  const words = useWords(forDoctorWords);
  const { close, cannotOpen } = useWords(resultsWords);
  const { brief, ...choices } = useBrief(result, visit);
  const { age, doses } = result.child;
  const hasChoices =
    choices.worries.length > 0 ||
    visit.questions.length > 0 ||
    Boolean(age ?? doses);
  // Store the page for the doctor on the phone, because the room may have no connection.
  useEffect(() => {
    tellWorker(href("/visit"), "").catch(() => undefined);
  }, []);

  const [shown, setShown] = useState<VisitTexts>();

  async function withTexts(show: (texts: VisitTexts) => void) {
    try {
      show(await call("GET /api/visit", {}));
    } catch {
      toasts.show({ text: cannotOpen, kind: "danger" });
    }
  }
  const print = (language: Language) =>
    void withTexts((texts) => {
      onClose();
      onPrint(<DoctorSheet language={language} brief={brief} texts={texts} />);
    });
  if (shown)
    return (
      <Modal isOpen title={words.title} closeLabel={close} onClose={onClose}>
        <ShownPage brief={brief} texts={shown} onPrint={print} />
      </Modal>
    );
  return (
    <Modal isOpen title={words.title} closeLabel={close} onClose={onClose}>
      {isEmpty(brief) ? (
        <p role="status">{hasChoices ? words.nothing : words.noChoices}</p>
      ) : (
        <>
          <Code brief={brief} />
          <Row>
            <ShowButton brief={brief} onShow={() => void withTexts(setShown)} />
            <Button kind="secondary" icon={Printer} onClick={() => print("en")}>
              {words.print}
            </Button>
          </Row>
        </>
      )}
      {hasChoices && (
        <Disclosure title={words.change} defaultOpen={isEmpty(brief)}>
          <div className={styles.choices}>
            <p>{words.text}</p>
            <Choices result={result} visit={visit} {...choices} />
          </div>
        </Disclosure>
      )}
    </Modal>
  );
}

const isEmpty = ({ worries, questions, age, doses }: Brief) =>
  worries.length === 0 && questions.length === 0 && !age && !doses;

interface ShowButtonProps {
  brief: Brief;
  onShow: () => void;
}

/** Opens the page. Not on a clinic tablet, because its address would stay in the browser's list of visited pages. */
function ShowButton({ brief, onShow }: ShowButtonProps) {
  const words = useWords(forDoctorWords);
  if (isKiosk()) return <Button onClick={onShow}>{words.show}</Button>;
  return (
    <ButtonLink to={`${href("/visit")}#${briefCode(brief)}`}>
      {words.show}
    </ButtonLink>
  );
}

type ShownPageProps = Omit<ComponentProps<typeof BriefPage>, "onPrint"> & {
  onPrint: (language: Language) => void;
};

/** The page on a clinic tablet, at first in English, as at its own address. */
function ShownPage({ onPrint, ...page }: ShownPageProps) {
  const [language, setLanguage] = useState<Language>("en");
  return (
    <LanguageProvider language={language}>
      <div className={styles.choices} lang={language}>
        <VisitLanguage language={language} onLanguage={setLanguage} />
        <BriefPage {...page} onPrint={() => onPrint(language)} />
      </div>
    </LanguageProvider>
  );
}

/** The code comes first and is never covered, because the doctor scans it from this screen. */
function Code({ brief }: { brief: Brief }) {
  const words = useWords(forDoctorWords);
  const { address, leftOut } = qrAddress(brief, usePublicUrl());
  return (
    <div className={styles.code}>
      <QrCode text={address} label={words.qr} />
      <p>{words.scan}</p>
      {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
    </div>
  );
}

type ChoicesProps = Pick<ForDoctorModalProps, "result" | "visit"> &
  Omit<ReturnType<typeof useBrief>, "brief">;

function Choices(props: ChoicesProps) {
  const { result, visit, worries, textOf, isShown, toggle } = props;
  const words = useWords(forDoctorWords);
  const { ages, dosesSoFar } = useWords(childWords);
  const language = useLanguage();
  const { age, doses } = result.child;
  const names = worries.map(({ name, name_es }) =>
    inLanguage(language, name, name_es),
  );
  return (
    <>
      {worries.length > 0 && (
        <Checkbox
          label={words.worries}
          helper={names.join(" · ")}
          checked={isShown("worries", true)}
          onChange={toggle("worries")}
        />
      )}
      {visit.questions.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{words.questions}</legend>
          {visit.questions.map((question) => (
            <Checkbox
              key={question._id}
              label={textOf(question)}
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
              checked={isShown("age", true)}
              onChange={toggle("age")}
            />
          )}
          {doses && (
            <Checkbox
              label={words.doses(dosesSoFar[doses])}
              checked={isShown("doses", true)}
              onChange={toggle("doses")}
            />
          )}
        </fieldset>
      )}
    </>
  );
}
