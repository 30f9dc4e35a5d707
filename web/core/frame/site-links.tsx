import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { coreWords } from "#web/i18n/core/core.ts";
import { useWords } from "#web/core/language.tsx";
import { RouteLink } from "#web/ui/actions/route-link.tsx";
import styles from "./site-links.module.css";

/** Which of the two lists is seen, and whether the quiz is in it, the style sheet knows (boot.ts). */
export function VisitorLinks({ feedback }: { feedback?: ReactNode }) {
  const words = useWords(coreWords);
  return (
    <ul role="list" className={styles.links} data-only="visitors">
      <li>
        <MenuLink to={href("/")}>{words.home}</MenuLink>
      </li>
      <li data-only="invited">
        <MenuLink to={href("/quiz/:id?")}>{words.quiz}</MenuLink>
      </li>
      <li>
        <MenuLink to={href("/aboutus")}>{words.aboutUs}</MenuLink>
      </li>
      {feedback}
      <li>
        <MenuLink to={href("/contact")}>{words.contactUs}</MenuLink>
      </li>
    </ul>
  );
}

export function StaffLinks({ onLogOut }: { onLogOut: () => void }) {
  const words = useWords(coreWords);
  return (
    <ul role="list" className={styles.links} data-only="staff">
      <li>
        <MenuLink to={href("/")}>{words.home}</MenuLink>
      </li>
      <li>
        <a href={href("/dashboard")} aria-current={useMark(href("/dashboard"))}>
          {words.dashboard}
        </a>
      </li>
      <li>
        <button type="button" onClick={onLogOut}>
          {words.logOut}
        </button>
      </li>
    </ul>
  );
}

/** Also for what stands below an address, except for the home page's. */
function useMark(to: string): "page" | undefined {
  const { pathname } = useLocation();
  const isBelow = to !== "/" && pathname.startsWith(`${to}/`);
  return pathname === to || isBelow ? "page" : undefined;
}

function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <RouteLink to={to} aria-current={useMark(to)}>
      {children}
    </RouteLink>
  );
}
