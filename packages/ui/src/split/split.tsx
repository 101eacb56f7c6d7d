import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Gap } from '../internal/index.ts';
import * as S from './split.styles.ts';

export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first pane, in reading order and to listeners. */
  start: ReactNode;
  /** The second pane; under the first where there is no room beside it. */
  end: ReactNode;
  /** How the width is shared. `side-end` keeps 340 px at the end, `side-start` 320 px at the start. @default '2:1' */
  ratio?: '1:1' | '2:1' | '1:2' | 'side-end' | 'side-start';
  /** The width of its own place, not of the window, under which the panes stack: 640, 960 or 1200 px. @default 'medium' */
  stackBelow?: 'narrow' | 'medium' | 'wide';
  /** The space between the panes, from the scale. @default 's4' */
  gap?: Gap;
  /** Whether the shorter pane ends with its content or reaches as far down as the other. @default 'start' */
  align?: 'start' | 'stretch';
}

/**
 * Two panes beside one another, one under the other where there is no room. For equal cards use `Grid`; for a public
 * page about one form, `SplitPage`.
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
