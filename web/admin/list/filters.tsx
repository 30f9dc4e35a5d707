import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { type ReactNode, type Ref, useId } from "react";
import type { Language } from "#shared/rules/language.ts";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/admin/list.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./list.module.css";

type RoomProps = {
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Holds a list with its filters above it. */
export function ListArea({ className = "", ...props }: RoomProps) {
  return <div {...props} className={`${styles.room} ${className}`} />;
}

/** What narrows a list, in a row above it. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

type ChoiceProps<Value extends string> = {
  /** Only spoken: what can be chosen says it to the eye. */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

/** Narrows a list, as small as a filter should be. */
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

/** Days such as `2026-11-20`; empty: open. */
export type Days = { from: string; to: string };

type Props = { days: Days; onChoose: (days: Partial<Days>) => void };

/** Narrows a list to what happened between two days, either of which may be left open. */
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

type Ask = (parts: Record<string, string>) => void;

/** Narrows to one language, as the address has it. */
export function LanguageFilter({
  asked,
  ask,
}: {
  asked: Language | undefined;
  ask: Ask;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.language}
      value={asked ?? ""}
      options={[
        { value: "", label: words.anyLanguage },
        { value: "en", label: words.languages.en },
        { value: "es", label: words.languages.es },
      ]}
      onChoose={(language) => ask({ language })}
    />
  );
}

/** What families did, or what was made up to show it with. */
export function DemoFilter({
  asked,
  ask,
}: {
  asked: "yes" | "no" | undefined;
  ask: Ask;
}) {
  const words = useWords(listWords);
  return (
    <Choice
      label={words.madeUp}
      value={asked ?? ""}
      options={[
        { value: "", label: words.real },
        { value: "yes", label: words.demo },
      ]}
      onChoose={(demo) => ask({ demo })}
    />
  );
}
