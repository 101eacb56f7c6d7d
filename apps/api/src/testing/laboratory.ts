import type { Role } from '@alms/lis-domain/access';
import {
  definitionOf,
  readTestParameter,
  starterCatalogue,
  updateTestParameter,
  type TestParameter,
  type TestParameterId,
} from '@alms/lis-domain/catalogue';
import type { BodyOf, InputOf } from '@alms/lis-domain/http';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import { placeOrder, type Order, type Priority } from '@alms/lis-domain/orders';
import { amendResult, verifyAmendment, type Result } from '@alms/lis-domain/results';
import { registerPatient, type PatientId } from '@alms/lis-domain/patients';
import type { WardId } from '@alms/lis-domain/facility';
import { collectSample, readSample, receiveSample, type Sample } from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import { insertTests } from '../areas/catalogue/catalogue.store.ts';
import { json } from '../platform/db/json.ts';
import type { Answer, Person, TestFacility, TestServer } from './test-server.ts';

interface OrderOptions {
  patientId?: PatientId;
  priority?: Priority;
  wardId?: WardId;
  /** Clinical information of the order. */
  clinical?: Partial<Pick<Order, 'conditions' | 'fasting'>>;
}

/** A working facility with the starter catalogue and staff who use the API. */
export interface Laboratory extends TestFacility {
  /** The single user of a role, created on first use. */
  staff(role: Role): Promise<Person>;
  testId(code: string): TestParameterId;
  /** Registers an invented patient and returns the id. */
  patient(particulars?: Record<string, string | boolean>): Promise<PatientId>;
  order(codes: readonly string[], options?: OrderOptions & { as?: Person }): Promise<Order>;
  /** Sets test prices in US cents, with tax in hundredths of a percent. */
  price(amounts: Readonly<Record<string, number>>, tax_bp?: number): Promise<void>;
  /** Changes the definition of a test for future orders. */
  changeTest(code: string, change: Partial<BodyOf<typeof updateTestParameter>>): Promise<void>;
  /** Amends a reported result; another lab manager verifies the amendment if it was accepted. */
  amend(
    request: WithTextIds<InputOf<typeof amendResult>>,
    options: { as: Person },
  ): Promise<Answer>;
  /**
   * Verifies the amendment in an answer as another lab manager; returns other answers unchanged.
   */
  verifyProposed(proposed: Answer): Promise<Answer>;
  /** Makes the test a file result for future orders. */
  makeFile(code: string): Promise<void>;
  /** Current specimens of an order. */
  samplesOf(order: Order): Promise<Sample[]>;
  /** Collects the expected specimens as the phlebotomist. */
  collect(order: Order): Promise<Sample[]>;
  /** Receives the collected specimens as the technician. */
  receive(order: Order): Promise<Sample[]>;
  /** Orders, collects and receives. */
  arrived(
    codes: readonly string[],
    options?: OrderOptions,
  ): Promise<{ order: Order; samples: Sample[] }>;
}

export async function openLaboratory(
  server: TestServer,
  subdomain: string,
  planName?: string,
): Promise<Laboratory> {
  const facility = await server.facility(subdomain, planName);
  const tests = await facility.transaction(async (tx) => {
    await insertTests(tx, facility.tenantId, starterCatalogue, {
      by: null,
      now: server.clock.now(),
    });
    return tx.selectFrom('test_parameter').select(['id', 'code']).execute();
  });
  const people = new Map<Role, Promise<Person>>();
  let registered = 0;

  const staff = (role: Role) => {
    const person = people.get(role) ?? facility.person(role);
    people.set(role, person);
    return person;
  };
  const testId = (code: string) => {
    const test = tests.find((each) => each.code === code);
    if (!test) throw new Error(`The starter catalogue has no test "${code}".`);
    return test.id;
  };
  const patient = async (particulars: Record<string, string | boolean> = {}) => {
    registered += 1;
    const body = {
      family_name: 'Testwell',
      given_name: `Number ${registered}`,
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
      ...particulars,
    } as const;
    return (
      await created<{ id: PatientId }>(
        server.call(registerPatient, { body }, { as: await staff('receptionist') }),
      )
    ).id;
  };

  const order: Laboratory['order'] = async (
    codes,
    { patientId, priority = 'routine', wardId, clinical = {}, as } = {},
  ) => {
    const body = {
      patient_id: patientId ?? (await patient()),
      test_parameter_ids: codes.map(testId),
      priority,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
      ...(wardId && { ward_id: wardId }),
      ...clinical,
    };
    return created<Order>(server.call(placeOrder, { body }, { as: as ?? (await staff('doctor')) }));
  };

  const price: Laboratory['price'] = (amounts, tax_bp = 0) =>
    facility.transaction(async (tx) => {
      for (const [code, amount_minor] of Object.entries(amounts)) {
        const added = json({ price: { amount_minor, currency: 'USD', tax_bp, billing_code: '' } });
        await tx
          .updateTable('test_parameter')
          .set({ definition: sql`definition || ${added}` })
          .where('id', '=', testId(code))
          .execute();
      }
    });

  const changeTest: Laboratory['changeTest'] = async (code, change) => {
    const [params, as] = [{ id: testId(code) }, await staff('lab_manager')];
    const test = await created<TestParameter>(server.call(readTestParameter, { params }, { as }));
    const body = { ...definitionOf(test), status: 'active' as const, ...change };
    await created(
      server.call(updateTestParameter, { params, version: test.version, body }, { as }),
    );
  };

  let verifier: Promise<Person> | undefined;
  const verifyProposed: Laboratory['verifyProposed'] = async (proposed) => {
    const { amendment } = proposed.body as Partial<Result>;
    if (!amendment) return proposed;
    verifier ??= facility.person('lab_manager');
    const { id, version } = amendment;
    return server.call(verifyAmendment, { params: { id }, version }, { as: await verifier });
  };
  const amend: Laboratory['amend'] = async (request, options) =>
    verifyProposed(await server.call(amendResult, request, options));

  const makeFile = (code: string) =>
    changeTest(code, {
      result_type: 'attachment',
      unit: null,
      unit_display: null,
      decimals: 0,
      plausible: null,
      measuring_range: null,
      ranges: [],
      coded_values: [],
      delta: null,
      reflex: [],
      autoverify: null,
    });

  const samplesOf = async ({ items }: Order) => {
    const as = await staff('technician');
    const ids = [...new Set(items.map(({ sample_id }) => sample_id ?? ''))];
    return Promise.all(
      ids.map((id) => created<Sample>(server.call(readSample, { params: { id } }, { as }))),
    );
  };

  const collect = async (of: Order) => {
    const as = await staff('phlebotomist');
    const body = { identity_check: { name: true, birth_date: true } };
    for (const { id, version } of await samplesOf(of))
      await created(server.call(collectSample, { params: { id }, version, body }, { as }));
    return samplesOf(of);
  };

  const receive = async (of: Order) => {
    const as = await staff('technician');
    for (const { id, version } of await samplesOf(of))
      await created(server.call(receiveSample, { params: { id }, version, body: {} }, { as }));
    return samplesOf(of);
  };

  return {
    ...facility,
    staff,
    testId,
    patient,
    order,
    price,
    changeTest,
    amend,
    verifyProposed,
    makeFile,
    samplesOf,
    collect,
    receive,
    async arrived(codes, options) {
      const placed = await order(codes, options);
      await collect(placed);
      return { order: placed, samples: await receive(placed) };
    },
  };
}

async function created<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`A test could not be prepared: ${text}`);
  return body as T;
}
