import type { RollingProposal, TestLot } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { writeNumber } from '@alms/ui/number-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useDecimalMark } from '../../shared/decimal-input/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { sources, targetForm, type TargetFields, type TargetValues } from './control.form.ts';
import { qualityControlMessages } from './words/index.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';
import { figure } from './level-charts.tsx';
import type { QuestionProps } from './question-forms.tsx';

export interface TargetFormProps extends QuestionProps<TargetValues> {
  lot: TestLot;
  /** Proposed rolling target; `idle` until requested. */
  rolling: Resource<RollingProposal>;
  onProposeRolling: () => void;
}

/**
 * Sets the target of a lot. A rolling target is calculated by the server and accepted here after
 * review.
 */
export function TargetForm({
  lot,
  rolling,
  onProposeRolling,
  onSend,
  sending,
  onClose,
}: TargetFormProps) {
  const words = useMessages(controlFormsMessages);
  const { target, statistics } = lot;
  const proposal =
    rolling.status === 'ready' && rolling.data.lot_id === lot.id ? rolling.data : undefined;
  const mark = useDecimalMark();
  const form = useLisForm<TargetFields, TargetValues>(targetForm(lot.id, mark, proposal), {
    defaultValues: {
      source: 'manufacturer',
      mean: target ? writeNumber(figure(target.mean), mark) : '',
      sd: target ? writeNumber(figure(target.sd), mark) : '',
    },
    words,
    onSubmit: onSend,
    submission: sending,
  });
  const names = {
    manufacturer: words.fromManufacturer,
    established: words.fromOwn({ n: statistics.n, days: statistics.days }),
    rolling: words.fromRolling,
  };
  const source = form.methods.watch('source');
  const { onChange, ...binding } = form.field('source');
  return (
    <LisForm form={form} label={words.setTargetNow}>
      <SelectField
        label={words.targetSource}
        {...(source !== 'manufacturer' && { hint: words.ownHint })}
        options={sources.map((value) => ({ value, label: names[value] }))}
        {...binding}
        onChange={(event) => {
          if (event.target.value === 'rolling') onProposeRolling();
          void onChange(event);
        }}
      />
      {source === 'manufacturer' && (
        <TextField
          label={words.mean}
          autoComplete="off"
          inputMode="decimal"
          dir="ltr"
          {...form.field('mean')}
        />
      )}
      {source === 'manufacturer' && (
        <TextField
          label={words.sd}
          autoComplete="off"
          inputMode="decimal"
          dir="ltr"
          {...form.field('sd')}
        />
      )}
      {source === 'rolling' && <Proposed rolling={rolling} onProposeRolling={onProposeRolling} />}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {source === 'rolling' ? words.acceptRolling : words.setTargetNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function Proposed({
  rolling,
  onProposeRolling,
}: Pick<TargetFormProps, 'rolling' | 'onProposeRolling'>) {
  const words = useMessages(controlFormsMessages);
  return (
    <Stack gap="s3">
      <ResourceView
        resource={rolling}
        label={words.rollingProposed}
        headingLevel={3}
        skeleton={<Skeleton count={3} />}
        onRetry={onProposeRolling}
      >
        {(proposal) => <Proposal {...proposal} />}
      </ResourceView>
      <Text size="small" tone="muted">
        {words.rollingMeaning}
      </Text>
      <div>
        <Button size="small" onClick={onProposeRolling}>
          {words.rollingAgain}
        </Button>
      </div>
    </Stack>
  );
}

function Proposal({ n, days, from, to, mean, sd, excluded }: RollingProposal) {
  const words = useMessages(controlFormsMessages);
  const board = useMessages(qualityControlMessages);
  const format = useFormat();
  if (from === null || to === null || mean === null) return <Text>{words.rollingNone}</Text>;
  return (
    <Stack gap="s1">
      <Text strong figures>
        <bdi dir="ltr">
          {sd === null ? figure(mean) : board.targetText({ mean: figure(mean), sd: figure(sd) })}
        </bdi>
      </Text>
      <Text figures>
        {words.rollingSpan({
          n,
          days,
          from: format.longDate(format.dayOf(from)),
          to: format.longDate(format.dayOf(to)),
        })}
      </Text>
      <Text size="small" tone="muted" figures>
        {words.rollingExcluded({
          rejected: excluded.rejected,
          voided: excluded.void,
          notEvaluated: excluded.not_evaluable,
          beyond: excluded.beyond_3s,
        })}
      </Text>
    </Stack>
  );
}
