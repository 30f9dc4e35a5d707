import Plus from "lucide-react/icons/plus";
import { type ReactNode, useDeferredValue } from "react";
import { useRevalidator } from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/desk/unsaved.tsx";
import { SearchBox } from "#web/admin/list/filters.tsx";
import { readQuery } from "#web/admin/list/read-address.ts";
import { matcher, searchable } from "#web/admin/list/search.ts";
import { useAddress } from "#web/admin/list/use-address.ts";
import { useHash } from "#web/core/hash.ts";
import { useWords } from "#web/core/language.tsx";
import { orderWords } from "#web/i18n/admin/order.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import styles from "./order-bar.module.css";
import { OrderedList } from "./ordered-list.tsx";
import type { Entry, Item } from "./ordered-row.tsx";
import { useOrder, useToggling } from "./use-order.ts";

type Props<T extends Item> = {
  words: { title: string; intro: string; add: string; none: string };
  newTo: string;
  items: T[];
  nameOf: (item: T) => string;
  /** Always the same function, so that rows are drawn again only when they change. */
  entryOf: (item: T) => Entry;
  /** What a search looks through. */
  textsOf: (item: T) => string[];
  isSaving: boolean;
  toggle: (item: T) => Promise<{ ok: boolean }>;
  saveOrder: (ids: string[]) => Promise<{ ok: boolean }>;
};

/** A list that staff keep in order: number, switch, move, find, and save the order. */
export function OrderDesk<T extends Item>(props: Props<T>): ReactNode {
  const { words, items, isSaving, nameOf, entryOf, textsOf } = props;
  const { toggled, toggle } = useToggling(items, props.toggle);
  const { ordered, ids, isMoved, move, ...saved } = useOrder(toggled);
  const { revalidate } = useRevalidator();
  const news = useHash();
  const { asked: query, ask } = useAddress(readQuery);
  const wanted = useDeferredValue(query);
  const isFound = matcher(wanted);
  const shown = ordered.filter((item) => isFound(searchable(textsOf(item))));

  async function save() {
    const { ok } = await props.saveOrder(ids);
    if (ok) saved.markSaved();
    await revalidate();
    if (ok) saved.settle();
  }

  return (
    <>
      <ScreenHead
        title={words.title}
        intro={words.intro}
        actions={
          <ButtonLink compact icon={Plus} to={props.newTo}>
            {words.add}
          </ButtonLink>
        }
      />
      <UnsavedGuard when={isMoved} />
      {items.length === 0 && (
        <EmptyState illustration={<EmptyBox />} title={words.none} />
      )}
      {items.length > 0 && (
        <>
          <OrderBar
            query={query}
            shown={shown.length}
            total={items.length}
            isMoved={isMoved}
            isSaving={isSaving}
            onSearch={(wish) => ask({ query: wish })}
            onSave={() => void save()}
          />
          {shown.length === 0 && <NothingFound query={wanted} />}
          <OrderedList
            label={words.title}
            items={ordered}
            shown={shown}
            nameOf={nameOf}
            entryOf={entryOf}
            news={news}
            onMove={move}
            onToggle={(id, isActive) => void toggle(id, isActive)}
          />
        </>
      )}
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  const words = useWords(orderWords);
  return <EmptyState title={words.nothingFound(query.trim())} />;
}

type OrderBarProps = {
  query: string;
  shown: number;
  total: number;
  isMoved: boolean;
  isSaving: boolean;
  onSearch: (query: string) => void;
  onSave: () => void;
};

/** Above a list and always in sight: finding something in it, and keeping its new order. */
function OrderBar(props: OrderBarProps) {
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
