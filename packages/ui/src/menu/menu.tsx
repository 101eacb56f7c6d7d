import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { MenuChoice, type MenuItem, type MenuSection } from './menu-choice.tsx';
import * as S from './menu.styles.ts';
import { nextIndex } from './next-index.ts';

/** Attributes of the trigger: spread them on a `Button` or `IconButton`. */
export interface MenuTriggerAttributes {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  popoverTarget: string | undefined;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Items in display order; sections and single items can be mixed. */
  items: readonly (MenuItem | MenuSection)[];
  /** Renders the button that opens the menu. */
  renderTrigger: (attributes: MenuTriggerAttributes) => ReactNode;
  /** Non-interactive header above the items, such as the user's name. */
  header?: ReactNode;
  /**
   * Edge of the trigger with which the menu aligns; the other edge when space is short. @default
   * 'start'
   */
  align?: 'start' | 'end';
}

/**
 * A few actions behind a button. Down and Up move, Home and End go to the ends, a letter moves to
 * the next item with that initial, Escape closes. For permanently visible destinations use
 * `NavList`; to choose one of several values, a select.
 */
export function Menu({ items, renderTrigger, header, align = 'start', ...rest }: MenuProps) {
  const [opened, setOpened] = useState<'first' | 'last'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const triggerId = useId();
  const popoverId = useId();
  const menuId = useId();
  const open = opened !== undefined;

  const choices = () =>
    Array.from(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
  const show = useEffectEvent(() => {
    popover.current?.showPopover({ source: trigger.current as HTMLElement });
    choices()
      .at(opened === 'last' ? -1 : 0)
      ?.focus();
  });
  useLayoutEffect(() => {
    if (open) show();
  }, [open]);

  const close = () => {
    setOpened(undefined);
    trigger.current?.focus();
  };
  const handleTriggerPress = (event: MouseEvent) => {
    // The menu is rendered before the click completes: the browser would then toggle it closed
    // again.
    event.preventDefault();
    if (open) close();
    else setOpened('first');
  };
  const handleTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleKey = (event: KeyboardEvent) => {
    // With focus on the trigger, Tab then moves to the next element, and Shift+Tab to the previous
    // one.
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = choices();
    const current = all.findIndex((choice) => choice === document.activeElement);
    const next = nextIndex(
      event.key,
      current,
      all.map((choice) => choice.textContent),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    const goesTo = event.relatedTarget as Node | null;
    if (goesTo && !popover.current?.contains(goesTo) && goesTo !== trigger.current)
      setOpened(undefined);
  };
  const select = (item: MenuItem) => {
    close();
    item.onSelect?.();
  };

  const choice = (item: MenuItem) => (
    <Fragment key={item.id}>
      {item.parted && <hr />}
      <MenuChoice item={item} onSelect={select} />
    </Fragment>
  );

  return (
    <>
      {renderTrigger({
        ref: trigger,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? menuId : undefined,
        // A click on the trigger is then not an outside click, which would close the menu just
        // before.
        popoverTarget: open ? popoverId : undefined,
        onClick: handleTriggerPress,
        onKeyDown: handleTriggerKey,
      })}
      {open && (
        <S.Root
          {...rest}
          ref={popover}
          id={popoverId}
          popover="auto"
          data-component="menu"
          data-align={align}
          onToggle={(event) => event.newState === 'closed' && setOpened(undefined)}
          onKeyDown={handleKey}
          onBlur={closeWhenLeft}
        >
          {header !== undefined && <div data-part="header">{header}</div>}
          <div role="menu" id={menuId} aria-labelledby={triggerId}>
            {items.map((entry) =>
              'items' in entry ? (
                <div key={entry.label} role="group" aria-label={entry.label}>
                  <div data-part="heading" aria-hidden="true">
                    {entry.label}
                  </div>
                  {entry.items.map(choice)}
                </div>
              ) : (
                choice(entry)
              ),
            )}
          </div>
        </S.Root>
      )}
    </>
  );
}
