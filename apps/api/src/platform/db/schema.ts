import type { AnalyticsTables } from './tables/analytics.ts';
import type { AppointmentsTables } from './tables/appointments.ts';
import type { AuditTables } from './tables/audit.ts';
import type { BillingTables } from './tables/billing.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { FacilityTables } from './tables/facility.ts';
import type { FeedbackTables } from './tables/feedback.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { InterfacesTables } from './tables/interfaces.ts';
import type { InventoryTables } from './tables/inventory.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { OnboardingTables } from './tables/onboarding.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PatientsTables } from './tables/patients.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { QualityControlTables } from './tables/quality-control.ts';
import type { ResultsTables } from './tables/results.ts';
import type { SamplesTables } from './tables/samples.ts';
import type { SubscriptionTables } from './tables/subscription.ts';
import type { TenancyTables } from './tables/tenancy.ts';

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
