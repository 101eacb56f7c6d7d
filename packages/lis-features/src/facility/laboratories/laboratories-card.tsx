import { departments } from '@alms/lis-domain/catalogue';
import type { Laboratory } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { LaboratoryDialog, type LaboratoryDialogProps } from './laboratory-dialog.tsx';
import { laboratoriesMessages } from './words/index.ts';

export interface LaboratoriesCardProps extends Pick<
  LaboratoryDialogProps,
  'tests' | 'timeZones' | 'onSave'
> {
  /** All sites, the main one first, then by name. */
  laboratories: Resource<readonly Laboratory[]>;
  onRetry?: () => void | Promise<void>;
}

/** Sites of the facility: laboratories and collection sites, with the tests performed at each. */
export function LaboratoriesCard({ laboratories, onRetry, ...form }: LaboratoriesCardProps) {
  const words = useMessages(laboratoriesMessages);
  const [edited, setEdited] = useState<LaboratoryDialogProps['edited']>();
  return (
    <Card
      data-component="laboratories-card"
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
      <DataTable<Laboratory>
        columns={useColumns()}
        resource={laboratories}
        rowKey={({ id }) => id}
        caption={words.caption}
        lines={2}
        headingLevel={3}
        onRowOpen={setEdited}
        filter={<Text tone="muted">{words.body}</Text>}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
      <LaboratoryDialog {...form} edited={edited} onClose={() => setEdited(undefined)} />
    </Card>
  );
}

function useColumns(): DataTableColumn<Laboratory>[] {
  const words = useMessages(laboratoriesMessages);
  const departmentWords = useDepartmentWords();
  const format = useFormat();
  const performed = ({ departments: own }: Laboratory) => {
    if (own.length === 0) return words.collectionOnly;
    if (own.length === departments.length) return words.allDepartments;
    return format.list(own.map((each) => departmentWords[each]));
  };
  return [
    {
      id: 'name',
      header: words.site,
      rowHeader: true,
      render: ({ name, code, main }) => (
        <Inline gap="s2">
          <span>{name}</span>
          <Text as="span" tone="muted">
            {code}
          </Text>
          {main && <Chip tone="brand">{words.main}</Chip>}
        </Inline>
      ),
    },
    { id: 'address', header: words.address, render: ({ address }) => address || '–' },
    { id: 'departments', header: words.departments, render: performed },
    {
      id: 'status',
      header: words.status,
      render: ({ active }) => (
        <Chip tone={active ? 'positive' : 'neutral'}>{active ? words.active : words.retired}</Chip>
      ),
    },
  ];
}
