import { mayCall } from '@alms/lis-domain/access';
import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { listPatientInvoices, readInsurance } from '@alms/lis-domain/billing';
import { listOrders, placeOrder, readConditions } from '@alms/lis-domain/orders';
import {
  closePortalAccount,
  correctPatient,
  establishIdentity,
  invitePatient,
  mergePatients,
  readConsents,
  readPatient,
  readPortalAccount,
  resetPatientSecondFactor,
} from '@alms/lis-domain/patients';
import { listPatientResults } from '@alms/lis-domain/results';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import {
  PatientOverviewScreen,
  type PatientCorrection,
} from '@alms/lis-features/patients/patient-overview';
import { hrefOf, paths, patientsNamed } from '../../../app/paths.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { saveAndReread, useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { AppointmentsOfPatient } from './appointments-of-patient.tsx';
import { ConditionsOfPatient } from './conditions-of-patient.tsx';
import { ConsentsOfPatient } from './consents-of-patient.tsx';
import { InsuranceOfPatient } from './insurance-of-patient.tsx';
import { InvoicesOfPatient } from './invoices-of-patient.tsx';
import { ResultsOfPatient } from './results-of-patient.tsx';

/** One patient as staff see them. */
export function PatientOverview({ patientId }: { patientId: string }) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const can = (access: Parameters<typeof mayCall>[1]) => mayCall(user, access).allowed;
  const params = { id: patientId };
  const patient = useEndpoint(readPatient, { params });
  const orders = usePages(
    listOrders,
    can(listOrders.access) ? { query: { patient_id: patientId } } : undefined,
  );
  const hasAccount =
    can(readPortalAccount.access) &&
    patient.resource.status === 'ready' &&
    patient.resource.data.has_portal_account;
  const account = useEndpoint(readPortalAccount, hasAccount ? { params } : undefined);
  const { submission, submit } = useSubmission();
  const key = useIdempotencyKey();
  const correction = useVersionedSave();
  const identification = useVersionedSave();
  /**
   * Saves the patient’s details through one of the endpoints, and reloads the data that depends on
   * them.
   */
  const puttingRight = (
    which: typeof correctPatient | typeof establishIdentity,
    { submission: state, save }: typeof correction,
  ): PatientCorrection => ({
    submission: state,
    onCorrect: async ({ values, base }) => {
      const write = async () => {
        const { patient: record, reread } = await call(which, {
          params,
          version: base.version,
          body: values,
        });
        return { record, reread };
      };
      const outcome = await saveAndReread(save, write, () => call(readPatient, { params }));
      if (outcome.status === 'saved') await Promise.all([patient.reload(), orders.reload()]);
      return outcome;
    },
    searchFor: patientsNamed,
  });
  const attemptAndLook = async (work: () => Promise<unknown>) => {
    const outcome = await attempt(work);
    await account.reload();
    return outcome;
  };
  return (
    <PatientOverviewScreen
      patient={patient.resource}
      orders={can(listOrders.access) ? orders.resource : undefined}
      onMoreOrders={orders.more}
      contact={
        patient.resource.status === 'ready' && (
          <ContactCard patient={patient.resource.data} viewer="staff" />
        )
      }
      results={
        can(listPatientResults.access) &&
        patient.resource.status === 'ready' && (
          <ResultsOfPatient patient={patient.resource.data} viewer="staff" />
        )
      }
      appointments={
        can(listPatientAppointments.access) &&
        patient.resource.status === 'ready' && (
          <AppointmentsOfPatient
            patientId={patientId}
            deceased={patient.resource.data.deceased}
            viewer="staff"
          />
        )
      }
      invoices={
        can(listPatientInvoices.access) && (
          <InvoicesOfPatient patientId={patientId} viewer="staff" />
        )
      }
      conditions={
        can(readConditions.access) &&
        patient.resource.status === 'ready' && (
          <ConditionsOfPatient patient={patient.resource.data} onSaved={patient.reload} />
        )
      }
      insurance={
        can(readInsurance.access) &&
        patient.resource.status === 'ready' && (
          <InsuranceOfPatient
            patientId={patientId}
            merged={patient.resource.data.merged_into !== null}
            onSaved={patient.reload}
          />
        )
      }
      consents={
        can(readConsents.access) && <ConsentsOfPatient patientId={patientId} viewer="staff" />
      }
      correction={can(correctPatient.access) ? puttingRight(correctPatient, correction) : undefined}
      identification={
        can(establishIdentity.access) ? puttingRight(establishIdentity, identification) : undefined
      }
      invitation={
        can(invitePatient.access)
          ? {
              submission,
              held: !user.email_verified,
              onInvite: async ({ email }) => {
                await submit(() =>
                  call(invitePatient, { params, body: { email }, key: key.read() }),
                );
                key.renew();
                await Promise.all([patient.reload(), account.reload()]);
              },
            }
          : undefined
      }
      account={
        hasAccount
          ? {
              resource: account.resource,
              onClose: (body) => attemptAndLook(() => call(closePortalAccount, { params, body })),
              onResetSecondFactor: (body) =>
                attemptAndLook(() => call(resetPatientSecondFactor, { params, body })),
            }
          : undefined
      }
      onRetry={patient.reload}
      hrefs={{
        search: paths.patientPortal,
        order: (orderId) => hrefOf(paths.order, { orderId }),
        patient: (id) => hrefOf(paths.patient, { patientId: id }),
        ...(can(mergePatients.access) && { merge: hrefOf(paths.mergePatients, { patientId }) }),
        ...(can(placeOrder.access) && { placeOrder: hrefOf(paths.placeOrder, { patientId }) }),
      }}
    />
  );
}
