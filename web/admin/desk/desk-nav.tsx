import { useEffect, useRef } from "react";
import { href, NavLink, useLocation } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { deskWords } from "#web/i18n/desk/desk.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { sections } from "./sections.ts";
import styles from "./desk-nav.module.css";

/** The rooms of the desk: a bar at its side, or a row above it that moves under the thumb. */
export function DeskNav() {
  const words = useWords(deskWords);
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      <ul ref={list} role="list" className={styles.list}>
        {sections.map(({ to, name, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === href("/dashboard")}>
              <Icon of={icon} />
              {words[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
