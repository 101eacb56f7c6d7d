import type { QualityMetrics } from '@alms/lis-domain/analytics';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps, type ListLink } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

export interface QualityCardProps extends Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> {
  quality: Resource<QualityMetrics>;
  rejectedHref?: string | undefined;
  criticalHref?: string | undefined;
}

/** Quality indicators in percent, each with its denominator. */
export function QualityCard({ quality, rejectedHref, criticalHref, ...shared }: QualityCardProps) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  const links: ListLink[] = [
    ...(rejectedHref === undefined ? [] : [{ href: rejectedHref, label: words.rejectedList }]),
    ...(criticalHref === undefined ? [] : [{ href: criticalHref, label: words.criticalList }]),
  ];
  const share = (
    id: string,
    term: string,
    rate: number | null,
    part: number,
    whole: number,
    meaning: string,
  ) => ({
    id,
    term,
    description: (
      <>
        <Text as="span" strong figures>
          {figures.rate(rate)}
        </Text>{' '}
        <Text as="span" tone="muted" figures>
          {words.part({ part, whole })}
        </Text>
        <Text size="small" tone="muted">
          {meaning}
        </Text>
      </>
    ),
  });
  return (
    <FigureCard
      {...shared}
      heading={words.quality}
      resource={quality}
      table="quality-metrics"
      links={links}
    >
      {(each) => (
        <DescriptionList
          items={[
            share(
              'pass',
              names.figure_pass_rate,
              each.pass_rate,
              each.runs_evaluated - each.runs_rejected,
              each.runs_evaluated,
              words.passMeaning,
            ),
            share(
              'rejected',
              names.figure_rejection_rate_samples,
              each.rejection_rate_samples,
              each.samples_rejected,
              each.samples_assessed,
              words.rejectionMeaning,
            ),
            share(
              'amended',
              names.figure_amended_rate,
              each.amended_rate,
              each.amended,
              each.released,
              words.amendedMeaning,
            ),
            share(
              'critical',
              names.figure_critical_within_target_rate,
              each.critical_within_target_rate,
              each.critical_within_target,
              each.critical_calls,
              words.criticalMeaning,
            ),
            share(
              'external',
              names.figure_eqa_acceptable_rate,
              each.eqa_acceptable_rate,
              each.eqa_acceptable,
              each.eqa_scored,
              words.eqaMeaning,
            ),
          ]}
        />
      )}
    </FigureCard>
  );
}
