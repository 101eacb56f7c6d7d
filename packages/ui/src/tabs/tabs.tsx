import {
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
import { HiddenView } from './hidden-view.tsx';
import { nextTab } from './next-tab.ts';
import * as S from './tabs.styles.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** A view with its tab. */
export interface Tab {
  /** Unique key of the tab; suitable for a URL. */
  id: string;
  label: ReactNode;
  /**
   * Count of items in the view, or a short text; its `label` is read by screen readers. Omit for
   * none.
   */
  badge?: Pick<BadgeProps, 'count' | 'max' | 'text' | 'label' | 'tone'>;
  /**
   * The view. It is mounted when first shown and stays mounted, so that input and scroll position
   * are kept.
   */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in reading order; at least one. */
  tabs: readonly Tab[];
  /**
   * Id of the visible tab when controlled, for example by the URL. An unknown id shows the first
   * tab.
   */
  value?: string;
  /** Id of the initially visible tab. @default the first one's */
  defaultValue?: string;
  onValueChange?: (value: string, details: { event: SyntheticEvent }) => void;
  /**
   * Whether arrow keys show the tab that they reach, or Enter does. Use `manual` for views that
   * must be fetched. @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
}

/**
 * Views of one object, of which one is visible. For two to five presentations of the same data use
 * `Segmented`; for pages with their own URLs, links; for sequential steps, `Stepper`. A tab list
 * that is too long scrolls horizontally.
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
  const [selected, choose] = useControllable(value, defaultValue, onValueChange);
  const chosen = tabs.find(({ id }) => id === selected) ?? tabs[0];
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
          <HiddenView key={id} mode={id === chosen?.id ? 'visible' : 'hidden'}>
            <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} tabIndex={0}>
              {content}
            </div>
          </HiddenView>
        ))}
    </S.Root>
  );
}
