import Search from "lucide-react/icons/search";
import { useId } from "react";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/order.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./order-bar.module.css";

type Props = {
  query: string;
  shown: number;
  total: number;
  isMoved: boolean;
  isSaving: boolean;
  onSearch: (query: string) => void;
  onSave: () => void;
};

/** Above a list and always in sight: finding something in it, and keeping its new order. */
export function OrderBar(props: Props) {
  const { query, shown, total, isMoved, isSaving, onSearch, onSave } = props;
  const words = useWords(orderWords);
  const id = useId();
  const isSearching = shown < total;
  return (
    <div className={styles.bar}>
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
      <output className={styles.state}>
        {isSearching && `${words.found(shown, total)} `}
        {isSearching && words.orderLater}
        {isMoved && !isSearching && words.notSaved}
      </output>
      <Button
        compact
        disabled={!isMoved}
        pending={isSaving}
        pendingLabel={words.saving}
        onClick={onSave}
      >
        {words.saveOrder}
      </Button>
    </div>
  );
}
