/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with arrow-key navigation is a grid (ARIA Authoring Practices) */
import {
  isPastRetention,
  placeOf,
  positionAt,
  rowLetters,
  type BoxedSample,
  type StorageBox,
  type SampleId,
} from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { ClockGlyph, Icon } from '@alms/ui/icon';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useToday } from '../../shared/patient-words/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { nextPlace } from './next-place.ts';
import { storageMessages } from './words/index.ts';
import * as S from './storage.styles.ts';

export interface BoxGridProps {
  box: StorageBox;
  /** Specimens stored in the box. */
  samples: readonly BoxedSample[];
  /** Id of the specimen shown beside the box. */
  openId: SampleId | undefined;
  /** Position for the next specimen; undefined when the box is full. */
  target: string | undefined;
  onOpen: (sampleId: SampleId) => void;
  /** Called when a free position is selected for the next specimen. */
  onTarget: (position: string) => void;
}

const count = (max: number) => Array.from({ length: max }, (_, index) => index);

/**
 * Top view of a storage box with the specimen at each position. Rows are letters, and columns are
 * numbered from the left in every language, as printed on the box.
 *
 * The positions are a single tab stop with arrow-key navigation. Free, occupied and due positions
 * differ in shape and word as well as in colour.
 */
export function BoxGrid({ box, samples, openId, target, onOpen, onTarget }: BoxGridProps) {
  const words = useMessages(storageMessages);
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<string>();
  const standing = new Map(samples.map((sample) => [sample.position, sample]));
  const opened = samples.find(({ id }) => id === openId)?.position;
  const stop = reached ?? opened ?? target ?? positionAt(0, 0);

  const handleKey = (event: KeyboardEvent, position: string) => {
    const place = placeOf(position);
    const next = place && nextPlace(event, place, box);
    if (!next) return;
    event.preventDefault();
    const to = positionAt(next.row, next.column);
    setReached(to);
    grid.current?.querySelector<HTMLElement>(`[data-position='${to}']`)?.focus();
  };

  return (
    <S.Grid dir="ltr">
      <table ref={grid} role="grid" aria-label={words.positionsOf({ box: box.name })}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.rows}</VisuallyHidden>
            </th>
            {count(box.columns).map((column) => (
              <th key={column} scope="col">
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {count(box.rows).map((row) => (
            <tr key={row}>
              <th scope="row">{rowLetters(row)}</th>
              {count(box.columns).map((column) => {
                const position = positionAt(row, column);
                const sample = standing.get(position);
                return (
                  <td key={column} role="gridcell">
                    <Position
                      position={position}
                      sample={sample}
                      isTarget={position === target}
                      isOpen={sample !== undefined && sample.id === openId}
                      isStop={position === stop}
                      onFocus={() => setReached(position)}
                      onKeyDown={(event) => handleKey(event, position)}
                      onClick={() => (sample ? onOpen(sample.id) : onTarget(position))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Grid>
  );
}

interface PositionProps {
  position: string;
  sample: BoxedSample | undefined;
  isTarget: boolean;
  isOpen: boolean;
  /** Whether this position is the tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}

function Position({ position, sample, isTarget, isOpen, isStop, ...handlers }: PositionProps) {
  const words = useMessages(storageMessages);
  const specimen = useSpecimenWords();
  const today = useToday();
  const isDue = sample !== undefined && isPastRetention(sample.retain_until, today);
  const name = () => {
    if (!sample)
      return isTarget ? words.positionNext({ position }) : words.positionFree({ position });
    const taken = {
      position,
      accession: sample.accession_number,
      material: specimen.type(sample.type),
    };
    return isDue ? words.positionDue(taken) : words.positionTaken(taken);
  };
  const [day, ...number] = sample?.accession_number.split('-') ?? [];
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-position={position}
      data-taken={sample ? '' : undefined}
      data-due={isDue || undefined}
      data-target={isTarget || undefined}
      aria-current={isOpen ? 'true' : undefined}
      {...handlers}
    >
      <VisuallyHidden>{name()}</VisuallyHidden>
      <span aria-hidden="true">
        {sample ? (
          <>
            <small>{day}</small>
            <b>{number.join('-')}</b>
            {isDue && <Icon glyph={ClockGlyph} size="small" />}
          </>
        ) : (
          position
        )}
      </span>
    </button>
  );
}
