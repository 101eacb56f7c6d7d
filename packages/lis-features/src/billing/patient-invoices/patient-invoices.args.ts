import { aPatientInvoice, aPayer, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { PatientInvoicesCardProps } from './patient-invoices-card.tsx';

const { id, name, kind } = aPayer();

/** One overdue, one partly paid, one billed to an insurer, one paid and one cancelled. */
export const ownInvoices = [
  aPatientInvoice({
    number: 5,
    overdue: true,
    issued_at: '2026-04-14T09:20:00.000Z',
    due_date: '2026-04-28',
  }),
  aPatientInvoice({ number: 4, status: 'partially_paid' }),
  aPatientInvoice({ number: 3, payer: { id, name, kind }, due_minor: 0 }),
  aPatientInvoice({ number: 2, status: 'paid' }),
  aPatientInvoice({ number: 1, status: 'void' }),
] as const;

export const patientInvoicesArgs = {
  invoices: ready(ownInvoices, FIXTURE_NOW),
  viewer: 'patient',
  onDownload: () => {},
  download: idle,
  onRetry: () => {},
} satisfies PatientInvoicesCardProps;

/** Data loaded an hour ago; the refresh failed. */
export const stale: PatientInvoicesCardProps['invoices'] = {
  status: 'ready',
  data: ownInvoices,
  freshness: 'stale',
  asOf: minutesAgo(62),
};
