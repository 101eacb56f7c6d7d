import type { SampleId } from '@alms/lis-domain/samples';
import type { BodyOf } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import type { holdResults } from '@alms/lis-domain/results';
import type { Reevaluation, PatientId } from '@alms/lis-domain/patients';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';

type Result = Schema['result'];

/**
 * Updates of results that operations of lower areas require, in the same transaction. Areas below
 * `results` receive them as a parameter (docs/decisions/0025).
 */
export interface ResultUpdates {
  /** Creates one pending result per ordered test, so that the work list shows missing values. */
  addPendingResults(context: OperationContext, tests: readonly PendingResult[]): Promise<void>;
  /** Cancels those of the results that have no final value yet. */
  cancelResults(context: OperationContext, results: readonly WaitingResult[]): Promise<void>;
  /** Sets the due times of a specimen's results at collection or receipt. */
  setDueTimes(context: OperationContext, sampleId: SampleId): Promise<void>;
  /** Recalculates the calculated results of orders whose tests have changed. */
  recalculate(context: OperationContext, of: readonly { order_id: OrderId }[]): Promise<unknown>;
  /** Re-evaluates values after a correction of what they were evaluated with. */
  reinterpret(context: OperationContext, of: ResultOwner, reason: string): Promise<Reevaluation>;
  /** Requests repeat tests of unverified results, with a reason. */
  repeatTests(context: OperationContext, results: BodyOf<typeof holdResults>): Promise<void>;
  /**
   * Evaluates the unverified results of orders against the consistency rules, after a change of
   * rules that compare these groups of tests.
   */
  recheckRules(
    context: OperationContext,
    compared: readonly (readonly string[])[],
  ): Promise<RecheckedResults>;
  /** Notifies the current ward of an order’s open critical results, after a transfer. */
  notifyPresentWard(context: OperationContext, orderId: OrderId): Promise<void>;
  /** Ends QC holds of a test whose QC is accepted again. */
  releaseQcHolds(context: OperationContext, testParameterId: TestParameterId): Promise<void>;
}

/** Numbers of results with other checks than before, and of those now on hold or no longer. */
export interface RecheckedResults {
  rechecked: number;
  held: number;
  resumed: number;
}

/** A test awaiting its value. */
export type PendingResult = Pick<
  Insertable<Result>,
  | 'order_item_id'
  | 'order_id'
  | 'sample_id'
  | 'patient_id'
  | 'test_parameter_id'
  | 'test_version'
  | 'unit'
  | 'unit_display'
>;

export type WaitingResult = Pick<Selectable<Result>, 'id' | 'version' | 'status'>;

/** The patient, order or specimen that results belong to. */
export type ResultOwner = { patientId: PatientId } | { orderId: OrderId } | { sampleId: SampleId };
