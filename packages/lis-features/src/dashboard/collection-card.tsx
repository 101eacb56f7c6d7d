import type { CollectionProgress } from '@alms/lis-domain/samples';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { dashboardMessages } from './words/index.ts';

export interface CollectionCardProps {
  counts: Resource<CollectionProgress>;
  onRetry: () => void | Promise<void>;
  href: string;
}

/** Number of specimens awaiting collection, with a link to the list. */
export function CollectionCard({ counts, onRetry, href }: CollectionCardProps) {
  const words = useMessages(dashboardMessages);
  return (
    <Card
      heading={words.collection}
      headerActions={<Link href={href}>{words.collectionList}</Link>}
    >
      <ResourceView
        resource={counts}
        label={words.collection}
        skeleton={<Skeleton width="9rem" height="28px" />}
        empty={{ 'none-yet': { title: words.noCollectionTitle, body: words.noCollectionBody } }}
        onRetry={onRetry}
      >
        {({ specimens, urgent_specimens }) => (
          <p data-part="total">
            <Text as="span" size="lead" strong figures>
              {words.toCollect({ count: specimens })}
            </Text>
            {urgent_specimens > 0 && (
              <Text as="span" tone="muted">
                {words.urgentFirst({ count: urgent_specimens })}
              </Text>
            )}
          </p>
        )}
      </ResourceView>
    </Card>
  );
}
