import type { Sample } from '@alms/lis-domain/samples';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import type { ListedResource } from './listed.ts';
import { dashboardMessages } from './words/index.ts';

export interface CollectionCardProps {
  /** Ordered specimens awaiting collection. */
  samples: ListedResource<Sample>;
  onRetry: () => void | Promise<void>;
  href: string;
}

/** Number of specimens awaiting collection, with a link to the list. */
export function CollectionCard({ samples, onRetry, href }: CollectionCardProps) {
  const words = useMessages(dashboardMessages);
  return (
    <Card
      heading={words.collection}
      headerActions={<Link href={href}>{words.collectionList}</Link>}
    >
      <ResourceView
        resource={samples}
        label={words.collection}
        skeleton={<Skeleton width="9rem" height="28px" />}
        empty={{ 'none-yet': { title: words.noCollectionTitle, body: words.noCollectionBody } }}
        onRetry={onRetry}
      >
        {({ items, nextCursor }) => {
          const urgent = items.filter((sample) => sample.priority !== 'routine').length;
          const count = items.length;
          return (
            <p data-part="total">
              <Text as="span" size="lead" strong figures>
                {nextCursor === null ? words.toCollect({ count }) : words.toCollectMany({ count })}
              </Text>
              {urgent > 0 && (
                <Text as="span" tone="muted">
                  {words.urgentFirst({ count: urgent })}
                </Text>
              )}
            </p>
          );
        }}
      </ResourceView>
    </Card>
  );
}
