import { chosenLanguage } from '@alms/lis-domain/language';
import { aliquotNeeds, needsOf, takesLabel, type CollectionNeeds } from '@alms/lis-domain/samples';
import { isStanding } from '@alms/lis-domain/orders';
import { insertionFor } from '../../insertion.ts';
import { printedBirthDate, printedShortTime } from '../../reports/printed-dates.ts';
import { careWords, printedWords, specimenWords } from '../../reports/printed-words.ts';
import type { ReportPress } from '../../reports/render-report.ts';
import { Refusal } from '../../http/problems.ts';
import type { FileBody } from '../../http/call.ts';
import type { Act } from '../act.ts';
import { findSettings } from '../facility/facility.store.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import { drawSampleLabel, type LabelText } from './sample-label.ts';
import { sampleRow } from './samples.service.ts';
import { addSampleEvent, testsOf, type SampleRow } from './samples.store.ts';

/** `Phoebe Drawson` is `PD`. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The label of a specimen that has one, with its printing in the trail. */
async function printed(
  act: Act,
  id: string,
  reason?: string,
): Promise<{ label: LabelText; accessionNumber: string }> {
  const { tx, tenantId } = act;
  const row = await sampleRow(tx, tenantId, id);
  const { accession_number: accessionNumber, collected_at } = row;
  if (collected_at === null || !takesLabel(row.status)) throw new Refusal('sample_not_usable');
  await addSampleEvent(act, id, 'label_printed', reason);
  act.audit({
    action: 'print',
    category: 'sample',
    entity_type: 'sample',
    entity_id: id,
    entity_label: accessionNumber,
    patient_id: row.patient_id,
    ...(reason !== undefined && { reason }),
  });
  const tests = (await testsOf(tx, tenantId, [row.parent_id ?? id])).filter(({ status }) =>
    isStanding(status),
  );
  return {
    label: labelOf(
      row,
      { collectedAt: collected_at, needs: aliquotNeeds(needsOf(tests, row)) },
      await findSettings(tx, tenantId),
    ),
    accessionNumber,
  };
}

/**
 * The label of a collected specimen. Before collection there is none: a tube is labelled beside the person, after the identity was confirmed, never
 * beforehand. Each printing is in the specimen's history.
 */
export async function printLabel(act: Act, id: string): Promise<FileBody> {
  const { label, accessionNumber } = await printed(act, id);
  return { content: drawSampleLabel(label), filename: `label-${accessionNumber}.svg` };
}

/** The same label once more, for a label printer, and why: a second label can end on another tube. */
export async function reprintLabel(
  act: Act,
  id: string,
  reason: string,
  press: ReportPress,
): Promise<FileBody> {
  const { label, accessionNumber } = await printed(act, id, reason);
  return {
    content: await press.printLabel({
      language: label.language,
      title: accessionNumber,
      drawing: drawSampleLabel(label, 'physical'),
    }),
    filename: `label-${accessionNumber}.pdf`,
  };
}

/** In the facility's language, whoever prints it: everybody there reads the same tube. */
function labelOf(
  row: SampleRow,
  { collectedAt, needs }: { collectedAt: string; needs: CollectionNeeds },
  {
    timezone,
    language: chosen,
  }: Pick<Awaited<ReturnType<typeof findSettings>>, 'timezone' | 'language'>,
): LabelText {
  const { full_name, mrn, birth_date, birth_date_estimated = false, gender } = summaryOf(row);
  const language = chosenLanguage(chosen);
  const [words, inserted] = [printedWords(language), insertionFor(language)];
  return {
    language,
    patientName: full_name,
    mrn: inserted(mrn),
    // There is no room for a word.
    birthDate: inserted(
      `${birth_date_estimated ? '~' : ''}${printedBirthDate(birth_date, language)}`,
    ),
    sex: words.sexLetters[gender],
    accessionNumber: row.accession_number,
    container: specimenWords(row.type, row.container, {
      ...words,
      containers: words.containersOnLabels,
    }),
    collected: `${inserted(printedShortTime(timezone, collectedAt, language))} ${inserted(initialsOf(row.collected_by ?? ''))}`,
    care: careWords(needs, words),
    stat: row.priority === 'stat' ? words.stat : undefined,
  };
}
