import { useEffect, useRef } from "react";
import { href, useLocation } from "react-router";
import { useWords } from "#web/core/language.tsx";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { RouteLink } from "#web/ui/actions/route-link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { sections } from "./sections.ts";
import { useMay } from "./staff.ts";
import styles from "./desk-nav.module.css";

/** The rooms of the desk: a bar at its side, or a row above it that moves under the thumb. */
export function DeskNav() {
  const words = useWords(deskWords);
  const may = useMay();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // The first is everybody's, also while it is not known yet what somebody may do.
  const [first, ...others] = sections;
  const shown = [first, ...others.filter(({ needs }) => may(needs))];
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={words.sections}>
      <ul ref={list} role="list" className={styles.list}>
        {shown.map(({ to, name, icon }) => (
          <li key={to}>
            <RouteLink to={to} aria-current={markOf(to, pathname)}>
              <Icon of={icon} />
              {words[name]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Also for what stands below a section, except for the first, which all stand below. */
function markOf(to: string, pathname: string): "page" | undefined {
  const isBelow = to !== href("/dashboard") && pathname.startsWith(`${to}/`);
  return pathname === to || isBelow ? "page" : undefined;
}
