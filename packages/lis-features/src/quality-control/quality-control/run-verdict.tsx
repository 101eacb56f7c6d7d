import type { ControlledTest, ControlRun } from '@alms/lis-domain/quality-control';
import { Alert, type AlertProps } from '@alms/ui/alert';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';
import { RUN_APPEARANCE } from './appearance.ts';
import { isRandomError, useRuleWords } from './rule-words.ts';
import * as S from './quality-control.styles.ts';

export interface RunVerdictProps {
  run: ControlRun;
  configuration: ControlledTest['rules'];
}

const TONES: Record<ControlRun['status'], NonNullable<AlertProps['tone']>> = {
  accepted: 'positive',
  warning: 'caution',
  rejected: 'critical',
  not_evaluable: 'neutral',
  overdue: 'critical',
  void: 'neutral',
};

/** Evaluation of a run: violated rules, the values that violated them, and likely causes. */
export function RunVerdict({ run, configuration }: RunVerdictProps) {
  const words = useMessages(controlFormsMessages);
  const says = {
    accepted: words.verdictAccepted,
    warning: words.verdictWarning,
    rejected: words.verdictRejected,
    not_evaluable: words.verdictNone,
    overdue: words.verdictNone,
    void: words.verdictNone,
  };
  return (
    <Stack gap="s4">
      <Alert tone={TONES[run.status]} live="assertive" size="large">
        {says[run.status]}
      </Alert>
      {run.violations.length > 0 && <BrokenRules run={run} configuration={configuration} />}
      <LikelyCauses run={run} />
    </Stack>
  );
}

/** Likely causes of a rejected run, by the kind of error that its rules indicate. */
export function LikelyCauses({ run: { violations } }: { run: ControlRun }) {
  const words = useMessages(controlFormsMessages);
  const rejecting = violations.filter(({ severity }) => severity === 'reject');
  return (
    <>
      {rejecting.some(({ rule }) => isRandomError(rule)) && <Text>{words.adviceRandom}</Text>}
      {rejecting.some(({ rule }) => !isRandomError(rule)) && <Text>{words.adviceSystematic}</Text>}
    </>
  );
}

/** Rules violated by a run, with the values that violated them. */
export function BrokenRules({ run, configuration }: RunVerdictProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const describe = useRuleWords();
  const valuesOf = (ids: readonly string[]) =>
    run.points
      .filter(({ id }) => ids.includes(id))
      .map(({ level, value }) => words.valueAt({ level, value }));
  return (
    <S.Broken>
      {run.violations.map(({ rule, severity, scope, level, point_ids }) => (
        <li key={`${rule} ${scope} ${level ?? ''} ${point_ids.join()}`}>
          <bdi dir="ltr">{rule}</bdi>
          <span>
            {describe(rule, configuration)}
            <small>
              {[
                ...(level === null ? [words.acrossLevels] : []),
                format.list(valuesOf(point_ids)),
              ].join(' · ')}
            </small>
          </span>
          <Chip {...RUN_APPEARANCE[severity === 'reject' ? 'rejected' : 'warning']}>
            {severity === 'reject' ? words.broken : words.warned}
          </Chip>
        </li>
      ))}
    </S.Broken>
  );
}
