import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DescriptionList, type DescriptionItem } from '../description-list/index.ts';
import * as S from './subject-banner.styles.ts';

export interface SubjectBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Who or what everything below is about. Names the region. */
  name: ReactNode;
  /** What tells this one from another of the same name: a number, a date. Two at least, where a mistake does harm. */
  identifiers: readonly DescriptionItem[];
  /** Where it stands at the moment, in a few words. When omitted, nothing. */
  context?: ReactNode;
  /** `Chip`s for what nobody may overlook. When omitted, nothing. */
  alerts?: ReactNode;
  /** What can be done with the subject itself, at the end of the line. When omitted, nothing. */
  actions?: ReactNode;
  /** 1 where the subject is what the page is about; it then takes the focus after a change of page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** `edge`: across the top of a pane. `card`: a box of its own among cards. `head`: the first thing inside a flush card. @default 'edge' */
  frame?: 'edge' | 'card' | 'head';
  /** Stays in view while what is below it scrolls. @default false */
  sticky?: boolean;
}

/**
 * Says of whom or what the content below speaks, and keeps saying it while that scrolls: acting on the wrong one is the
 * mistake it is there to prevent. For the name of a page use `PageHeader`; in a list of many, columns.
 */
export function SubjectBanner({
  name,
  identifiers,
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
