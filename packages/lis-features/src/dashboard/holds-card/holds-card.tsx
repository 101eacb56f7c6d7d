import type { ControlledTest } from '@alms/lis-domain/quality-control';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph, HoldGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import type { ListedResource } from '../listed.ts';
import { holdsCardMessages } from './words/index.ts';

const Holds = /* @__PURE__ */ styled.ul`
  > li {
    display: grid;
    gap: ${t.space.s2};
    padding: ${t.space.s3} ${t.space.s4};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space.s1} ${t.space.s3};
  }
`;

const Quiet = /* @__PURE__ */ styled.div`
  padding: ${t.space.s3} ${t.space.s4};
`;

/** Maximum number of tests listed above the work; the rest are counted. */
const NAMED = 3;

export interface HoldsCardProps {
  /** Tests with QC, and whether each is on hold. */
  tests: ListedResource<ControlledTest>;
  onRetry: () => void | Promise<void>;
  hrefs: {
    qualityControl: string;
    /** Returns the link to a test’s QC runs and hold. */
    test: (id: string) => string;
  };
}

/** Tests on QC hold: rejected runs before overdue QC, then by waiting time. */
export function HoldsCard({ tests, onRetry, hrefs }: HoldsCardProps) {
  const words = useMessages(holdsCardMessages);
  return (
    <Card
      heading={words.title}
      headerActions={<Link href={hrefs.qualityControl}>{words.all}</Link>}
      body="flush"
    >
      <ResourceView
        resource={tests}
        label={words.title}
        flush
        skeleton={
          <Quiet>
            <Skeleton />
          </Quiet>
        }
        empty={{ 'none-yet': { title: words.noTestsTitle, body: words.noTestsBody } }}
        onRetry={onRetry}
      >
        {({ items, nextCursor }) => {
          const held = heldOf(items);
          if (held.length === 0)
            return (
              <Quiet>
                <Text tone="muted">
                  {nextCursor === null ? words.none : words.noneOf({ count: items.length })}
                </Text>
              </Quiet>
            );
          return (
            <>
              <Holds>
                {held.slice(0, NAMED).map((each) => (
                  <HoldLine key={each.test.id} {...each} href={hrefs.test(each.test.id)} />
                ))}
              </Holds>
              {held.length > NAMED && (
                <Quiet>
                  <Text tone="muted">{words.more({ count: held.length - NAMED })}</Text>
                </Quiet>
              )}
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
}

interface HeldTest {
  test: ControlledTest;
  hold: NonNullable<ControlledTest['hold']>;
}

function heldOf(tests: readonly ControlledTest[]): HeldTest[] {
  const place = ({ hold }: HeldTest) => `${hold.reason === 'rejected' ? 0 : 1} ${hold.since}`;
  return tests
    .flatMap((test) => (test.hold === null ? [] : [{ test, hold: test.hold }]))
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

function HoldLine({ test: { test, instrument }, hold, href }: HeldTest & { href: string }) {
  const words = useMessages(holdsCardMessages);
  const at = useFormat().dateTime(hold.since);
  const isRejected = hold.reason === 'rejected';
  const name = words.name({ test: test.name, instrument: instrument.name });
  return (
    <li>
      <div data-part="name">
        <Text as="strong" strong>
          {name}
        </Text>
        <Chip tone="critical" glyph={isRejected ? HoldGlyph : ClockGlyph}>
          {isRejected ? words.held : words.overdue}
        </Chip>
      </div>
      <Text size="small">{isRejected ? words.rejected({ at }) : words.due({ at })}</Text>
      <div>
        <LinkButton href={href} size="small" aria-label={words.reviewOf({ name })}>
          {words.review}
        </LinkButton>
      </div>
    </li>
  );
}
