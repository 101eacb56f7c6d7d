import type { AutoverifyRule } from '@alms/lis-domain/catalogue';
import {
  laterChanges,
  TRIAL_DAYS,
  TRIAL_RESULTS,
  type AutoverificationTrial,
} from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Inline } from '@alms/ui/inline';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useAutoverificationWords } from '../../shared/autoverification-words/index.ts';
import { sameAnswer } from '../../shared/versioned-form/index.ts';
import { autoverifyFieldsMessages } from './words/autoverify-fields/index.ts';
import * as S from './test-parameters.styles.ts';
import { TriedResults, type TriedResultsProps } from './tried-results.tsx';

export interface AutoverifyTrialProps {
  /** The rule as entered in the fields. */
  rule: AutoverifyRule;
  /** Outcome of the latest trial; idle before the first. */
  trial: Resource<AutoverificationTrial>;
  /** Tries a rule on the test’s past results. Must not reject. */
  onTry: (rule: AutoverifyRule) => void | Promise<void>;
  /** The results behind the counts. When omitted, they are unavailable. */
  tried?: TriedResultsProps | undefined;
}

/** Tries a rule on past results before it is activated. Saves nothing. */
export function AutoverifyTrial({ rule, trial, onTry, tried: results }: AutoverifyTrialProps) {
  const words = useMessages(autoverifyFieldsMessages);
  const [tried, setTried] = useState(rule);
  const run = () => {
    setTried(rule);
    return onTry(rule);
  };
  return (
    <Stack gap="s3">
      <Text strong>{words.trial}</Text>
      <Text size="small" tone="muted">
        {words.trialHint({ days: TRIAL_DAYS, max: TRIAL_RESULTS })}
      </Text>
      <Inline>
        <Button busy={trial.status === 'loading'} onClick={() => void run()}>
          {words.tryOut}
        </Button>
      </Inline>
      <ResourceView
        resource={trial}
        label={words.outcome}
        headingLevel={3}
        failedTitle={words.failed}
        empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
        skeleton={<Skeleton count={4} />}
        onRetry={run}
      >
        {(outcome) => (
          <Stack gap="s4">
            {!sameAnswer(tried, rule) && <Alert tone="info">{words.outdated}</Alert>}
            <Outcome outcome={outcome} />
            {results && <TriedResults {...results} counts={outcome} />}
          </Stack>
        )}
      </ResourceView>
    </Stack>
  );
}

function Outcome({
  outcome: { looked_at, since, partial, verified, left, undecided, reasons, later },
}: {
  outcome: AutoverificationTrial;
}) {
  const words = useMessages(autoverifyFieldsMessages);
  const reasonWords = useAutoverificationWords();
  const format = useFormat();
  const share = (count: number) =>
    format.number(count / looked_at, { style: 'percent', maximumFractionDigits: 1 });
  const changes = laterChanges.filter((how) => later[how] > 0);
  const changed = changes.reduce((sum, how) => sum + later[how], 0);
  return (
    <>
      <Text size="small" tone="muted">
        {words.lookedAt({ count: looked_at, time: format.date(since ?? '') })}{' '}
        {partial && words.partial}
      </Text>
      <StatStrip>
        <StatTile label={words.verified} value={format.number(verified)} note={share(verified)} />
        <StatTile label={words.left} value={format.number(left)} note={share(left)} />
        {undecided > 0 && (
          <StatTile
            label={words.undecided}
            value={format.number(undecided)}
            note={words.undecidedNote}
          />
        )}
      </StatStrip>
      {changed > 0 && (
        <Alert tone="caution" title={words.changedSome({ count: changed })}>
          <S.Lines>
            {changes.map((how) => (
              <li key={how}>{words[how]({ count: later[how] })}</li>
            ))}
          </S.Lines>
        </Alert>
      )}
      {changed === 0 && verified > 0 && <Alert tone="positive">{words.changedNone}</Alert>}
      {reasons.length > 0 && (
        <Table
          caption={words.why}
          captionVisible
          rows={reasons}
          rowKey={({ code, detail }) => `${code} ${detail}`}
          columns={[
            {
              id: 'reason',
              header: words.reason,
              rowHeader: true,
              render: ({ code, detail }) => reasonWords(code, detail),
            },
            {
              id: 'count',
              header: words.count,
              align: 'end',
              width: '6rem',
              render: ({ count }) => (
                <Text as="span" figures>
                  {format.number(count)}
                </Text>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
