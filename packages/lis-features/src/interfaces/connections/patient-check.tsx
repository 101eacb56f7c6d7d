import type { PatientCheck } from '@alms/lis-domain/interfaces/connections';
import type { PatientId } from '@alms/lis-domain/patients';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { CellText, Table, type TableColumn } from '@alms/ui/table';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { incomingMessages } from './words/incoming/index.ts';

export interface PatientCheckTableProps {
  check: PatientCheck;
  /** Link to a record; omitted without access. */
  patientHref?: ((patientId: PatientId) => string) | undefined;
}

type Side = PatientCheck['sent'];
type Compared = PatientCheck['records'][number];

interface Row {
  id: string;
  label: string;
  valueOf: (side: Side) => string;
  /** Whether the message states it, for what a user must compare. */
  isStated?: (sent: Side) => boolean;
}

/** The patient as a message states it beside the records that it concerns. */
export function PatientCheckTable({ check, patientHref }: PatientCheckTableProps) {
  const words = useMessages(incomingMessages);
  const { born, sex } = usePatientWords();
  const roles: Record<Compared['role'], string> = {
    identified: words.roleIdentified,
    prior: words.rolePrior,
    same_identity: words.roleSameIdentity,
  };
  const rows: Row[] = [
    {
      id: 'name',
      label: words.patientName,
      valueOf: ({ full_name }) => full_name,
      isStated: ({ full_name }) => full_name !== '',
    },
    {
      id: 'born',
      label: words.birthDate,
      valueOf: ({ birth_date }) => born({ birth_date }),
      isStated: () => true,
    },
    {
      id: 'sex',
      label: words.sex,
      valueOf: ({ gender }) => sex(gender),
      isStated: ({ gender }) => gender !== 'unknown',
    },
    {
      id: 'numbers',
      label: words.numbers,
      valueOf: ({ identifiers }) => identifiers.join(', '),
    },
    { id: 'phone', label: words.phone, valueOf: ({ phone }) => phone },
    {
      id: 'death',
      label: words.deceased,
      valueOf: ({ deceased }) => (deceased === null ? '' : deceased ? words.yes : words.no),
      isStated: ({ deceased }) => deceased !== null,
    },
  ];
  const columns: TableColumn<Row>[] = [
    {
      id: 'field',
      header: words.field,
      rowHeader: true,
      width: '8rem',
      render: ({ label }) => label,
    },
    {
      id: 'sent',
      header: words.asSent,
      render: ({ valueOf }) => <bdi>{valueOf(check.sent) || words.notSent}</bdi>,
    },
    ...check.records.map((record): TableColumn<Row> => ({
      id: record.id,
      header: words.recordColumn({ role: roles[record.role], mrn: record.mrn }),
      render: ({ valueOf, isStated }) => {
        const value = valueOf(record);
        const differs = isStated?.(check.sent) && value !== valueOf(check.sent);
        return (
          <CellText note={differs && <Chip tone="caution">{words.differs}</Chip>}>
            <bdi>{value || words.notRecorded}</bdi>
          </CellText>
        );
      },
    })),
  ];
  return (
    <>
      <Table<Row>
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        caption={words.bothSides}
        captionVisible
      />
      {patientHref &&
        check.records.map(({ id, mrn }) => (
          <p key={id}>
            <Link href={patientHref(id)}>{words.openRecord({ mrn })}</Link>
          </p>
        ))}
    </>
  );
}
