import type { CollectionProgress, Sample } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { collectionVisits, type CollectionVisit } from '../../shared/collection-visits/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import { dashboardMessages } from '../words/index.ts';
import type { ListedResource } from '../listed.ts';

/** Maximum number of patients listed; a link leads to the rest. */
const NAMED = 6;

export interface CollectionListCardProps {
  /** The first specimens awaiting collection, urgent first. */
  samples: ListedResource<Sample>;
  /** Counts of all of them. Omitted while unknown. */
  counts?: CollectionProgress | undefined;
  onRetry: () => void | Promise<void>;
  hrefs: { collection: string; collect: (patientId: PatientId) => string };
}

/**
 * Patients awaiting collection, urgent first. For users who collect only occasionally,
 * `CollectionCard` shows the count.
 */
export function CollectionListCard({ samples, counts, onRetry, hrefs }: CollectionListCardProps) {
  const words = useMessages(dashboardMessages);
  return (
    <Card
      heading={words.collection}
      headerActions={<Link href={hrefs.collection}>{words.collectionList}</Link>}
      body="flush"
      {...(samples.status === 'ready' && counts && { footer: <Total counts={counts} /> })}
    >
      <ResourceView
        resource={samples}
        label={words.collection}
        flush
        skeleton={
          <div data-part="quiet">
            <Skeleton count={NAMED} />
          </div>
        }
        empty={{ 'none-yet': { title: words.noCollectionTitle, body: words.noCollectionBody } }}
        onRetry={onRetry}
      >
        {({ items, nextCursor }) => (
          <ul data-part="lines visits">
            {collectionVisits(items)
              .slice(0, NAMED)
              .map((visit, index) => (
                <Visit
                  key={visit.id}
                  visit={visit}
                  isComplete={nextCursor === null}
                  first={index === 0}
                  hrefs={hrefs}
                />
              ))}
          </ul>
        )}
      </ResourceView>
    </Card>
  );
}

function Visit({
  visit: { id, patient, priority, samples },
  isComplete,
  first,
  hrefs,
}: {
  visit: CollectionVisit;
  /** Whether all specimens of the visit are loaded. */
  isComplete: boolean;
  first: boolean;
  hrefs: CollectionListCardProps['hrefs'];
}) {
  const words = useMessages(dashboardMessages);
  const { born } = usePatientWords();
  const namesOf = useTestNames();
  return (
    <li>
      <div data-part="about">
        <div>
          <Text as="strong" strong>
            {patient.full_name}
          </Text>{' '}
          <PriorityTag priority={priority} />
        </div>
        <div data-part="identity">
          <Text as="span" tone="muted" code>
            {patient.mrn}
          </Text>
          <Text as="span" tone="muted">
            {words.born({ date: born(patient) })}
          </Text>
        </div>
        <div data-part="identity">
          {isComplete && <span>{words.toCollect({ count: samples.length })}</span>}
          <Text as="span" tone="muted">
            {namesOf(samples.flatMap(({ tests }) => tests.map(({ name }) => name)))}
          </Text>
        </div>
      </div>
      <LinkButton href={hrefs.collect(id)} variant={first ? 'primary' : 'secondary'}>
        {words.collect}
      </LinkButton>
    </li>
  );
}

/** Number of specimens, including those not listed. */
function Total({ counts: { specimens, urgent_specimens } }: { counts: CollectionProgress }) {
  const words = useMessages(dashboardMessages);
  return (
    <span data-part="identity">
      <span>{words.toCollect({ count: specimens })}</span>
      {urgent_specimens > 0 && <span>{words.urgentFirst({ count: urgent_specimens })}</span>}
    </span>
  );
}
