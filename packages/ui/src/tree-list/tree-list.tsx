import {
  Fragment,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useLanguage, useMessages } from '../i18n/index.ts';
import { ChevronEndGlyph, Icon } from '../icon/index.ts';
import { useControllable } from '../internal/index.ts';
import { treeKey } from './tree-key.ts';
import { treeListMessages } from './words/index.ts';
import * as S from './tree-list.styles.ts';
import { visibleRows, type TreeItem, type TreeRow } from './visible-rows.ts';

export interface TreeListProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the tree. */
  label: string;
  items: readonly TreeItem[];
  /** Id of the selected row when controlled. */
  value?: string;
  /** Id of the initially selected row. Omit for none. */
  defaultValue?: string;
  onValueChange?: (id: string, details: { event: SyntheticEvent }) => void;
  /** Ids of the open rows when controlled. */
  expanded?: readonly string[];
  /** Ids of the initially open rows. @default [] */
  defaultExpanded?: readonly string[];
  /**
   * Called when a row is opened or closed. Load the children of an opened row whose `items` are
   * `unloaded` or `failed`.
   */
  onExpandedChange?: (
    expanded: readonly string[],
    details: { opened: readonly string[]; event: SyntheticEvent },
  ) => void;
}

const NONE: readonly string[] = [];
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A hierarchy with single selection: locations within locations, folders within folders. Children
 * can be loaded when their parent is opened. For up to two levels use `NavList` groups or an
 * `Accordion`; for records with columns, a table.
 */
export function TreeList({
  label,
  items,
  value,
  defaultValue = '',
  onValueChange,
  expanded,
  defaultExpanded = NONE,
  onExpandedChange,
  ...rest
}: TreeListProps) {
  const words = useMessages(treeListMessages);
  const { direction } = useLanguage();
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const [open, setOpen] = useControllable(expanded, defaultExpanded, onExpandedChange);
  const [focusedId, setFocusedId] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);

  const rows = visibleRows(items, new Set(open));
  // A single tab stop: the last focused row, otherwise the selected one, otherwise the first.
  const stop =
    [focusedId, chosen].find((id) => rows.some(({ item }) => item.id === id)) ?? rows[0]?.item.id;

  const openAll = (ids: readonly string[], event: SyntheticEvent) => {
    if (ids.length > 0) setOpen([...open, ...ids], { opened: ids, event });
  };
  const close = (id: string, event: SyntheticEvent) =>
    setOpen(
      open.filter((each) => each !== id),
      { opened: NONE, event },
    );
  const toggle = ({ item, expanded: isOpen }: TreeRow, event: SyntheticEvent) =>
    isOpen ? close(item.id, event) : openAll([item.id], event);
  const focus = (id: string) => {
    const items = tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]');
    items?.[rows.findIndex(({ item }) => item.id === id)]?.focus();
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>, row: TreeRow, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(row.item.id, { event });
      return;
    }
    const move = treeKey((direction === 'rtl' && MIRRORED[event.key]) || event.key, index, rows);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) focus(move.to);
    else if ('open' in move) openAll(move.open, event);
    else close(move.close, event);
  };

  const stateOf = ({ item, expanded: isOpen }: TreeRow) => {
    if (!isOpen) return undefined;
    if (item.items === 'loading' || item.items === 'unloaded') return words.loading;
    if (item.items === 'failed') return words.failed;
    return item.items?.length === 0 ? words.empty : undefined;
  };

  const here = rows.find(({ item }) => item.id === focusedId);
  const saidHere = here && stateOf(here);
  const announcement =
    here && saidHere !== undefined
      ? words.announcement({ label: here.item.label, state: saidHere })
      : '';

  return (
    <S.Root {...rest} data-component="tree-list">
      <div ref={tree} role="tree" aria-label={label}>
        {rows.map((row, index) => {
          const { item, level, position, size, expanded: isOpen } = row;
          const state = stateOf(row);
          return (
            <Fragment key={item.id}>
              <div
                role="treeitem"
                aria-level={level}
                aria-posinset={position}
                aria-setsize={size}
                aria-expanded={isOpen}
                aria-selected={item.id === chosen}
                aria-busy={item.items === 'loading' || undefined}
                tabIndex={item.id === stop ? 0 : -1}
                style={{ '--level': level } as CSSProperties}
                onFocus={() => setFocusedId(item.id)}
                onClick={(event) => choose(item.id, { event })}
                onKeyDown={(event) => handleKey(event, row, index)}
              >
                <span
                  data-part="toggle"
                  aria-hidden="true"
                  onClick={(event) => {
                    if (isOpen === undefined) return;
                    event.stopPropagation();
                    toggle(row, event);
                  }}
                >
                  {isOpen !== undefined && <Icon glyph={ChevronEndGlyph} size="small" mirrored />}
                </span>
                {item.glyph && <Icon glyph={item.glyph} size="small" />}
                <span data-part="label">{item.label}</span>
                {item.note !== undefined && <span data-part="note">{item.note}</span>}
              </div>
              {state !== undefined && (
                <div
                  aria-hidden="true"
                  data-part="state"
                  style={{ '--level': level + 1 } as CSSProperties}
                >
                  {state}
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
      <S.Announcement role="status">{announcement}</S.Announcement>
    </S.Root>
  );
}
