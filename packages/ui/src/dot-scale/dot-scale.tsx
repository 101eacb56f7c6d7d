import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFormat, useMessages } from '../i18n/index.ts';
import { UnknownValue } from '../internal/index.ts';
import { dotScaleMessages } from './words/index.ts';
import * as S from './dot-scale.styles.ts';

/** One line of a dot scale. */
export interface DotShare {
  /** Unique in the scale. */
  id: string;
  name: string;
  /** 0 to 1; null when it is not known: the line then has no dot, and says so. */
  share: number | null;
  /** What the share is made of: "47 of 50". */
  note?: string;
}

export interface DotScaleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list of shares. */
  label: string;
  shares: readonly DotShare[];
  /** Where the scale begins, 0 to 1, a little below the lowest share; it ends at 1 and is always labelled. @default 0 */
  from?: number;
  /** What each share should reach, 0 to 1: drawn as an upright line. When omitted, shares are not judged. */
  goal?: number;
}

/**
 * Shares that are all near the whole, as dots on a labelled scale: a dot may stand on a scale that begins at 70 %, a bar may not, for its
 * length would lie. For parts of one whole use `DonutChart`, for amounts `BarChart`.
 */
export function DotScale({ label, shares, from = 0, goal, ...rest }: DotScaleProps) {
  const words = useMessages(dotScaleMessages);
  const format = useFormat();
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const place = (share: number) => Math.max(0, ((share - from) / (1 - from)) * 100);

  const judged = (share: number | null) => {
    if (share === null) return words.unknown;
    if (goal === undefined) return share < from ? words.beyond : null;
    return share < goal ? words.missed({ goal: percent(goal) }) : words.reached;
  };
  const ends = { from: percent(from), to: percent(1) };

  return (
    <S.Root {...rest} data-component="dot-scale">
      <ul aria-label={label}>
        {shares.map(({ id, name, share, note }) => (
          <li
            key={id}
            data-missed={(goal !== undefined && share !== null && share < goal) || undefined}
          >
            <span data-part="name">{name}</span>
            <span data-part="track" aria-hidden="true">
              {goal !== undefined && (
                <span data-part="goal" style={{ '--goal': place(goal) } as CSSProperties} />
              )}
              {share !== null && (
                <span data-part="dot" style={{ '--at': place(share) } as CSSProperties} />
              )}
            </span>
            <span data-part="figure">{share === null ? <UnknownValue /> : percent(share)}</span>
            <span data-part="note">{note}</span>
            <span data-part="judged">{judged(share)}</span>
          </li>
        ))}
      </ul>
      <p>
        {goal === undefined ? words.scale(ends) : words.scaleGoal({ ...ends, goal: percent(goal) })}
      </p>
    </S.Root>
  );
}
