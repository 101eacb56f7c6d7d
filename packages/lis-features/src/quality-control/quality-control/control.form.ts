import {
  actionStates,
  actionTypes,
  causeCategories,
  controlRules,
  defaultRules,
  MAX_LEVELS,
  ruleSeverities,
  targetSources,
  type actionBody,
  type causeBody,
  type ControlledTest,
  type controlledTestBody,
  type controlSettingsBody,
  type lotBody,
  type materialBody,
  type recordRunBody,
  type RollingProposal,
  type RuleConfiguration,
  type setTargetBody,
} from '@alms/lis-domain/quality-control';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { writeNumber } from '@alms/ui/number-field';
import * as v from 'valibot';
import {
  decimal,
  decimalText,
  isDecimal,
  positive,
  type DecimalMark,
} from '../../shared/decimal-input/index.ts';
import { chosenId } from '../../shared/lis-form/index.ts';

export type ActionValues = v.InferOutput<typeof actionBody>;
export type CauseValues = v.InferOutput<typeof causeBody>;
export type TargetValues = v.InferOutput<typeof setTargetBody>;
export type SettingsValues = v.InferOutput<typeof controlSettingsBody>;
export type NewTestValues = v.InferInput<typeof controlledTestBody>;
export type MaterialValues = v.InferInput<typeof materialBody>;
export type LotValues = v.InferOutput<typeof lotBody> & { material_id: string };
export type RunValues = v.InferOutput<typeof recordRunBody>;

const line = (maxLength: number, missing?: string) => {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(maxLength));
  return missing === undefined ? text : v.pipe(text, v.minLength(1, missing));
};

const wholeOrNone = (max: number, refusal: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) =>
        typed === '' || (/^\d{1,6}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max),
      refusal,
    ),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  );

export const reasonForm = v.object({ reason: line(300, 'reasonRequired') });

/** Validates one value per lot, in lot order. */
export function runForm(lotIds: readonly string[], mark: DecimalMark) {
  return v.pipe(
    v.object({ values: v.array(decimal(mark)), reagent_lot: line(40), comment: line(300) }),
    v.transform(({ values, ...rest }): RunValues => ({
      ...rest,
      results: values.map((value, index) => ({ lot_id: lotIds[index] ?? '', value })),
    })),
  );
}

export const causeForm = v.object({
  category: v.picklist(causeCategories, 'categoryRequired'),
  findings: line(500, 'findingsRequired'),
});

export const actionForm = v.object({
  type: v.picklist(actionTypes, 'typeRequired'),
  text: line(500, 'textRequired'),
  state: v.picklist(actionStates),
});

export interface TargetFields {
  source: (typeof targetSources)[number];
  mean: string;
  sd: string;
}

/**
 * Manufacturer’s values are required only for a manufacturer target. A rolling target is the
 * proposed one, once there are enough values.
 */
export function targetForm(
  lot_id: string,
  mark: DecimalMark,
  proposal: RollingProposal | undefined,
): v.GenericSchema<TargetFields, TargetValues> {
  const notEntered = { mean: v.string(), sd: v.string() };
  const figures = v.object({
    source: v.literal('manufacturer'),
    mean: decimal(mark),
    sd: positive(mark, 'sdRequired'),
  });
  return v.pipe(
    v.variant('source', [
      figures,
      v.object({ source: v.literal('established'), ...notEntered }),
      v.object({ source: v.literal('rolling'), ...notEntered }),
    ]),
    v.forward(
      v.check(({ source }) => source !== 'rolling' || proposal !== undefined, 'rollingNotYet'),
      ['source'],
    ),
    v.forward(
      v.check(
        ({ source }) => source !== 'rolling' || proposal?.sufficient !== false,
        'too_few_control_values',
      ),
      ['source'],
    ),
    v.transform(({ source, mean, sd }): TargetValues => {
      if (source === 'established') return { source, lot_id };
      return source === 'manufacturer'
        ? { source, lot_id, mean, sd }
        : { source, lot_id, mean: proposal?.mean ?? '', sd: proposal?.sd ?? '' };
    }),
  );
}
export const sources = targetSources;

const severities = v.object(
  Object.fromEntries(controlRules.map((rule) => [rule, v.picklist(ruleSeverities)])) as Record<
    (typeof controlRules)[number],
    v.PicklistSchema<typeof ruleSeverities, undefined>
  >,
);

/** Settings of a test by field, with one field per rule, so that concurrent changes can merge. */
export type RuleSettings = RuleConfiguration['rules'] &
  Omit<RuleConfiguration, 'rules'> &
  Pick<SettingsValues, 'max_age_hours' | 'allowable_error'>;

export function ruleSettingsOf({
  rules: { rules, ...readings },
  max_age_hours,
  allowable_error,
}: Pick<ControlledTest, 'rules' | 'max_age_hours' | 'allowable_error'>): RuleSettings {
  return { ...rules, ...readings, max_age_hours, allowable_error };
}

export function settingsOf({
  r4s_mode,
  limit_mode,
  reset_after_reject,
  max_age_hours,
  allowable_error,
  ...rules
}: RuleSettings): SettingsValues {
  return {
    rules: { rules, r4s_mode, limit_mode, reset_after_reject },
    max_age_hours,
    allowable_error,
  };
}

export function settingsForm(mark: DecimalMark) {
  return v.pipe(
    v.object({
      rules: severities,
      r4s_mode: v.picklist(['both_beyond_2s', 'range_over_4s']),
      limit_mode: v.picklist(['exceeds', 'reaches']),
      reset_after_reject: v.boolean(),
      max_age_hours: wholeOrNone(8760, 'hoursRequired'),
      allowable_error: v.pipe(
        decimalText(mark),
        v.check((text) => text === '' || (isDecimal(text) && Number(text) > 0), 'sdRequired'),
        v.transform((text) => (text === '' ? null : text)),
      ),
    }),
    v.transform(({ rules, ...rest }): RuleSettings => ({ ...rest, ...rules })),
  );
}

/** Converts a test’s settings to field values. */
export function settingsFields(
  {
    r4s_mode,
    limit_mode,
    reset_after_reject,
    max_age_hours,
    allowable_error,
    ...rules
  }: RuleSettings,
  mark: DecimalMark,
) {
  return {
    rules,
    r4s_mode,
    limit_mode,
    reset_after_reject,
    max_age_hours: String(max_age_hours ?? ''),
    allowable_error: writeNumber(allowable_error ?? '', mark),
  };
}

export const newTestForm = v.pipe(
  v.object({
    test_parameter_id: chosenId<TestParameterId>('testRequired'),
    instrument_name: line(80, 'instrumentRequired'),
    levels: v.pipe(v.string(), v.transform(Number)),
    max_age_hours: wholeOrNone(8760, 'hoursRequired'),
  }),
  v.transform(({ levels, ...rest }): NewTestValues => ({
    ...rest,
    rules: defaultRules(levels),
    allowable_error: null,
  })),
);

export const levelChoices = Array.from({ length: MAX_LEVELS }, (_, index) => String(index + 1));

export const materialForm = v.pipe(
  v.object({
    name: line(120, 'nameRequired'),
    manufacturer: line(120),
    test_parameter_ids: v.pipe(
      v.array(chosenId<TestParameterId>()),
      v.minLength(1, 'testsRequired'),
    ),
    levels: v.pipe(v.string(), v.transform(Number)),
    labels: v.array(line(40)),
  }),
  v.transform(({ levels, labels, ...rest }): MaterialValues => ({
    ...rest,
    levels: labels.slice(0, levels).map((label, index) => ({ level: index + 1, label })),
  })),
);

/** Material and level are selected together: `id/level`. */
export const lotForm = v.pipe(
  v.object({
    place: line(60, 'chooseMaterial'),
    lot_number: line(40, 'lotNumberRequired'),
    expiry_date: v.pipe(v.string(), v.minLength(1, 'expiryRequired')),
    opened_on: v.pipe(
      v.string(),
      v.transform((day) => (day === '' ? null : day)),
    ),
    open_stability_days: wholeOrNone(3650, 'daysRequired'),
  }),
  v.transform(({ place, ...rest }): LotValues => {
    const [material_id = '', level = ''] = place.split('/');
    return { ...rest, material_id, level: Number(level) };
  }),
);
