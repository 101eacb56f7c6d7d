import { fileName } from '@alms/lis-domain/http';
import { labelTemplate } from './label-document.ts';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import {
  aliquotNeeds,
  needsOf,
  takesLabel,
  type CollectionNeeds,
  type SampleId,
} from '@alms/lis-domain/samples';
import { isActiveItem } from '@alms/lis-domain/orders';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { printedBirthDate, printedShortTime } from '../../../platform/i18n/printed-dates.ts';
import { careWords, printedWords, specimenWords } from '../../../platform/i18n/printed-words.ts';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { FileBody, OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import { drawSampleLabel, type LabelText } from './sample-label.ts';
import { sampleRow } from '../samples.service.ts';
import { addSampleEvent, testsOf, zoneOfCollection, type SampleRow } from '../samples.store.ts';

/** `Phoebe Drawson` is `PD`. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Returns the label of a specimen and audits the print. */
async function printed(
  context: OperationContext,
  id: SampleId,
  reason?: string,
): Promise<{ label: LabelText; accessionNumber: string }> {
  const { tx, tenantId } = context;
  const row = await sampleRow(tx, tenantId, id);
  const { accession_number: accessionNumber, collected_at } = row;
  if (collected_at === null || !takesLabel(row.status)) throw new Refusal('sample_not_usable');
  await addSampleEvent(context, id, 'label_printed', reason);
  context.audit({
    action: 'print',
    category: 'sample',
    entity_type: 'sample',
    entity_id: id,
    entity_label: accessionNumber,
    patient_id: row.patient_id,
    ...(reason !== undefined && { reason }),
  });
  // An aliquot was collected as its parent.
  const collectedId = row.parent_id ?? id;
  const { timezone, language } = await findSettings(tx, tenantId);
  const tests = (await testsOf(tx, tenantId, [collectedId])).filter(({ status }) =>
    isActiveItem(status),
  );
  return {
    label: labelOf(
      row,
      { collectedAt: collected_at, needs: aliquotNeeds(needsOf(tests, row)) },
      { zone: (await zoneOfCollection(tx, tenantId, collectedId)) ?? timezone, language },
    ),
    accessionNumber,
  };
}

/**
 * Label of a collected specimen. It is not available before collection: containers are labelled
 * beside the patient after identification, never in advance. Each print is recorded in the specimen
 * history.
 */
export async function printLabel(context: OperationContext, id: SampleId): Promise<FileBody> {
  const { label, accessionNumber } = await printed(context, id);
  return {
    content: drawSampleLabel(label),
    filename: fileName({ subject: 'label', number: accessionNumber }, 'svg'),
  };
}

/**
 * Reprints a label for a label printer, with a reason: a second label may end up on another
 * container.
 */
export async function reprintLabel(
  context: OperationContext,
  id: SampleId,
  reason: string,
  renderer: PdfRenderer,
): Promise<FileBody> {
  const { label, accessionNumber } = await printed(context, id, reason);
  return {
    content: await renderer.render(labelTemplate, {
      language: label.language,
      title: accessionNumber,
      drawing: drawSampleLabel(label, 'physical'),
    }),
    filename: fileName({ subject: 'label', number: accessionNumber }, 'pdf'),
  };
}

/**
 * In the facility's language, whichever user prints it: all staff read the same label. `zone`: of
 * the laboratory where the specimen was collected.
 */
function labelOf(
  row: SampleRow,
  { collectedAt, needs }: { collectedAt: string; needs: CollectionNeeds },
  { zone, language: chosen }: { zone: string; language: LanguageTag | null },
): LabelText {
  const { full_name, mrn, birth_date, birth_date_estimated = false, gender } = summaryOf(row);
  const language = chosenLanguage(chosen);
  const [words, inserted] = [printedWords(language), isolateBidi(language)];
  return {
    language,
    patientName: full_name,
    mrn: inserted(mrn),
    // There is no space for a word.
    birthDate: inserted(
      `${birth_date_estimated ? '~' : ''}${printedBirthDate(birth_date, language)}`,
    ),
    sex: words(`sexLetter_${gender}`),
    accessionNumber: row.accession_number,
    container: specimenWords(row.type, row.container, words, 'label'),
    collected: `${inserted(printedShortTime(zone, collectedAt, language))} ${inserted(initialsOf(row.collected_by ?? ''))}`,
    care: careWords(needs, words),
    stat: row.priority === 'stat' ? words('stat') : undefined,
  };
}
