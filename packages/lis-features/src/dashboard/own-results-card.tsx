import { chosenLanguage } from '@alms/lis-domain/language';
import { readingIn, type PatientResult } from '@alms/lis-domain/results';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import type { ListedResource } from './listed.ts';
import { dashboardMessages } from './words/index.ts';

/** Maximum number of results listed; a link leads to the rest. */
const NAMED = 5;

export interface OwnResultsCardProps {
  /** Results released to the signed-in patient, newest first. */
  results: ListedResource<PatientResult>;
  onRetry: () => void | Promise<void>;
  href: string;
}

/**
 * Recently released results of the signed-in patient. Values are shown only on the results page,
 * which explains them.
 */
export function OwnResultsCard({ results, onRetry, href }: OwnResultsCardProps) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const { locale } = useLanguage();
  return (
    <Card
      heading={words.ownResults}
      headerActions={
        <LinkButton variant="primary" href={href}>
          {words.allOwnResults}
        </LinkButton>
      }
      body="flush"
    >
      <ResourceView
        resource={results}
        label={words.ownResults}
        flush
        skeleton={
          <div data-part="quiet">
            <Skeleton count={3} />
          </div>
        }
        empty={{ 'none-yet': { title: words.noOwnResultsTitle, body: words.noOwnResultsBody } }}
        onRetry={onRetry}
      >
        {({ items }) => (
          <ul data-part="lines people">
            {items.slice(0, NAMED).map((result) => (
              <li key={result.id}>
                <Text as="span" size="large">
                  {readingIn(result, chosenLanguage(locale)).test_name}
                </Text>
                {result.taken_back && <Text as="span">{words.ownTakenBack}</Text>}
                {result.released_at !== null && !result.taken_back && (
                  <Text as="span" tone="muted">
                    {words.released({ date: format.longDate(result.released_at) })}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </Card>
  );
}
