import type { Sample } from '@alms/lis-domain/samples';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, CriticalGlyph, TubeGlyph } from '@alms/ui/icon';
import { Table, type TableColumn } from '@alms/ui/table';
import { PriorityTag } from '../../shared/priority-tag/index.js';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { useTestNames } from '../../shared/test-names/index.js';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

const LOOKS: Partial<Record<Sample['status'], Pick<ChipProps, 'tone' | 'glyph'>>> = {
  expected: { glyph: ClockGlyph },
  collected: { tone: 'info', glyph: TubeGlyph },
  in_transit: { tone: 'info', glyph: TubeGlyph },
  received: { tone: 'positive', glyph: CheckGlyph },
  in_testing: { tone: 'positive', glyph: CheckGlyph },
  rejected: { tone: 'critical', glyph: CriticalGlyph },
  lost: { tone: 'critical', glyph: CriticalGlyph },
};

/** A specimen's state in shape, color and word. */
export function StateChip({ status }: Pick<Sample, 'status'>) {
  const specimen = useSpecimenWords();
  return <Chip {...LOOKS[status]}>{specimen.state(status)}</Chip>;
}

export interface SampleTableProps {
  samples: readonly Sample[];
  openId: string | undefined;
  onOpen: (sampleId: string) => void;
  /** Draws this many placeholder rows instead. */
  skeletonRows?: number;
}

/** Specimens of one state, with two identifiers of whose they are. */
export function SampleTable({ samples, openId, onOpen, skeletonRows = 0 }: SampleTableProps) {
  const words = useMessages(trackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const namesOf = useTestNames();
  const columns: TableColumn<Sample>[] = [
    { id: 'accession', header: words.accession, width: '8.5rem', rowHeader: true, render: (sample) => <S.Code>{sample.accession_number}</S.Code> },
    {
      id: 'patient',
      header: words.patient,
      render: ({ patient }) => (
        <S.Patient>
          {patient.full_name}
          <small><S.Code>{patient.mrn}</S.Code> {format.longDate(patient.birth_date)}</small>
        </S.Patient>
      ),
    },
    { id: 'specimen', header: words.specimen, render: ({ type, container }) => `${specimen.type(type)}, ${specimen.container(container)}` },
    { id: 'tests', header: words.tests, render: ({ tests }) => namesOf(tests.map(({ name }) => name)) },
    { id: 'since', header: words.since, align: 'end', width: '5rem', render: ({ updated_at }) => format.time(updated_at) },
    { id: 'priority', header: words.priority, width: '6.5rem', render: ({ priority }) => (priority === 'routine' ? words.routine : <PriorityTag priority={priority} />) },
  ];
  return (
    <Table
      columns={columns}
      rows={samples}
      rowKey={({ id }) => id}
      caption={words.list}
      selectedKey={openId}
      onRowOpen={({ id }) => onOpen(id)}
      skeletonRows={skeletonRows}
    />
  );
}
