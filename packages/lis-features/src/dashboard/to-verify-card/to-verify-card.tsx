import type { Overview, ToVerify } from '@alms/lis-domain/results';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import type { CSSProperties } from 'react';
import { useTimeText } from '../use-time-text.ts';
import { toVerifyCardMessages } from './words/index.ts';
import * as S from './to-verify-card.styles.ts';

export interface ToVerifyCardProps {
  /** `to_verify` is null for users who may not verify; the card is then empty. */
  overview: Resource<Pick<Overview, 'to_verify' | 'verified_by_rule' | 'since' | 'counts'>>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    /** Link to the preview of bulk verification. */
    verifyWithin: string;
    /** Link to the specimens for individual review. */
    review: string;
    /** Link to the results on hold. */
    held: string;
  };
}

/**
 * Specimens that await verification, divided as in the work list: those within all checks, verified
 * in bulk after a preview, and those for individual review with the reasons.
 */
export function ToVerifyCard({ overview, onRetry, hrefs }: ToVerifyCardProps) {
  const words = useMessages(toVerifyCardMessages);
  const timeText = useTimeText();
  const known = overview.status === 'ready' ? overview.data : undefined;
  const oldest = known?.to_verify?.oldest_received_at ?? null;
  return (
    <Card
      heading={words.title}
      headerActions={
        known && (
          <Text as="span" size="small" tone="muted" figures>
            {oldest === null ? words.now : words.oldest({ time: timeText(oldest) })}
          </Text>
        )
      }
      body="flush"
      footer={
        <S.Foot>
          {known && (
            <>
              <span>
                {known.verified_by_rule !== null &&
                  words.byRule({
                    count: known.verified_by_rule,
                    time: timeText(known.since),
                  })}
              </span>
              {known.counts.held === 0 ? (
                <span>{words.held({ count: 0 })}</span>
              ) : (
                <Link href={hrefs.held}>{words.held({ count: known.counts.held })}</Link>
              )}
            </>
          )}
        </S.Foot>
      }
    >
      <S.Frame>
        <ResourceView
          resource={overview}
          label={words.title}
          flush
          skeleton={
            <S.Root>
              <Skeleton width="4rem" height="36px" />
              <Skeleton count={4} />
            </S.Root>
          }
          onRetry={onRetry}
        >
          {({ to_verify }) => to_verify && <Divided {...to_verify} hrefs={hrefs} />}
        </ResourceView>
      </S.Frame>
    </Card>
  );
}

function Divided({
  specimens,
  within,
  review,
  hrefs,
}: ToVerify & Pick<ToVerifyCardProps, 'hrefs'>) {
  const words = useMessages(toVerifyCardMessages);
  const format = useFormat();
  const timeText = useTimeText();
  const total = (
    <div data-part="count">
      <b>{format.number(specimens)}</b> {words.specimens({ count: specimens })}
    </div>
  );
  if (specimens === 0)
    return (
      <S.Root>
        {total}
        <p data-part="none">{words.none}</p>
      </S.Root>
    );
  const { first_due_at: from, last_due_at: to } = within;
  const due = () => {
    if (from === null || to === null) return words.noDue;
    return from === to
      ? words.dueAt({ from: timeText(from) })
      : words.due({ from: timeText(from), to: timeText(to) });
  };
  const reasons = format.list(
    review.reasons.map(({ reason, specimens: count }) => words[reason]({ count })),
  );
  return (
    <S.Root>
      {total}
      <div>
        <div
          data-part="split"
          role="img"
          aria-label={words.split({ within: within.specimens, review: review.specimens })}
        >
          {within.specimens > 0 && <span style={shareOf(within.specimens)} />}
          {review.specimens > 0 && <span data-review="" style={shareOf(review.specimens)} />}
        </div>
        <div data-part="row">
          <div>
            <b>{format.number(within.specimens)}</b> {words.within}
            {within.specimens > 0 && <small>{due()}</small>}
          </div>
          {within.specimens > 0 && (
            <LinkButton href={hrefs.verifyWithin}>
              {words.verifyWithin({ count: within.specimens })}
            </LinkButton>
          )}
        </div>
        <div data-part="row" data-review={review.specimens > 0 ? '' : undefined}>
          <div>
            <b>{format.number(review.specimens)}</b> {words.review}
            {review.specimens > 0 && (
              <small>
                {review.first_due_at === null
                  ? words.reasons({ reasons })
                  : words.firstDue({ reasons, time: timeText(review.first_due_at) })}
              </small>
            )}
          </div>
          {review.specimens > 0 && (
            <LinkButton href={hrefs.review}>
              {words.reviewCount({ count: review.specimens })}
            </LinkButton>
          )}
        </div>
      </div>
    </S.Root>
  );
}

const shareOf = (count: number) => ({ '--share': count }) as CSSProperties;
