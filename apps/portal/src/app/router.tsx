import type { Route as Guarded } from '@alms/lis-domain/access';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignedInGuard } from '../session/signed-in-guard.tsx';
import { FacilityOnly } from '../tenant/facility-only.tsx';
import { MainSiteOnly } from '../tenant/main-site-only.tsx';
import { paths, routePattern } from './paths.ts';
import { loaded, screen, type LoadedComponent } from './screen.tsx';
import { Dashboard, SignedIn } from './signed-in-screens.ts';

const Root = loaded(() => import('../routes/access/root/route.tsx'));
const Landing = screen('landing', () => import('../routes/landing/route.tsx'));
const Feedback = screen('feedback', () => import('../routes/feedback/feedback/route.tsx'));
const ContactSales = screen(
  'contactSales',
  () => import('../routes/landing/contact-sales/route.tsx'),
);
const ThankYou = screen('thankYou', () => import('../routes/landing/thank-you/route.tsx'));
const Terms = screen('terms', () => import('../routes/landing/terms/route.tsx'));
const Privacy = screen('privacy', () => import('../routes/landing/privacy/route.tsx'));
const Login = screen('login', () => import('../routes/identity/login/route.tsx'));
const TwoStep = screen('twoStep', () => import('../routes/identity/two-step/route.tsx'));
const OpenFacility = screen(
  'openFacility',
  () => import('../routes/identity/facility-entry/route.tsx'),
);
const LiveDemo = screen('liveDemo', () => import('../routes/identity/live-demo/route.tsx'));
const RegisterLab = screen(
  'registerLab',
  () => import('../routes/identity/register-lab/route.tsx'),
);
const RequestAccess = screen(
  'requestAccess',
  () => import('../routes/identity/request-access/route.tsx'),
);
const ConfirmRequest = screen(
  'confirmEmail',
  () => import('../routes/identity/request-access/confirm-request.route.tsx'),
);
const RegisterHospital = screen(
  'registerHospital',
  () => import('../routes/facility/registration-wizard/route.tsx'),
);
const ForgotPassword = screen(
  'forgotPassword',
  () => import('../routes/identity/forgot-password/route.tsx'),
);
const ResetPassword = screen(
  'resetPassword',
  () => import('../routes/identity/reset-password/route.tsx'),
);
const ConfirmEmail = screen(
  'confirmEmail',
  () => import('../routes/identity/confirm-email/route.tsx'),
);
const Unauthorized = screen(
  'unauthorized',
  () => import('../routes/access/unauthorized/route.tsx'),
);
const NotFound = screen('notFound', () => import('../routes/access/not-found/route.tsx'));
const Onboarding = screen(
  'onboarding',
  () => import('../routes/onboarding/setup-wizard/route.tsx'),
);
const Profile = screen('profile', () => import('../routes/identity/profile/route.tsx'));
const Security = screen('security', () => import('../routes/identity/security/route.tsx'));
const SetUp = screen('setUp', () => import('../routes/identity/two-step-enrolment/route.tsx'));
const TestParameters = screen(
  'testParameters',
  () => import('../routes/catalogue/test-parameters/route.tsx'),
);
const TestParameter = screen(
  'testParameters',
  () => import('../routes/catalogue/test-parameters/test-parameter.route.tsx'),
);
const ImportTests = screen(
  'testParameters',
  () => import('../routes/catalogue/test-parameters/import-tests.route.tsx'),
);
const ConsistencyRules = screen(
  'testParameters',
  () => import('../routes/catalogue/test-parameters/consistency-rules.route.tsx'),
);
const CodedComments = screen(
  'testParameters',
  () => import('../routes/catalogue/test-parameters/coded-comments.route.tsx'),
);
const Inventory = screen('inventory', () => import('../routes/inventory/inventory/route.tsx'));
const Inbox = screen('inbox', () => import('../routes/results/inbox/route.tsx'));
const TestResults = screen('testResults', () => import('../routes/results/work-list/route.tsx'));
const SampleCollection = screen(
  'sampleCollection',
  () => import('../routes/samples/sample-collection/route.tsx'),
);
const SampleTracking = screen(
  'sampleTracking',
  () => import('../routes/samples/sample-tracking/route.tsx'),
);
const PatientPortal = screen(
  'patientPortal',
  () => import('../routes/patients/patient-portal/route.tsx'),
);
const Patients = screen('patients', () => import('../routes/patients/patient-search/route.tsx'));
const OwnAppointments = screen(
  'ownAppointments',
  () => import('../routes/patients/patient-portal/route.tsx'),
);
const OwnBills = screen('ownBills', () => import('../routes/patients/patient-portal/route.tsx'));
const OwnDetails = screen(
  'ownDetails',
  () => import('../routes/patients/patient-portal/route.tsx'),
);
const RegisterPatient = screen(
  'registerPatient',
  () => import('../routes/patients/register-patient/route.tsx'),
);
const FrontDesk = screen('frontDesk', () => import('../routes/orders/front-desk/route.tsx'));
const Appointments = screen(
  'appointments',
  () => import('../routes/appointments/appointments/route.tsx'),
);
const Orders = screen('orders', () => import('../routes/orders/orders/route.tsx'));
const NewOrder = screen('newOrder', () => import('../routes/orders/new-order/route.tsx'));
const MergePatients = screen(
  'mergePatients',
  () => import('../routes/patients/merge-patients/route.tsx'),
);
const OrderPage = screen('order', () => import('../routes/orders/order/route.tsx'));
const PlaceOrder = screen('placeOrder', () => import('../routes/orders/place-order/route.tsx'));
const QualityControl = screen(
  'qualityControl',
  () => import('../routes/quality-control/quality-control/route.tsx'),
);
const Payments = screen('payments', () => import('../routes/billing/payments/route.tsx'));
const AuditLog = screen('auditLogs', () => import('../routes/audit/audit-log/route.tsx'));
const Analytics = screen('analytics', () => import('../routes/analytics/analytics/route.tsx'));
const Staff = screen('staff', () => import('../routes/identity/staff/route.tsx'));
const Competence = screen('competence', () => import('../routes/identity/competence/route.tsx'));
const Notifications = screen(
  'notifications',
  () => import('../routes/notifications/notifications/route.tsx'),
);
const Settings = screen('settings', () => import('../routes/facility/settings/route.tsx'));
const HospitalSettings = screen(
  'hospitalSettings',
  () => import('../routes/facility/hospital-settings/route.tsx'),
);
const LaboratorySettings = screen(
  'laboratorySettings',
  () => import('../routes/facility/laboratory-settings/route.tsx'),
);
const TenantSettings = screen(
  'tenantSettings',
  () => import('../routes/facility/tenant-settings/route.tsx'),
);

/** Screens that the server renders, by path. */
export const drawnFirst: Partial<Record<string, LoadedComponent>> = {
  [paths.landing]: Landing,
  [paths.pricing]: Landing,
  [paths.login]: Login,
  [paths.twoStep]: TwoStep,
  [paths.liveDemo]: LiveDemo,
  [paths.terms]: Terms,
  [paths.privacy]: Privacy,
};

/** A screen guarded by its row of the route policy. */
const guarded = (route: Guarded, element: ReactNode) => (
  <SignedInGuard route={route}>{element}</SignedInGuard>
);

/** A page of the main site, also when it is requested at a facility’s address. */
const onMainSite = (element: ReactNode) => <MainSiteOnly>{element}</MainSiteOnly>;

/** A page of a facility: the main site has no signed-in area besides the set-up. */
const atFacility = (element: ReactNode) => <FacilityOnly>{element}</FacilityOnly>;

/** Maps paths to lazy-loaded screens. */
export function Router() {
  return (
    <Routes>
      <Route path={paths.root} element={<Root />} />
      <Route path={paths.landing} element={onMainSite(<Landing />)} />
      <Route path={paths.pricing} element={onMainSite(<Landing />)} />
      <Route path={paths.feedback} element={<Feedback />} />
      <Route path={paths.contact} element={<ContactSales />} />
      <Route path={paths.contactSales} element={<ContactSales />} />
      <Route path={paths.thankYou} element={<ThankYou />} />
      <Route path={paths.terms} element={<Terms />} />
      <Route path={paths.privacy} element={<Privacy />} />
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.twoStep} element={<TwoStep />} />
      <Route path={paths.openFacility} element={<OpenFacility />} />
      <Route path={paths.liveDemo} element={<LiveDemo />} />
      <Route path={paths.registerLab} element={onMainSite(<RegisterLab />)} />
      <Route path={paths.requestAccess} element={<RequestAccess />} />
      <Route path={routePattern(paths.confirmRequest)} element={<ConfirmRequest />} />
      <Route path={paths.registerHospital} element={onMainSite(<RegisterHospital />)} />
      <Route path={paths.forgotPassword} element={<ForgotPassword />} />
      <Route path={routePattern(paths.resetPassword)} element={<ResetPassword />} />
      <Route path={paths.resetPasswordDone} element={<ResetPassword />} />
      <Route path={routePattern(paths.confirmEmail)} element={<ConfirmEmail />} />
      <Route path={paths.confirmEmailDone} element={<ConfirmEmail />} />
      <Route path={paths.unauthorized} element={<Unauthorized />} />
      <Route path={paths.setUp} element={guarded('/set-up', atFacility(<SetUp />))} />
      <Route path={paths.onboarding} element={guarded('/onboarding', <Onboarding />)} />
      <Route path={paths.app} element={guarded('/app', atFacility(<SignedIn />))}>
        <Route index element={guarded('/app/dashboard', <Dashboard />)} />
        <Route path={paths.dashboard} element={guarded('/app/dashboard', <Dashboard />)} />
        <Route path={paths.inbox} element={guarded('/app/inbox', <Inbox />)} />
        <Route path={paths.profile} element={guarded('/app/profile', <Profile />)} />
        <Route path={paths.security} element={guarded('/app/profile/security', <Security />)} />
        <Route path={paths.inventory} element={guarded('/app/inventory', <Inventory />)} />
        <Route
          path={paths.testParameters}
          element={guarded('/app/test-parameters', <TestParameters />)}
        />
        <Route
          path={paths.newTestParameter}
          element={guarded('/app/test-parameters/new', <TestParameter />)}
        />
        <Route
          path={paths.importTestParameters}
          element={guarded('/app/test-parameters/import', <ImportTests />)}
        />
        <Route
          path={paths.consistencyRules}
          element={guarded('/app/test-parameters/rules', <ConsistencyRules />)}
        />
        <Route
          path={paths.codedComments}
          element={guarded('/app/test-parameters/comments', <CodedComments />)}
        />
        <Route
          path={routePattern(paths.testParameter)}
          element={guarded('/app/test-parameters/{testId}', <TestParameter />)}
        />
        <Route path={paths.testResults} element={guarded('/app/test-results', <TestResults />)} />
        <Route
          path={paths.sampleCollection}
          element={guarded('/app/sample-collection', <SampleCollection />)}
        />
        <Route
          path={paths.sampleTracking}
          element={guarded('/app/sample-tracking', <SampleTracking />)}
        />
        <Route
          path={paths.patientPortal}
          element={guarded('/app/patient-portal', <PatientPortal />)}
        />
        <Route
          path={paths.ownAppointments}
          element={guarded('/app/patient-portal/appointments', <OwnAppointments />)}
        />
        <Route path={paths.ownBills} element={guarded('/app/patient-portal/bills', <OwnBills />)} />
        <Route
          path={paths.ownDetails}
          element={guarded('/app/patient-portal/details', <OwnDetails />)}
        />
        <Route
          path={paths.registerPatient}
          element={guarded('/app/patient-portal/new', <RegisterPatient />)}
        />
        <Route
          path={routePattern(paths.patient)}
          element={guarded('/app/patient-portal/{patientId}', <PatientPortal />)}
        />
        <Route path={paths.patients} element={guarded('/app/patients', <Patients />)} />
        <Route
          path={routePattern(paths.patientChart)}
          element={guarded('/app/patients/{patientId}', <PatientPortal />)}
        />
        <Route path={paths.frontDesk} element={guarded('/app/front-desk', <FrontDesk />)} />
        <Route path={paths.appointments} element={guarded('/app/appointments', <Appointments />)} />
        <Route path={paths.orders} element={guarded('/app/orders', <Orders />)} />
        <Route path={paths.newOrder} element={guarded('/app/orders/new', <NewOrder />)} />
        <Route
          path={routePattern(paths.mergePatients)}
          element={guarded('/app/patient-portal/{patientId}/merge', <MergePatients />)}
        />
        <Route
          path={routePattern(paths.order)}
          element={guarded('/app/orders/{orderId}', <OrderPage />)}
        />
        <Route
          path={routePattern(paths.placeOrder)}
          element={guarded('/app/patient-portal/{patientId}/order', <PlaceOrder />)}
        />
        <Route path={paths.analytics} element={guarded('/app/analytics', <Analytics />)} />
        <Route
          path={paths.qualityControl}
          element={guarded('/app/quality-control', <QualityControl />)}
        />
        <Route path={paths.payments} element={guarded('/app/payments', <Payments />)} />
        <Route path={paths.paymentsDesk} element={guarded('/app/payments/desk', <Payments />)} />
        <Route path={paths.auditLogs} element={guarded('/app/audit-logs', <AuditLog />)} />
        <Route
          path={paths.notifications}
          element={guarded('/app/notifications', <Notifications />)}
        />
        <Route path={paths.settings} element={guarded('/app/settings', <Settings />)} />
        <Route
          path={paths.hospitalSettings}
          element={guarded('/app/settings/hospital', <HospitalSettings />)}
        />
        <Route
          path={paths.laboratorySettings}
          element={guarded('/app/settings/laboratory', <LaboratorySettings />)}
        />
        <Route
          path={paths.tenantSettings}
          element={guarded('/app/settings/tenant', <TenantSettings />)}
        />
        <Route path={paths.staff} element={guarded('/app/settings/staff', <Staff />)} />
        <Route
          path={paths.competence}
          element={guarded('/app/settings/competence', <Competence />)}
        />
      </Route>
      {/* Each child route has its own rule: a lab manager may open only the audit logs (safe reading 4). */}
      <Route path={paths.admin} element={guarded('/app', atFacility(<SignedIn />))}>
        <Route index element={guarded('/admin', <Dashboard />)} />
        <Route path={paths.adminDashboard} element={guarded('/admin/dashboard', <Dashboard />)} />
        <Route path={paths.adminSettings} element={guarded('/admin/settings', <Settings />)} />
        <Route
          path={paths.adminHospitalSettings}
          element={guarded('/admin/settings/hospital', <HospitalSettings />)}
        />
        <Route
          path={paths.adminTenantSettings}
          element={guarded('/admin/settings/tenant', <TenantSettings />)}
        />
        <Route path={paths.adminAuditLogs} element={guarded('/admin/audit-logs', <AuditLog />)} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
