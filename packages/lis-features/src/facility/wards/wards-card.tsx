import type { NamedLaboratory, Ward } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { WardDialog, type WardDialogProps } from './ward-dialog.tsx';
import { wardsMessages } from './words/index.ts';

export interface WardsCardProps extends Pick<WardDialogProps, 'sites' | 'onSave'> {
  /** All wards, by name. */
  wards: Resource<readonly Ward[]>;
  onRetry?: () => void | Promise<void>;
}

/** Wards of the facility, from which orders come and where critical results are notified. */
export function WardsCard({ wards, sites, onRetry, onSave }: WardsCardProps) {
  const words = useMessages(wardsMessages);
  const [edited, setEdited] = useState<WardDialogProps['edited']>();
  return (
    <Card
      data-component="wards-card"
      heading={words.title}
      body="flush"
      headerActions={
        <Button
          aria-haspopup="dialog"
          leading={<Icon glyph={PlusGlyph} size="small" />}
          onClick={() => setEdited('new')}
        >
          {words.add}
        </Button>
      }
    >
      <DataTable<Ward>
        columns={useColumns(sites)}
        resource={wards}
        rowKey={({ id }) => id}
        caption={words.title}
        lines={2}
        headingLevel={3}
        onRowOpen={setEdited}
        filter={<Text tone="muted">{words.body}</Text>}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
      <WardDialog
        sites={sites}
        onSave={onSave}
        edited={edited}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  );
}

/** The site has a column only if there are several. */
function useColumns(sites: readonly NamedLaboratory[]): DataTableColumn<Ward>[] {
  const words = useMessages(wardsMessages);
  const site: DataTableColumn<Ward> = {
    id: 'site',
    header: words.site,
    render: ({ laboratory_id }) => sites.find(({ id }) => id === laboratory_id)?.name ?? '–',
  };
  return [
    {
      id: 'name',
      header: words.ward,
      rowHeader: true,
      render: ({ name, code }) => (
        <Inline gap="s2">
          <bdi>{name}</bdi>
          <Text as="span" tone="muted">
            {code}
          </Text>
        </Inline>
      ),
    },
    ...(sites.length > 1 ? [site] : []),
    { id: 'phone', header: words.phone, render: ({ phone }) => <bdi>{phone || '–'}</bdi> },
    { id: 'email', header: words.email, render: ({ email }) => <bdi>{email || '–'}</bdi> },
    {
      id: 'status',
      header: words.status,
      render: ({ active }) => (
        <Chip tone={active ? 'positive' : 'neutral'}>{active ? words.active : words.inactive}</Chip>
      ),
    },
  ];
}
