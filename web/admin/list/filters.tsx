import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { type ReactNode, type Ref, useId } from "react";
import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/admin/list.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./list.module.css";

type AreaProps = {
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Holds a list with its filters above it. */
export function ListArea({ className = "", ...props }: AreaProps) {
  return <div {...props} className={`${styles.room} ${className}`} />;
}

/** A row of filters above a list. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

type ChoiceProps<Value extends string> = {
  /** For screen readers only: the selected option is its visible label. */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** A compact select for a filter. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  );
}

type SearchProps = { query: string; onSearch: (query: string) => void };

export function SearchBox({ query, onSearch }: SearchProps) {
  const words = useWords(listWords);
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <Icon of={Search} />
        <VisuallyHidden>{words.search}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        placeholder={words.search}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}

/** Dates such as `2026-11-20`; an empty end is open. */
export type Days = { from: string; to: string };

type Props = { days: Days; onChoose: (days: Partial<Days>) => void };

/** Filters by date; either end may be open. */
export function DayRange({ days, onChoose }: Props) {
  const id = useId();
  const words = useWords(listWords);
  return (
    <div className={styles.days}>
      {(["from", "to"] as const).map((end) => (
        <div key={end} className={styles.day}>
          <label htmlFor={`${id}-${end}`}>{words[end]}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={days[end]}
            onChange={(event) => onChoose({ [end]: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}

type ChangeView = (parts: Record<string, string>) => void;

export function LanguageFilter({
  value,
  changeView,
}: {
  value: Language | undefined;
  changeView: ChangeView;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.language}
      value={value ?? ""}
      options={[
        { value: "", label: words.anyLanguage },
        { value: "en", label: words.languages.en },
        { value: "es", label: words.languages.es },
      ]}
      onChoose={(language) => changeView({ language })}
    />
  );
}

/** Switches between families' data and demo data. */
export function DemoFilter({
  value,
  changeView,
}: {
  value: "yes" | "no" | undefined;
  changeView: ChangeView;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.madeUp}
      value={value ?? ""}
      options={[
        { value: "", label: words.real },
        { value: "yes", label: words.demo },
      ]}
      onChoose={(demo) => changeView({ demo })}
    />
  );
}
