import type { ImportedContent, ImportMeasurement } from '@alms/lis-domain/interfaces/result-import';
import { addRemarks, type FileRow } from '../result-import/file-row.ts';
import type { AnalyserReading } from './reading.ts';

/** Range flags that compare the value with the analyser’s own limits (HL7 table 0078). */
const RANGE_FLAGS = ['N', 'L', 'H', 'LL', 'HH', 'A', 'AA'];

/**
 * A reading as a row of an import. Alarms and remarks make a value doubtful; flags relative to
 * reference limits do not, because those limits are not the laboratory’s.
 */
export function rowOfReading(reading: AnalyserReading): FileRow & {
  measurement: ImportMeasurement;
} {
  const { specimen, code, unit, value, alarms, flags, remarks, control, location } = reading;
  const content: ImportedContent = {
    accession: specimen,
    code,
    unit,
    value,
    flag: '',
    patient: '',
    kind: control ? 'Q' : '',
    malformed: false,
  };
  const row = {
    raw: [location, specimen, code, value, unit, ...flags, ...alarms].join(' ').slice(0, 2_000),
    place: null,
    content,
    measurement: {
      control: control ?? null,
      reagent_lot: reading.reagentLot,
      operator: reading.operator,
      rack: reading.rack,
      position: reading.position,
      measured_at: reading.measuredAt,
      dilution: reading.dilution,
      is_rerun: reading.isRerun,
    },
  };
  const doubts = [...alarms, ...remarks.map(({ text }) => text)];
  const [flag = ''] = flags;
  if (doubts.length > 0) addRemarks(row, doubts);
  else if (flags.length === 1 && RANGE_FLAGS.includes(flag)) content.flag = flag;
  return row;
}
