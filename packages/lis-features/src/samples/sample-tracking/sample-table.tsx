import type { Sample, SampleId } from '@alms/lis-domain/samples';
import { Chip, type ChipProps } from '@alms/ui/chip';
import {
  DataTable,
  moreRows,
  type DataTableColumn,
  type DataTableProps,
} from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, CriticalGlyph, TubeGlyph } from '@alms/ui/icon';
import { CellText } from '@alms/ui/table';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

const LOOKS: Partial<Record<Sample['status'], Pick<ChipProps, 'tone' | 'glyph'>>> = {
  expected: { glyph: ClockGlyph },
  collected: { tone: 'info', glyph: TubeGlyph },
  in_transit: { tone: 'info', glyph: TubeGlyph },
  received: { tone: 'positive', glyph: CheckGlyph },
  in_testing: { tone: 'positive', glyph: CheckGlyph },
  rejected: { tone: 'critical', glyph: CriticalGlyph },
  lost: { tone: 'critical', glyph: CriticalGlyph },
};

/** Status of a specimen as an icon, a colour and a word. */
export function StateChip({ status }: Pick<Sample, 'status'>) {
  const specimen = useSpecimenWords();
  return <Chip {...LOOKS[status]}>{specimen.state(status)}</Chip>;
}

export interface SampleTableProps extends Pick<
  DataTableProps<Sample>,
  'resource' | 'filter' | 'empty' | 'onRetry'
> {
  openId: SampleId | undefined;
  onOpen: (sampleId: SampleId) => void;
  /** Loads the next page. When omitted, there is none. */
  onMore: (() => void) | undefined;
}

/** Specimens of one status, each with two patient identifiers. */
export function SampleTable({ openId, onOpen, onMore, ...rest }: SampleTableProps) {
  const words = useMessages(sampleTrackingMessages);
  const format = useFormat();
  const { born } = usePatientWords();
  const specimen = useSpecimenWords();
  const namesOf = useTestNames();
  const columns: DataTableColumn<Sample>[] = [
    {
      id: 'accession',
      header: words.accession,
      width: 'clamp(7.5rem, 15cqi, 8.5rem)',
      rowHeader: true,
      render: (sample) => <S.Code>{sample.accession_number}</S.Code>,
    },
    {
      id: 'patient',
      header: words.patient,
      render: ({ patient }) => (
        <CellText
          note={
            <>
              <S.Code>{patient.mrn}</S.Code> {born(patient)}
            </>
          }
        >
          {patient.full_name}
        </CellText>
      ),
    },
    {
      id: 'specimen',
      header: words.specimen,
      render: ({ type, container }) => `${specimen.type(type)}, ${specimen.container(container)}`,
    },
    {
      id: 'tests',
      header: words.tests,
      render: ({ tests }) => namesOf(tests.map(({ name }) => name)),
    },
    {
      id: 'since',
      header: words.since,
      align: 'end',
      width: '5rem',
      render: ({ updated_at }) => format.time(updated_at),
    },
    {
      id: 'priority',
      header: words.priority,
      width: 'clamp(5.5rem, 12cqi, 6.5rem)',
      render: ({ priority }) =>
        priority === 'routine' ? words.routine : <PriorityTag priority={priority} />,
    },
  ];
  return (
    <DataTable
      {...rest}
      columns={columns}
      rowKey={({ id }) => id}
      headingLevel={2}
      caption={words.list}
      lines={2}
      currentKey={openId}
      onRowOpen={({ id }) => onOpen(id)}
      paging={onMore && moreRows({ onMore, label: words.more })}
    />
  );
}
