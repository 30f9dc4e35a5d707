import type { ReactNode } from "react";
import { href, NavLink } from "react-router";
import { coreWords } from "#web/i18n/core/core.ts";
import { useWords } from "#web/core/language.tsx";
import styles from "./site-links.module.css";

/** Which of the two lists is seen, and whether the quiz is in it, the style sheet knows (boot.ts). */
export function VisitorLinks({ feedback }: { feedback?: ReactNode }) {
  const words = useWords(coreWords);
  return (
    <ul role="list" className={styles.links} data-only="visitors">
      <li>
        <NavLink to={href("/")} end>
          {words.home}
        </NavLink>
      </li>
      <li data-only="invited">
        <NavLink to={href("/quiz/:id?")}>{words.quiz}</NavLink>
      </li>
      <li>
        <NavLink to={href("/aboutus")}>{words.aboutUs}</NavLink>
      </li>
      {feedback}
      <li>
        <NavLink to={href("/contact")}>{words.contactUs}</NavLink>
      </li>
    </ul>
  );
}

export function StaffLinks({ onLogOut }: { onLogOut: () => void }) {
  const words = useWords(coreWords);
  return (
    <ul role="list" className={styles.links} data-only="staff">
      <li>
        <NavLink to={href("/")} end>
          {words.home}
        </NavLink>
      </li>
      <li>
        <NavLink to={href("/dashboard")} reloadDocument>
          {words.dashboard}
        </NavLink>
      </li>
      <li>
        <button type="button" onClick={onLogOut}>
          {words.logOut}
        </button>
      </li>
    </ul>
  );
}
