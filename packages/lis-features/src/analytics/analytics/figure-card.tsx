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

/** Link to the list behind a figure, for users who may open it. */
export interface ListLink {
  href: string;
  label: string;
}

export interface FigureCardProps<T> {
  heading: string;
  /**
   * Explanation of the figures, optionally derived from the data. When omitted, each figure carries
   * its own.
   */
  meaning?: string | ((answer: T) => string);
  resource: Resource<T>;
  children: (answer: T) => ReactNode;
  /** The table offered for export. When omitted, none is. */
  table?: ExportedTable;
  /** Exports a table as a file. When omitted, export is unavailable. */
  onExport?: ((table: ExportedTable) => void | Promise<void>) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** Links to the lists behind the figures. @default none */
  links?: readonly ListLink[];
  /** Control above the figures that sets their grouping. When omitted, none is shown. */
  control?: ReactNode;
}

/**
 * Card for one group of figures: explanation, loading and error states, links to the underlying
 * lists, and export.
 */
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
  const actions = onExport && table && (
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
