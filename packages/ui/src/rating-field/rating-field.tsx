import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { Button } from '../button/index.ts';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { Icon, StarGlyph } from '../icon/index.ts';
import { useControllable } from '../internal/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ratingFieldMessages } from './words/index.ts';
import * as S from './rating-field.styles.ts';

/** A rating from 1 (worst) to 5 (best). */
export type Rating = 1 | 2 | 3 | 4 | 5;

/** Captions of the ratings, worst first. */
export type RatingCaptions = readonly [string, string, string, string, string];

export interface RatingFieldProps
  extends
    Omit<FieldWords, 'labelTrailing'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Rating when controlled; `null` for none. */
  value?: Rating | null | undefined;
  /** Initial rating when uncontrolled. @default null */
  defaultValue?: Rating | null | undefined;
  onValueChange?: (
    value: Rating | null,
    details: {
      event: ChangeEvent<HTMLInputElement> | MouseEvent<HTMLButtonElement>;
      reason: 'chosen' | 'cleared';
    },
  ) => void;
  /** Captions of the ratings. @default from "Very poor" to "Very good" */
  captions?: RatingCaptions | undefined;
}

const RATINGS = [1, 2, 3, 4, 5] as const;

/**
 * A rating of one to five stars, each with a caption. The rating can be cleared. For other scales
 * use `RadioGroup`. `ref` and native props apply to the root; `name` is that of its radio buttons.
 */
export function RatingField({
  label,
  labelVisibility = 'visible',
  hint,
  error,
  optional = false,
  dense = false,
  value: given,
  defaultValue = null,
  onValueChange,
  captions,
  id,
  name,
  'aria-describedby': describedBy,
  ...rest
}: RatingFieldProps) {
  const words = useMessages(ratingFieldMessages);
  const format = useFormat();
  const made = useId();
  const ids = fieldIds(id ?? made);
  const legendId = `${ids.control}-legend`;
  const first = useRef<HTMLInputElement>(null);
  const [wasCleared, setCleared] = useState(false);
  const [value, change] = useControllable(given, defaultValue, onValueChange);

  const [veryPoor, poor, fair, good, veryGood] = captions ?? [
    words.veryPoor,
    words.poor,
    words.fair,
    words.good,
    words.veryGood,
  ];
  const captionOf = { 1: veryPoor, 2: poor, 3: fair, 4: good, 5: veryGood } satisfies Record<
    Rating,
    string
  >;

  const choose = (rating: Rating, event: ChangeEvent<HTMLInputElement>) => {
    setCleared(false);
    change(rating, { event, reason: 'chosen' });
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    setCleared(true);
    // The button is removed together with the rating, so focus moves to the first star.
    first.current?.focus();
    change(null, { event, reason: 'cleared' });
  };

  return (
    <S.Root
      {...rest}
      id={ids.control}
      role="radiogroup"
      aria-labelledby={legendId}
      {...fieldAccess(ids, { hint, error, describedBy })}
      data-component="rating-field"
      data-dense={dense || undefined}
      data-label={labelVisibility}
    >
      <legend id={legendId}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes ids={ids} hint={hint} />
      <div data-part="row">
        <div data-part="stars">
          {RATINGS.map((rating) => (
            <label key={rating} title={captionOf[rating]}>
              <input
                ref={rating === 1 ? first : undefined}
                type="radio"
                name={name ?? made}
                value={rating}
                checked={rating === value}
                aria-label={words.option({
                  rating: format.number(rating),
                  max: format.number(RATINGS.length),
                  caption: captionOf[rating],
                })}
                onChange={(event) => choose(rating, event)}
              />
              <Icon glyph={StarGlyph} />
            </label>
          ))}
        </div>
        {value !== null && (
          <span data-part="caption" aria-hidden="true">
            {captionOf[value]}
          </span>
        )}
        {value !== null && !rest.disabled && (
          <Button variant="quiet" size="small" aria-label={words.clearLabel} onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <FieldNotes ids={ids} error={error} />
      <VisuallyHidden role="status">{wasCleared && value === null && words.cleared}</VisuallyHidden>
    </S.Root>
  );
}
