import {
  useEffect,
  useRef,
  type ChangeEvent,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useMessages } from '../i18n/index.ts';
import { Announcement } from './announcement.tsx';
import { rowSelectionMessages } from './words/row-selection/index.ts';
import * as S from './row-selection.styles.ts';
import { SelectionBar } from './selection-bar.tsx';
import {
  isSelected,
  select,
  selectedCount,
  shownSelection,
  type Selection,
  type SelectionAction,
} from './selection.ts';

export interface RowBoxProps {
  id: string;
  /** Id of the element that names the row. */
  nameId: string;
  checked: boolean;
  tabIndex: number;
}

/** Row selection and its controls; created by `rowSelection`. */
export interface RowSelection {
  isSelected: (key: string) => boolean;
  /** Selects or deselects rows. */
  set: (keys: readonly string[], selected: boolean, event: SyntheticEvent) => void;
  /** Selects all of these rows, or deselects them if all are selected. */
  toggleAll: (keys: readonly string[], event: SyntheticEvent) => void;
  RowBox: ComponentType<RowBoxProps>;
  /** Renders the checkbox in the header. */
  allBox: (keys: readonly string[]) => ReactNode;
  /**
   * Renders the bar below the rows when at least one is selected. `total` is the number of rows
   * that match the filter, if known.
   */
  bar: (total: number | undefined) => ReactNode;
}

export interface RowSelectionOptions {
  /** Selected rows; controlled by the caller, who resets them when the filter changes. */
  selection: Selection;
  onSelectionChange: (selection: Selection, details: { event: SyntheticEvent }) => void;
  /** Actions on the selected rows: small buttons, shown when at least one row is selected. */
  bulkActions?: ReactNode;
  /**
   * Allows selecting all rows that match the filter, including rows not loaded. The server must
   * then perform the action. @default false
   */
  selectMatching?: boolean;
}

/** Adds a checkbox to every row. */
export function rowSelection({
  selection,
  onSelectionChange,
  bulkActions,
  selectMatching = false,
}: RowSelectionOptions): RowSelection {
  const perform = (next: SelectionAction, event: SyntheticEvent) =>
    onSelectionChange(select(selection, next), { event });
  const set: RowSelection['set'] = (keys, selected, event) =>
    perform({ type: 'set', keys, selected }, event);
  const toggleAll: RowSelection['toggleAll'] = (keys, event) =>
    set(keys, shownSelection(keys, selection) !== 'all', event);
  return {
    isSelected: (key) => isSelected(selection, key),
    set,
    toggleAll,
    RowBox,
    allBox: (keys) => (
      <AllBox
        selected={shownSelection(keys, selection)}
        onChange={(event) => toggleAll(keys, event)}
      />
    ),
    bar: (total) => {
      const count = selectedCount(selection, total ?? selection.keys.size);
      return (
        <>
          <CountAnnouncement count={count} />
          {count > 0 && (
            <SelectionBar
              count={count}
              matching={selectMatching ? total : undefined}
              onAction={perform}
            >
              {bulkActions}
            </SelectionBar>
          )}
        </>
      );
    },
  };
}

/** The table handles the change, so that rows share one listener. */
const handledByTable = () => {};

function RowBox({ id, nameId, checked, tabIndex }: RowBoxProps) {
  const words = useMessages(rowSelectionMessages);
  return (
    <input
      type="checkbox"
      data-stop=""
      id={id}
      aria-label={words.select}
      aria-labelledby={`${id} ${nameId}`}
      tabIndex={tabIndex}
      checked={checked}
      onChange={handledByTable}
    />
  );
}

function AllBox({
  selected,
  onChange,
}: {
  selected: 'all' | 'some' | 'none';
  onChange: (event: ChangeEvent) => void;
}) {
  const words = useMessages(rowSelectionMessages);
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` has no HTML attribute, and the browser clears it on each click.
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  });
  return (
    <>
      <S.BoxStyles />
      <input
        ref={box}
        type="checkbox"
        aria-label={words.selectPage}
        checked={selected === 'all'}
        onChange={onChange}
      />
    </>
  );
}

function CountAnnouncement({ count }: { count: number }) {
  const words = useMessages(rowSelectionMessages);
  return <Announcement words={words.selected({ count })} />;
}
