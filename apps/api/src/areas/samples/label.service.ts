import { chosenLanguage } from '@alms/lis-domain/language';
import { takesLabel } from '@alms/lis-domain/samples';
import { insertionFor } from '../../insertion.ts';
import { printedDate, printedShortTime } from '../../reports/printed-dates.ts';
import { printedWords, specimenWords } from '../../reports/printed-words.ts';
import { Refusal } from '../../http/problems.ts';
import type { FileBody } from '../../http/call.ts';
import type { Act } from '../act.ts';
import { findSettings } from '../facility/facility.store.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import { drawSampleLabel } from './sample-label.ts';
import { sampleRow } from './samples.service.ts';
import { addSampleEvent, type SampleRow } from './samples.store.ts';

/** `Phoebe Drawson` is `PD`. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/**
 * The label of a collected specimen. Before collection there is none: a tube is labelled beside the person, after the identity was confirmed, never
 * beforehand. Each printing is in the specimen's history.
 */
export async function printLabel(act: Act, id: string): Promise<FileBody> {
  const { tx, tenantId } = act;
  const row = await sampleRow(tx, tenantId, id);
  const { accession_number, collected_at } = row;
  if (collected_at === null || !takesLabel(row.status)) throw new Refusal('sample_not_usable');
  const content = labelOf(row, collected_at, await findSettings(tx, tenantId));
  await addSampleEvent(act, id, 'label_printed');
  act.audit({ action: 'print', category: 'sample', entity_type: 'sample', entity_id: id, entity_label: accession_number, patient_id: row.patient_id });
  return { content, filename: `label-${accession_number}.svg` };
}

/** In the facility's language, whoever prints it: everybody there reads the same tube. */
function labelOf(row: SampleRow, collectedAt: string, { timezone, language: chosen }: Pick<Awaited<ReturnType<typeof findSettings>>, 'timezone' | 'language'>): string {
  const { full_name, mrn, birth_date, gender } = summaryOf(row);
  const language = chosenLanguage(chosen);
  const [words, inserted] = [printedWords(language), insertionFor(language)];
  return drawSampleLabel({
    language,
    patientName: full_name,
    mrn: inserted(mrn),
    birthDate: inserted(printedDate(birth_date, language)),
    sex: words.sexLetters[gender],
    accessionNumber: row.accession_number,
    container: specimenWords(row.type, row.container, { ...words, containers: words.containersOnLabels }),
    collected: `${inserted(printedShortTime(timezone, collectedAt, language))} ${inserted(initialsOf(row.collected_by ?? ''))}`,
    stat: row.priority === 'stat' ? words.stat : undefined,
  });
}
