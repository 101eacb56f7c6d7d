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
  type SelectionAct,
} from './selection.ts';

export interface RowBoxProps {
  id: string;
  /** The id of what names the row. */
  nameId: string;
  checked: boolean;
  tabIndex: number;
}

/** Which rows are chosen, and what draws and changes it; made by `rowSelection`. */
export interface RowSelection {
  isSelected: (key: string) => boolean;
  /** Chooses rows, or lets them go. */
  set: (keys: readonly string[], selected: boolean, event: SyntheticEvent) => void;
  /** Chooses all of these rows, or lets them go if all are chosen. */
  toggleAll: (keys: readonly string[], event: SyntheticEvent) => void;
  RowBox: ComponentType<RowBoxProps>;
  /** The box in the head. */
  allBox: (keys: readonly string[]) => ReactNode;
  /** Stands below the rows as soon as one is chosen. `total`: how many the filter finds, if that is known. */
  bar: (total: number | undefined) => ReactNode;
}

export interface RowSelectionOptions {
  /** Which rows are chosen; the caller keeps it, and gives it up when the filter changes. */
  selection: Selection;
  onSelectionChange: (selection: Selection, details: { event: SyntheticEvent }) => void;
  /** What can be done with the chosen rows: small buttons, drawn as soon as one is. */
  bulkActions?: ReactNode;
  /** All rows the filter finds may be chosen at once, read or not: what is done then must be done by the server. @default false */
  selectMatching?: boolean;
}

/** Gives every row a box. */
export function rowSelection({
  selection,
  onSelectionChange,
  bulkActions,
  selectMatching = false,
}: RowSelectionOptions): RowSelection {
  const act = (next: SelectionAct, event: SyntheticEvent) =>
    onSelectionChange(select(selection, next), { event });
  const set: RowSelection['set'] = (keys, selected, event) =>
    act({ type: 'set', keys, selected }, event);
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
            <SelectionBar count={count} matching={selectMatching ? total : undefined} onAct={act}>
              {bulkActions}
            </SelectionBar>
          )}
        </>
      );
    },
  };
}

/** The table hears the change, so that rows share one listener. */
const heardByTable = () => {};

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
      onChange={heardByTable}
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
  // No attribute exists for it, and the browser drops it at each press.
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
