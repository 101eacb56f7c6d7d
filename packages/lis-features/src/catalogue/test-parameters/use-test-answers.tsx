import { logNormalChangeValues, referenceChangeValue } from '@alms/lis-domain/results';
import {
  isByVariation,
  majorAmount,
  type TestSpecimen,
  type Translation,
} from '@alms/lis-domain/catalogue';
import { languageNames, languages } from '@alms/lis-domain/language';
import { useMessages } from '@alms/ui/i18n';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { intervalFigures, usePopulationWords } from '../../shared/interval-text/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import type { ConflictField } from '../../shared/versioned-form/index.ts';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import { interferenceFieldsMessages } from './words/interference-fields/index.ts';
import { narrativeFieldsMessages } from './words/narrative-fields/index.ts';
import { patientFieldsMessages } from './words/patient-fields/index.ts';
import { reflexFieldsMessages } from './words/reflex-fields/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';
import type { TestValues } from './test-fields.ts';
import * as S from './test-parameters.styles.ts';
import { uncertaintyFieldsMessages } from './words/uncertainty-fields/index.ts';
import { translationFieldsMessages } from './words/translation-fields/index.ts';
import { testWordsMessages } from './words/test-words/index.ts';

type Limits = TestValues['plausible'];

const limitsText = (limits: Limits): string | null =>
  limits && `${limits.low ?? '…'} – ${limits.high ?? '…'}`;

/** Describes every part of a test in words, for comparing two versions. Empty values are a dash. */
export function useTestAnswers(): readonly Required<ConflictField<TestValues>>[] {
  const words = useMessages(testEditorMessages);
  const names = useMessages(testWordsMessages);
  const rules = useMessages(reflexFieldsMessages);
  const auto = useMessages(autoverifyFieldsMessages);
  const limits = useMessages(interferenceFieldsMessages);
  const uncertain = useMessages(uncertaintyFieldsMessages);
  const narrative = useMessages(narrativeFieldsMessages);
  const patient = useMessages(patientFieldsMessages);
  const translation = useMessages(translationFieldsMessages);
  const departmentWords = useDepartmentWords();
  const population = usePopulationWords();
  const specimens = useSpecimenWords();

  const list = (lines: readonly string[]) =>
    lines.length === 0 ? null : (
      <S.Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </S.Lines>
    );
  const minutes = (count: number) => `${count} ${words.minutesShort}`;
  const hours = (count: number | null) => count !== null && `${count} ${words.hoursShort}`;
  const specimenLine = ({
    type,
    container,
    additive,
    min_volume_ml,
    transport,
    stability_hours,
    refrigerated_hours,
    frozen_hours,
    transport_deviation,
    protect_from_light,
    fasting_required,
    default: isUsual,
  }: TestSpecimen) =>
    [
      specimens.type(type),
      specimens.container(container),
      additive,
      min_volume_ml !== null && `≥ ${min_volume_ml} ${words.millilitres}`,
      transport !== null && specimens.transport(transport),
      hours(stability_hours),
      refrigerated_hours !== null &&
        [specimens.transport('refrigerated'), hours(refrigerated_hours)].join(' '),
      frozen_hours !== null && [specimens.transport('frozen'), hours(frozen_hours)].join(' '),
      transport_deviation === 'reject' && words.transport_reject,
      protect_from_light && specimens.protectFromLight,
      fasting_required && specimens.fasting,
      isUsual && words.usual,
    ]
      .filter(Boolean)
      .join(', ');
  const portal = ({ portal: { visible, release, delay_hours } }: TestValues) =>
    visible
      ? [patient.release, patient[release], hours(delay_hours)].filter(Boolean).join(' ')
      : words.off;
  const intervals = ({ ranges, result_type }: TestValues) =>
    list(
      ranges.map(
        (row) =>
          `${words[row.type]}, ${population(row)}: ${intervalFigures(row, result_type) ?? '–'}${row.source === '' ? '' : ` (${row.source})`}`,
      ),
    );
  const changeLimit = (rule: NonNullable<TestValues['delta']>) => {
    if (rule.mode === 'rcv') return `${referenceChangeValue(rule) ?? '–'} %`;
    const limits = logNormalChangeValues(rule);
    return limits === undefined
      ? '–'
      : `\u2066+${Number(limits.up).toFixed(1)} %, −${Number(limits.down).toFixed(1)} %\u2069`;
  };
  const delta = ({ delta: rule }: TestValues) =>
    rule &&
    [
      rule.enabled ? words.on : words.off,
      ...(rule.mode === 'changed'
        ? [words.changed]
        : [
            isByVariation(rule.mode)
              ? `${words[rule.mode]} > ${changeLimit(rule)}`
              : `${words[rule.mode]} ${rule.mode === 'steps' ? '≥' : '>'} ${rule.threshold}`,
            rule.direction === 'any' ? words.anyDirection : words[rule.direction],
          ]),
      `${rule.window_hours} ${words.hoursShort}`,
      words[rule.action],
    ].join(', ');
  const autoverify = ({ autoverify: rule }: TestValues) =>
    rule &&
    list([
      rule.enabled ? auto.on : auto.off,
      auto[rule.within],
      ...(rule.require_qc ? [auto.requireQc] : []),
      ...(rule.require_delta ? [auto.requireDelta] : []),
      ...(rule.exclude_flags.length > 0
        ? [`${auto.exclude}: ${rule.exclude_flags.join(', ')}`]
        : []),
    ]);
  const turnaround = ({ tat }: TestValues) =>
    tat &&
    `${words.routine} ${minutes(tat.routine_min)}, ${words.urgent} ${minutes(tat.urgent_min)}, ${words.stat} ${minutes(tat.stat_min)}; ${words[tat.start]} → ${words[tat.end]}`;
  const price = ({ price: amount }: TestValues) =>
    amount &&
    `${majorAmount(amount)} ${amount.currency}, ${amount.tax_bp / 100} %${amount.billing_code === '' ? '' : `, ${amount.billing_code}`}`;

  const reflexLine = ({ when, and, add, mode }: TestValues['reflex'][number]) =>
    `${[`${rules[when.op]} ${when.value}`, ...and.map(({ code, op, value }) => `${code} ${rules[op]} ${value}`)].join(', ')} → ${add.join(', ')} (${rules[mode]})`;

  const interferenceLine = ({
    index,
    from_grade,
    from_value,
    action,
  }: TestValues['interference'][number]) =>
    `${specimens.interferent(index)} ≥ ${[from_grade, from_value].filter(Boolean).join(', ')} → ${limits[action]}`;

  const uncertaintyLine = ({
    from,
    to,
    mode,
    expanded,
    source,
  }: TestValues['uncertainty'][number]) => {
    const values =
      from !== null && to !== null
        ? uncertain.fromTo({ from, to })
        : from !== null
          ? uncertain.fromOnly({ from })
          : to !== null
            ? uncertain.toOnly({ to })
            : uncertain.anyValue;
    const stated = `± ${expanded}${mode === 'percent' ? '%' : ''}`;
    return [`${values}: \u2066${stated}\u2069`, source].filter(Boolean).join('; ');
  };

  const translationLine = (language: string, { name, meaning, answers: displays }: Translation) =>
    [
      `${language}: ${name || '–'}`,
      meaning,
      ...Object.entries(displays).map(([code, display]) => `${code} = ${display}`),
    ]
      .filter(Boolean)
      .join('; ');
  const translations = ({ translations: byLanguage }: TestValues) =>
    list(
      languages.flatMap((language) =>
        byLanguage[language] ? translationLine(languageNames[language], byLanguage[language]) : [],
      ),
    );

  const answers: Required<ConflictField<TestValues>>[] = [
    { name: 'name', label: words.name, show: ({ name }) => name },
    { name: 'short_name', label: words.shortName, show: ({ short_name }) => short_name },
    { name: 'aliases', label: words.aliases, show: ({ aliases }) => aliases.join(', ') },
    { name: 'translations', label: translation.heading, show: translations },
    {
      name: 'department',
      label: words.department,
      show: ({ department }) => departmentWords[department],
    },
    {
      name: 'loinc',
      label: words.loinc,
      show: ({ loinc }) =>
        loinc &&
        `${loinc.code} ${loinc.display}${loinc.verified ? ` (${words.loincVerified})` : ''}`,
    },
    { name: 'status', label: words.status, show: ({ status }) => names[status] },
    {
      name: 'confidential',
      label: words.confidential,
      show: ({ confidential }) => (confidential ? words.on : words.off),
    },
    {
      name: 'specimens',
      label: words.specimens,
      show: (test) => list(test.specimens.map(specimenLine)),
    },
    { name: 'result_type', label: words.resultType, show: ({ result_type }) => words[result_type] },
    { name: 'method', label: words.method, show: ({ method }) => method },
    { name: 'unit', label: words.unit, show: ({ unit }) => unit },
    { name: 'unit_display', label: words.unitShown, show: ({ unit_display }) => unit_display },
    { name: 'decimals', label: words.decimals, show: ({ decimals }) => String(decimals) },
    {
      name: 'second_unit',
      label: words.secondUnit,
      show: ({ second_unit }) =>
        second_unit &&
        words.secondUnitSummary({
          unit: second_unit.unit_display,
          count: second_unit.decimals,
        }),
    },
    {
      name: 'uncertainty',
      label: uncertain.heading,
      show: ({ uncertainty }) => list(uncertainty.map(uncertaintyLine)),
    },
    { name: 'plausible', label: words.plausible, show: ({ plausible }) => limitsText(plausible) },
    {
      name: 'measuring_range',
      label: words.measuringRange,
      show: ({ measuring_range }) => limitsText(measuring_range),
    },
    {
      name: 'coded_values',
      label: words.answers,
      show: (test) =>
        list(
          test.coded_values.map(
            ({ code, display, flag }) => `${code}: ${display} (${words[flag]})`,
          ),
        ),
    },
    {
      name: 'narrative_templates',
      label: narrative.heading,
      show: ({ narrative_templates }) =>
        list(narrative_templates.map(({ name, text }) => `${name}: ${text}`)),
    },
    { name: 'ranges', label: words.intervals, show: intervals },
    { name: 'delta', label: words.delta, show: delta },
    { name: 'autoverify', label: auto.heading, show: autoverify },
    { name: 'tat', label: words.turnaround, show: turnaround },
    { name: 'price', label: words.price, show: price },
    {
      name: 'calculation',
      label: words.calculation,
      show: ({ calculation }) =>
        calculation &&
        [
          `${calculation.expression} (${calculation.inputs.map(({ alias, code }) => `${alias} = ${code}`).join(', ')})`,
          calculation.valid_if,
        ]
          .filter(Boolean)
          .join('; '),
    },
    {
      name: 'interference',
      label: limits.heading,
      show: ({ interference }) => list(interference.map(interferenceLine)),
    },
    { name: 'reflex', label: words.reflex, show: ({ reflex }) => list(reflex.map(reflexLine)) },
    {
      name: 'patient_preparation',
      label: patient.preparation,
      show: ({ patient_preparation }) => patient_preparation,
    },
    {
      name: 'collection_instructions',
      label: patient.instructions,
      show: ({ collection_instructions }) => collection_instructions,
    },
    {
      name: 'consent_required',
      label: patient.consent,
      show: ({ consent_required }) => (consent_required ? words.on : words.off),
    },
    { name: 'portal', label: patient.visible, show: portal },
    {
      name: 'min_repeat_hours',
      label: patient.repeat,
      show: ({ min_repeat_hours }) => hours(min_repeat_hours),
    },
    {
      name: 'orderable_for',
      label: patient.orderableFor,
      show: ({ orderable_for }) => population({ ...orderable_for, applies_to: 'any' }),
    },
    { name: 'members', label: words.members, show: ({ members }) => members.join(', ') },
  ];
  return answers.map(({ show, ...answer }) => ({
    ...answer,
    show: (values) => show(values) || '–',
  }));
}
