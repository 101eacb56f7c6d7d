import { aCondition } from '@alms/lis-domain/fixtures';
import { PatientAppointmentsCard } from '../../appointments/patient-appointments/index.ts';
import { patientAppointmentsArgs } from '../../appointments/patient-appointments/patient-appointments.args.ts';
import { PatientInsuranceCard } from '../../billing/patient-insurance/index.ts';
import { patientInsuranceArgs } from '../../billing/patient-insurance/patient-insurance.args.ts';
import { PatientInvoicesCard } from '../../billing/patient-invoices/index.ts';
import { patientInvoicesArgs } from '../../billing/patient-invoices/patient-invoices.args.ts';
import { PatientConditionsCard } from '../../orders/patient-conditions/index.ts';
import { patientConditionsArgs } from '../../orders/patient-conditions/patient-conditions.args.ts';
import { CumulativeResults } from '../../results/cumulative-results/index.ts';
import { cumulativeResultsArgs } from '../../results/cumulative-results/cumulative-results.args.ts';
import { PatientResultsScreen } from '../../results/patient-results/index.ts';
import { patientResultsArgs } from '../../results/patient-results/patient-results.args.ts';
import { ConsentsCard } from '../consents/index.ts';
import { consentsArgs } from '../consents/consents.args.ts';
import { ContactCard } from '../contact-card/index.ts';
import { contactCardArgs } from '../contact-card/contact-card.args.ts';
import { patientOverviewArgs } from './patient-overview.args.ts';
import type { PatientOverviewScreenProps } from './patient-overview-screen.tsx';

/** The patient page with all cards, which the app lazy-loads separately. */
export const wholePatientPageArgs: PatientOverviewScreenProps = {
  ...patientOverviewArgs,
  tab: 'results',
  conditions: [aCondition()],
  cards: {
    conditions: <PatientConditionsCard {...patientConditionsArgs} />,
    insurance: <PatientInsuranceCard {...patientInsuranceArgs} />,
    contact: <ContactCard {...contactCardArgs} viewer="staff" />,
    appointments: <PatientAppointmentsCard {...patientAppointmentsArgs} />,
    invoices: <PatientInvoicesCard {...patientInvoicesArgs} viewer="staff" />,
    consents: <ConsentsCard {...consentsArgs} />,
    results: <CumulativeResults {...cumulativeResultsArgs} />,
    patientView: <PatientResultsScreen {...patientResultsArgs} viewer="staff" />,
  },
};
