import type { ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "#web/visitor/results/visit/visit.module.css";

interface PlainFormProps {
  id?: string;
  only?: "plain";
  children: ReactNode;
}

/** A form about the questions for the visit, which only a browser without scripts sends; it leads back to the list. */
export function PlainForm({ id, only, children }: PlainFormProps) {
  const { pathname } = useLocation();
  return (
    <form
      id={id}
      method="post"
      action={`${pathname}#my-questions`}
      className={styles.plain}
      data-only={only}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
