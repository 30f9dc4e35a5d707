import { type ReactNode, useEffect, useRef } from "react";
import { href, useLocation } from "react-router";
import { placeOf } from "#shared/rules/quiz/places.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { RouteLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Menu } from "#web/ui/content/icons.tsx";
import {
  useWords,
  changeLanguage,
  useLanguage,
  languageOptions,
  turnLanguage,
} from "#web/core/language.tsx";
import { signOut } from "#web/core/calls/session.ts";
import { useSiteName } from "./site.ts";
import styles from "./site-header.module.css";
import { ToggleGroup } from "#web/ui/actions/toggle-group.tsx";

/** The header. On phones the menu is a popover, so that it opens even before the scripts have loaded. */
export function SiteHeader({ feedback }: { feedback?: ReactNode }) {
  const words = useWords(coreWords);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = menu.current;
    const close = ({ target }: MouseEvent) => {
      if ((target as Element).closest("a, button")) nav?.hidePopover?.();
    };
    nav?.addEventListener("click", close);
    return () => nav?.removeEventListener("click", close);
  }, []);
  // Reload the page, because visitor pages do not include the dashboard's routes.
  const logOut = () =>
    void signOut().then(() => location.assign(href("/login")));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <RouteLink className={styles.name} to={href("/")}>
          <img
            src="/images/favicon.svg"
            alt=""
            width="36"
            height="36"
            fetchPriority="low"
          />
          <span>{useSiteName()}</span>
        </RouteLink>
        <div className={styles.tools}>
          <LanguageButtons />
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="site-menu"
          >
            <Icon of={Menu} />
            <span>{words.menu}</span>
          </button>
        </div>
        <nav
          ref={menu}
          id="site-menu"
          popover="auto"
          className={styles.menu}
          aria-label={words.menu}
        >
          <VisitorLinks feedback={feedback} />
          <StaffLinks onLogOut={logOut} />
        </nav>
      </div>
    </header>
  );
}

function LanguageButtons() {
  const label = useWords(coreWords).languages;
  const value = useLanguage();
  const { pathname } = useLocation();
  // Change the language without a reload, so that open panels on the results stay open.
  const isResults = placeOf(pathname)?.startsWith("/results/");
  return (
    <form method="get">
      <ToggleGroup
        look="outlined"
        name="lang"
        label={label}
        options={languageOptions}
        value={value}
        onChoose={isResults ? turnLanguage : changeLanguage}
      />
    </form>
  );
}

/** The style sheet shows one of the two lists, with or without the quiz (inline-script.ts). */
function VisitorLinks({ feedback }: { feedback?: ReactNode }) {
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

function StaffLinks({ onLogOut }: { onLogOut: () => void }) {
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

/** Marks a link as the current page, also on pages below its path. The link to the home page is marked only there. */
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
