import type { ResultTrace } from '@alms/lis-domain/results';
import { Chip } from '@alms/ui/chip';
import { DescriptionList, type DescriptionItem } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import * as S from './trace-details.styles.ts';
import { traceMessages } from './words/trace/index.ts';

export interface TraceDetailsProps {
  trace: ResultTrace;
  /** Link to the QC runs of a test. When omitted, the user may not open them. */
  hrefOfRun?: ((run: NonNullable<ResultTrace['qc_run']>) => string) | undefined;
}

type TracedLot = Omit<ResultTrace['reagent_lots'][number], 'use_voided'> & {
  use_voided?: boolean;
};

/** What a value depended on: operator, method, lots, calibration and QC run. */
export function TraceDetails({ trace, hrefOfRun }: TraceDetailsProps) {
  const words = useMessages(traceMessages);
  const { operator, entered_by, method, test_version, reagent_lots, calibration, qc_run } = trace;
  const items: DescriptionItem[] = [
    { id: 'operator', term: words.operator, description: operator ?? words.notRecorded },
    ...(operator === null && entered_by !== null
      ? [{ id: 'accepted', term: words.acceptedBy, description: entered_by }]
      : []),
    {
      id: 'method',
      term: words.method,
      description: words.methodVersion({
        method: method === '' ? words.notRecorded : method,
        version: test_version,
      }),
    },
    {
      id: 'reagents',
      term: words.reagentLots,
      description: reagent_lots.length === 0 ? words.notRecorded : <Lots lots={reagent_lots} />,
    },
    {
      id: 'calibration',
      term: words.calibration,
      description: calibration ? <Calibration calibration={calibration} /> : words.notRecorded,
    },
    {
      id: 'calibrator',
      term: words.calibratorLot,
      description: calibration?.calibrator_lot ? (
        <Lots lots={[calibration.calibrator_lot]} />
      ) : (
        words.notRecorded
      ),
    },
    {
      id: 'run',
      term: words.qcRun,
      description: qc_run ? <Run run={qc_run} hrefOfRun={hrefOfRun} /> : words.notRecorded,
    },
  ];
  return (
    <S.Details data-component="trace-details">
      <summary>{words.traceability}</summary>
      <DescriptionList items={items} />
    </S.Details>
  );
}

function Lots({ lots }: { lots: readonly TracedLot[] }) {
  const words = useMessages(traceMessages);
  const format = useFormat();
  return (
    <>
      {lots.map(({ id, name, lot_number, expiry_date, recalled, use_voided }) => (
        <div key={id}>
          {expiry_date === null
            ? words.lotOf({ name, lot: lot_number })
            : words.lotUntil({ name, lot: lot_number, date: format.longDate(expiry_date) })}{' '}
          {recalled && <Chip tone="critical">{words.recalled}</Chip>}
          {use_voided && <Chip tone="caution">{words.useVoidedSince}</Chip>}
        </div>
      ))}
    </>
  );
}

function Calibration({
  calibration: { at, performed_by, voided },
}: {
  calibration: NonNullable<ResultTrace['calibration']>;
}) {
  const words = useMessages(traceMessages);
  const format = useFormat();
  return (
    <>
      {words.byAt({ name: performed_by, at: format.dateTime(at) })}{' '}
      {voided && <Chip tone="caution">{words.voidedSince}</Chip>}
    </>
  );
}

function Run({
  run,
  hrefOfRun,
}: { run: NonNullable<ResultTrace['qc_run']> } & Pick<TraceDetailsProps, 'hrefOfRun'>) {
  const words = useMessages(traceMessages);
  const format = useFormat();
  const text = words.runAt({ number: run.number, at: format.dateTime(run.at) });
  return (
    <>
      {hrefOfRun ? <Link href={hrefOfRun(run)}>{text}</Link> : text}{' '}
      {run.voided && <Chip tone="caution">{words.voidedSince}</Chip>}
    </>
  );
}
