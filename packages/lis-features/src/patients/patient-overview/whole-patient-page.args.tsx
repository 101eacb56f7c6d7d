import { PatientAppointmentsCard } from '../../appointments/patient-appointments/index.js';
import { patientAppointmentsArgs } from '../../appointments/patient-appointments/patient-appointments.args.js';
import { PatientInsuranceCard } from '../../billing/patient-insurance/index.js';
import { patientInsuranceArgs } from '../../billing/patient-insurance/patient-insurance.args.js';
import { PatientInvoicesCard } from '../../billing/patient-invoices/index.js';
import { patientInvoicesArgs } from '../../billing/patient-invoices/patient-invoices.args.js';
import { PatientConditionsCard } from '../../orders/patient-conditions/index.js';
import { patientConditionsArgs } from '../../orders/patient-conditions/patient-conditions.args.js';
import { PatientResultsScreen } from '../../results/patient-results/index.js';
import { patientResultsArgs } from '../../results/patient-results/patient-results.args.js';
import { ConsentsCard } from '../consents/index.js';
import { consentsArgs } from '../consents/consents.args.js';
import { ContactCard } from '../contact-card/index.js';
import { contactCardArgs } from '../contact-card/contact-card.args.js';
import { patientOverviewArgs } from './patient-overview.args.js';
import type { PatientOverviewScreenProps } from './patient-overview-screen.js';

/** The patient's page with all of its cards, which an app loads by themselves. */
export const wholePatientPageArgs: PatientOverviewScreenProps = {
  ...patientOverviewArgs,
  conditions: <PatientConditionsCard {...patientConditionsArgs} />,
  insurance: <PatientInsuranceCard {...patientInsuranceArgs} />,
  contact: <ContactCard {...contactCardArgs} viewer="staff" />,
  appointments: <PatientAppointmentsCard {...patientAppointmentsArgs} />,
  invoices: <PatientInvoicesCard {...patientInvoicesArgs} viewer="staff" />,
  consents: <ConsentsCard {...consentsArgs} />,
  results: <PatientResultsScreen {...patientResultsArgs} viewer="staff" />,
};
