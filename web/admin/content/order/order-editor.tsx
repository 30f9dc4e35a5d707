import Plus from "lucide-react/icons/plus";
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { href, useRevalidator } from "react-router";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { SearchBox } from "#web/admin/list/filters.tsx";
import { readQuery, useAddress } from "#web/admin/list/address.ts";
import { matcher, searchable } from "#web/admin/list/search.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useHash } from "#web/core/hash.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { orderWords } from "#web/i18n/admin/content/order.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { DragContext } from "#web/ui/sortable/drag-context.tsx";
import { useMoveAnimation } from "#web/ui/sortable/move-animation.ts";
import styles from "./order.module.css";
import { type Item, OrderedRow, type RowOptions } from "./ordered-row.tsx";
import { PlaceModal } from "./place-modal.tsx";
import { numbersOf, useOrder, useToggleActive } from "./use-order.ts";

type Props<T extends Item> = RowOptions & {
  words: Record<"reordered" | "reorderFailed" | "statusSaved", string> & {
    list: Record<"title" | "intro" | "add" | "none", string>;
  };
  items: T[];
  /** The name in English and in Spanish. */
  namesOf: (item: T) => [string, string];
  detailsOf: (item: T) => string;
  /** Whether a search also looks through the details. */
  searchesDetails?: boolean;
};

/** A list that staff keep in order: number, switch, move, find, and save the order. */
export function OrderEditor<T extends Item>(props: Props<T>): ReactNode {
  const { list, items, namesOf, detailsOf, searchesDetails = false } = props;
  const { list: words } = props.words;
  const language = useLanguage();
  const { order, setActive } = useListActions(props);
  const { toggled, toggle } = useToggleActive(items, setActive);
  const { ordered, ids, isMoved, move, ...saved } = useOrder(toggled);
  const { revalidate } = useRevalidator();
  const { asked: query, ask } = useAddress(readQuery);
  const wanted = useDeferredValue(query);
  const isFound = matcher(wanted);
  const shown = ordered.filter((item) => {
    const details = searchesDetails ? [detailsOf(item)] : [];
    return isFound(searchable([...namesOf(item), ...details]));
  });

  async function save() {
    const { ok } = await order.run({ body: ids });
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
          <ButtonLink compact icon={Plus} to={href(`/dashboard/${list}/new`)}>
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
            isSaving={order.isPending}
            onSearch={(wish) => ask({ query: wish })}
            onSave={() => void save()}
          />
          {shown.length === 0 && <NothingFound query={wanted} />}
          <OrderedList
            {...props}
            items={ordered}
            shown={shown}
            nameOf={(item) => inLanguage(language, ...namesOf(item))}
            onMove={move}
            onToggle={(id, isActive) => void toggle(id, isActive)}
          />
        </>
      )}
    </>
  );
}

/** Saves the order of a list, and which of its items are active. */
function useListActions({ list, words }: Pick<Props<Item>, "list" | "words">) {
  const { purpose_taken } = useWords(refusalWords);
  const { saveFailed } = useWords(formWords);
  const order = useAction(`POST /api/${list}/reorder`, {
    success: words.reordered,
    failure: { say: words.reorderFailed },
    // The list does.
    revalidate: false,
  });
  const status = useAction(`PUT /api/${list}/toggle/:id`, {
    success: words.statusSaved,
    failure: { say: saveFailed, except: "purpose_taken" },
  });

  async function setActive({ _id, active }: Item) {
    const outcome = await status.run({ params: { id: _id }, body: { active } });
    if (!outcome.ok && isRefusedFor("purpose_taken", outcome.error))
      toasts.show({ text: purpose_taken, kind: "danger" });
    return outcome;
  }
  return { order, setActive };
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

type ListProps<T extends Item> = Omit<Props<T>, "namesOf"> & {
  /** Those of the items that match the search. */
  shown: T[];
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  onToggle: (id: string, isActive: boolean) => void;
};

/** Items are moved by the handle with mouse, finger or keyboard, by buttons, or to a place. */
function OrderedList<T extends Item>(props: ListProps<T>) {
  const { items, shown, nameOf, detailsOf, onMove } = props;
  const words = useWords(orderWords);
  const news = useHash();
  const ids = items.map(({ _id }) => _id);
  const numbers = numbersOf(items);
  const names = new Map(items.map((item) => [item._id, nameOf(item)]));
  const nameOfId = (id = "") => names.get(id) ?? "";
  const { list, said, moveBy, moveTo } = useMoving(ids, nameOfId, onMove);
  const toggle = useLatest(props.onToggle);
  const [placed, setPlaced] = useState<string>();
  return (
    <DragContext names={names} words={words.sortable} onMove={onMove}>
      <ol
        ref={list}
        className={styles.list}
        aria-label={props.words.list.title}
      >
        {shown.map((item) => (
          <OrderedRow
            key={item._id}
            item={item}
            list={props.list}
            name={nameOf(item)}
            details={detailsOf(item)}
            MoreLink={props.MoreLink}
            number={numbers.get(item._id)}
            isNews={item._id === news}
            isFirst={item._id === ids[0]}
            isLast={item._id === ids[ids.length - 1]}
            mayMove={shown.length === items.length}
            onMove={moveBy}
            onPlace={setPlaced}
            onToggle={toggle}
          />
        ))}
      </ol>
      {placed !== undefined && (
        <PlaceModal
          name={nameOfId(placed)}
          place={ids.indexOf(placed) + 1}
          total={ids.length}
          nameBefore={(place) =>
            nameOfId(ids.filter((id) => id !== placed)[place - 2])
          }
          onPlace={(place) => {
            setPlaced(undefined);
            moveTo(placed, place);
          }}
          onClose={() => setPlaced(undefined)}
        />
      )}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </DragContext>
  );
}

type Move = (from: number, to: number) => void;

/** Moves without dragging: by one step the row glides; it stays in sight, and its new place is said. */
function useMoving(
  ids: string[],
  nameOf: (id: string) => string,
  onMove: Move,
) {
  const { sortable } = useWords(orderWords);
  const list = useRef<HTMLOListElement>(null);
  const order = ids.join("\n");
  const holdPlaces = useMoveAnimation(list, order);
  const [moved, setMoved] = useState({ id: "", said: "" });
  const moveTo = (id: string, place: number) => {
    const said = sortable.moved(nameOf(id), place, ids.length);
    onMove(ids.indexOf(id), place - 1);
    setMoved({ id, said });
  };
  // A row that glides across the whole list would be out of sight before it arrives.
  const moveBy = useLatest((id: string, by: -1 | 1) => {
    holdPlaces();
    moveTo(id, ids.indexOf(id) + 1 + by);
  });
  useEffect(() => {
    document.getElementById(moved.id)?.scrollIntoView({ block: "nearest" });
  }, [moved]);
  return { list, said: moved.said, moveBy, moveTo };
}

/** Always the same function, doing what the latest one does. */
function useLatest<Given extends unknown[]>(action: (...given: Given) => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
