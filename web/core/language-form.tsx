import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { CarriedContext } from "#web/core/storage/carried.ts";
import { CarriedField } from "#web/core/storage/carried-field.tsx";

type Props = { children: (name: string) => ReactNode };

/** Turns the language by a link of its own where no script does; without cookies what was filled in goes along. */
export function LanguageForm({ children }: Props) {
  const { field } = use(CarriedContext);
  const { pathname } = useLocation();
  if (!field)
    return (
      <form method="get" action={pathname}>
        {children("lang")}
      </form>
    );
  return (
    <form method="post" action={pathname}>
      <CarriedField />
      <input type="hidden" name="do" value="turn" />
      {children("quizlang")}
    </form>
  );
}
