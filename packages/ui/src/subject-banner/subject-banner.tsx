import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DescriptionList, type DescriptionItem } from '../description-list/index.ts';
import * as S from './subject-banner.styles.ts';

export interface SubjectBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Subject of the content below. Names the region. */
  name: ReactNode;
  /**
   * Identifiers that distinguish subjects with the same name: a number, a date. Use at least two
   * where a mix-up causes harm.
   */
  identifiers: readonly DescriptionItem[];
  /** Link back, before the name. Omit for none. */
  leading?: ReactNode;
  /** Short current status. Omit for none. */
  context?: ReactNode;
  /** `Chip`s for critical alerts. Omit for none. */
  alerts?: ReactNode;
  /** Actions on the subject, at the end of the line. Omit for none. */
  actions?: ReactNode;
  /** Use 1 where the subject is the page title; it is then focused after navigation. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /**
   * `edge`: across the top of a pane. `page`: across the top of a page in an `AppFrame`. `card`: a
   * separate box among cards. `head`: the header of a flush card. @default 'edge'
   */
  frame?: 'edge' | 'page' | 'card' | 'head';
  /** Keeps the banner visible while the content below scrolls. @default false */
  sticky?: boolean;
}

/**
 * Identifies the subject of the content below, also while it scrolls, to prevent actions on the
 * wrong subject. For the name of a page use `PageHeader`; in a list of many, columns.
 */
export function SubjectBanner({
  name,
  identifiers,
  leading,
  context,
  alerts,
  actions,
  headingLevel = 2,
  frame = 'edge',
  sticky = false,
  ...rest
}: SubjectBannerProps) {
  const nameId = useId();
  const Name = `h${headingLevel}` as const;
  return (
    <S.Root
      aria-labelledby={nameId}
      {...rest}
      data-component="subject-banner"
      data-frame={frame}
      data-sticky={sticky || undefined}
    >
      {Boolean(leading) && <div data-part="leading">{leading}</div>}
      <div data-part="who">
        <Name id={nameId} data-part="name" tabIndex={headingLevel === 1 ? -1 : undefined}>
          {name}
        </Name>
        {context !== undefined && <div data-part="context">{context}</div>}
      </div>
      <DescriptionList layout="inline" items={identifiers} />
      {alerts !== undefined && <div data-part="alerts">{alerts}</div>}
      {actions !== undefined && <div data-part="actions">{actions}</div>}
    </S.Root>
  );
}
