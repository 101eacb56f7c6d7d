import type { AnswerOf } from '@alms/lis-domain/http';
import {
  accountAllows,
  consentKinds,
  type readConsents,
  type recordConsent,
  type PatientId,
} from '@alms/lis-domain/patients';
import { uuidv7 } from 'uuidv7';
import type { SignedInCall, OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { addConsent, findConsents } from './consents.store.ts';
import { readingOf } from './patient-summary.ts';
import { patientOf, patientRow } from './patients.service.ts';
import { accountOf } from './portal-account.service.ts';
import { findPortalAccount } from './portal-account.store.ts';

type Consents = AnswerOf<typeof readConsents>;

/**
 * Current answers to all consent questions, including unanswered ones. Access by anyone but the
 * patient is audited.
 */
export async function read(context: OperationContext, patientId: PatientId): Promise<Consents> {
  const patient = patientOf(await patientRow(context.tx, context.tenantId, patientId));
  if (context.user.role !== 'patient') context.audit(readingOf(patient, 'patient'));
  return consentsOf(context, patientId);
}

/**
 * Records an answer unless unchanged. Consent to an account can be withdrawn only after the account
 * is deactivated.
 */
export async function record({
  params,
  body,
  ...context
}: SignedInCall<typeof recordConsent>): Promise<Consents> {
  const { tx, tenantId, user, now, audit } = context;
  const { kind, granted } = body;
  const patient = await patientRow(tx, tenantId, params.id, { lock: true });
  if (patient.merged_into_id !== null) throw new Refusal('patient_merged');
  if (kind === 'portal' && !granted) {
    const account = await findPortalAccount(tx, tenantId, patient.id, now);
    if (account && accountAllows('close', accountOf(account))) throw new Refusal('account_open');
  }
  const before =
    (await findConsents(tx, tenantId, patient.id)).find((each) => each.kind === kind)?.granted ??
    null;
  if (before !== granted) {
    await addConsent(tx, {
      tenant_id: tenantId,
      id: uuidv7(),
      patient_id: patient.id,
      kind,
      granted,
      at: now,
      by_id: user.id,
      by_name: user.full_name,
    });
    audit({
      action: 'update',
      category: 'patient',
      entity_type: 'consent',
      entity_id: patient.id,
      entity_label: `${patientOf(patient).full_name} (${patient.mrn})`,
      patient_id: patient.id,
      before: { [kind]: before },
      after: { [kind]: granted },
    });
  }
  return consentsOf(context, patient.id);
}

async function consentsOf(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  patientId: PatientId,
): Promise<Consents> {
  const last = await findConsents(tx, tenantId, patientId);
  const items = consentKinds.map((kind) => {
    const found = last.find((each) => each.kind === kind);
    return {
      kind,
      granted: found?.granted ?? null,
      at: found?.at ?? null,
      by: found?.by_name ?? null,
    };
  });
  return { items };
}
