import { parseCondition, patientNames } from '@alms/lis-domain/catalogue/calculation';
import type {
  ConsistencyRule,
  ConsistencyRuleDefinition,
} from '@alms/lis-domain/catalogue/consistency';
import { directionOf, languages } from '@alms/lis-domain/language';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm, useRows, type LisFormState } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  aliasFor,
  consistencyRuleForm,
  faultsOf,
  fieldsOf,
  ruleOf,
  type RuleFields,
  type RuleTest,
} from './consistency-rule.form.ts';
import { ConsistencyTrialPanel, type ConsistencyTrialPanelProps } from './consistency-trial.tsx';
import { FormulaFaultNote } from './formula-fault-note.tsx';
import { consistencyRulesMessages } from './words/consistency-rules/index.ts';

const MAX_INPUTS = 10;

interface RuleFormProps extends Omit<ConsistencyTrialPanelProps, 'onTry'> {
  /** The rule to edit. When omitted, a new one is added. */
  rule?: ConsistencyRule | undefined;
  /** Tests that a rule can compare. */
  tests: readonly RuleTest[];
  /** Saves the rule. Must not reject. */
  onSave: (rule: ConsistencyRuleDefinition) => Promise<Submission>;
  /** Tries the rule as entered on past orders. Must not reject. */
  onTry: (rule: ConsistencyRuleDefinition) => void | Promise<void>;
  onClose: () => void;
}

export interface ConsistencyRuleDialogProps extends RuleFormProps {
  open: boolean;
}

/** Edits a consistency rule and tries it on past orders. */
export function ConsistencyRuleDialog({ open, ...form }: ConsistencyRuleDialogProps) {
  const words = useMessages(consistencyRulesMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      placement="end"
      size="large"
      title={form.rule ? words.changeRule({ name: form.rule.name }) : words.newRule}
    >
      <RuleForm {...form} />
    </Dialog>
  );
}

function RuleForm({ rule, tests, onSave, onTry, onClose, ...trial }: RuleFormProps) {
  const words = useMessages(consistencyRulesMessages);
  const { submission, run } = useOutcome(onClose);
  const checked = (values: RuleFields, next: (entered: ConsistencyRuleDefinition) => void) => {
    const entered = ruleOf(values, tests, rule);
    const fieldErrors = faultsOf(entered, tests);
    if (Object.keys(fieldErrors).length === 0) return next(entered);
    void run(async () => ({ status: 'rejected', fieldErrors }));
  };
  const form = useLisForm(consistencyRuleForm, {
    defaultValues: fieldsOf(rule),
    words: { ...words, duplicate: words.codeTaken },
    submission,
    onSubmit: (values) => checked(values, (entered) => void run(() => onSave(entered))),
  });
  const tryIt = form.methods.handleSubmit((values) =>
    checked(values, (entered) => void onTry(entered)),
  );
  return (
    <LisForm form={form}>
      <Grid>
        <TextField
          label={words.code}
          hint={words.codeHint}
          maxLength={20}
          dir="ltr"
          readOnly={rule !== undefined}
          {...form.field('code')}
        />
        <TextField label={words.name} maxLength={120} {...form.field('name')} />
        {languages.map((language) => (
          <TextField
            key={language}
            label={words.nameIn({ language: words[language] })}
            lang={language}
            dir={directionOf(language)}
            maxLength={120}
            optional
            {...form.field(`names.${language}`)}
          />
        ))}
      </Grid>
      <RuleInputs form={form} tests={tests} />
      <TextField
        label={words.condition}
        hint={words.conditionHint}
        maxLength={500}
        spellCheck={false}
        dir="ltr"
        {...form.field('condition')}
      />
      <ConditionNote form={form} />
      <Grid>
        <SelectField
          label={words.action}
          options={[
            { value: 'hold', label: words.hold },
            { value: 'warn', label: words.warn },
          ]}
          {...form.field('action')}
        />
        <TextField label={words.source} maxLength={200} optional {...form.field('source')} />
      </Grid>
      <TextField
        label={words.message}
        hint={words.messageHint}
        maxLength={300}
        optional
        {...form.field('message')}
      />
      <Checkbox label={words.active} hint={words.activeHint} {...form.field('active')} />
      <ConsistencyTrialPanel {...trial} onTry={() => void tryIt()} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}

type RuleFormState = LisFormState<RuleFields, RuleFields>;

function RuleInputs({ form, tests }: { form: RuleFormState; tests: readonly RuleTest[] }) {
  const words = useMessages(consistencyRulesMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'inputs');
  const fields = form.methods.watch('inputs');
  const choose = (index: number, code: string) => {
    if (form.methods.getValues(`inputs.${index}.alias`) === '')
      form.methods.setValue(`inputs.${index}.alias`, aliasFor(code));
  };
  return (
    <FieldArray
      label={words.inputs}
      rowLabel={words.input}
      addLabel={words.addInput}
      error={form.field('inputs').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() => ({ id: nextId(), code: '', alias: '' })}
      max={MAX_INPUTS}
      renderRow={(_, index) => {
        const code = fields[index]?.code ?? '';
        const { onChange, ...test } = form.field(`inputs.${index}.code`);
        const unit = tests.find((each) => each.code === code)?.unit_display;
        return (
          <Grid>
            <SelectField
              label={words.input}
              placeholder={words.chooseTest}
              options={[
                ...(code === '' || tests.some((each) => each.code === code)
                  ? []
                  : [{ value: code, label: code }]),
                ...tests.map((each) => ({
                  value: each.code,
                  label: `${each.name} (${each.code})`,
                })),
              ]}
              {...(unit && { hint: words.inUnit({ unit }) })}
              {...test}
              onChange={(event) => {
                void onChange(event);
                choose(index, event.target.value);
              }}
            />
            <TextField
              label={words.alias}
              maxLength={20}
              dir="ltr"
              {...form.field(`inputs.${index}.alias`)}
            />
          </Grid>
        );
      }}
    />
  );
}

/** Position and cause of an error in the condition, while typing. */
function ConditionNote({ form }: { form: RuleFormState }) {
  const { condition, inputs } = form.methods.watch();
  const names = [...inputs.map(({ alias }) => alias), ...patientNames];
  return (
    <FormulaFaultNote read={condition === '' ? undefined : parseCondition(condition, names)} />
  );
}
