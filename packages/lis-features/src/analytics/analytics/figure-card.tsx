import type { ExportedTable } from '@alms/lis-domain/analytics';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { analyticsMessages } from './words/index.ts';

/** The list of what is counted, where the person may open it. */
export interface ListLink {
  href: string;
  label: string;
}

export interface FigureCardProps<T> {
  heading: string;
  /** What the figures are, in words; of the answer, where that is needed. When omitted, each figure says it itself. */
  meaning?: string | ((answer: T) => string);
  resource: Resource<T>;
  children: (answer: T) => ReactNode;
  /** The table that can be taken along. */
  table: ExportedTable;
  /** Saves a table as a file. When omitted, there is no way to. */
  onExport?: ((table: ExportedTable) => void | Promise<void>) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** @default none */
  links?: readonly ListLink[];
  /** Stands above the figures: what they are grouped by. When omitted, nothing. */
  control?: ReactNode;
}

/** Figures of one kind in a card: what they mean, the figures in every state, the lists behind them, and a file of them. */
export function FigureCard<T>({
  heading,
  meaning,
  resource,
  children,
  table,
  onExport,
  onRetry,
  links = [],
  control,
}: FigureCardProps<T>) {
  const words = useMessages(analyticsMessages);
  const actions = onExport && (
    <Button
      size="small"
      variant="quiet"
      leading={<Icon glyph={DownloadGlyph} size="small" />}
      aria-label={words.saveFileOf({ table: heading })}
      onClick={() => onExport(table)}
    >
      {words.saveFile}
    </Button>
  );
  return (
    <Card heading={heading} {...(actions && { headerActions: actions })}>
      <Stack gap="s4">
        {control}
        <ResourceView
          resource={resource}
          label={heading}
          skeleton={<Skeleton count={5} />}
          empty={{ 'none-yet': { title: words.nothing } }}
          {...(onRetry && { onRetry })}
        >
          {(answer) => (
            <Stack gap="s4">
              {meaning !== undefined && (
                <Text size="small" tone="muted">
                  {typeof meaning === 'string' ? meaning : meaning(answer)}
                </Text>
              )}
              {children(answer)}
            </Stack>
          )}
        </ResourceView>
        {links.length > 0 && (
          <Inline gap="s4">
            {links.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
