import {
  Activity,
  useId,
  useLayoutEffect,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { useControllable } from '../internal/index.ts';
import { nextTab } from './next-tab.ts';
import * as S from './tabs.styles.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** One view, and the tab that shows it. */
export interface Tab {
  /** Tells the tabs apart; what an address may carry. */
  id: string;
  label: ReactNode;
  /** How much the view holds or how much waits in it; its `label` is read aloud. When omitted, nothing is drawn. */
  badge?: Pick<BadgeProps, 'count' | 'label' | 'tone'>;
  /** The view. It is drawn when it is first shown, and kept from then on: what is typed or scrolled in it stays. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Names the row of tabs, for listeners. */
  label: string;
  /** In reading order; at least one. */
  tabs: readonly Tab[];
  /** The id of the tab that is shown, when the caller keeps it, for instance in the address. One that is unknown shows the first tab. */
  value?: string;
  /** The id of the tab shown at first. @default the first one's */
  defaultValue?: string;
  onValueChange?: (value: string, details: { event: SyntheticEvent }) => void;
  /** Whether arrows show the tab they reach, or Enter does. `manual` is for views that must be fetched. @default 'automatic' */
  activation?: 'automatic' | 'manual';
}

/**
 * Views of one thing, of which one shows. For two to five ways to show the same data use `Segmented`; for pages with
 * addresses of their own, links; for steps in an order, `Stepper`. A row that is too long scrolls sideways.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = '',
  onValueChange,
  activation = 'automatic',
  ...rest
}: TabsProps) {
  const [asked, choose] = useControllable(value, defaultValue, onValueChange);
  const chosen = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (chosen && !visited.includes(chosen.id)) setVisited([...visited, chosen.id]);

  const { direction } = useLanguage();
  const { row, edges, measure } = useScrollEdges<HTMLDivElement>();
  const prefix = useId();
  const tabId = (id: string) => `${prefix}tab-${id}`;
  const panelId = (id: string) => `${prefix}panel-${id}`;

  useLayoutEffect(() => {
    row.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [row, chosen?.id]);

  const press = (id: string, event: SyntheticEvent) => {
    if (id !== chosen?.id) choose(id, { event });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = nextTab(event.key, index, tabs.length, direction);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
    if (activation === 'automatic') press(tab.id, event);
  };

  return (
    <S.Root {...rest} data-component="tabs">
      <div data-part="bar">
        <div ref={row} role="tablist" aria-label={label} data-edges={edges} onScroll={measure}>
          {tabs.map(({ id, label: name, badge }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              aria-selected={id === chosen?.id}
              aria-controls={id === chosen?.id ? panelId(id) : undefined}
              tabIndex={id === chosen?.id ? 0 : -1}
              onClick={(event) => press(id, event)}
              onKeyDown={(event) => handleKey(event, index)}
            >
              {name}
              {badge && <Badge {...badge} />}
            </button>
          ))}
        </div>
      </div>
      {tabs
        .filter(({ id }) => visited.includes(id))
        .map(({ id, content }) => (
          <Activity key={id} mode={id === chosen?.id ? 'visible' : 'hidden'}>
            <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} tabIndex={0}>
              {content}
            </div>
          </Activity>
        ))}
    </S.Root>
  );
}
