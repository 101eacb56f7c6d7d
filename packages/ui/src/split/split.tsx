import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Gap } from '../internal/index.ts';
import * as S from './split.styles.ts';

export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** First pane in visual and reading order. */
  start: ReactNode;
  /** Second pane; below the first on narrow screens. */
  end: ReactNode;
  /**
   * Ratio of the widths. `side-end` fixes 340 px at the end, `side-start` 320 px at the start.
   * @default '2:1'
   */
  ratio?: '1:1' | '2:1' | '1:2' | 'side-end' | 'side-start';
  /**
   * Container width, not window width, below which the panes are stacked: 640, 960 or 1200 px.
   * @default 'medium'
   */
  stackBelow?: 'narrow' | 'medium' | 'wide';
  /** Space between the panes, from the spacing scale. @default 's4' */
  gap?: Gap;
  /**
   * Whether the shorter pane ends with its content or stretches to the height of the other.
   * @default 'start'
   */
  align?: 'start' | 'stretch';
}

/**
 * Two panes side by side, stacked on narrow screens. For cards of equal width use `Grid`; for a
 * public page with one form, `SplitPage`.
 */
export function Split({
  start,
  end,
  ratio = '2:1',
  stackBelow = 'medium',
  gap = 's4',
  align = 'start',
  ...rest
}: SplitProps) {
  return (
    <S.Root {...rest} data-component="split">
      <S.Panes data-ratio={ratio} data-stack-below={stackBelow} data-gap={gap} data-align={align}>
        <div data-part="start">{start}</div>
        <div data-part="end">{end}</div>
      </S.Panes>
    </S.Root>
  );
}
