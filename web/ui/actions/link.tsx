import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  use,
} from "react";
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
} from "react-router";
import { PlainOutsideLinks } from "#web/ui/content/plain-outside-links.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { ExternalLink, type IconDrawing } from "#web/ui/content/icons.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { type ButtonKind, ButtonContent } from "./button.tsx";
import buttonStyles from "./button.module.css";
import styles from "./link.module.css";

type RouteLinkProps = Omit<ComponentProps<"a">, "href" | "target"> &
  Pick<NavigateOptions, "state"> & { to: To };

/** A link to another screen. Does not use React Router's prefetching, because screens prefetch themselves. */
export function RouteLink({ to, state, onClick, ...rest }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: state as unknown,
  });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={href} onClick={press}>
      {rest.children}
    </a>
  );
}

type RouterProps = Omit<RouteLinkProps, "className" | "style">;

interface LinkProps extends RouterProps {
  look?: "text" | "standalone";
}

/** A link inside the site. On a line of its own it is a large tap target. */
export function Link({ look = "text", ...rest }: LinkProps) {
  return <RouteLink {...rest} className={styles.link} data-look={look} />;
}

interface OutsideLinkProps {
  href: string;
  look?: "text" | "standalone";
  /** Read after the text, such as "opens in a new tab"; makes the link open a new tab. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

/** A link to another site, a phone number or an email address. */
export function OutsideLink({
  look = "text",
  newTabLabel,
  children,
  ...rest
}: OutsideLinkProps) {
  if (use(PlainOutsideLinks)) return <span>{children}</span>;
  const newTab = newTabLabel
    ? { target: "_blank", rel: "noopener noreferrer" }
    : {};
  return (
    <a {...rest} {...newTab} className={styles.link} data-look={look}>
      {children}
      {newTabLabel && (
        <span className={styles.outside}>
          <Icon of={ExternalLink} size="small" />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

interface ButtonLinkProps extends RouterProps {
  kind?: ButtonKind;
  icon?: IconDrawing | undefined;
  compact?: boolean;
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({
  kind = "primary",
  icon,
  compact = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <RouteLink
      {...rest}
      className={buttonStyles.button}
      data-kind={kind}
      data-compact={compact}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </RouteLink>
  );
}
