import {
  detailOf,
  trialOutcomes,
  type AutoverificationTrial,
  type TrialOutcome,
  type TrialResult,
} from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useAutoverificationWords } from '../../shared/autoverification-words/index.ts';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';

export interface TriedResultsProps {
  /** The selected group of results. */
  fate: TrialOutcome;
  onFateChange: (fate: TrialOutcome) => void;
  /** Results of the last trial, newest first, without those that the user may not see. */
  results: Resource<readonly TrialResult[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry: () => void | Promise<void>;
  /** Returns the link to a result by its specimen. */
  resultHref: (sampleId: SampleId) => string;
}

/**
 * Results behind the counts of a trial: value, reasons for manual review, and later corrections.
 */
export function TriedResults({
  counts,
  fate,
  onFateChange,
  results,
  onMore,
  onRetry,
  resultHref,
}: TriedResultsProps & { counts: Pick<AutoverificationTrial, TrialOutcome> }) {
  const words = useMessages(autoverifyFieldsMessages);
  const format = useFormat();
  const reasonWords = useAutoverificationWords();
  const reasonsOf = ({ reasons, later }: TrialResult) => [
    ...reasons.map((reason) => reasonWords(reason.code, detailOf(reason))),
    ...(later === null ? [] : [words[`was_${later}`]]),
  ];
  return (
    <Stack gap="s3">
      <Text strong>{words.results}</Text>
      <Inline>
        <Segmented
          label={words.results}
          value={fate}
          onValueChange={(chosen) => onFateChange(chosen)}
          options={trialOutcomes
            .filter((each) => each !== 'undecided' || counts.undecided > 0)
            .map((value) => ({ value, label: words[value], count: counts[value] }))}
        />
      </Inline>
      <ResourceView
        resource={results}
        label={words.results}
        headingLevel={3}
        empty={{
          'none-yet': { title: words.noResults, body: counts[fate] > 0 ? words.keptResults : '' },
        }}
        skeleton={<Skeleton count={4} />}
        onRetry={onRetry}
      >
        {(shown) => (
          <Stack gap="s3">
            <Table
              caption={words.results}
              rows={shown}
              rowKey={({ result_id }) => result_id}
              columns={[
                {
                  id: 'specimen',
                  header: words.specimen,
                  rowHeader: true,
                  width: '9rem',
                  render: ({ sample_id, accession_number }) => (
                    <Link href={resultHref(sample_id)}>{accession_number}</Link>
                  ),
                },
                {
                  id: 'value',
                  header: words.value,
                  render: ({ value_text, unit_display, flag }) => (
                    <>
                      <bdi>{[value_text, unit_display].filter(Boolean).join(' ')}</bdi>{' '}
                      {flag !== null && <ClinicalFlag flag={flag} />}
                    </>
                  ),
                },
                { id: 'at', header: words.entered, render: ({ at }) => format.dateTime(at) },
                {
                  id: 'why',
                  header: words.because,
                  width: '40%',
                  render: (result) => format.list(reasonsOf(result)),
                },
              ]}
            />
            {onMore && (
              <Inline>
                <Button onClick={onMore}>{words.moreResults}</Button>
              </Inline>
            )}
          </Stack>
        )}
      </ResourceView>
    </Stack>
  );
}
