import { workloadGroups, type Performance, type WorkloadGroup } from '@alms/lis-domain/analytics';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

export interface WorkloadCardProps extends Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> {
  workload: Resource<Performance>;
  groupBy: WorkloadGroup;
  onGroupByChange: (group: WorkloadGroup) => void;
}

/** Workload by person. Without permission to see names, all staff are combined into one row. */
export function WorkloadCard({ workload, groupBy, onGroupByChange, ...shared }: WorkloadCardProps) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const control = (
    <Inline>
      <Segmented
        label={words.groupBy}
        options={workloadGroups.map((value) => ({
          value,
          label: value === 'technician' ? words.technician : names.department,
        }))}
        value={groupBy}
        onValueChange={onGroupByChange}
      />
    </Inline>
  );
  return (
    <FigureCard
      {...shared}
      heading={words.workload}
      meaning={words.workloadMeaning}
      resource={workload}
      table="performance"
      control={control}
    >
      {(work) => <WorkTable {...work} />}
    </FigureCard>
  );
}

function WorkTable({ group_by, items }: Performance) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const departments = useDepartmentWords();
  const figures = useFigures();
  const isNameless = group_by === 'technician' && items.some(({ user_id }) => user_id === null);
  const counted = (['entered', 'verified', 'amended'] as const).map((id) => ({
    id,
    header: names[id],
    align: 'end' as const,
    render: (row: Performance['items'][number]) => figures.count(row[id]),
  }));
  return (
    <Stack gap="s2">
      <Table
        caption={words.workload}
        rows={items}
        rowKey={({ user_id, department }) => user_id ?? department ?? ''}
        emptyLabel={words.nothing}
        columns={[
          {
            id: 'name',
            header: group_by === 'department' ? names.department : names.person,
            rowHeader: true,
            width: '14rem',
            render: ({ name, department, user_id }) =>
              department
                ? departments[department]
                : (name ?? (user_id === null ? words.everybody : words.unknown)),
          },
          ...(group_by === 'department'
            ? []
            : [
                {
                  id: 'collected',
                  header: names.collected,
                  align: 'end' as const,
                  render: ({ collected }: Performance['items'][number]) =>
                    figures.number(collected),
                },
              ]),
          ...counted,
          {
            id: 'median',
            header: names.median,
            align: 'end',
            render: ({ median_tat_minutes }) => figures.number(median_tat_minutes),
          },
        ]}
      />
      {isNameless && (
        <Text size="small" tone="muted">
          {words.nameless}
        </Text>
      )}
    </Stack>
  );
}
