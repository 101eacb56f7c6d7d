import type { CollectionPolicy } from '@alms/lis-domain/billing';
import type { TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type {
  ComparisonRequirement,
  CriticalEscalation,
  Holiday,
  HospitalSettings,
  LaboratoryId,
  WardId,
  WorkingHours,
} from '@alms/lis-domain/facility';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { MrnPattern } from '@alms/lis-domain/patients';
import type { Generated } from 'kysely';
import type { Instant, Nullable, OfTenant } from './columns.ts';

interface LogoTable extends OfTenant {
  /** SHA-256 of the content. */
  hash: string;
  /** PNG image. */
  content: Buffer;
  created_at: Instant;
}

/** Has the version of all settings of a facility. */
interface FacilityProfileTable extends OfTenant {
  facility_name: string;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  timezone: Generated<string>;
  date_format: Generated<HospitalSettings['date_format']>;
  language: Nullable<LanguageTag>;
  logo_hash: Nullable<string>;
  primary_color: Generated<string>;
  secondary_color: Generated<string>;
  custom_login_message: Generated<string>;
  working_hours: Nullable<WorkingHours>;
  holidays: Generated<Holiday[]>;
  appointments_at_once: Generated<number>;
  version: Generated<number>;
  updated_at: Instant;
}

/** A site. The main laboratory has the id of the facility. */
interface LaboratoryTable extends OfTenant {
  id: LaboratoryId;
  name: string;
  code: string;
  address: Generated<string>;
  phone: Generated<string>;
  /** Null: the facility's time zone. */
  time_zone: Nullable<string>;
  departments: TestDefinition['department'][];
  director: Generated<string>;
  accreditation: Generated<string>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A test that one laboratory performs whatever its department. */
interface LaboratoryTestTable extends OfTenant {
  test_parameter_id: TestParameterId;
  laboratory_id: LaboratoryId;
}

/** A location of patients, where orders come from. */
interface WardTable extends OfTenant {
  id: WardId;
  name: string;
  code: string;
  laboratory_id: LaboratoryId;
  phone: Generated<string>;
  email: Generated<string>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface LaboratorySettingsTable extends OfTenant {
  laboratory_director: Generated<string>;
  registration_number: Generated<string>;
  accreditation: Generated<string>;
  report_note: Generated<string>;
  /** Whether reports name the instrument of each result, where it is recorded. */
  report_instruments: Generated<boolean>;
  report_uncertainty: Generated<boolean>;
  self_verification: Generated<boolean>;
  verification_levels: Generated<1 | 2>;
  authorization_required: Generated<boolean>;
  reagent_lot_comparison: Generated<ComparisonRequirement>;
  autoverification_enabled: Generated<boolean>;
  critical_within_minutes: Generated<number>;
  critical_escalation: Generated<CriticalEscalation>;
  storage_retention_days: Nullable<number>;
  mrn_pattern: Generated<MrnPattern>;
}

interface AccessSettingsTable extends OfTenant {
  enable_patient_portal: Generated<boolean>;
  enable_online_booking: Generated<boolean>;
  require_second_factor: Generated<boolean>;
}

interface BillingSettingsTable extends OfTenant {
  currency: Generated<string>;
  collect_before_payment: Generated<CollectionPolicy>;
  invoice_on_order: Generated<boolean>;
  payment_days: Generated<number>;
}

export interface FacilityTables {
  logo: LogoTable;
  facility_profile: FacilityProfileTable;
  laboratory: LaboratoryTable;
  laboratory_test: LaboratoryTestTable;
  ward: WardTable;
  laboratory_settings: LaboratorySettingsTable;
  access_settings: AccessSettingsTable;
  billing_settings: BillingSettingsTable;
}
