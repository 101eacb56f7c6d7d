import { fileName } from '@alms/lis-domain/http';
import { labelTemplate } from './label-document.ts';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import {
  aliquotNeeds,
  needsOf,
  takesLabel,
  type CollectionNeeds,
  type IdentityCheck,
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
import { findWardCode } from '../../facility/wards.store.ts';
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

/** Returns the label of a collected specimen and audits the print. */
async function printed(
  context: OperationContext,
  id: SampleId,
  reason?: string,
): Promise<{ label: LabelText; accessionNumber: string }> {
  const row = await sampleRow(context.tx, context.tenantId, id);
  const { accession_number: accessionNumber, collected_at, collected_by } = row;
  if (collected_at === null || !takesLabel(row.status)) throw new Refusal('sample_not_usable');
  const label = await printLabelOf(
    context,
    row,
    { at: collected_at, by: collected_by ?? '' },
    { reason },
  );
  return { label, accessionNumber };
}

/**
 * Label of a specimen before its collection, for printing beside the identified patient. It shows
 * the collector without a time, because the collection time is not known yet. The caller has
 * checked the identity. Audits the print.
 */
export async function drawLabelForCollection(
  context: OperationContext,
  row: SampleRow,
  audited: PrintAudit,
): Promise<string> {
  const collector = { at: null, by: context.user.full_name };
  return drawSampleLabel(await printLabelOf(context, row, collector, audited));
}

/** What the audit log records about a print, besides specimen and patient. */
interface PrintAudit {
  reason?: string | undefined;
  /** Identity check made before the print. */
  identity?: IdentityCheck & { confirmed_at: string };
}

/** Returns the text of a label and records the print in the specimen history and the audit log. */
async function printLabelOf(
  context: OperationContext,
  row: SampleRow,
  collection: { at: string | null; by: string },
  { reason, identity }: PrintAudit,
): Promise<LabelText> {
  const { tx, tenantId } = context;
  const { id, accession_number: accessionNumber } = row;
  await addSampleEvent(context, id, 'label_printed', reason);
  context.audit({
    action: 'print',
    category: 'sample',
    entity_type: 'sample',
    entity_id: id,
    entity_label: accessionNumber,
    patient_id: row.patient_id,
    ...(identity && { after: { identity_check: identity } }),
    ...(reason !== undefined && { reason }),
  });
  // An aliquot was collected as its parent.
  const collectedId = row.parent_id ?? id;
  const { timezone, language } = await findSettings(tx, tenantId);
  const tests = (await testsOf(tx, tenantId, [collectedId])).filter(({ status }) =>
    isActiveItem(status),
  );
  return labelOf(
    row,
    {
      collection,
      needs: aliquotNeeds(needsOf(tests, row)),
      ward: row.ward && (await findWardCode(tx, tenantId, row.ward.id)),
    },
    { zone: (await zoneOfCollection(tx, tenantId, collectedId)) ?? timezone, language },
  );
}

/**
 * Label of a collected specimen. Before collection, labels are printed for a visit, after the
 * patient is identified. Each print is recorded in the specimen history.
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
  {
    collection: { at, by },
    needs,
    ward,
  }: {
    collection: { at: string | null; by: string };
    needs: CollectionNeeds;
    ward: string | null;
  },
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
    ward: ward === null ? '' : inserted(ward),
    accessionNumber: row.accession_number,
    container: specimenWords(row.type, row.container, words, 'label'),
    collected: [
      ...(at === null ? [] : [inserted(printedShortTime(zone, at, language))]),
      inserted(initialsOf(by)),
    ].join(' '),
    care: careWords(needs, words),
    stat: row.priority === 'stat' ? words('stat') : undefined,
  };
}
