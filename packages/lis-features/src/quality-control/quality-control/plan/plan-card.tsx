import {
  followsPlan,
  MIN_DAYS,
  MIN_EQA_VALUES,
  MIN_VALUES,
  withPlannedRules,
  type ControlledTestDetail,
  type PlanRefusal,
} from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph } from '@alms/ui/icon';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import type { SaveSettings } from '../settings-form.tsx';
import { planMessages } from './words/index.ts';

export interface PlanCardProps {
  test: ControlledTestDetail;
  /** Saves the rules. Must not reject. When omitted, the user may not. */
  onSave?: SaveSettings | undefined;
}

type Proposed = Extract<ControlledTestDetail['plan'], { status: 'proposed' }>;

/**
 * QC plan proposed by the sigma metric, or the reason why none is known. A proposal only: the rules
 * change when a user adopts them.
 */
export function PlanCard({ test, onSave }: PlanCardProps) {
  const words = useMessages(planMessages);
  const { plan } = test;
  const level = plan.level ?? 0;
  const reasons: Record<PlanRefusal, string> = {
    no_allowable_error: words.no_allowable_error,
    no_lots: words.no_lots,
    too_few_values: words.too_few_values({ level, values: MIN_VALUES, days: MIN_DAYS }),
    no_bias: words.no_bias({ level, results: MIN_EQA_VALUES }),
  };
  return (
    <Card heading={words.title} footer={words.foot}>
      {plan.status === 'unknown' ? (
        <Stack gap="s2" align="start">
          <Chip>{words.unknown}</Chip>
          <Text tone="muted">{reasons[plan.reason]}</Text>
        </Stack>
      ) : (
        <Proposal test={test} plan={plan} onSave={onSave} />
      )}
    </Card>
  );
}

function Proposal({ test, plan, onSave }: PlanCardProps & { plan: Proposed }) {
  const words = useMessages(planMessages);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const shown = (value: number, digits: number) =>
    format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const { sigma, level, cv, bias, bias_source, bias_n, rules, measurements, improve } = plan;
  const isFollowed = followsPlan(test.rules, rules);
  return (
    <Stack gap="s3">
      <DescriptionList
        items={[
          {
            id: 'sigma',
            term: words.sigma,
            description: words.sigmaOf({ sigma: shown(sigma, 1), level }),
          },
          {
            id: 'figures',
            term: words.figures,
            description: words.figuresOf({
              allowable: format.number(Number(test.allowable_error ?? '')),
              bias: shown(bias, 1),
              cv: shown(cv, 1),
            }),
          },
          {
            id: 'bias',
            term: words.biasSource,
            description:
              bias_source === 'eqa' ? words.fromEqa({ count: bias_n ?? 0 }) : words.fromTarget,
          },
          {
            id: 'rules',
            term: words.rules,
            description: <bdi dir="ltr">{rules.join(' / ')}</bdi>,
          },
          {
            id: 'measurements',
            term: words.measurements,
            description: words.measurementsOf({ count: measurements }),
          },
        ]}
      />
      {improve && <Alert tone="caution">{words.improve}</Alert>}
      {isFollowed ? (
        <span>
          <Chip tone="positive" glyph={CheckGlyph}>
            {words.followed}
          </Chip>
        </span>
      ) : (
        onSave && (
          <span>
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              {words.adopt}
            </Button>
          </span>
        )
      )}
      {isAsked && onSave && (
        <AdoptDialog test={test} plan={plan} onSave={onSave} onClose={() => setAsked(false)} />
      )}
    </Stack>
  );
}

function AdoptDialog({
  test,
  plan,
  onSave,
  onClose,
}: {
  test: ControlledTestDetail;
  plan: Proposed;
  onSave: SaveSettings;
  onClose: () => void;
}) {
  const words = useMessages(planMessages);
  const [outcome, setOutcome] = useState<'saving' | 'stale' | 'refused'>();
  const { rules, max_age_hours, allowable_error } = test;
  const adopt = async () => {
    setOutcome('saving');
    const { status } = await onSave({
      settings: { rules: withPlannedRules(rules, plan.rules), max_age_hours, allowable_error },
      base: test,
    });
    if (status === 'saved') return onClose();
    setOutcome(status);
  };
  const rejecting = Object.entries(rules.rules).flatMap(([rule, severity]) =>
    severity === 'reject' ? [rule] : [],
  );
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={words.adoptTitle({ test: test.test.name })}
      confirmLabel={words.adoptNow}
      busy={outcome === 'saving'}
      refusal={outcome === 'stale' || outcome === 'refused' ? words[`adopt_${outcome}`] : undefined}
      onConfirm={adopt}
      onClose={onClose}
    >
      <Stack gap="s3">
        <Text>{words.adoptBody}</Text>
        <DescriptionList
          items={[
            {
              id: 'now',
              term: words.rulesNow,
              description: <bdi dir="ltr">{rejecting.join(' / ') || words.none}</bdi>,
            },
            {
              id: 'then',
              term: words.rulesThen,
              description: <bdi dir="ltr">{plan.rules.join(' / ')}</bdi>,
            },
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
