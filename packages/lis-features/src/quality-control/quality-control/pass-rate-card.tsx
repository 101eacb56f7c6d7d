import {
  qcStatusOf,
  shownPassRate,
  type QcStatus,
  type QualityMetrics,
} from '@alms/lis-domain/analytics';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import { RATE_APPEARANCE } from './appearance.ts';
import * as S from './quality-control.styles.ts';

export interface PassRateCardProps {
  /** Quality indicators of the last seven days. */
  metrics: Resource<QualityMetrics>;
  onRetry: () => void | Promise<void>;
}

/**
 * Percentage of accepted QC runs, rated by its unrounded value. Informational only: it neither
 * holds nor releases results (safe reading 39).
 */
export function PassRateCard({ metrics, onRetry }: PassRateCardProps) {
  const words = useMessages(qualityControlMessages);
  return (
    <Card heading={words.passRate} footer={words.rateFoot}>
      <ResourceView
        resource={metrics}
        label={words.passRate}
        skeleton={<Skeleton count={2} />}
        onRetry={onRetry}
      >
        {(data) => <Rate {...data} />}
      </ResourceView>
    </Card>
  );
}

function Rate({ pass_rate, runs_evaluated, runs_rejected }: QualityMetrics) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const names: Record<QcStatus, string> = {
    pass: words.ratePass,
    warning: words.warning,
    fail: words.rateFail,
    unknown: words.rateUnknown,
  };
  const status = qcStatusOf(pass_rate);
  const chip = <Chip {...RATE_APPEARANCE[status]}>{names[status]}</Chip>;
  if (pass_rate === null)
    return (
      <Stack gap="s2" align="start">
        {chip}
        <Text tone="muted">{words.rateNone}</Text>
      </Stack>
    );
  return (
    <Stack gap="s1">
      <S.Rate>
        <b>{words.rate({ rate: format.number(shownPassRate(pass_rate)) })}</b>
        {chip}
      </S.Rate>
      <Text tone="muted" figures>
        {words.ratePart({ part: runs_evaluated - runs_rejected, whole: runs_evaluated })}
      </Text>
    </Stack>
  );
}
