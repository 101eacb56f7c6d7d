import type { AnalyticsTables } from './types/analytics.ts';
import type { AppointmentsTables } from './types/appointments.ts';
import type { AuditTables } from './types/audit.ts';
import type { BillingTables } from './types/billing.ts';
import type { CatalogueTables } from './types/catalogue.ts';
import type { FacilityTables } from './types/facility.ts';
import type { FeedbackTables } from './types/feedback.ts';
import type { IdentityTables } from './types/identity.ts';
import type { InterfacesTables } from './types/interfaces.ts';
import type { InventoryTables } from './types/inventory.ts';
import type { NotificationsTables } from './types/notifications.ts';
import type { OnboardingTables } from './types/onboarding.ts';
import type { OrdersTables } from './types/orders.ts';
import type { PatientsTables } from './types/patients.ts';
import type { PlatformTables } from './types/platform.ts';
import type { QualityControlTables } from './types/quality-control.ts';
import type { ResultsTables } from './types/results.ts';
import type { SamplesTables } from './types/samples.ts';
import type { SubscriptionTables } from './types/subscription.ts';
import type { TenancyTables } from './types/tenancy.ts';

/** Tables as seen by queries. The SQL in `schema/` is authoritative; a test compares both. */
export interface Schema
  extends
    TenancyTables,
    PlatformTables,
    FacilityTables,
    IdentityTables,
    SubscriptionTables,
    OnboardingTables,
    CatalogueTables,
    PatientsTables,
    AppointmentsTables,
    OrdersTables,
    SamplesTables,
    ResultsTables,
    QualityControlTables,
    InventoryTables,
    BillingTables,
    AnalyticsTables,
    NotificationsTables,
    AuditTables,
    FeedbackTables,
    InterfacesTables {}
