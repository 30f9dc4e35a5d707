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
import type { Draft } from "#shared/contract/content/drafts.ts";
import { DraftsLine } from "#web/admin/content/drafts/drafts-line.tsx";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { SearchBox } from "#web/admin/list/filters.tsx";
import { readQuery, useAddress } from "#web/admin/list/address.ts";
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
import { useItemSearch } from "./use-item-search.ts";
import { numbersOf, useOrder, useToggleActive } from "./use-order.ts";

type Props<T extends Item> = RowOptions & {
  words: Record<"reordered" | "reorderFailed" | "statusSaved", string> & {
    list: Record<"title" | "intro" | "add" | "none", string>;
  };
  items: T[];
  drafts: Draft[];
  /** The name in English and in Spanish. */
  namesOf: (item: T) => [string, string];
  detailsOf: (item: T) => string;
  /** Whether the search includes the details. */
  searchesDetails?: boolean;
};

/** A list in an order that staff choose. They can search it, switch items on and off, move them and save the order. */
export function OrderEditor<T extends Item>(props: Props<T>): ReactNode {
  const { list, items, namesOf } = props;
  const { list: words } = props.words;
  const { back } = useWords(orderWords);
  const language = useLanguage();
  const { order, setActive } = useListActions(props);
  const { toggled, toggle } = useToggleActive(items, setActive);
  const { ordered, ids, isMoved, move, ...saved } = useOrder(toggled);
  const { revalidate } = useRevalidator();
  const { view: query, changeView } = useAddress(readQuery);
  const deferredQuery = useDeferredValue(query);
  const isMatch = useItemSearch(props, deferredQuery);
  const matches = ordered.filter(isMatch);

  async function save() {
    const { ok } = await order.run({ body: ids });
    if (ok) saved.markSaved();
    await revalidate();
    if (ok) saved.settle();
    return ok;
  }

  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: back }}
        title={words.title}
        intro={words.intro}
        actions={
          <ButtonLink compact icon={Plus} to={href(`/dashboard/${list}/new`)}>
            {words.add}
          </ButtonLink>
        }
      />
      <UnsavedGuard when={isMoved} save={save} />
      <DraftsLine amount={props.drafts.length} />
      {items.length === 0 && (
        <EmptyState illustration={<EmptyBox />} title={words.none} />
      )}
      {items.length > 0 && (
        <>
          <OrderBar
            query={query}
            matches={matches.length}
            total={items.length}
            isMoved={isMoved}
            isSaving={order.isPending}
            onSearch={(text) => changeView({ query: text })}
            onSave={() => void save()}
          />
          {matches.length === 0 && <NothingFound query={deferredQuery} />}
          <OrderedList
            {...props}
            items={ordered}
            matches={matches}
            nameOf={(item) => inLanguage(language, ...namesOf(item))}
            onMove={move}
            onToggle={(id, isActive) => void toggle(id, isActive)}
          />
        </>
      )}
    </>
  );
}

/** Saves the order and whether items are active. */
function useListActions({ list, words }: Pick<Props<Item>, "list" | "words">) {
  const { purpose_taken } = useWords(refusalWords);
  const { saveFailed } = useWords(formWords);
  const order = useAction(`POST /api/${list}/reorder`, {
    success: words.reordered,
    failure: { say: words.reorderFailed },
    // The list revalidates on its own.
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
  matches: number;
  total: number;
  isMoved: boolean;
  isSaving: boolean;
  onSearch: (query: string) => void;
  onSave: () => void;
};

/** A sticky bar with the search and the button that saves the order. */
function OrderBar(props: OrderBarProps) {
  const { query, matches, total, isMoved, isSaving, onSearch, onSave } = props;
  const words = useWords(orderWords);
  const isSearching = matches < total;
  return (
    <div className={styles.bar}>
      <SearchBox query={query} onSearch={onSearch} />
      <output className={styles.state}>
        {isSearching && `${words.found(matches, total)} `}
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
  /** The items that match the search. */
  matches: T[];
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  onToggle: (id: string, isActive: boolean) => void;
};

/** Moves items with the handle (mouse, touch, keyboard), buttons, or the dialog for a position. */
function OrderedList<T extends Item>(props: ListProps<T>) {
  const { items, matches, nameOf, detailsOf, onMove } = props;
  const words = useWords(orderWords);
  const newId = useHash();
  const ids = items.map(({ _id }) => _id);
  const numbers = numbersOf(items);
  const names = new Map(items.map((item) => [item._id, nameOf(item)]));
  const nameOfId = (id = "") => names.get(id) ?? "";
  const { list, announcement, moveBy, moveTo } = useMoving(
    ids,
    nameOfId,
    onMove,
  );
  const toggle = useLatest(props.onToggle);
  const [movingId, setMovingId] = useState<string>();
  return (
    <DragContext names={names} words={words.sortable} onMove={onMove}>
      <ol
        ref={list}
        className={styles.list}
        aria-label={props.words.list.title}
      >
        {matches.map((item) => (
          <OrderedRow
            key={item._id}
            item={item}
            list={props.list}
            name={nameOf(item)}
            details={detailsOf(item)}
            hasDraft={props.drafts.some(({ id }) => id === item._id)}
            MoreLink={props.MoreLink}
            number={numbers.get(item._id)}
            isNew={item._id === newId}
            isFirst={item._id === ids[0]}
            isLast={item._id === ids[ids.length - 1]}
            mayMove={matches.length === items.length}
            onMove={moveBy}
            onPlace={setMovingId}
            onToggle={toggle}
          />
        ))}
      </ol>
      {movingId !== undefined && (
        <PlaceModal
          name={nameOfId(movingId)}
          place={ids.indexOf(movingId) + 1}
          total={ids.length}
          nameBefore={(place) =>
            nameOfId(ids.filter((id) => id !== movingId)[place - 2])
          }
          onPlace={(place) => {
            setMovingId(undefined);
            moveTo(movingId, place);
          }}
          onClose={() => setMovingId(undefined)}
        />
      )}
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
    </DragContext>
  );
}

type Move = (from: number, to: number) => void;

/** Moves without dragging: keeps the row in view and announces its new position. */
function useMoving(
  ids: string[],
  nameOf: (id: string) => string,
  onMove: Move,
) {
  const { sortable } = useWords(orderWords);
  const list = useRef<HTMLOListElement>(null);
  const order = ids.join("\n");
  const recordPositions = useMoveAnimation(list, order);
  const [moved, setMoved] = useState({ id: "", announcement: "" });
  const moveTo = (id: string, place: number) => {
    const announcement = sortable.moved(nameOf(id), place, ids.length);
    onMove(ids.indexOf(id), place - 1);
    setMoved({ id, announcement });
  };
  // Animate only single steps. On a longer way the row would leave the view.
  const moveBy = useLatest((id: string, by: -1 | 1) => {
    recordPositions();
    moveTo(id, ids.indexOf(id) + 1 + by);
  });
  useEffect(() => {
    document.getElementById(moved.id)?.scrollIntoView({ block: "nearest" });
  }, [moved]);
  return { list, announcement: moved.announcement, moveBy, moveTo };
}

/** A stable function that always calls the latest `action`. */
function useLatest<Args extends unknown[]>(action: (...args: Args) => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
