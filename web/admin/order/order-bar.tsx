import { SearchBox } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { Button } from "#web/ui/actions/button.tsx";
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
  const isSearching = shown < total;
  return (
    <div className={styles.bar}>
      <SearchBox query={query} onSearch={onSearch} />
      <output className={styles.state}>
        {isSearching && `${words.found(shown, total)} `}
        {isMoved && words.notSaved}
        {isSearching && !isMoved && words.orderLater}
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
