import Stethoscope from "lucide-react/icons/stethoscope";
import type { ReactNode } from "react";
import type { Result } from "#shared/contract/quiz/results.ts";
import { useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useOnDemand } from "#web/visitor/results/on-demand.ts";
import type { VisitState } from "#web/visitor/results/visit/visit-store.ts";

const loadModal = () =>
  import("./for-doctor-modal.tsx").then((file) => file.ForDoctorModal);

interface ForDoctorButtonProps {
  result: Result;
  visit: VisitState;
  onPrint: (doctorPage: ReactNode) => void;
}

/** Opens the choices for the page that the family shows its doctor. */
export function ForDoctorButton(props: ForDoctorButtonProps) {
  const words = useWords(resultsWords);
  const modal = useOnDemand(loadModal, words.cannotOpen);
  return (
    <div data-only="scripts">
      <Button kind="secondary" compact icon={Stethoscope} onClick={modal.open}>
        {words.forDoctor}
      </Button>
      {modal.Window && <modal.Window {...props} onClose={modal.close} />}
    </div>
  );
}
