import type { ComponentProps, MouseEvent } from "react";
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
} from "react-router";

export type RouteLinkProps = Omit<ComponentProps<"a">, "href" | "target"> &
  Pick<NavigateOptions, "state"> & { to: To };

/** A link to another screen; React Router's own brings what fetches ahead, which screens do themselves. */
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
