import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFormat, useMessages } from '../i18n/index.ts';
import { UnknownValue } from '../internal/index.ts';
import { dotScaleMessages } from './words/index.ts';
import * as S from './dot-scale.styles.ts';

/** A line of a dot scale. */
export interface DotShare {
  /** Unique in the scale. */
  id: string;
  name: string;
  /** Share from 0 to 1; null when unknown: a text then replaces the dot. */
  share: number | null;
  /** Composition of the share: "47 of 50". */
  note?: string;
}

export interface DotScaleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  shares: readonly DotShare[];
  /**
   * Start of the scale, from 0 to 1, slightly below the lowest share. The scale ends at 1 and its
   * start is always labelled. @default 0
   */
  from?: number;
  /**
   * Target of every share, from 0 to 1, drawn as a vertical line. When omitted, shares are not
   * evaluated.
   */
  goal?: number;
}

/**
 * Percentages close to 100 as dots on a labelled scale. A dot may use a scale that begins at 70 %;
 * a bar may not, because its length would mislead. For amounts use `BarChart`.
 */
export function DotScale({ label, shares, from = 0, goal, ...rest }: DotScaleProps) {
  const words = useMessages(dotScaleMessages);
  const format = useFormat();
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const place = (share: number) => Math.max(0, ((share - from) / (1 - from)) * 100);

  const statusOf = (share: number | null) => {
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
            <span data-part="status">{statusOf(share)}</span>
          </li>
        ))}
      </ul>
      <p>
        {goal === undefined ? words.scale(ends) : words.scaleGoal({ ...ends, goal: percent(goal) })}
      </p>
    </S.Root>
  );
}
