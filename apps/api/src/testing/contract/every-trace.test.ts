import { createHash } from 'node:crypto';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import { exportFigures } from '@alms/lis-domain/analytics';
import {
  bookAppointment,
  cancelAppointment,
  listPatientAppointments,
  markArrived,
  markFulfilled,
} from '@alms/lis-domain/appointments';
import {
  closeCashSession,
  createInvoice,
  createPayer,
  createPriceList,
  creditLines,
  downloadInvoice,
  downloadPatientInvoice,
  downloadReceipt,
  exportPriceList,
  issueInvoice,
  listOrderCoverages,
  listPatientInvoices,
  openCashSession,
  readBillingSettings,
  readInsurance,
  readInvoice,
  refundPayment,
  replaceInsurance,
  takePayment,
  updateBillingSettings,
  updateInvoice,
  updatePayer,
  updatePriceList,
  voidInvoice,
  type Invoice,
} from '@alms/lis-domain/billing';
import {
  checkAuditChain,
  exportAuditLogs,
  retryFailedJob,
  type AuditEvent,
} from '@alms/lis-domain/audit';
import {
  confirmTestLimits,
  createTestParameter,
  definitionOf,
  exportCatalogue,
  importCatalogue,
  listTestParameters,
  previewImport,
  retireTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import {
  createApiToken,
  confirmIncomingMessage,
  dismissIncomingMessage,
  giveUpMessage,
  readIncomingMessage,
  readMessage,
  retryIncomingMessage,
  retryMessage,
  revokeApiToken,
} from '@alms/lis-domain/interfaces/connections';
import { contract } from '@alms/lis-domain/contract';
import {
  readHospitalSettings,
  readLaboratorySettings,
  updateHospitalSettings,
  createLaboratory,
  createWard,
  retireLaboratory,
  updateLaboratory,
  updateLaboratorySettings,
  uploadLogo,
  updateWard,
  type Laboratory as Site,
  type Ward,
} from '@alms/lis-domain/facility';
import { registerHospital, registerFacility } from '@alms/lis-domain/subscription';
import type { BodyOf, Endpoint } from '@alms/lis-domain/http';
import {
  changePassword,
  chooseLaboratory,
  confirmEmail,
  confirmPasswordReset,
  endOtherSessions,
  endSession,
  listSessions,
  registerLabAdmin,
  requestPasswordReset,
  resendConfirmation,
  beginHandOver,
  finishHandOver,
  signIn,
  signInAnywhere,
  signOut,
  updateAppearance,
  updateProfile,
  type FacilityEntry,
  type UserId,
} from '@alms/lis-domain/identity';
import {
  bulkSendNotifications,
  chooseMailedNotifications,
  sendNotification,
} from '@alms/lis-domain/notifications';
import { completeOnboarding, saveOnboardingProgress } from '@alms/lis-domain/onboarding';
import {
  addTests,
  cancelTests,
  changeClinicalInformation,
  changeWard,
  listOrders,
  placeOrder,
  readConditions,
  readOrder,
  replaceConditions,
  type Order,
} from '@alms/lis-domain/orders';
import {
  closePortalAccount,
  correctPatient,
  establishIdentity,
  invitePatient,
  mergePatients,
  previewMerge,
  readConsents,
  readPatient,
  recordConsent,
  registerPatient,
  registerUnidentified,
  resetPatientSecondFactor,
  unmergePatients,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  addControlLot,
  addCorrectiveAction,
  addEqaAction,
  addEqaLimit,
  adoptEqaLimits,
  archiveControlLot,
  createControlledTest,
  createControlMaterial,
  createEqaRound,
  createLotComparison,
  decideLotComparison,
  enterLotPairs,
  createInstrument,
  defaultRules,
  downloadLotResults,
  downloadQcReview,
  exportLotResults,
  listLotResults,
  recallLot,
  undoRecall,
  takeLotOutOfUse,
  voidCalibration,
  voidLotUse,
  recordControlRun,
  recordRunCause,
  releaseControlHold,
  reviewAffectedResults,
  reportEqaValues,
  reviewEqaRound,
  scoreEqaRound,
  setControlTarget,
  submitEqaRound,
  updateControlSettings,
  updateCorrectiveAction,
  updateEqaRound,
  updateInstrument,
  verifyCorrectiveAction,
  voidControlRun,
  withdrawEqaRound,
  type ControlledTestDetail,
  type ControlMaterial,
  type ControlRun,
  deleteEqaLimit,
  type ControlledInstrument,
  type EqaLimit,
  type LotComparison,
  type LotPair,
  type EqaRoundDetail,
  type EqaState,
} from '@alms/lis-domain/quality-control';
import {
  acceptImportRows,
  discardImportBatch,
  mapImportCodes,
  downloadImportedFile,
  stageImportFile,
} from '@alms/lis-domain/interfaces/result-import';
import {
  acceptReflex,
  amendResult,
  amendWithFile,
  rejectAmendment,
  verifyAmendment,
  type Amendment,
  attachFile,
  downloadAttachment,
  downloadReport,
  enterResults,
  acknowledgeCriticalResult,
  listCriticalCalls,
  listChartResults,
  listPatientResults,
  listResults,
  listResultVersions,
  markNormalSeen,
  markResultAsError,
  holdResults,
  setCodedComments,
  markResultsSeen,
  recordCallAttempt,
  releaseHeldResult,
  releaseToPatient,
  removeFile,
  retestResult,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import {
  collectSample,
  collectVisit,
  createStorageBox,
  disposeOfDue,
  disposeOfSample,
  divideSample,
  listSamples,
  loseSample,
  noteNotCollected,
  printLabels,
  noteSampleCondition,
  readSample,
  readSampleLabel,
  receiveSample,
  rejectSample,
  rejectSamples,
  reprintSampleLabel,
  retrieveSample,
  sendSample,
  storeSample,
  undoReceipt,
  updateStorageBox,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  finishSignIn,
  readAccountSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  type AccountSecurity,
} from '@alms/lis-domain/identity/two-step';
import {
  createCodedComment,
  importCodedComments,
  updateCodedComment,
} from '@alms/lis-domain/catalogue/coded-comments';
import {
  createConsistencyRule,
  updateConsistencyRule,
} from '@alms/lis-domain/catalogue/consistency';
import {
  createAnalyserConnection,
  deleteAnalyserConnection,
  pauseAnalyserConnection,
  resumeAnalyserConnection,
  updateAnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { addStarterPacks } from '@alms/lis-domain/catalogue/starter-packs';
import {
  authorizeStaff,
  withdrawAuthorization,
  type Competence,
} from '@alms/lis-domain/identity/competence';
import {
  approveStaff,
  changeStaffAccess,
  declineStaff,
  disableStaff,
  enableStaff,
  inviteStaff,
  resendInvitation,
  resetSecondFactor,
  signOutStaff,
  type AccountStatus,
} from '@alms/lis-domain/identity/staff';
import { readdir, readFile } from 'node:fs/promises';
import { Transformer } from '@napi-rs/image';
import { TOTP } from 'otpauth';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../areas/identity/registration/create-account.ts';
import { json } from '../../platform/db/json.ts';
import { hashPassword } from '../../areas/identity/passwords/password-hash.ts';
import { confirmRequest, requestAccess, requestTokens } from '../access-requests.ts';
import {
  analyserConnectionBody,
  anAnalyserConnection,
  permittedAnalysers,
} from '../analyser-connections.ts';
import { anApiToken } from '../api-token.ts';
import { refusedMessage } from '../refused-message.ts';
import { openLotsInUse } from '../lots-in-use.ts';
import { nextVersion } from '../result-version.ts';
import { softPasskey } from '../soft-passkey.ts';
import { inventoryOperations } from '../traced-inventory.ts';
import { securityEmails, securitySources } from './security-emails.ts';
import { aStorageBox, plainBox } from '../storage-box.ts';
import { mainLaboratory } from '../../areas/facility/laboratories.store.ts';
import { testLaboratory } from '../test-laboratory.ts';
import type { Answer } from '../test-server.ts';
import { samplePdf } from '../sample-pdf.ts';

/*
 * Every endpoint that changes data or returns patient data writes an audit event. Endpoints come
 * from the contract: a new one needs an operation here, or a reason why it is not audited.
 */

/** Prepares the data of an operation and returns the operation. */
type Prepare = () => Promise<() => Promise<Answer>>;

const password = 'Gull-over-9-harbours!';

const { server, lab } = await testLaboratory('traced', { analysers: permittedAnalysers });
const admin = await lab.person('admin');

type Line = Pick<AuditEvent, 'id' | 'category' | 'entity_label' | 'outcome'>;

/** Audit events of all facilities. */
async function lines(): Promise<Line[]> {
  const { owner } = server.database;
  await owner.query('begin; alter table audit_event no force row level security');
  const { rows } = await owner.query<Line>(
    'select id, category, entity_label, outcome from audit_event',
  );
  await owner.query('rollback');
  return rows;
}

let made = 0;
const next = (name: string) => `${name}${(made += 1)}`;

let sites = 0;
/** A site that is not there yet. */
const anotherSite = () => {
  sites += 1;
  return { name: `Site ${sites}`, code: `SITE-${sites}` };
};
/** A second site of the facility. */
const siteThat = async (): Promise<Site> =>
  (await server.call(createLaboratory, { body: anotherSite() }, { as: admin }))
    .body as unknown as Site;

let wards = 0;
/** A ward that is not there yet. */
const anotherWard = () => {
  wards += 1;
  return { name: `Ward ${wards}`, code: `W-${wards}`, laboratory_id: mainLaboratory(lab.tenantId) };
};
const wardThat = async (): Promise<Ward> =>
  (await server.call(createWard, { body: anotherWard() }, { as: admin })).body as unknown as Ward;

/** A user who signed in with a password. */
async function signedInAccount({ patientId }: { patientId?: PatientId } = {}) {
  const email = `${next('account')}@traced.example`;
  const passwordHash = await hashPassword(password);
  const id = await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email,
      full_name: 'Sam Sampleton',
      role: patientId === undefined ? 'nurse' : 'patient',
      status: 'active',
      ...(patientId !== undefined && { patientId }),
      passwordHash,
      email_verified: true,
      now: server.clock.now(),
    }),
  );
  const { body } = await server.call(
    signIn,
    { body: { username: email, password } },
    { host: lab.host },
  );
  return {
    id,
    email,
    host: lab.host,
    headers: { authorization: `Bearer ${String(body['access_token'])}` },
  };
}

/** Each 30-second step has its own code. */
function codeOf(secret: string): string {
  server.clock.advance(30);
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
}

async function withAuthenticator(of?: { patientId: PatientId }) {
  const who = await signedInAccount(of);
  const secret = String(
    (await server.call(beginAuthenticator, { body: { password } }, who)).body['secret'],
  );
  const { body } = await server.call(confirmAuthenticator, { body: { code: codeOf(secret) } }, who);
  return { who, secret, recoveryCodes: body['recovery_codes'] as string[] };
}

async function passkeyOf(who: Awaited<ReturnType<typeof signedInAccount>>) {
  const begun = await server.call(beginPasskey, { body: { password } }, who);
  return softPasskey().made(String(begun.body['challenge']), `http://${who.host}:4173`) as never;
}

/** A staff account with this status and a password, as seen by the admin. */
async function member(status: AccountStatus) {
  const { id } = await signedInAccount();
  await lab.transaction((tx) =>
    tx
      .updateTable('app_user')
      .set({ status })
      .where('tenant_id', '=', lab.tenantId)
      .where('id', '=', id)
      .execute(),
  );
  return { params: { id }, version: 1 };
}

const authorized = (id: UserId) =>
  server.call(
    authorizeStaff,
    {
      params: { id },
      body: {
        departments: ['chemistry'],
        tasks: ['enter'],
        assessed_on: '2026-05-01',
        assessed_by: 'Ines Qualifier',
        valid_until: '2027-04-30',
      },
    },
    { as: admin },
  );

/** Link token in the last email. */
const mailedToken = () =>
  /\/(?:confirm-email|reset-password)\/([\w.-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';

const facility = () => {
  const name = next('quayside');
  return {
    facility_name: 'Quayside Clinic',
    subdomain: name,
    subscription_plan: 'Starter',
    billing_cycle: 'monthly',
    contact_email: 'desk@quayside.example',
    contact_phone: '+1 555 0100',
    address: '1 Sample Street',
    admin_first_name: 'Nora',
    admin_last_name: 'Fixture',
    admin_email: `nora@${name}.example`,
    admin_password: password,
  } as const;
};

const patient = () =>
  ({
    family_name: next('Testwell'),
    given_name: 'Ada',
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date: '1957-11-03',
    phone: '',
    email: `${next('ada')}@traced.example`,
  }) as const;
const notice = { type: 'system', title: 'Stock count', message: 'At noon.' } as const;

async function offered(): Promise<TestParameter> {
  const { body } = await server.call(listTestParameters, { query: {} }, { as: admin });
  const test = (body['items'] as TestParameter[]).find(({ status }) => status === 'active');
  if (!test) throw new Error('The laboratory of this test offers none.');
  return test;
}

const bodyOf = (test: TestParameter): BodyOf<typeof createTestParameter> =>
  definitionOf(test) as BodyOf<typeof createTestParameter>;

const controlMaterial = () => ({
  name: next('Control'),
  manufacturer: '',
  test_parameter_ids: [lab.testId('NA')],
  levels: [{ level: 1, label: '' }],
});
const controlLot = (lot_number: string) => ({
  level: 1,
  lot_number,
  expiry_date: '2027-01-01',
  opened_on: null,
  open_stability_days: null,
});
const watchedTest = () => ({
  test_parameter_id: lab.testId('NA'),
  instrument_name: next('Analyser'),
  rules: defaultRules(1),
  max_age_hours: null,
  allowable_error: null,
});
const controlAction = {
  type: 'recalibration',
  text: 'Recalibrated',
  state: 'completed',
} as const;

/**
 * QC for sodium on a separate instrument, so that its rejected runs hold no results of other
 * operations. Each uses the lot of the last material.
 */
async function controlled() {
  const { body } = await server.call(
    createControlMaterial,
    { body: controlMaterial() },
    { as: admin },
  );
  const material = (
    await server.call(
      addControlLot,
      { params: { id: String(body['id']) }, body: controlLot('1') },
      { as: admin },
    )
  ).body as unknown as ControlMaterial;
  const [lot] = material.lots;
  const test = (await server.call(createControlledTest, { body: watchedTest() }, { as: admin }))
    .body as unknown as ControlledTestDetail;
  if (!lot) throw new Error('A control lot could not be added.');
  await server.call(
    setControlTarget,
    {
      params: { id: test.id },
      body: { source: 'manufacturer', lot_id: lot.id, mean: '4', sd: '0.1' },
    },
    { as: admin },
  );
  return { material, lot, test };
}

const controlRun = (id: string, lot_id: string, value: string) =>
  server.call(
    recordControlRun,
    { params: { id }, body: { results: [{ lot_id, value }], reagent_lot: '', comment: '' } },
    { as: admin },
  );

const lotsInUse = () => openLotsInUse(server, lab, admin);

async function loadedLot() {
  const instrument = await lotsInUse().instrument(next('Analyser'));
  return lotsInUse().loaded(instrument.id, next('T'));
}

const compareLots = (
  id: ControlledInstrument['id'],
  current_lot_id: ProductLotId,
  pairs: LotPair[],
) =>
  server.call(
    createLotComparison,
    {
      params: { id },
      body: {
        test_parameter_id: lab.testId('K'),
        lot: { name: 'Traced reagent', lot_number: next('N'), expiry_date: null },
        current_lot_id,
        absolute: '0.2',
        percent: null,
        pairs,
      },
    },
    { as: admin },
  );

/** A comparison of two lots that awaits a decision. */
async function lotComparison(): Promise<LotComparison> {
  const instrument = await lotsInUse().instrument(next('Analyser'));
  const { lot } = await lotsInUse().loaded(instrument.id, next('T'));
  const { body } = await compareLots(instrument.id, lot.id, []);
  return body as unknown as LotComparison;
}

async function rejectedRun(): Promise<ControlRun> {
  const { test, lot } = await controlled();
  return (await controlRun(test.id, lot.id, '9.9')).body as unknown as ControlRun;
}

/** A corrective action of a run whose cause is recorded and whose results are reviewed. */
async function correctiveAction() {
  const run = await rejectedRun();
  await server.call(
    releaseControlHold,
    { params: { id: run.controlled_test_id }, body: { reason: 'Another analyser agrees' } },
    { as: admin },
  );
  const { body: explained } = await server.call(
    recordRunCause,
    { ...which(run), body: { category: 'reagent', findings: 'Air in the reagent probe' } },
    { as: admin },
  );
  await server.call(
    reviewAffectedResults,
    { ...which(explained as unknown as ControlRun), body: { count: 0 } },
    { as: admin },
  );
  const { body } = await server.call(
    addCorrectiveAction,
    { params: { id: run.id }, body: controlAction },
    { as: admin },
  );
  const [action] = (body as unknown as ControlRun).actions;
  if (!action) throw new Error('A corrective action could not be added.');
  return action;
}

const eqaRound = () => ({
  scheme: 'Traced scheme',
  round: next('Round '),
  closes_at: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
  samples: [{ code: 'A', test_parameter_ids: [lab.testId('NA')] }],
});

const eqaLimit = (valid_from: string) => ({
  test_parameter_id: lab.testId('NA'),
  valid_from,
  absolute: '4',
  percent: null,
  source: 'Traced limit',
});

/** An EQA round with this status; its reported values were unacceptable. */
async function roundThat(is: Exclude<EqaState, 'reviewed' | 'withdrawn'>): Promise<EqaRoundDetail> {
  const asRound = ({ body }: Answer) => body as unknown as EqaRoundDetail;
  const open = asRound(await server.call(createEqaRound, { body: eqaRound() }, { as: admin }));
  if (is === 'open') return open;
  const [value] = open.values;
  const reported = asRound(
    await server.call(
      reportEqaValues,
      { ...which(open), body: { values: [{ id: value?.id ?? '', reported: '120' }] } },
      { as: admin },
    ),
  );
  const submitted = asRound(
    await server.call(
      submitEqaRound,
      { ...which(reported), body: { late_reason: null } },
      { as: admin },
    ),
  );
  return is === 'submitted'
    ? submitted
    : asRound(
        await server.call(
          scoreEqaRound,
          {
            ...which(submitted),
            body: { values: [{ id: value?.id ?? '', assigned: '140', sd_pa: '1' }] },
          },
          { as: admin },
        ),
      );
}

/** A specimen expected, collected or received. */
async function sampleThat(
  has: 'been expected' | 'been collected' | 'arrived',
): Promise<{ params: { id: SampleId }; version: number; order: Order }> {
  const order = await lab.order(['K']);
  if (has !== 'been expected') await lab.collect(order);
  if (has === 'arrived') await lab.receive(order);
  const [sample] = (await lab.samplesOf(order)) as [Sample];
  return { params: { id: sample.id }, version: sample.version, order };
}

/** A result with this status. */
async function resultThat(is: 'pending' | 'entered' | 'released'): Promise<Result> {
  const { order } = await sampleThat('arrived');
  const pending = await pendingOf(order);
  if (is === 'pending') return pending;
  return is === 'entered' ? entered(pending) : released(pending);
}

const resultIn = ({ body }: Answer) => (body['items'] as [Result])[0];
const pendingOf = async ({ id }: Order) =>
  resultIn(
    await server.call(
      listResults,
      { query: { order_id: id } },
      { as: await lab.staff('technician') },
    ),
  );
const entered = async ({ id, version }: Result) =>
  resultIn(
    await server.call(
      enterResults,
      { body: { items: [{ id, version, value_text: '4.1' }] } },
      { as: await lab.staff('technician') },
    ),
  );

/** An entered critical potassium. */
async function criticalResult(): Promise<Result> {
  const { id, version } = await resultThat('pending');
  const items = [{ id, version, value_text: '6.8' }];
  return resultIn(await server.call(enterResults, { body: { items } }, { as: admin }));
}

/** The critical result notification that is due last. */
async function openCall(): Promise<CriticalCall> {
  const { body } = await server.call(listCriticalCalls, {}, { as: admin });
  const call = (body['items'] as CriticalCall[]).at(-1);
  if (!call) throw new Error('No critical result awaits notification.');
  return call;
}

/** An amendment that awaits verification. */
async function proposedAmendment(): Promise<Amendment> {
  const { id, version } = await resultThat('released');
  const body = {
    comment: '',
    code: 'clerical',
    reason: 'Two digits were swapped',
    value_text: '4.2',
  } as const;
  const as = await lab.staff('lab_manager');
  const answer = await server.call(amendResult, { params: { id }, version, body }, { as });
  return (answer.body as { amendment: Amendment }).amendment;
}

const scan = { name: 'scan.pdf', content: samplePdf().toString('base64') };

/** A file result with this status. */
async function fileThat(is: 'pending' | 'entered' | 'released'): Promise<Result> {
  await lab.makeFile('CRP');
  const pending = await pendingOf((await lab.arrived(['CRP'])).order);
  if (is === 'pending') return pending;
  const attached = (
    await server.call(
      attachFile,
      { ...which(pending), body: { file: scan, comment: '' } },
      { as: await lab.staff('technician') },
    )
  ).body as unknown as Result;
  if (is === 'entered') return attached;
  return resultIn(
    await server.call(
      verifyResults,
      { body: { items: [{ id: attached.id, version: attached.version }] } },
      { as: await lab.staff('lab_manager') },
    ),
  );
}

async function released(pending: Result): Promise<Result> {
  const { id, version } = await entered(pending);
  return resultIn(
    await server.call(
      verifyResults,
      { body: { items: [{ id, version }] } },
      { as: await lab.staff('lab_manager') },
    ),
  );
}

/** A specimen after all measurements, optionally stored. */
async function sampleAfter(
  what: 'testing' | 'storing',
): Promise<{ params: { id: SampleId }; version: number }> {
  const { order, params } = await sampleThat('arrived');
  await released(await pendingOf(order));
  const [tested] = (await lab.samplesOf(order)) as [Sample];
  if (what === 'testing') return { params, version: tested.version };
  const { body } = await server.call(
    storeSample,
    { params, version: tested.version, body: { box_id: await aBox() } },
    { as: admin },
  );
  return { params, version: Number(body['version']) };
}

const aBox = async () => (await aStorageBox(server, admin, { name: next('Box ') })).id;

/** A file with one row from a new instrument. */
const importedFile = () =>
  ({
    file_name: 'results.csv',
    content: Buffer.from(`Sample,Test,Result\n${next('NOWHERE-')},KAL,4.2\n`).toString('base64'),
    instrument_name: next('Analyser '),
    reading: {
      columns: {
        shape: 'long' as const,
        accession: 'Sample',
        code: 'Test',
        value: 'Result',
        unit: null,
        flag: null,
        patient: null,
        kind: null,
      },
      decimal_mark: '.',
    },
  }) as const;

/** A message queued for another system, with its id. */
async function waitingMessage() {
  const { id, version, order_id } = await resultThat('released');
  const at = server.clock.now();
  const row = await lab.transaction((tx) =>
    tx
      .insertInto('hl7_outbound')
      .values({ order_id, results: json([{ id, version }]), created_at: at, due_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { params: { id: row.id } };
}

const emptyContent = {
  accession: '',
  code: 'CURVE',
  unit: '',
  flag: '',
  patient: '',
  kind: '',
  malformed: false,
};

async function stagedImport() {
  const { body } = await server.call(stageImportFile, { body: importedFile() }, { as: admin });
  return { params: { id: String(body['id']) }, version: Number(body['version']) };
}

const which = ({ id, version }: { id: string; version: number }) => ({ params: { id }, version });

/** An appointment of this patient at a unique time. */
function booked(id: string): Promise<Answer> {
  const start = new Date(server.clock.now().getTime() + (made += 1) * 60 * 60_000).toISOString();
  return server.call(
    bookAppointment,
    { params: { id }, body: { type: 'sample_collection', start, reason: '' } },
    { as: admin },
  );
}

/** An invoice with this status, as seen by the admin. */
async function invoiceThat(
  is: 'a draft' | 'issued' | 'paid',
): Promise<{ params: { id: string }; version: number; invoice: Invoice }> {
  await lab.price({ GLU: 1200 });
  const { order_number } = await lab.order(['GLU']);
  let invoice = (await server.call(createInvoice, { body: { order_number } }, { as: admin }))
    .body as unknown as Invoice;
  const params = { id: invoice.id };
  if (is !== 'a draft')
    invoice = (await server.call(issueInvoice, { params, version: invoice.version }, { as: admin }))
      .body as unknown as Invoice;
  if (is === 'paid')
    invoice = (
      await server.call(
        takePayment,
        { params, body: { amount_minor: 1200, method: 'card', reference: '' } },
        { as: admin },
      )
    ).body as unknown as Invoice;
  return { params, version: invoice.version, invoice };
}

const paymentOf = ({ payments }: Invoice) => ({ params: { id: payments[0]?.id ?? '' } });
const aRule = () => ({
  code: next('RULE'),
  name: 'Positive sodium',
  inputs: [{ alias: 'na', code: 'NA', unit: 'mmol/L' }],
  condition: 'na > 0',
  action: 'warn' as const,
  message: '',
  source: '',
  active: true,
});

const aComment = () => ({
  code: next('COMMENT'),
  texts: { en: 'Sodium was repeated.' },
  department: null,
  rules: [],
  active: true,
});

const aPayer = () =>
  ({ name: next('Harbour Mutual '), kind: 'insurance', address: '', active: true }) as const;

const agreement = { name: 'Agreement', valid_from: '2026-01-01', valid_to: null };

async function aPriceList() {
  const payer = await server.call(createPayer, { body: aPayer() }, { as: admin });
  const { body } = await server.call(
    createPriceList,
    { body: { ...agreement, payer_id: String(payer.body['id']), copy: null } },
    { as: admin },
  );
  return { id: String(body['id']) };
}

const operations: Record<string, Prepare> = {
  'identity.confirm-access-request': async () => {
    const email = `${next('joiner')}@traced.example`;
    await requestAccess(server, lab, { email, full_name: 'Jo Joiner' });
    const [token = ''] = await requestTokens(server, email);
    return () => confirmRequest(server, token, lab.host);
  },
  'identity.register-lab-admin': async () => () =>
    server.call(registerLabAdmin, {
      body: {
        email: `${next('founder')}@founders.example`,
        full_name: next('Founder '),
        username: next('founder'),
        password,
      },
    }),
  'identity.begin-hand-over': async () => {
    const { email } = await signedInAccount();
    const { body } = await server.call(signIn, { body: { username: email, password } });
    const headers = { authorization: `Bearer ${body['access_token'] as string}` };
    return () => server.call(beginHandOver, {}, { headers });
  },
  'identity.finish-hand-over': async () => {
    const { email } = await signedInAccount();
    const { body } = await server.call(signInAnywhere, { body: { username: email, password } });
    const [entry] = body['facilities'] as FacilityEntry[];
    return () =>
      server.call(finishHandOver, { body: { code: entry?.code ?? '' } }, { host: lab.host });
  },
  'identity.sign-in': async () => {
    const { email } = await signedInAccount();
    return () => server.call(signIn, { body: { username: email, password } }, { host: lab.host });
  },
  'identity.sign-out': async () => {
    const who = await signedInAccount();
    return () => server.call(signOut, {}, who);
  },
  'identity.request-password-reset': async () => {
    const { email } = await signedInAccount();
    return () => server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
  },
  'identity.confirm-password-reset': async () => {
    const { email } = await signedInAccount();
    await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
    await server.settled();
    return () =>
      server.call(
        confirmPasswordReset,
        { body: { token: mailedToken(), newPassword: 'Tern-under-7-bridges!' } },
        { host: lab.host },
      );
  },
  'identity.change-password': async () => {
    const who = await signedInAccount();
    return () =>
      server.call(
        changePassword,
        { body: { password, new_password: 'Tern-under-7-bridges!' } },
        who,
      );
  },
  'identity.resend-confirmation': async () => {
    const as = await lab.person('nurse', { emailVerified: false });
    return () => server.call(resendConfirmation, {}, { as });
  },
  'identity.confirm-email': async () => {
    await server.call(
      resendConfirmation,
      {},
      { as: await lab.person('nurse', { emailVerified: false }) },
    );
    await server.settled();
    return () => server.call(confirmEmail, { body: { token: mailedToken() } }, { host: lab.host });
  },
  'identity.update-profile': async () => {
    const as = await lab.person('nurse');
    return () =>
      server.call(updateProfile, { version: 1, body: { full_name: 'Nell Newname' } }, { as });
  },
  'identity.update-appearance': async () => () =>
    server.call(
      updateAppearance,
      { body: { language: 'en', color_scheme: null, density: 'compact' } },
      { as: admin },
    ),
  'identity.choose-laboratory': async () => {
    const { id } = await siteThat();
    const as = await lab.person('technician');
    return () => server.call(chooseLaboratory, { body: { laboratory_id: id } }, { as });
  },
  'identity.end-session': async () => {
    const who = await signedInAccount();
    await server.call(signIn, { body: { username: who.email, password } }, { host: lab.host });
    const { body } = await server.call(listSessions, {}, who);
    const other = (body['items'] as { id: string; current: boolean }[]).find(
      ({ current }) => !current,
    );
    return () => server.call(endSession, { params: { id: other?.id ?? '' } }, who);
  },
  'identity.end-other-sessions': async () => {
    const who = await signedInAccount();
    await server.call(signIn, { body: { username: who.email, password } }, { host: lab.host });
    return () => server.call(endOtherSessions, {}, who);
  },
  'identity.finish-sign-in': async () => {
    const { who, recoveryCodes } = await withAuthenticator();
    const { headers } = await server.call(
      signIn,
      { body: { username: who.email, password } },
      { host: lab.host },
    );
    const cookie = /^__Host-alms_step=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
    return () =>
      server.call(
        finishSignIn,
        { body: { code: recoveryCodes[0] ?? '' } },
        { host: lab.host, headers: { cookie } },
      );
  },
  'identity.confirm-authenticator': async () => {
    const who = await signedInAccount();
    const secret = String(
      (await server.call(beginAuthenticator, { body: { password } }, who)).body['secret'],
    );
    return () => server.call(confirmAuthenticator, { body: { code: codeOf(secret) } }, who);
  },
  'identity.remove-authenticator': async () => {
    const { who, secret } = await withAuthenticator();
    return () =>
      server.call(removeAuthenticator, { body: { password, code: codeOf(secret) } }, who);
  },
  'identity.renew-recovery-codes': async () => {
    const { who, secret } = await withAuthenticator();
    return () => server.call(renewRecoveryCodes, { body: { password, code: codeOf(secret) } }, who);
  },
  'identity.add-passkey': async () => {
    const who = await signedInAccount();
    const passkey = await passkeyOf(who);
    return () => server.call(addPasskey, { body: { name: 'Desk key', passkey } }, who);
  },
  'identity.remove-passkey': async () => {
    const { who, secret } = await withAuthenticator();
    await server.call(
      addPasskey,
      { body: { name: 'Desk key', passkey: await passkeyOf(who) } },
      who,
    );
    const { passkeys } = (await server.call(readAccountSecurity, {}, who))
      .body as unknown as AccountSecurity;
    return () =>
      server.call(
        removePasskey,
        { params: { id: passkeys[0]?.id ?? '' }, body: { password, code: codeOf(secret) } },
        who,
      );
  },
  'staff.invite': async () => () =>
    server.call(
      inviteStaff,
      {
        body: { email: `${next('nell')}@traced.example`, full_name: 'Nell Newcome', role: 'nurse' },
      },
      { as: admin },
    ),
  'staff.resend-invitation': async () => {
    const { params } = await member('invited');
    return () => server.call(resendInvitation, { params }, { as: admin });
  },
  'staff.approve': async () => {
    const applicant = await member('pending');
    return () =>
      server.call(approveStaff, { ...applicant, body: { role: 'nurse' } }, { as: admin });
  },
  'staff.decline': async () => {
    const applicant = await member('pending');
    return () => server.call(declineStaff, applicant, { as: admin });
  },
  'staff.change-access': async () => {
    const standing = await member('active');
    return () =>
      server.call(
        changeStaffAccess,
        { ...standing, body: { role: 'receptionist', permissions: [] } },
        { as: admin },
      );
  },
  'staff.disable': async () => {
    const standing = await member('active');
    return () =>
      server.call(
        disableStaff,
        { ...standing, body: { reason: 'Left the laboratory' } },
        { as: admin },
      );
  },
  'competence.authorize': async () => {
    const { id } = await lab.person('technician');
    return () => authorized(id);
  },
  'competence.withdraw': async () => {
    const { body } = await authorized((await lab.person('technician')).id);
    const [authorization] = body['authorizations'] as Competence['authorizations'];
    if (!authorization) throw new Error('Nothing was authorized.');
    return () =>
      server.call(
        withdrawAuthorization,
        { params: { id: authorization.id }, body: { reason: 'Left the department' } },
        { as: admin },
      );
  },
  'staff.enable': async () => {
    const closed = await member('disabled');
    return () => server.call(enableStaff, closed, { as: admin });
  },
  'staff.sign-out': async () => {
    const { params } = await member('active');
    return () => server.call(signOutStaff, { params }, { as: admin });
  },
  'staff.reset-second-factor': async () => {
    const { who } = await withAuthenticator();
    return () =>
      server.call(
        resetSecondFactor,
        { params: { id: who.id }, body: { reason: 'Lost the telephone' } },
        { as: admin },
      );
  },
  'onboarding.progress': async () => () =>
    server.call(
      saveOnboardingProgress,
      { body: { step: 'test_catalog', status: 'completed', data: { starter_pack: 'none' } } },
      { as: admin },
    ),
  'onboarding.complete': async () => {
    await lab.transaction((tx) =>
      tx
        .updateTable('onboarding')
        .set({
          setup_done: true,
          preferences_done: true,
          staff_skipped: true,
          catalog_skipped: true,
        })
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    return () => server.call(completeOnboarding, { body: { confirm: true } }, { as: admin });
  },
  'facility.update-settings': async () => {
    const {
      version,
      subdomain: _,
      ...settings
    } = (await server.call(readHospitalSettings, {}, { as: admin })).body as {
      version: number;
      subdomain: string;
    };
    return () =>
      server.call(
        updateHospitalSettings,
        { version, body: { ...settings, phone: '+1 555 0199' } as never },
        { as: admin },
      );
  },
  'facility.upload-logo': async () => {
    const picture = await Transformer.fromRgbaPixels(Buffer.alloc(64 * 64 * 4, 0x60), 64, 64).png();
    return () =>
      server.call(uploadLogo, { body: { picture: picture.toString('base64') } }, { as: admin });
  },
  'facility.update-laboratory-settings': async () => {
    const { version, ...settings } = (await server.call(readLaboratorySettings, {}, { as: admin }))
      .body as unknown as BodyOf<typeof updateLaboratorySettings> & { version: number };
    return () =>
      server.call(
        updateLaboratorySettings,
        { version, body: { ...settings, critical_within_minutes: 45 } },
        { as: admin },
      );
  },
  'facility.create-laboratory': async () => () =>
    server.call(createLaboratory, { body: anotherSite() }, { as: admin }),
  'facility.update-laboratory': async () => {
    const { id, version } = await siteThat();
    return () =>
      server.call(
        updateLaboratory,
        { params: { id }, version, body: { ...anotherSite(), address: '1 New Street' } },
        { as: admin },
      );
  },
  'facility.create-ward': async () => () =>
    server.call(createWard, { body: anotherWard() }, { as: admin }),
  'facility.update-ward': async () => {
    const { id, version } = await wardThat();
    return () =>
      server.call(
        updateWard,
        { params: { id }, version, body: { ...anotherWard(), phone: '+1 555 0103' } },
        { as: admin },
      );
  },
  'facility.retire-laboratory': async () => {
    const { id, version } = await siteThat();
    return () => server.call(retireLaboratory, { params: { id }, version }, { as: admin });
  },
  'subscription.register-facility': async () => () =>
    server.call(registerFacility, { body: facility() }),
  'facility.register': async () => () => server.call(registerHospital, { body: facility() }),
  'catalogue.create': async () => {
    const test = await offered();
    return () =>
      server.call(
        createTestParameter,
        { body: { ...bodyOf(test), code: next('NEW') } },
        { as: admin },
      );
  },
  'catalogue.update': async () => {
    const test = await offered();
    return () =>
      server.call(
        updateTestParameter,
        {
          params: { id: test.id },
          version: test.version,
          body: { ...bodyOf(test), method: 'Another' },
        },
        { as: admin },
      );
  },
  'catalogue.retire': async () => {
    const { body } = await server.call(
      createTestParameter,
      { body: { ...bodyOf(await offered()), code: next('OLD') } },
      { as: admin },
    );
    return () =>
      server.call(
        retireTestParameter,
        {
          params: { id: String(body['id']) },
          version: Number(body['version']),
          query: { reason: 'Sent out from now on' },
        },
        { as: admin },
      );
  },
  'catalogue.confirm-limits': async () => {
    await server.call(addStarterPacks, { body: { packs: ['hospital'] } }, { as: admin });
    const { body } = await server.call(
      listTestParameters,
      { query: { q: 'NH3', limits: 'unconfirmed' } },
      { as: admin },
    );
    const [test] = (body as unknown as { items: TestParameter[] }).items;
    return () =>
      server.call(
        confirmTestLimits,
        { params: { id: test?.id ?? '' }, version: test?.version ?? 0 },
        { as: admin },
      );
  },
  'catalogue.export': async () => () => server.call(exportCatalogue, {}, { as: admin }),
  'catalogue.import': async () => {
    const file = Buffer.from(
      `code,name,department,unit\r\n${next('FILE')},From a file,chemistry,mmol/L\r\n`,
    ).toString('base64');
    const { body } = await server.call(previewImport, { body: { file } }, { as: admin });
    return () =>
      server.call(
        importCatalogue,
        { body: { file, file_name: 'tests.csv', digest: String(body['digest']), take: 'all' } },
        { as: admin },
      );
  },
  'starter-packs.add': async () => () =>
    server.call(addStarterPacks, { body: { packs: ['urinalysis'] } }, { as: admin }),
  'consistency-rules.create': async () => () =>
    server.call(createConsistencyRule, { body: aRule() }, { as: admin }),
  'consistency-rules.update': async () => {
    const rule = aRule();
    const { body } = await server.call(createConsistencyRule, { body: rule }, { as: admin });
    return () =>
      server.call(
        updateConsistencyRule,
        { params: { id: String(body['id']) }, version: 1, body: { ...rule, active: false } },
        { as: admin },
      );
  },
  'coded-comments.create': async () => () =>
    server.call(createCodedComment, { body: aComment() }, { as: admin }),
  'coded-comments.update': async () => {
    const comment = aComment();
    const { body } = await server.call(createCodedComment, { body: comment }, { as: admin });
    return () =>
      server.call(
        updateCodedComment,
        { params: { id: String(body['id']) }, version: 1, body: { ...comment, active: false } },
        { as: admin },
      );
  },
  'coded-comments.import': async () => () => {
    const file = Buffer.from(`code,text_en\r\n${next('FILE')},Text\r\n`).toString('base64');
    return server.call(importCodedComments, { body: { file } }, { as: admin });
  },
  'billing.create': async () => {
    await lab.price({ GLU: 1200 });
    const { order_number } = await lab.order(['GLU']);
    return () => server.call(createInvoice, { body: { order_number } }, { as: admin });
  },
  'billing.read': async () => {
    const { params } = await invoiceThat('issued');
    return () => server.call(readInvoice, { params }, { as: admin });
  },
  'billing.update': async () => {
    const { params, version, invoice } = await invoiceThat('a draft');
    const lines = invoice.lines.map(({ id }) => ({
      id,
      discount_minor: 100,
      status: 'active' as const,
    }));
    return () =>
      server.call(
        updateInvoice,
        { params, version, body: { payer_id: null, due_date: null, lines } },
        { as: admin },
      );
  },
  'billing.issue': async () => {
    const { params, version } = await invoiceThat('a draft');
    return () => server.call(issueInvoice, { params, version }, { as: admin });
  },
  'billing.void': async () => {
    const { params, version } = await invoiceThat('issued');
    return () =>
      server.call(
        voidInvoice,
        { params, version, body: { reason: 'Billed twice' } },
        { as: admin },
      );
  },
  'billing.take-payment': async () => {
    const { params } = await invoiceThat('issued');
    return () =>
      server.call(
        takePayment,
        { params, body: { amount_minor: 500, method: 'card', reference: '' } },
        { as: admin },
      );
  },
  'billing.refund': async () => {
    const { invoice } = await invoiceThat('paid');
    return () =>
      server.call(
        refundPayment,
        {
          ...paymentOf(invoice),
          body: { amount_minor: 500, method: 'card', reason: 'Paid too much' },
        },
        { as: admin },
      );
  },
  'billing.credit': async () => {
    const { params, invoice } = await invoiceThat('issued');
    return () =>
      server.call(
        creditLines,
        { params, body: { line_ids: invoice.lines.map(({ id }) => id), reason: 'Not done' } },
        { as: admin },
      );
  },
  'billing.download': async () => {
    const { params } = await invoiceThat('issued');
    return () => server.call(downloadInvoice, { params }, { as: admin });
  },
  'billing.read-insurance': async () => {
    const id = await lab.patient();
    return () => server.call(readInsurance, { params: { id } }, { as: admin });
  },
  'billing.replace-insurance': async () => {
    const id = await lab.patient();
    const payer = await server.call(createPayer, { body: aPayer() }, { as: admin });
    return () =>
      server.call(
        replaceInsurance,
        {
          params: { id },
          version: 1,
          body: { coverages: [{ payer_id: String(payer.body['id']), policy_number: 'HM-1' }] },
        },
        { as: admin },
      );
  },
  'billing.coverages-of-order': async () => {
    const { order_number } = await lab.order(['NA']);
    return () => server.call(listOrderCoverages, { query: { order_number } }, { as: admin });
  },
  'billing.of-patient': async () => {
    const { invoice } = await invoiceThat('issued');
    return () =>
      server.call(listPatientInvoices, { params: { id: invoice.patient.id } }, { as: admin });
  },
  'billing.download-of-patient': async () => {
    const { invoice } = await invoiceThat('issued');
    return () =>
      server.call(
        downloadPatientInvoice,
        { params: { id: invoice.patient.id, invoiceId: invoice.id } },
        { as: admin },
      );
  },
  'billing.receipt': async () => {
    const { invoice } = await invoiceThat('paid');
    return () => server.call(downloadReceipt, paymentOf(invoice), { as: admin });
  },
  'billing.open-cash-session': async () => {
    const as = await lab.person('receptionist');
    return () => server.call(openCashSession, { body: { float_minor: 5000 } }, { as });
  },
  'billing.close-cash-session': async () => {
    const as = await lab.person('receptionist');
    const { body } = await server.call(openCashSession, { body: { float_minor: 5000 } }, { as });
    return () =>
      server.call(
        closeCashSession,
        { params: { id: String(body['id']) }, version: 1, body: { counted_minor: 5000 } },
        { as },
      );
  },
  'billing.create-payer': async () => () =>
    server.call(createPayer, { body: aPayer() }, { as: admin }),
  'billing.update-payer': async () => {
    const { body } = await server.call(createPayer, { body: aPayer() }, { as: admin });
    return () =>
      server.call(
        updatePayer,
        { params: { id: String(body['id']) }, version: 1, body: { ...aPayer(), active: false } },
        { as: admin },
      );
  },
  'billing.create-price-list': async () => {
    const { body } = await server.call(createPayer, { body: aPayer() }, { as: admin });
    return () =>
      server.call(
        createPriceList,
        { body: { ...agreement, payer_id: String(body['id']), copy: null } },
        { as: admin },
      );
  },
  'billing.update-price-list': async () => {
    const params = await aPriceList();
    return () =>
      server.call(
        updatePriceList,
        {
          params,
          version: 1,
          body: {
            ...agreement,
            prices: [{ test_parameter_id: lab.testId('NA'), amount_minor: 700 }],
          },
        },
        { as: admin },
      );
  },
  'billing.export-price-list': async () => {
    const params = await aPriceList();
    return () => server.call(exportPriceList, { params }, { as: admin });
  },
  'billing.update-settings': async () => {
    const { version, ...settings } = (await server.call(readBillingSettings, {}, { as: admin }))
      .body as unknown as BodyOf<typeof updateBillingSettings> & { version: number };
    return () =>
      server.call(
        updateBillingSettings,
        { version, body: { ...settings, payment_days: 30 } },
        { as: admin },
      );
  },
  'patients.register': async () => () =>
    server.call(registerPatient, { body: patient() }, { as: admin }),
  'patients.invite': async () => {
    const { body } = await server.call(registerPatient, { body: patient() }, { as: admin });
    return () =>
      server.call(
        invitePatient,
        { params: { id: String(body['id']) }, body: { email: `${next('ada')}@traced.example` } },
        { as: admin },
      );
  },
  'patients.close-account': async () => {
    const patientId = await lab.patient();
    await signedInAccount({ patientId });
    return () =>
      server.call(
        closePortalAccount,
        { params: { id: patientId }, body: { reason: 'Mailed to a wrong address' } },
        { as: admin },
      );
  },
  'patients.reset-second-factor': async () => {
    const patientId = await lab.patient();
    await withAuthenticator({ patientId });
    return () =>
      server.call(
        resetPatientSecondFactor,
        { params: { id: patientId }, body: { reason: 'Lost the telephone' } },
        { as: admin },
      );
  },
  'patients.read-consents': async () => {
    const id = await lab.patient();
    return () => server.call(readConsents, { params: { id } }, { as: admin });
  },
  'patients.record-consent': async () => {
    const id = await lab.patient();
    return () =>
      server.call(
        recordConsent,
        { params: { id }, body: { kind: 'research', granted: true } },
        { as: admin },
      );
  },
  'patients.register-unidentified': async () => () =>
    server.call(
      registerUnidentified,
      { body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' } },
      { as: admin },
    ),
  'patients.establish-identity': async () => {
    const { body } = await server.call(
      registerUnidentified,
      { body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' } },
      { as: admin },
    );
    return () =>
      server.call(
        establishIdentity,
        {
          params: { id: String(body['id']) },
          version: 1,
          body: { ...patient(), reason: 'Passport seen' },
        },
        { as: admin },
      );
  },
  'patients.correct': async () => {
    const id = await lab.patient();
    return () =>
      server.call(
        correctPatient,
        { params: { id }, version: 1, body: { ...patient(), reason: 'Misheard at the desk' } },
        { as: admin },
      );
  },
  'patients.preview-merge': async () => {
    const [id, loser_id] = [await lab.patient(), await lab.patient()];
    return () => server.call(previewMerge, { params: { id }, query: { loser_id } }, { as: admin });
  },
  'patients.merge': async () => {
    const [id, loser_id] = [await lab.patient(), await lab.patient()];
    return () =>
      server.call(
        mergePatients,
        {
          params: { id },
          version: 1,
          body: { loser_id, loser_version: 1, taken: [], reason: 'Registered twice' },
        },
        { as: admin },
      );
  },
  'patients.unmerge': async () => {
    const [id, loser_id] = [await lab.patient(), await lab.patient()];
    const { body } = await server.call(
      mergePatients,
      {
        params: { id },
        version: 1,
        body: { loser_id, loser_version: 1, taken: [], reason: 'Registered twice' },
      },
      { as: admin },
    );
    return () =>
      server.call(
        unmergePatients,
        { params: { id: String(body['id']) }, body: { reason: 'Two people after all' } },
        { as: admin },
      );
  },
  'orders.place': async () => {
    const body = {
      patient_id: await lab.patient(),
      test_parameter_ids: [lab.testId('NA')],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    return () => server.call(placeOrder, { body }, { as: admin });
  },
  'orders.read-conditions': async () => {
    const id = await lab.patient();
    return () => server.call(readConditions, { params: { id } }, { as: admin });
  },
  'orders.replace-conditions': async () => {
    const id = await lab.patient();
    return () =>
      server.call(
        replaceConditions,
        {
          params: { id },
          version: 1,
          body: { conditions: [{ code: 'dialysis', from: '2026-01-05' }] },
        },
        { as: admin },
      );
  },
  'orders.change-clinical-information': async () => {
    const { id, version } = await lab.order(['K']);
    const body = {
      clinical_info: 'Tired',
      conditions: ['dialysis'],
      fasting: 'unknown' as const,
      diagnosis_codes: [],
      reason: '',
    };
    return () =>
      server.call(changeClinicalInformation, { params: { id }, version, body }, { as: admin });
  },
  'orders.change-ward': async () => {
    const { id, version } = await lab.order(['K']);
    const ward = await wardThat();
    return () =>
      server.call(
        changeWard,
        { params: { id }, version, body: { ward_id: ward.id } },
        { as: admin },
      );
  },
  'orders.cancel': async () => {
    const { id, version } = await lab.order(['K']);
    return () =>
      server.call(
        cancelTests,
        { params: { id }, version, body: { code: 'duplicate_order', note: '' } },
        { as: admin },
      );
  },
  'orders.add-tests': async () => {
    const { id, version } = await lab.order(['K']);
    return () =>
      server.call(
        addTests,
        {
          params: { id },
          version,
          body: { test_parameter_ids: [lab.testId('NA')], specimens_confirmed: false },
        },
        { as: admin },
      );
  },
  'samples.collect': async () => {
    const { params, version } = await sampleThat('been expected');
    return () =>
      server.call(
        collectSample,
        { params, version, body: { identity_check: { name: true, birth_date: true } } },
        { as: admin },
      );
  },
  'samples.print-labels': async () => {
    const { params } = await sampleThat('been expected');
    const identity = { check: { name: true, birth_date: true }, seconds_ago: 5 };
    return () =>
      server.call(printLabels, { body: { identity, sample_ids: [params.id] } }, { as: admin });
  },
  'samples.collect-visit': async () => {
    const { params, version } = await sampleThat('been expected');
    const identity = { check: { name: true, birth_date: true }, seconds_ago: 5 };
    return () =>
      server.call(
        collectVisit,
        { body: { identity, items: [{ id: params.id, version }] } },
        { as: admin },
      );
  },
  'samples.not-collected': async () => {
    const { params, version } = await sampleThat('been expected');
    return () =>
      server.call(noteNotCollected, { params, version, body: { code: 'absent' } }, { as: admin });
  },
  'samples.send': async () => {
    const { params, version } = await sampleThat('been collected');
    return () =>
      server.call(sendSample, { params, version, body: { note: 'Courier 2' } }, { as: admin });
  },
  'samples.store': async () => {
    const tested = await sampleAfter('testing');
    const box_id = await aBox();
    return () => server.call(storeSample, { ...tested, body: { box_id } }, { as: admin });
  },
  'samples.retrieve': async () => {
    const stored = await sampleAfter('storing');
    return () => server.call(retrieveSample, { ...stored, body: {} }, { as: admin });
  },
  'samples.dispose': async () => {
    const stored = await sampleAfter('storing');
    return () =>
      server.call(disposeOfSample, { ...stored, body: { code: 'used_up' } }, { as: admin });
  },
  'samples.divide': async () => {
    const { params, version } = await sampleThat('arrived');
    return () =>
      server.call(
        divideSample,
        { params, version, body: { aliquots: [{ volume_ml: null }] } },
        { as: admin },
      );
  },
  'storage.create-box': async () => () =>
    server.call(createStorageBox, { body: { ...plainBox, name: next('Box ') } }, { as: admin }),
  'storage.update-box': async () => {
    const params = { id: await aBox() };
    return () =>
      server.call(
        updateStorageBox,
        { params, version: 1, body: { ...plainBox, name: next('Box ') } },
        { as: admin },
      );
  },
  'storage.dispose-of-due': async () => {
    const {
      params: { id },
      version,
    } = await sampleAfter('storing');
    await lab.transaction((tx) =>
      tx.updateTable('sample').set({ retain_until: '2020-01-01' }).where('id', '=', id).execute(),
    );
    return () => server.call(disposeOfDue, { body: { items: [{ id, version }] } }, { as: admin });
  },
  'samples.lose': async () => {
    const { params, version } = await sampleThat('been collected');
    return () =>
      server.call(
        loseSample,
        { params, version, body: { note: 'Fell in the yard' } },
        { as: admin },
      );
  },
  'samples.receive': async () => {
    const { params, version } = await sampleThat('been collected');
    return () => server.call(receiveSample, { params, version, body: {} }, { as: admin });
  },
  'samples.undo-receipt': async () => {
    const { params, version } = await sampleThat('been collected');
    const { body } = await server.call(receiveSample, { params, version, body: {} }, { as: admin });
    return () =>
      server.call(undoReceipt, { params, version: Number(body['version']) }, { as: admin });
  },
  'samples.note-condition': async () => {
    const { params, version } = await sampleThat('arrived');
    return () =>
      server.call(
        noteSampleCondition,
        { params, version, body: { condition: { codes: ['HEM'], note: '' }, reason: '' } },
        { as: admin },
      );
  },
  'samples.reject': async () => {
    const { params, version } = await sampleThat('been collected');
    return () =>
      server.call(rejectSample, { params, version, body: { code: 'RH', note: '' } }, { as: admin });
  },
  'samples.reject-several': async () => {
    const { params, version } = await sampleThat('been collected');
    return () =>
      server.call(
        rejectSamples,
        { body: { items: [{ id: params.id, version }], code: 'RH', note: '' } },
        { as: admin },
      );
  },
  'results.enter': async () => {
    const { id, version } = await resultThat('pending');
    return () =>
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.1' }] } },
        { as: admin },
      );
  },
  'results.attach': async () => {
    const result = await fileThat('pending');
    return () =>
      server.call(
        attachFile,
        { ...which(result), body: { file: scan, comment: '' } },
        { as: admin },
      );
  },
  'results.remove-attachment': async () => {
    const result = await fileThat('entered');
    return () => server.call(removeFile, which(result), { as: admin });
  },
  'results.amend-attachment': async () => {
    const result = await fileThat('released');
    const file = { ...scan, content: samplePdf('Another page').toString('base64') };
    return () =>
      server.call(
        amendWithFile,
        {
          ...which(result),
          body: { file, comment: '', code: 'clerical', reason: 'The scan of another page' },
        },
        { as: admin },
      );
  },
  'results.verify': async () => {
    const { id, version } = await resultThat('entered');
    return () => server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: admin });
  },
  'results.amend': async () => {
    const result = await resultThat('released');
    return () =>
      server.call(
        amendResult,
        {
          ...which(result),
          body: {
            comment: '',
            code: 'clerical',
            reason: 'Two digits were swapped',
            value_text: '4.2',
          },
        },
        { as: admin },
      );
  },
  'results.verify-amendment': async () => {
    const { id, version } = await proposedAmendment();
    return () => server.call(verifyAmendment, { params: { id }, version }, { as: admin });
  },
  'results.reject-amendment': async () => {
    const { id, version } = await proposedAmendment();
    const body = { reason: 'The value was right' };
    return () => server.call(rejectAmendment, { params: { id }, version, body }, { as: admin });
  },
  'results.hold': async () => {
    const { id, version } = await resultThat('entered');
    return () =>
      server.call(
        holdResults,
        { body: { items: [{ id, version }], reason: 'Clot in the tube' } },
        { as: admin },
      );
  },
  'results.set-coded-comments': async () => {
    const { id, version } = await resultThat('entered');
    const { body } = await server.call(createCodedComment, { body: aComment() }, { as: admin });
    return () =>
      server.call(
        setCodedComments,
        { params: { id }, version, body: { comment_ids: [String(body['id'])] } },
        { as: admin },
      );
  },
  'results.release-hold': async () => {
    const held = await nextVersion(lab, (await resultThat('entered')).id, {
      status: 'held',
      checks: [{ kind: 'qc', outcome: 'held' }],
    });
    return () =>
      server.call(
        releaseHeldResult,
        { ...which(held), body: { code: 'repeat_agrees', note: '' } },
        { as: admin },
      );
  },
  'results.accept-reflex': async () => {
    const result = await resultThat('released');
    const reflex = {
      id: uuidv7(),
      result_id: result.id,
      order_id: result.order_id,
      order_item_id: result.order_item_id,
      test_parameter_id: lab.testId('MALAG'),
      code: 'MALAG',
      name: 'Malaria',
      mode: 'propose' as const,
      conditions: json([]),
      comment: '',
      state: 'proposed' as const,
      created_at: server.clock.now(),
    };
    await lab.transaction((tx) => tx.insertInto('reflex').values(reflex).execute());
    return () => server.call(acceptReflex, { params: { id: reflex.id } }, { as: admin });
  },
  'results.retest': async () => {
    const result = await resultThat('entered');
    return () =>
      server.call(
        retestResult,
        { ...which(result), body: { reason: 'Implausible beside the others' } },
        { as: admin },
      );
  },
  'results.mark-as-error': async () => {
    const result = await resultThat('released');
    return () =>
      server.call(
        markResultAsError,
        { ...which(result), body: { code: 'wrong_patient', reason: 'The tube was another one' } },
        { as: admin },
      );
  },
  'results.release-to-patient': async () => {
    const result = await resultThat('released');
    await lab.transaction((tx) =>
      tx
        .updateTable('result')
        .set({ portal_from: new Date(server.clock.now().getTime() + 3_600_000) })
        .where('id', '=', result.id)
        .where('is_current', '=', true)
        .execute(),
    );
    return () => server.call(releaseToPatient, { ...which(result) }, { as: admin });
  },
  'critical-calls.record': async () => {
    await criticalResult();
    const call = await openCall();
    const body = {
      channel: 'phone',
      outcome: 'confirmed',
      recipient_name: 'Nurse Ida Wardley',
      recipient_role: 'Ward 4',
      read_back: call.value_text,
    } as const;
    return () => server.call(recordCallAttempt, { ...which(call), body }, { as: admin });
  },
  'critical-calls.acknowledge': async () => {
    const result = await criticalResult();
    const items = [{ id: result.id, version: result.version }];
    await server.call(verifyResults, { body: { items } }, { as: await lab.staff('lab_manager') });
    const body = { read_back: '6.8' };
    const as = await lab.staff('doctor');
    const call = await openCall();
    return () => server.call(acknowledgeCriticalResult, { ...which(call), body }, { as });
  },
  'quality-control.create-instrument': async () => () =>
    server.call(createInstrument, { body: { name: next('Analyser') } }, { as: admin }),
  'quality-control.update-instrument': async () => {
    const { body } = await server.call(
      createInstrument,
      { body: { name: next('Analyser') } },
      { as: admin },
    );
    return () =>
      server.call(
        updateInstrument,
        {
          params: { id: String(body['id']) },
          version: 1,
          body: { name: next('Analyser'), active: false },
        },
        { as: admin },
      );
  },
  'quality-control.put-lot-into-use': async () => {
    const instrument = await lotsInUse().instrument(next('Analyser'));
    return () => lotsInUse().load(instrument.id, 'T1');
  },
  'quality-control.create-lot-comparison': async () => {
    const instrument = await lotsInUse().instrument(next('Analyser'));
    const { lot } = await lotsInUse().loaded(instrument.id, next('T'));
    return () => compareLots(instrument.id, lot.id, []);
  },
  'quality-control.enter-lot-pairs': async () => {
    const comparison = await lotComparison();
    return () =>
      server.call(enterLotPairs, { ...which(comparison), body: { pairs: [] } }, { as: admin });
  },
  'quality-control.decide-lot-comparison': async () => {
    const comparison = await lotComparison();
    return () =>
      server.call(
        decideLotComparison,
        { ...which(comparison), body: { decision: 'rejected', reason: 'Shift at low values' } },
        { as: admin },
      );
  },
  'quality-control.take-lot-out-of-use': async () => {
    const use = await loadedLot();
    return () => server.call(takeLotOutOfUse, { ...which(use), body: {} }, { as: admin });
  },
  'quality-control.void-lot-use': async () => {
    const use = await loadedLot();
    const body = { reason: 'Loaded on the other analyser' };
    return () => server.call(voidLotUse, { ...which(use), body }, { as: admin });
  },
  'quality-control.record-calibration': async () => {
    const instrument = await lotsInUse().instrument(next('Analyser'));
    return () => lotsInUse().calibrate(instrument.id);
  },
  'quality-control.void-calibration': async () => {
    const instrument = await lotsInUse().instrument(next('Analyser'));
    const calibration = await lotsInUse().calibrated(instrument.id);
    const body = { reason: 'Wrong rack' };
    return () => server.call(voidCalibration, { ...which(calibration), body }, { as: admin });
  },
  'quality-control.recall-lot': async () => {
    const { lot } = await loadedLot();
    const body = { reason: 'Notice of the manufacturer' };
    return () =>
      server.call(recallLot, { params: { id: lot.id }, version: 1, body }, { as: admin });
  },
  'quality-control.undo-recall': async () => {
    const { lot } = await loadedLot();
    const params = { id: lot.id };
    await server.call(
      recallLot,
      { params, version: 1, body: { reason: 'Notice of the manufacturer' } },
      { as: admin },
    );
    const body = { reason: 'Another lot was meant' };
    return () => server.call(undoRecall, { params, version: 2, body }, { as: admin });
  },
  'quality-control.list-lot-results': async () => {
    const { lot } = await loadedLot();
    return () => server.call(listLotResults, { params: { id: lot.id } }, { as: admin });
  },
  'quality-control.export-lot-results': async () => {
    const { lot } = await loadedLot();
    return () => server.call(exportLotResults, { params: { id: lot.id } }, { as: admin });
  },
  'quality-control.download-lot-results': async () => {
    const { lot } = await loadedLot();
    return () => server.call(downloadLotResults, { params: { id: lot.id } }, { as: admin });
  },
  'quality-control.create-material': async () => () =>
    server.call(createControlMaterial, { body: controlMaterial() }, { as: admin }),
  'quality-control.add-lot': async () => {
    const { material } = await controlled();
    return () =>
      server.call(
        addControlLot,
        { params: { id: material.id }, body: controlLot(next('lot')) },
        { as: admin },
      );
  },
  'quality-control.archive-lot': async () => {
    const { lot } = await controlled();
    return () => server.call(archiveControlLot, which(lot), { as: admin });
  },
  'quality-control.create-test': async () => () =>
    server.call(createControlledTest, { body: watchedTest() }, { as: admin }),
  'quality-control.update-test': async () => {
    const { test } = await controlled();
    return () =>
      server.call(
        updateControlSettings,
        {
          ...which(test),
          body: { rules: defaultRules(1), max_age_hours: 24, allowable_error: null },
        },
        { as: admin },
      );
  },
  'quality-control.set-target': async () => {
    const { test, lot } = await controlled();
    return () =>
      server.call(
        setControlTarget,
        {
          params: { id: test.id },
          body: { source: 'manufacturer', lot_id: lot.id, mean: '4', sd: '0.2' },
        },
        { as: admin },
      );
  },
  'quality-control.record-run': async () => {
    const { test, lot } = await controlled();
    return () => controlRun(test.id, lot.id, '4.0');
  },
  'quality-control.void-run': async () => {
    const { test, lot } = await controlled();
    const { body } = await controlRun(test.id, lot.id, '4.0');
    return () =>
      server.call(
        voidControlRun,
        { ...which(body as unknown as ControlRun), body: { reason: 'The wrong cup' } },
        { as: admin },
      );
  },
  'quality-control.record-cause': async () => {
    const run = await rejectedRun();
    return () =>
      server.call(
        recordRunCause,
        { ...which(run), body: { category: 'reagent', findings: 'Air in the reagent probe' } },
        { as: admin },
      );
  },
  'quality-control.review-results': async () => {
    const run = await rejectedRun();
    await server.call(
      releaseControlHold,
      { params: { id: run.controlled_test_id }, body: { reason: 'Another analyser agrees' } },
      { as: admin },
    );
    return () =>
      server.call(reviewAffectedResults, { ...which(run), body: { count: 0 } }, { as: admin });
  },
  'quality-control.download-review': async () => {
    const run = await rejectedRun();
    return () => server.call(downloadQcReview, { params: { id: run.id } }, { as: admin });
  },
  'quality-control.add-action': async () => {
    const run = await rejectedRun();
    return () =>
      server.call(
        addCorrectiveAction,
        { params: { id: run.id }, body: controlAction },
        { as: admin },
      );
  },
  'quality-control.update-action': async () => {
    const action = await correctiveAction();
    return () =>
      server.call(
        updateCorrectiveAction,
        { ...which(action), body: { ...controlAction, text: 'Calibrated twice' } },
        { as: admin },
      );
  },
  'quality-control.verify-action': async () => {
    const action = await correctiveAction();
    return async () =>
      server.call(verifyCorrectiveAction, which(action), { as: await lab.staff('lab_manager') });
  },
  'quality-control.release-hold': async () => {
    const { controlled_test_id } = await rejectedRun();
    return () =>
      server.call(
        releaseControlHold,
        { params: { id: controlled_test_id }, body: { reason: 'Another analyser agrees' } },
        { as: admin },
      );
  },
  'quality-control.add-eqa-limit': async () => () =>
    server.call(addEqaLimit, { body: eqaLimit('2024-01-01') }, { as: admin }),
  'quality-control.delete-eqa-limit': async () => {
    const { body } = await server.call(
      addEqaLimit,
      { body: eqaLimit('2024-02-01') },
      { as: admin },
    );
    const { id } = body as unknown as EqaLimit;
    return () => server.call(deleteEqaLimit, { params: { id } }, { as: admin });
  },
  'quality-control.adopt-eqa-limits': async () => () =>
    server.call(
      adoptEqaLimits,
      { params: { set: 'clia' }, body: { valid_from: '2025-01-01' } },
      { as: admin },
    ),
  'quality-control.create-eqa-round': async () => () =>
    server.call(createEqaRound, { body: eqaRound() }, { as: admin }),
  'quality-control.update-eqa-round': async () => {
    const round = await roundThat('open');
    return () =>
      server.call(
        updateEqaRound,
        {
          ...which(round),
          body: {
            ...eqaRound(),
            samples: [{ code: 'B', was: 'A', test_parameter_ids: [lab.testId('NA')] }],
          },
        },
        { as: admin },
      );
  },
  'quality-control.withdraw-eqa-round': async () => {
    const round = await roundThat('scored');
    return () =>
      server.call(
        withdrawEqaRound,
        { ...which(round), body: { reason: 'Entered twice' } },
        { as: admin },
      );
  },
  'quality-control.report-eqa-values': async () => {
    const round = await roundThat('open');
    return () =>
      server.call(
        reportEqaValues,
        { ...which(round), body: { values: [{ id: round.values[0]?.id ?? '', reported: '0' }] } },
        { as: admin },
      );
  },
  'quality-control.submit-eqa-round': async () => {
    const round = await roundThat('open');
    const { body } = await server.call(
      reportEqaValues,
      { ...which(round), body: { values: [{ id: round.values[0]?.id ?? '', reported: '140' }] } },
      { as: admin },
    );
    return () =>
      server.call(
        submitEqaRound,
        { ...which(body as unknown as EqaRoundDetail), body: { late_reason: null } },
        { as: admin },
      );
  },
  'quality-control.score-eqa-round': async () => {
    const round = await roundThat('submitted');
    return () =>
      server.call(
        scoreEqaRound,
        {
          ...which(round),
          body: { values: [{ id: round.values[0]?.id ?? '', assigned: '140', sd_pa: '1' }] },
        },
        { as: admin },
      );
  },
  'quality-control.add-eqa-action': async () => {
    const round = await roundThat('scored');
    return () =>
      server.call(addEqaAction, { params: { id: round.id }, body: controlAction }, { as: admin });
  },
  'quality-control.review-eqa-round': async () => {
    const round = await roundThat('scored');
    await server.call(
      addEqaAction,
      { params: { id: round.id }, body: controlAction },
      { as: admin },
    );
    return () =>
      server.call(
        reviewEqaRound,
        { ...which(round), body: { comment: 'Looked into' } },
        { as: admin },
      );
  },
  'appointments.book': async () => {
    const id = await lab.patient();
    return () => booked(id);
  },
  'appointments.cancel': async () => {
    const id = await lab.patient();
    const appointmentId = String((await booked(id)).body['id']);
    return () =>
      server.call(
        cancelAppointment,
        { params: { id, appointmentId }, query: { reason: 'Asked for another day' } },
        { as: admin },
      );
  },
  'appointments.mark-arrived': async () => {
    const { body } = await booked(await lab.patient());
    return () =>
      server.call(markArrived, { params: { id: String(body['id']) }, version: 1 }, { as: admin });
  },
  'appointments.mark-fulfilled': async () => {
    const { body } = await booked(await lab.patient());
    const params = { id: String(body['id']) };
    await server.call(markArrived, { params, version: 1 }, { as: admin });
    return () => server.call(markFulfilled, { params, version: 2 }, { as: admin });
  },
  'notifications.choose-mailed': async () => () =>
    server.call(
      chooseMailedNotifications,
      { body: { type: 'system', mailed: true } },
      { as: admin },
    ),
  'notifications.send': async () => () =>
    server.call(sendNotification, { body: { ...notice, recipient_id: admin.id } }, { as: admin }),
  'notifications.bulk-send': async () => () =>
    server.call(
      bulkSendNotifications,
      { body: { ...notice, recipient_ids: [admin.id] } },
      { as: admin },
    ),
  'audit.check-chain': async () => () => server.call(checkAuditChain, {}, { as: admin }),
  'audit.retry-failed-job': async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into pgboss.job (name, data, source_name) values ('failed', $1, 'default') returning id`,
      [{ job: 'update_stock', tenant_id: lab.tenantId }],
    );
    const id = rows[0]?.id ?? '';
    return () => server.call(retryFailedJob, { params: { id } }, { as: admin });
  },

  'connections.create-token': async () => {
    const as = await lab.person('admin');
    await lab.transaction(async (tx) =>
      tx
        .updateTable('app_user')
        .set({ password_hash: await hashPassword(password) })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', as.id)
        .execute(),
    );
    return () =>
      server.call(
        createApiToken,
        { body: { name: 'Ward system', scopes: ['patient.read'], valid_days: 30, password } },
        { as },
      );
  },
  'connections.revoke-token': async () => {
    const { id } = await anApiToken(lab, admin, ['patient.read'], server.clock.now());
    return () => server.call(revokeApiToken, { params: { id } }, { as: admin });
  },
  'connections.read-message': async () => {
    const message = await waitingMessage();
    return () => server.call(readMessage, message, { as: admin });
  },
  'connections.retry-message': async () => {
    const message = await waitingMessage();
    return () => server.call(retryMessage, message, { as: admin });
  },
  'connections.give-up-message': async () => {
    const message = await waitingMessage();
    return () =>
      server.call(
        giveUpMessage,
        { ...message, body: { reason: 'Notified by telephone' } },
        { as: admin },
      );
  },

  'connections.read-incoming': async () => {
    const params = { id: await refusedMessage(lab, admin, server.clock.now()) };
    return () => server.call(readIncomingMessage, { params }, { as: admin });
  },
  'connections.retry-incoming': async () => {
    const params = { id: await refusedMessage(lab, admin, server.clock.now()) };
    return () => server.call(retryIncomingMessage, { params }, { as: admin });
  },
  'connections.confirm-incoming': async () => {
    const id = await refusedMessage(lab, admin, server.clock.now(), { type: 'ADT^A08' });
    return () =>
      server.call(
        confirmIncomingMessage,
        { params: { id }, body: { reason: 'Confirmed by the hospital' } },
        { as: admin },
      );
  },
  'connections.dismiss-incoming': async () => {
    const params = { id: await refusedMessage(lab, admin, server.clock.now()) };
    return () =>
      server.call(
        dismissIncomingMessage,
        { params, body: { reason: 'Order placed by telephone' } },
        { as: admin },
      );
  },

  'analysers.create': async () => {
    const body = await analyserConnectionBody(server, admin);
    return () => server.call(createAnalyserConnection, { body }, { as: admin });
  },
  'analysers.update': async () => {
    const { id, version } = await anAnalyserConnection(server, admin);
    const body = await analyserConnectionBody(server, admin);
    return () =>
      server.call(updateAnalyserConnection, { params: { id }, version, body }, { as: admin });
  },
  'analysers.pause': async () => {
    const { id } = await anAnalyserConnection(server, admin);
    return () => server.call(pauseAnalyserConnection, { params: { id } }, { as: admin });
  },
  'analysers.resume': async () => {
    const params = { id: (await anAnalyserConnection(server, admin)).id };
    await server.call(pauseAnalyserConnection, { params }, { as: admin });
    return () => server.call(resumeAnalyserConnection, { params }, { as: admin });
  },
  'analysers.delete': async () => {
    const { id, version } = await anAnalyserConnection(server, admin);
    return () => server.call(deleteAnalyserConnection, { params: { id }, version }, { as: admin });
  },

  ...inventoryOperations(() => ({ server, lab, admin })),

  'analytics.export': async () => () =>
    server.call(exportFigures, { query: { table: 'test-volume' } }, { as: admin }),
  'audit.export': async () => () => server.call(exportAuditLogs, {}, { as: admin }),
  'patients.read': async () => {
    const id = await lab.patient();
    return () => server.call(readPatient, { params: { id } }, { as: admin });
  },
  'appointments.of-patient': async () => {
    const id = await lab.patient();
    return () => server.call(listPatientAppointments, { params: { id } }, { as: admin });
  },
  'orders.list': async () => {
    const { patient: of } = await lab.order(['K']);
    return () => server.call(listOrders, { query: { patient_id: of.id } }, { as: admin });
  },
  'orders.read': async () => {
    const { id } = await lab.order(['K']);
    return () => server.call(readOrder, { params: { id } }, { as: admin });
  },
  'samples.list': async () => {
    const { id } = await lab.order(['K']);
    return () => server.call(listSamples, { query: { order_id: id } }, { as: admin });
  },
  'samples.read': async () => {
    const { params } = await sampleThat('been expected');
    return () => server.call(readSample, { params }, { as: admin });
  },
  'samples.label': async () => {
    const { params } = await sampleThat('been collected');
    return () => server.call(readSampleLabel, { params }, { as: admin });
  },
  'samples.reprint-label': async () => {
    const { params } = await sampleThat('been collected');
    return () =>
      server.call(reprintSampleLabel, { params, body: { reason: 'Smeared' } }, { as: admin });
  },
  'results.list': async () => {
    const { order } = await sampleThat('arrived');
    return () => server.call(listResults, { query: { order_id: order.id } }, { as: admin });
  },
  'results.mark-seen': async () => {
    const { id, version } = await resultThat('released');
    const as = await lab.staff('doctor');
    return () => server.call(markResultsSeen, { body: { items: [{ id, version }] } }, { as });
  },
  'results.mark-normal-seen': async () => {
    await resultThat('released');
    const as = await lab.staff('doctor');
    const body = { released_until: server.clock.now().toISOString() };
    return () => server.call(markNormalSeen, { body }, { as });
  },
  'results.versions': async () => {
    const { id } = await resultThat('pending');
    return () => server.call(listResultVersions, { params: { id } }, { as: admin });
  },
  'results.download-attachment': async () => {
    const { id } = await fileThat('released');
    return () => server.call(downloadAttachment, { params: { id } }, { as: admin });
  },
  'results.download': async () => {
    const { id } = await resultThat('released');
    return () => server.call(downloadReport, { params: { id } }, { as: admin });
  },
  'result-import.stage-file': async () => () =>
    server.call(stageImportFile, { body: importedFile() }, { as: admin }),
  'result-import.map-codes': async () => {
    const { params } = await stagedImport();
    return () =>
      server.call(
        mapImportCodes,
        {
          params,
          body: {
            items: [{ code: 'KAL', unit: '', test_parameter_id: lab.testId('K'), version: 0 }],
          },
        },
        { as: admin },
      );
  },
  'result-import.download-file': async () => {
    const { params } = await stagedImport();
    const content = samplePdf('staged');
    await lab.transaction(async (tx) => {
      const file = {
        media_type: 'application/pdf' as const,
        byte_size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
      await tx
        .insertInto('import_row')
        .values({
          batch_id: params.id,
          number: 99,
          raw: '',
          content: json({ ...emptyContent, value: 'curve.pdf', file }),
          status: 'unmapped',
        })
        .execute();
      await tx
        .insertInto('import_file')
        .values({ batch_id: params.id, number: 99, content })
        .execute();
    });
    return () =>
      server.call(downloadImportedFile, { params, query: { number: '99' } }, { as: admin });
  },
  'result-import.accept': async () => {
    const { params } = await stagedImport();
    return () => server.call(acceptImportRows, { params, body: {} }, { as: admin });
  },
  'result-import.discard': async () => {
    const staged = await stagedImport();
    return () =>
      server.call(
        discardImportBatch,
        { ...staged, body: { reason: 'The wrong file' } },
        { as: admin },
      );
  },
  'results.chart': async () => {
    const { patient: of } = await resultThat('released');
    return () => server.call(listChartResults, { params: { id: of.id } }, { as: admin });
  },
  'results.of-patient': async () => {
    const { patient: of } = await resultThat('released');
    return () => server.call(listPatientResults, { params: { id: of.id } }, { as: admin });
  },
};

/** Endpoints without audit events, with the reason. */
const unrecorded: Record<string, string> = {
  'identity.open-live-demo':
    'exists only in a demo facility, where `live-demo.test.ts` checks its event',
  'identity.sign-in-anywhere':
    'grants no access: use of the returned code is recorded, and a wrong password immediately',
  'identity.register': 'has no effect until the address is confirmed, which is recorded',
  'identity.refresh-token':
    'continues a session whose start is recorded; reuse of a token is rejected and recorded',
  'identity.verify-session': 'changes nothing',
  'identity.log-access': 'is reported by the browser; only the server writes audit events',
  'identity.begin-passkey-step':
    'returns a challenge; the response completes the sign-in or is rejected, and both are recorded',
  'identity.begin-authenticator': 'changes nothing until it is confirmed',
  'identity.begin-passkey': 'changes nothing until the passkey is added',
  'subscription.process-payment':
    'redirects to the provider; the outcome is recorded when the provider reports it',
  'notifications.mark-read': 'concerns the caller’s own inbox; sending is recorded',
  'notifications.mark-all-read': 'concerns the caller’s own inbox; sending is recorded',
  'notifications.delete': 'concerns the caller’s own inbox; sending is recorded',
  'analytics.save-view': 'concerns the caller’s own screen',
  'analytics.delete-view': 'concerns the caller’s own screen',
  'feedback.send': 'belongs to no facility',

  'identity.read-profile': 'shows the caller’s own data',
  'identity.list-sessions': 'shows the caller’s own data',
  'identity.read-account-security': 'shows the caller’s own data',
  'staff.list': 'shows no patient',
  'competence.list': 'shows no patient',
  'competence.own': 'shows the caller’s own data',
  'onboarding.check-incomplete': 'shows no patient',
  'onboarding.status': 'shows no patient',
  'onboarding.resume': 'shows no patient',
  'facility.public-info': 'shows no patient',
  'facility.validate-subdomain': 'shows no patient',
  'facility.read-settings': 'shows no patient',
  'facility.logo': 'shows no patient',
  'facility.read-laboratory-settings': 'shows no patient',
  'facility.read-mrn-series': 'shows no patient',
  'subscription.plans': 'shows no patient',
  'subscription.read': 'shows no patient',
  'catalogue.list': 'shows no patient',
  'catalogue.orderable': 'shows no patient',
  'catalogue.read': 'shows no patient',
  'catalogue.versions': 'shows no patient',
  'catalogue.preview-import': 'changes nothing and shows no patient',
  'starter-packs.list': 'shows no patient',
  'consistency-rules.list': 'shows no patient',
  'coded-comments.list': 'shows no patient',
  'patients.list-merges': 'shows merged records of a patient; opening the patient is recorded',
  'billing.list': 'shows who was billed, by name; opening one of them is recorded',
  'billing.order-balances': 'shows orders of all patients; opening one of them is recorded',
  'billing.list-cash-sessions': 'shows no patient',
  'billing.list-payers': 'shows no patient',
  'billing.list-price-lists': 'shows no patient',
  'billing.read-price-list': 'shows no patient',
  'billing.read-price-file': 'changes nothing and shows no patient',
  'billing.read-settings': 'shows no patient',
  'billing.revenue-metrics': 'shows sums',
  'results.try-autoverification': 'changes nothing and shows no patient',
  'results.try-consistency': 'changes nothing; by orders, as the order list does',
  'results.list-tried': 'changes nothing; by specimens, as the work list does',
  'result-import.preview-file': 'stores nothing and returns the sent content',
  'result-import.recheck': 'validates again; accepting rows is recorded',
  'result-import.list': 'shows no patient',
  'result-import.read': 'shows no patient',
  'result-import.list-rows': 'shows pending work of all patients; opening one of them is recorded',
  'result-import.list-open': 'shows pending work of all patients; opening one of them is recorded',
  'result-import.count-open': 'shows counts',
  'result-import.list-codes': 'shows no patient',
  'quality-control.list-tests': 'shows no patient',
  'quality-control.read-test': 'shows no patient',
  'quality-control.list-runs': 'shows no patient',
  'quality-control.list-materials': 'shows no patient',
  'quality-control.list-instruments': 'shows no patient',
  'quality-control.list-lot-uses': 'shows no patient',
  'quality-control.list-loadable-lots': 'shows no patient',
  'quality-control.list-lot-comparisons': 'shows no patient',
  'quality-control.list-calibrations': 'shows no patient',
  'quality-control.list-product-lots': 'shows no patient',
  'quality-control.read-rolling-target': 'shows no patient',
  'quality-control.list-eqa-rounds': 'shows no patient',
  'quality-control.list-eqa-schemes': 'shows no patient',
  'quality-control.list-eqa-limits': 'shows no patient',
  'quality-control.read-eqa-round': 'shows no patient',
  'quality-control.list-results-since':
    'shows pending work of all patients; opening one of them is recorded',
  'analytics.qc-materials': 'shows no patient',
  'analytics.test-names': 'shows no patient',
  'critical-calls.list': 'shows pending work of all patients; opening one of them is recorded',
  'appointments.list': 'shows a day of all patients; opening one of them is recorded',
  'appointments.list-outside-hours':
    'shows appointments of all patients; opening one of them is recorded',
  'patients.read-account':
    'shows whether a patient has an account; opening the patient is recorded',
  'patients.search': 'shows patients by name; opening one of them is recorded',
  'analytics.key-metrics': 'shows counts',
  'results.count': 'shows counts',
  'samples.count': 'shows counts',
  'samples.count-collection': 'shows counts',
  'facility.list-laboratories': 'shows no patient',
  'facility.read-laboratory': 'shows no patient',
  'facility.list-wards': 'shows no patient',
  'analytics.laboratories': 'shows counts',
  'storage.list-boxes': 'shows no patient',
  'storage.read-box': 'shows no patient',
  'storage.list-due': 'shows pending work of all patients; opening one of them is recorded',
  'results.list-issued': 'shows signatures of reports; downloading one is recorded',
  'results.list-steps': 'shows times and users without values; reading the specimen is recorded',
  'results.list-requested':
    'shows results of the caller’s own orders; marking them as seen and opening one are recorded',
  'results.count-requested': 'shows counts',
  'results.chart-counts': 'shows counts',
  'results.overview': 'shows pending work of all patients; opening one of them is recorded',
  'analytics.turnaround-time': 'shows counts',
  'analytics.test-status': 'shows counts',
  'analytics.quality-metrics': 'shows counts',
  'analytics.test-volume': 'shows counts',
  'analytics.test-stats': 'shows counts',
  'analytics.performance': 'shows counts',
  'analytics.comparative-metrics': 'shows counts',
  'analytics.list-views': 'shows the caller’s own data',
  'notifications.list': 'shows own notifications',
  'notifications.stats': 'shows counts',
  'notifications.stream': 'shows counts',
  'notifications.audience': 'shows no patient',
  'notifications.preferences': 'shows the caller’s own data',
  'inventory.list-items': 'shows no patient',
  'inventory.read-item': 'shows no patient',
  'inventory.list-lots': 'shows no patient',
  'inventory.list-transactions': 'shows no patient',
  'inventory.list-alerts': 'shows no patient',
  'inventory.list-counts': 'shows no patient',
  'inventory.read-count': 'shows no patient',
  'inventory.list-orders': 'shows no patient',
  'connections.list-tokens': 'shows no patient',
  'connections.list-messages': 'shows no patient: the content of a message is a separate call',
  'connections.read-message-summary': 'shows no patient',
  'connections.list-incoming': 'shows no patient: the text of a message is a separate call',
  'connections.read-incoming-summary': 'shows no patient',
  'analysers.list': 'shows no patient',
  'analysers.read-options': 'shows no patient',
  'analysers.list-events': 'shows no patient',
  'analysers.try': 'stores nothing and returns the sent content',
  'audit.list': 'shows the trail itself; taking it out of the product is recorded',
  'audit.verify-chain': 'shows the trail itself',
  'audit.list-failed-jobs': 'shows no patient',
};

describe('audit trail coverage', () => {
  it('has an operation or a reason for every endpoint of the contract', () => {
    expect([...Object.keys(operations), ...Object.keys(unrecorded)].toSorted()).toEqual(
      contract.map(({ id }: Endpoint) => id).toSorted(),
    );
  });

  it.each(Object.entries(operations))('has an event for %s', async (id, prepare) => {
    const operation = await prepare();
    await server.settled();
    const before = new Set((await lines()).map((line) => line.id));
    const mailsBefore = server.mails.length;
    const { status, text } = await operation();
    await server.settled();
    expect([status < 300, text]).toEqual([true, text]);
    const added = (await lines()).filter((line) => !before.has(line.id));
    expect(added.length).toBeGreaterThan(0);

    const security = added.filter(({ category }) => category === 'security');
    expect(Object.hasOwn(securityEmails, id)).toBe(security.length > 0);
    if (securityEmails[id] !== 'emailed') return;
    const addresses = server.mails.slice(mailsBefore).map(({ to }) => to);
    expect(security.filter(({ entity_label }) => !addresses.includes(entity_label))).toEqual([]);
  });
});

describe('email about security events', () => {
  it('is decided only for operations of the contract', () => {
    expect(Object.keys(securityEmails).filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
  });

  it('is decided for every source file that writes them', async () => {
    const root = new URL('../../', import.meta.url);
    const files = (await readdir(root, { recursive: true })).filter(
      (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing/'),
    );
    const writing: string[] = [];
    for (const name of files)
      if (/\bcategory: [^\n]*'security'/.test(await readFile(new URL(name, root), 'utf8')))
        writing.push(name);
    expect(writing.toSorted()).toEqual(Object.keys(securitySources).toSorted());
  });
});
