import {
  delimitedProfile,
  type AnalyserTrial,
  type AnalyserTrialValue,
  type tryAnalyserMessage,
} from '@alms/lis-domain/interfaces/analysers';
import type { BodyOf } from '@alms/lis-domain/http';
import { invalid } from '../../platform/http/requests/validation.ts';
import { analyserProfile } from './profiles/index.ts';
import { readSession } from './profiles/read-session.ts';
import type { AnalyserReading } from './reading.ts';
import { refusalText } from './refusal-text.ts';

/** Reads a captured text as a connection with these settings would. Nothing is stored. */
export async function tryMessage({
  profile: id,
  reading,
  content,
}: BodyOf<typeof tryAnalyserMessage>): Promise<AnalyserTrial> {
  // The readers of files are lazy-loaded.
  const [{ messagesOfFile }, { readDelimitedFile }] = await Promise.all([
    import('./folder/file-messages.ts'),
    import('./folder/delimited-file.ts'),
  ]);
  const nothing: AnalyserTrial = {
    refusal: null,
    messages: 1,
    queries: 0,
    values: [],
    remarks: [],
  };
  if (id === delimitedProfile) {
    if (reading?.columns == null) throw invalid({ reading: 'must state the columns' });
    const read = readDelimitedFile(content, reading);
    if ('refusal' in read) return { ...nothing, refusal: read.refusal };
    const values = read.rows.map(({ raw, place, content: row }): AnalyserTrialValue => {
      const { accession, code, value, unit, flag, malformed } = row;
      return {
        specimen: accession,
        code,
        value,
        unit,
        flags: [],
        alarms: flag === '' ? [] : [flag],
        control: null,
        reagent_lot: row.reagent_lot ?? '',
        location: String(place?.line ?? ''),
        remarks: malformed
          ? [{ kind: 'not_understood', text: raw.slice(0, 200), location: '' }]
          : [],
      };
    });
    return { ...nothing, values };
  }
  const profile = analyserProfile(id);
  if (!profile) throw invalid({ profile: 'must be a known profile' });
  const messages = messagesOfFile(content, profile);
  const trial = { ...nothing, messages: messages.length };
  for (const { bytes } of messages) {
    const read = readSession(bytes, profile);
    if (read.kind === 'refused') {
      trial.refusal ??= refusalText(read);
      continue;
    }
    const { readings, queries, remarks } = read.session;
    trial.values = [...trial.values, ...readings.map(valueOf)];
    trial.remarks = [...trial.remarks, ...remarks];
    trial.queries += queries.length;
  }
  return trial;
}

const valueOf = ({
  specimen,
  code,
  value,
  unit,
  flags,
  alarms,
  control,
  reagentLot,
  location,
  remarks,
}: AnalyserReading): AnalyserTrialValue => ({
  specimen,
  code,
  value,
  unit,
  flags,
  alarms,
  control: control ?? null,
  reagent_lot: reagentLot,
  location,
  remarks,
});
