import { hasLimits, writtenAs, type RangeScope, type ResultType } from '@alms/lis-domain/catalogue';
import { IconButton } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph, UndoGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useLayoutEffect, useRef } from 'react';
import {
  intervalFigures,
  useAgeWord,
  useConditionWord,
  usePopulationWords,
} from '../../shared/interval-text/index.ts';
import * as S from './interval-table.styles.ts';
import { intervalLines, isChangedLine, sectionAt, type IntervalLine } from './test-sections.ts';
import { scopesOf } from './test-editor.form.ts';
import { typeOf } from './test-values.ts';
import type { RangeFields } from './test-fields.ts';
import type { TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** What can be done with an interval. */
export interface IntervalActions {
  /** Opens all its fields. */
  onEdit: (row: RangeFields) => void;
  /** Adds a copy and opens it. */
  onDuplicate: (row: RangeFields) => void;
  onRemove: (row: RangeFields) => void;
  /** Returns it to its saved values, or restores a removed one. */
  onUndo: (line: IntervalLine) => void;
}

export interface IntervalTableProps extends Pick<TestSectionProps, 'form'> {
  /** Intervals of the saved test. */
  saved: readonly RangeFields[];
  section: 'intervals' | 'critical';
  /** When omitted, the intervals are read-only. */
  actions?: IntervalActions | undefined;
  /** Id of the interval whose fields are open. */
  editedId: string | undefined;
}

/** Describes the parts of an interval in words, as typed. */
function useIntervalWords() {
  const words = useMessages(testEditorMessages);
  const age = useAgeWord();
  const conditionWord = useConditionWord();
  const scopeOf = (row: RangeFields) => scopesOf([row])[0] as RangeScope;
  return {
    ages: (row: RangeFields): string => {
      const { age_min, age_max } = scopeOf(row);
      if (age_min && age_max) {
        const isOneUnit = age_min.unit === age_max.unit;
        return words.ageBetween({
          from: isOneUnit ? String(age_min.value) : age(age_min),
          to: age(age_max),
        });
      }
      if (age_min) return words.ageFromTo({ age: age(age_min) });
      return age_max ? words.ageUnder({ age: age(age_max) }) : words.allAges;
    },
    sex: ({ sex }: RangeFields): string =>
      sex === 'female' || sex === 'male' ? words[sex] : words.any,
    condition: ({ applies_to }: RangeFields): string =>
      applies_to === 'any' ? words.noCondition : conditionWord(applies_to),
    population: scopeOf,
  };
}

const figuresOf = (row: RangeFields, type: ResultType): string =>
  intervalFigures(
    {
      low: row.low.trim() || null,
      high: row.high.trim() || null,
      low_op: row.low_op === 'le' ? 'le' : 'lt',
      high_op: row.high_op === 'ge' ? 'ge' : 'gt',
      text: row.text,
    },
    type,
  ) ?? '–';

/** The saved text of a cell whose value has changed. */
function Was({ before, now }: { before: string | undefined; now: string }) {
  const words = useMessages(testEditorMessages);
  return before === undefined || before === now ? null : (
    <S.Was>{words.was({ value: before })}</S.Was>
  );
}

/**
 * The intervals of one section as a table: limits are edited in place, all other fields in a
 * dialog. A changed row shows its saved values, and can be undone; a removed one stays until the
 * test is saved.
 */
export function IntervalTable({ form, saved, section, actions, editedId }: IntervalTableProps) {
  const words = useMessages(testEditorMessages);
  const texts = useIntervalWords();
  const population = usePopulationWords();
  const fields = form.methods.watch();
  const type = typeOf(fields);
  const isLimited = hasLimits(type);
  const unit = writtenAs[type] === 'number' ? fields.unit_display || fields.unit : '';
  const lines = intervalLines(saved, fields.ranges).filter(
    ({ row }) => sectionAt(`ranges.${row.type}`, { ranges: [] }) === section,
  );

  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    root.current
      ?.querySelector<HTMLElement>(`[data-interval="${CSS.escape(focusNext.current)}"]`)
      ?.focus();
    focusNext.current = undefined;
  });

  const nameOf = (row: RangeFields) => population(texts.population(row));
  const savedText = (line: IntervalLine, text: (row: RangeFields) => string) =>
    line.index !== null && line.saved ? text(line.saved) : undefined;
  /** Makes the errors of a field reachable where its control is in the dialog. */
  const placeOf = ({ row, index }: IntervalLine, names: readonly (keyof RangeFields)[]) => {
    const bound = index === null ? [] : names.map((name) => form.field(`ranges.${index}.${name}`));
    const failed = bound.find(({ error }) => error !== undefined);
    return { id: row.id === editedId ? undefined : failed?.id, error: failed?.error };
  };
  const cell = (
    line: IntervalLine,
    text: (row: RangeFields) => string,
    names: readonly (keyof RangeFields)[],
  ) => {
    const { id, error } = placeOf(line, names);
    return (
      <S.Cell id={id} tabIndex={id === undefined ? undefined : -1}>
        <span data-part={line.index === null ? 'removed' : undefined}>{text(line.row)}</span>
        <Was before={savedText(line, text)} now={text(line.row)} />
        {error !== undefined && <S.Fault>{error}</S.Fault>}
      </S.Cell>
    );
  };

  const undo = (line: IntervalLine) => {
    focusNext.current = `menu ${line.row.id}`;
    actions?.onUndo(line);
  };
  const remove = (line: IntervalLine) => {
    focusNext.current = `undo ${line.row.id}`;
    actions?.onRemove(line.row);
  };

  const columns: TableColumn<IntervalLine>[] = [
    {
      id: 'number',
      header: words.number,
      headerHidden: true,
      width: '2.5rem',
      render: ({ index }) => index !== null && <Text tone="muted">{index + 1}</Text>,
    },
    {
      id: 'ages',
      header: words.age,
      rowHeader: true,
      width: 'clamp(7rem, 18cqi, 12rem)',
      render: (line) => (
        <>
          {cell(line, texts.ages, ['age_min', 'age_max', 'type', 'sex'])}
          {line.row.type === 'therapeutic' && <Chip tone="info">{words.therapeutic}</Chip>}
        </>
      ),
    },
    {
      id: 'sex',
      header: words.sex,
      width: 'clamp(4.5rem, 10cqi, 6rem)',
      render: (line) => cell(line, texts.sex, []),
    },
    ...(lines.some(({ row, saved: before }) =>
      [row, before].some((each) => each !== null && each.applies_to !== 'any'),
    )
      ? [
          {
            id: 'condition',
            header: words.condition,
            width: 'clamp(5.5rem, 13cqi, 8rem)',
            render: (line: IntervalLine) => cell(line, texts.condition, ['applies_to']),
          },
        ]
      : []),
    {
      id: 'interval',
      header: isLimited
        ? [section === 'critical' ? words.criticalLimits : words.interval, unit]
            .filter(Boolean)
            .join(', ')
        : words.expected,
      width: 'clamp(11.25rem, 24cqi, 15rem)',
      render: (line) =>
        // While the dialog is open, it has the fields of the row.
        line.index === null || !actions || line.row.id === editedId ? (
          <span data-part={line.index === null ? 'removed' : undefined}>
            <bdi dir={isLimited ? 'ltr' : undefined}>{figuresOf(line.row, type)}</bdi>
          </span>
        ) : (
          <S.Limits {...(isLimited && { 'data-limited': '', dir: 'ltr' })}>
            {isLimited ? (
              <LimitFields form={form} line={line} index={line.index} name={nameOf(line.row)} />
            ) : (
              <TextField
                dense
                labelVisibility="hidden"
                label={words.limitFor({ limit: words.expected, people: nameOf(line.row) })}
                {...form.field(`ranges.${line.index}.text`)}
              />
            )}
            <Was
              before={savedText(line, (row) => figuresOf(row, type))}
              now={figuresOf(line.row, type)}
            />
          </S.Limits>
        ),
    },
    {
      id: 'source',
      header: words.source,
      render: (line) => (
        <S.Source title={line.row.source}>
          {cell(line, ({ source }) => source || '–', ['source'])}
        </S.Source>
      ),
    },
  ];
  if (actions)
    columns.push({
      id: 'actions',
      header: words.actions,
      headerHidden: true,
      align: 'end',
      width: '5rem',
      render: (line) => (
        <S.Actions>
          {isChangedLine(line) && line.saved !== null && (
            <IconButton
              size="small"
              data-interval={`undo ${line.row.id}`}
              label={words.undoInterval({ people: nameOf(line.row) })}
              onClick={() => undo(line)}
            >
              <Icon glyph={UndoGlyph} size="small" mirrored />
            </IconButton>
          )}
          {line.index !== null && (
            <Menu
              align="end"
              renderTrigger={(trigger) => (
                <IconButton
                  {...trigger}
                  size="small"
                  data-interval={`menu ${line.row.id}`}
                  label={words.actionsFor({ people: nameOf(line.row) })}
                >
                  <Icon glyph={MoreGlyph} size="small" />
                </IconButton>
              )}
              items={[
                {
                  id: 'edit',
                  label: words.editDetails,
                  onSelect: () => actions.onEdit(line.row),
                },
                {
                  id: 'duplicate',
                  label: words.duplicateInterval,
                  onSelect: () => actions.onDuplicate(line.row),
                },
                {
                  id: 'remove',
                  label: words.removeInterval,
                  tone: 'critical',
                  parted: true,
                  onSelect: () => remove(line),
                },
              ]}
            />
          )}
        </S.Actions>
      ),
    });

  if (lines.length === 0)
    return <S.Empty>{section === 'critical' ? words.noCritical : words.noIntervals}</S.Empty>;
  return (
    <S.Root ref={root}>
      <Table<IntervalLine>
        caption={words[`section_${section}`]}
        rows={lines}
        rowKey={({ row }) => row.id}
        rowTone={(line) => (isChangedLine(line) ? 'caution' : undefined)}
        columns={columns}
      />
    </S.Root>
  );
}

/** Sign before a limit that differs from the usual: `>` 5 excludes 5 from the interval. */
const signs = {
  reference: { lt: '', le: '>', gt: '', ge: '<' },
  critical: { lt: '<', le: '≤', gt: '>', ge: '≥' },
} as const;

function LimitFields({
  form,
  line: { row },
  index,
  name,
}: Pick<TestSectionProps, 'form'> & { line: IntervalLine; index: number; name: string }) {
  const words = useMessages(testEditorMessages);
  const shown = signs[row.type === 'critical' ? 'critical' : 'reference'];
  const limit = (side: 'low' | 'high', sign: string) => (
    <>
      <span aria-hidden="true" data-part={`${side}-sign`}>
        {sign}
      </span>
      <TextField
        dense
        labelVisibility="hidden"
        label={words.limitFor({ limit: words[side], people: name })}
        inputMode="decimal"
        dir="ltr"
        {...form.field(`ranges.${index}.${side}`)}
      />
    </>
  );
  return (
    <>
      {limit('low', shown[row.low_op === 'le' ? 'le' : 'lt'])}
      {limit('high', shown[row.high_op === 'ge' ? 'ge' : 'gt'] || '–')}
    </>
  );
}
