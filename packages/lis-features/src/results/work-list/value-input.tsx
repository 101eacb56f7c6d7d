import { hasLimits, writtenAs } from '@alms/lis-domain/catalogue';
import type { Result } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { useId, type KeyboardEvent } from 'react';
import * as S from './entry-table.styles.ts';
import { workListMessages } from './words/index.ts';

export interface ValueInputProps {
  test: Result['test'];
  value: string;
  /** The value as it would be read, when it differs from the input: replaces it on blur. */
  readAs: string | undefined;
  onType: (value: string) => void;
  invalid: boolean;
  /** Whether the draft or saved value is critical, which the field shows visually. */
  critical: boolean;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
}

/**
 * Returns the on-screen keyboard for a test. The decimal keyboard lacks the colon of a titre and
 * the letters of a coded value.
 */
export function inputModeOf({
  result_type,
  coded_values,
}: Pick<Result['test'], 'result_type' | 'coded_values'>): 'decimal' | 'text' {
  return writtenAs[result_type] === 'number' && coded_values.length === 0 ? 'decimal' : 'text';
}

/** Enter moves to the next value, and after the last one to the save button. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const entry = event.currentTarget.closest("[data-component='entry-panel']");
  const stops = [
    ...(entry?.querySelectorAll<HTMLElement>(
      "[data-part='entry-value'], [data-part='entry-save']",
    ) ?? []),
  ];
  const step = event.shiftKey ? -1 : 1;
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}

/**
 * Field to type or select one value. A test with limits offers its coded values as suggestions
 * beside the number. Numbers are entered as text, so that the browser does not
 * round them and wheel or arrow keys do not change them.
 */
export function ValueInput({
  test,
  value,
  readAs,
  onType,
  invalid,
  critical,
  describedBy,
}: ValueInputProps) {
  const words = useMessages(workListMessages);
  const answersId = useId();
  const shared = {
    'aria-label': words.resultOf({ test: test.name }),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'data-part': 'entry-value',
    'data-critical': critical || undefined,
    onKeyDown: goOn,
  };
  const isFigure = hasLimits(test.result_type);
  const hasAnswers = test.coded_values.length > 0;
  if (hasAnswers && !isFigure) {
    const known = test.coded_values.some(({ display }) => display === value);
    return (
      <S.Choice {...shared} value={value} onChange={(event) => onType(event.target.value)}>
        <option value="">{words.chooseValue}</option>
        {!known && value !== '' && <option value={value}>{value}</option>}
        {test.coded_values.map(({ code, display }) => (
          <option key={code} value={display}>
            {display}
          </option>
        ))}
      </S.Choice>
    );
  }
  return (
    <>
      <S.Value
        {...shared}
        type="text"
        inputMode={inputModeOf(test)}
        autoComplete="off"
        spellCheck={false}
        dir={isFigure ? 'ltr' : 'auto'}
        data-numeric={isFigure || undefined}
        list={hasAnswers ? answersId : undefined}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => readAs !== undefined && onType(readAs)}
        onFocus={(event) => event.target.select()}
      />
      {hasAnswers && (
        <datalist id={answersId}>
          {test.coded_values.map(({ code, display }) => (
            <option key={code} value={display}>
              {display}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
