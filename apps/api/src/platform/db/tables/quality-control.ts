import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type {
  ActionState,
  Calibration,
  CauseCategory,
  ControlMaterial,
  CorrectiveAction,
  AllowableOutcome,
  EqaScore,
  EqaValue,
  EqaState,
  RunJudgment,
  LateReason,
  LotDecision,
  LotPair,
  RuleConfiguration,
  RunStatus,
  Violation,
  targetSources,
} from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant, OfLaboratory } from './columns.ts';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { InstrumentId, LotKind, ResultId } from '@alms/lis-domain/results';

interface QcMaterialTable extends OfTenant {
  id: string;
  name: string;
  manufacturer: string;
  levels: ControlMaterial['levels'];
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A test covered by a control material. */
interface QcMaterialTestTable extends OfTenant {
  material_id: string;
  test_parameter_id: TestParameterId;
}

interface QcLotTable extends OfTenant {
  id: string;
  material_id: string;
  level: number;
  lot_number: string;
  expiry_date: string;
  opened_on: Nullable<string>;
  open_stability_days: Nullable<number>;
  archived_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** QC configuration of a test on one instrument. */
interface QcTestTable extends OfTenant {
  id: string;
  test_parameter_id: TestParameterId;
  instrument_id: InstrumentId;
  rules: RuleConfiguration;
  max_age_hours: Nullable<number>;
  allowable_error: Nullable<string>;
  /** Number of its last run, from 1. */
  last_number: Generated<number>;
  last_accepted_at: InstantOrNull;
  /** Time of the rejected run whose hold is still in force. */
  rejected_at: InstantOrNull;
  /** Last manual release of its hold. */
  released_at: InstantOrNull;
  /** Version of its settings. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Append-only; the latest target of a lot applies. */
interface QcTargetTable extends OfTenant {
  id: string;
  qc_test_id: string;
  lot_id: string;
  source: (typeof targetSources)[number];
  mean: string;
  sd: string;
  n: Nullable<number>;
  /** Times of the first and last value used. */
  from_at: InstantOrNull;
  to_at: InstantOrNull;
  set_at: Instant;
  set_by: UserId;
  set_by_name: string;
}

interface QcRunTable extends OfTenant, OfLaboratory {
  id: string;
  qc_test_id: string;
  /** Copied from its test, for counting. */
  test_parameter_id: TestParameterId;
  number: number;
  at: Instant;
  /** Its judgment, or `void`. */
  status: RunStatus;
  judgment: RunJudgment;
  violations: Violation[];
  /** Null for overdue QC. */
  operator_id: Nullable<UserId>;
  operator_name: Nullable<string>;
  reagent_lot: Generated<string>;
  comment: Generated<string>;
  voided_at: InstantOrNull;
  voided_by: Nullable<UserId>;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  cause_category: Nullable<CauseCategory>;
  cause_findings: Nullable<string>;
  cause_at: InstantOrNull;
  cause_by: Nullable<UserId>;
  cause_by_name: Nullable<string>;
  results_reviewed_count: Nullable<number>;
  results_reviewed_at: InstantOrNull;
  results_reviewed_by: Nullable<UserId>;
  results_reviewed_by_name: Nullable<string>;
  /** Time at which the last of its corrective actions was verified; null while it is open. */
  signed_off_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** One measured value of a lot, with the target used. Append-only. */
interface QcPointTable extends OfTenant {
  id: string;
  run_id: string;
  lot_id: string;
  level: number;
  value: string;
  mean: Nullable<string>;
  sd: Nullable<string>;
}

interface EqaRoundTable extends OfTenant, OfLaboratory {
  id: string;
  scheme: string;
  round: string;
  instrument_id: Nullable<InstrumentId>;
  closes_at: Instant;
  state: Generated<EqaState>;
  submitted_at: InstantOrNull;
  submitted_by: Nullable<UserId>;
  submitted_by_name: Nullable<string>;
  late_reason: Nullable<LateReason>;
  /** First scoring. */
  scored_at: InstantOrNull;
  reviewed_at: InstantOrNull;
  reviewed_by: Nullable<UserId>;
  reviewed_by_name: Nullable<string>;
  review_comment: Nullable<string>;
  withdrawn_at: InstantOrNull;
  withdrawn_by: Nullable<UserId>;
  withdrawn_by_name: Nullable<string>;
  withdrawal_reason: Nullable<string>;
  /** Times of the "closes soon" and "closed" notifications. */
  reminded_soon_at: InstantOrNull;
  reminded_overdue_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Reported value of one test of one EQA specimen. */
interface EqaValueTable extends OfTenant {
  id: string;
  round_id: string;
  /** Order of entry. */
  position: number;
  sample_code: string;
  test_parameter_id: TestParameterId;
  test_code: string;
  test_name: string;
  unit_display: Nullable<string>;
  /** Null when not reported. */
  reported: Nullable<string>;
  assigned: Nullable<string>;
  sd_pa: Nullable<string>;
  z: Nullable<number>;
  score: Nullable<EqaScore>;
  /** UCUM code when the round was created. */
  unit: Nullable<string>;
  /** The allowable error applied at scoring. */
  allowable: Nullable<NonNullable<EqaValue['allowable']>>;
  allowable_outcome: Nullable<AllowableOutcome>;
}

/** Allowable error of a test in EQA from a day on. */
interface EqaLimitTable extends OfTenant {
  id: string;
  test_parameter_id: TestParameterId;
  valid_from: string;
  absolute: Nullable<string>;
  percent: Nullable<string>;
  unit: Nullable<string>;
  low: Nullable<string>;
  high: Nullable<string>;
  required_score: number;
  source: string;
  created_at: Instant;
  created_by: UserId;
  created_by_name: string;
}

/** Belongs to a control run or an EQA round. */
interface QcActionTable extends OfTenant {
  id: string;
  run_id: Nullable<string>;
  eqa_round_id: Nullable<string>;
  type: CorrectiveAction['type'];
  text: string;
  state: ActionState;
  by_id: UserId;
  by_name: string;
  at: Instant;
  verified_by: Nullable<UserId>;
  verified_by_name: Nullable<string>;
  verified_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A lot in use on an instrument. Only its end and its voiding are recorded later. */
interface LotUseTable extends OfTenant {
  id: string;
  instrument_id: InstrumentId;
  lot_id: ProductLotId;
  kind: LotKind;
  started_at: Instant;
  started_by: UserId;
  started_by_name: string;
  ended_at: InstantOrNull;
  ended_by: Nullable<UserId>;
  ended_by_name: Nullable<string>;
  voided_at: InstantOrNull;
  voided_by: Nullable<UserId>;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface LotUseTestTable extends OfTenant {
  lot_use_id: string;
  test_parameter_id: TestParameterId;
}

/** A new reagent lot compared with the current one. Its pairs are replaced until the decision. */
interface LotComparisonTable extends OfTenant {
  id: string;
  instrument_id: InstrumentId;
  test_parameter_id: TestParameterId;
  lot_id: ProductLotId;
  current_lot_id: ProductLotId;
  unit_display: Nullable<string>;
  absolute: Nullable<string>;
  percent: Nullable<string>;
  pairs: LotPair[];
  created_by: UserId;
  created_by_name: string;
  decision: Nullable<LotDecision>;
  decided_at: InstantOrNull;
  decided_by: Nullable<UserId>;
  decided_by_name: Nullable<string>;
  decision_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A calibration of tests on an instrument. Only its voiding is recorded later. */
interface CalibrationTable extends OfTenant {
  id: string;
  instrument_id: InstrumentId;
  calibrator_lot_id: Nullable<ProductLotId>;
  at: Instant;
  outcome: Calibration['outcome'];
  remark: Generated<string>;
  interval_days: Nullable<number>;
  performed_by: UserId;
  performed_by_name: string;
  voided_at: InstantOrNull;
  voided_by: Nullable<UserId>;
  voided_by_name: Nullable<string>;
  void_reason: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface CalibrationTestTable extends OfTenant {
  calibration_id: string;
  test_parameter_id: TestParameterId;
}

/** What a measurement depended on, as recorded at its entry. Append-only. */
interface ResultTraceTable extends OfTenant {
  id: string;
  result_id: ResultId;
  measured_at: Instant;
  /** Null, as is the name, for a value sent by an instrument. */
  operator_id: Nullable<UserId>;
  operator_name: Nullable<string>;
  calibration_id: Nullable<string>;
  qc_run_id: Nullable<string>;
}

/** A lot of a measurement, whose time and result are copied. Append-only. */
interface ResultTraceLotTable extends OfTenant {
  trace_id: string;
  lot_id: ProductLotId;
  kind: LotKind;
  result_id: ResultId;
  measured_at: Instant;
}

export interface QualityControlTables {
  lot_use: LotUseTable;
  lot_use_test: LotUseTestTable;
  lot_comparison: LotComparisonTable;
  calibration: CalibrationTable;
  calibration_test: CalibrationTestTable;
  result_trace: ResultTraceTable;
  result_trace_lot: ResultTraceLotTable;
  qc_material: QcMaterialTable;
  qc_material_test: QcMaterialTestTable;
  qc_lot: QcLotTable;
  qc_test: QcTestTable;
  qc_target: QcTargetTable;
  qc_run: QcRunTable;
  qc_point: QcPointTable;
  eqa_round: EqaRoundTable;
  eqa_value: EqaValueTable;
  eqa_limit: EqaLimitTable;
  qc_action: QcActionTable;
}
