import type { NamedLaboratory, LaboratoryId } from '@alms/lis-domain/facility';
import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { InstrumentDialog, type InstrumentDialogProps } from './instrument-dialog.tsx';
import { instrumentsMessages } from './words/index.ts';

export interface InstrumentsCardProps extends Pick<InstrumentDialogProps, 'onSave'> {
  /** All instruments, active ones first, then by name. */
  instruments: Resource<readonly ControlledInstrument[]>;
  /** Active sites of the facility; empty in a facility with one. */
  sites: readonly NamedLaboratory[];
  /** The site where the user works. */
  siteId: LaboratoryId;
  onRetry?: () => void | Promise<void>;
}

/** Instruments of the facility, by site: added, renamed, moved and retired. */
export function InstrumentsCard({
  instruments,
  sites,
  siteId,
  onSave,
  onRetry,
}: InstrumentsCardProps) {
  const words = useMessages(instrumentsMessages);
  const [edited, setEdited] = useState<InstrumentDialogProps['edited']>();
  return (
    <Card
      data-component="instruments-card"
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
      <DataTable<ControlledInstrument>
        columns={useColumns(sites.length > 0)}
        resource={instruments}
        rowKey={({ id }) => id}
        caption={words.title}
        headingLevel={3}
        onRowOpen={setEdited}
        filter={<Text tone="muted">{words.body}</Text>}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
      <InstrumentDialog
        edited={edited}
        sites={sites}
        siteId={siteId}
        onSave={onSave}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  );
}

function useColumns(hasSites: boolean): DataTableColumn<ControlledInstrument>[] {
  const words = useMessages(instrumentsMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: words.instrument,
      rowHeader: true,
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    ...(hasSites
      ? [
          {
            id: 'site',
            header: words.site,
            render: ({ laboratory }: ControlledInstrument) => <bdi>{laboratory?.name ?? '–'}</bdi>,
          },
        ]
      : []),
    {
      id: 'tests',
      header: words.tests,
      align: 'end',
      render: ({ test_parameter_ids }) => format.number(test_parameter_ids.length),
    },
    {
      id: 'status',
      header: words.status,
      render: ({ active }) => (
        <Chip tone={active ? 'positive' : 'neutral'}>{active ? words.active : words.retired}</Chip>
      ),
    },
  ];
}
