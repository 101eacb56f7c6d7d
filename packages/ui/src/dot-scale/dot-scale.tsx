import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Chip } from '../chip/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { WarningGlyph } from '../icon/index.ts';
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
  /** Second note: another figure of the line. A screen reader needs its unit or name in it. */
  detail?: ReactNode;
}

/** Visible column heads. Screen readers omit them, because every line describes itself. */
export interface DotScaleHeads {
  name: string;
  scale: string;
  figure: string;
  note: string;
  detail: string;
  status: string;
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
  /** Column heads. When omitted, there are none. */
  heads?: DotScaleHeads;
}

/**
 * Percentages close to 100 as dots on a labelled scale. A dot may use a scale that begins at 70 %;
 * a bar may not, because its length would mislead. For amounts use `BarChart`.
 */
export function DotScale({ label, shares, from = 0, goal, heads, ...rest }: DotScaleProps) {
  const words = useMessages(dotScaleMessages);
  const format = useFormat();
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const place = (share: number) => Math.max(0, ((share - from) / (1 - from)) * 100);

  const statusOf = (share: number | null) => {
    if (share === null) return words.unknown;
    if (goal === undefined) return share < from ? words.beyond : null;
    return share < goal ? (
      <Chip tone="caution" glyph={WarningGlyph}>
        {words.missed({ goal: percent(goal) })}
      </Chip>
    ) : (
      words.reached
    );
  };
  const ends = { from: percent(from), to: percent(1) };

  return (
    <S.Root {...rest} data-component="dot-scale">
      <ul aria-label={label}>
        {heads && (
          <li data-part="heads" aria-hidden="true">
            <span data-part="name">{heads.name}</span>
            <span
              data-part="scale"
              style={goal === undefined ? undefined : ({ '--goal': place(goal) } as CSSProperties)}
            >
              <span>{heads.scale}</span>
            </span>
            <span data-part="end">{heads.figure}</span>
            <span data-part="end">{heads.note}</span>
            <span data-part="end">{heads.detail}</span>
            <span data-part="end">{heads.status}</span>
          </li>
        )}
        {shares.map(({ id, name, share, note, detail }) => (
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
            <span data-part="detail">{detail}</span>
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
