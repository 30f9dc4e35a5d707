import Search from "lucide-react/icons/search";
import { useId } from "react";
import { useWords } from "#web/core/language.tsx";
import { listWords } from "#web/i18n/desk/list.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./filters.module.css";

type Props = { query: string; onSearch: (query: string) => void };

export function SearchBox({ query, onSearch }: Props) {
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
