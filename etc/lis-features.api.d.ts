// What @alms/lis-features promises: the declarations behind its doors. Made by `npm run api`; do not edit.
//   @alms/lis-features/access/connection-notice
//   @alms/lis-features/access/not-found
//   @alms/lis-features/access/unauthorized
//   @alms/lis-features/access/uncaught-error
//   @alms/lis-features/analytics/analytics
//   @alms/lis-features/appointments/patient-appointments
//   @alms/lis-features/appointments/todays-appointments
//   @alms/lis-features/audit/audit-log
//   @alms/lis-features/billing/patient-insurance
//   @alms/lis-features/billing/patient-invoices
//   @alms/lis-features/billing/payments
//   @alms/lis-features/catalogue/test-parameters
//   @alms/lis-features/contact/contact-sales
//   @alms/lis-features/contact/thank-you
//   @alms/lis-features/dashboard
//   @alms/lis-features/dashboard/critical-results-card
//   @alms/lis-features/dashboard/due-next-card
//   @alms/lis-features/dashboard/holds-card
//   @alms/lis-features/dashboard/plan-card
//   @alms/lis-features/dashboard/requested-card
//   @alms/lis-features/dashboard/revenue-card
//   @alms/lis-features/dashboard/staff-card
//   @alms/lis-features/dashboard/stock-card
//   @alms/lis-features/dashboard/turnaround-card
//   @alms/lis-features/dashboard/week-card
//   @alms/lis-features/facility/connections
//   @alms/lis-features/facility/hospital-settings
//   @alms/lis-features/facility/laboratory-settings
//   @alms/lis-features/facility/registration-wizard
//   @alms/lis-features/facility/tenant-settings
//   @alms/lis-features/feedback/feedback
//   @alms/lis-features/identity/confirm-email
//   @alms/lis-features/identity/forgot-password
//   @alms/lis-features/identity/login
//   @alms/lis-features/identity/profile
//   @alms/lis-features/identity/register-lab
//   @alms/lis-features/identity/reset-password
//   @alms/lis-features/identity/second-step
//   @alms/lis-features/identity/security
//   @alms/lis-features/identity/staff
//   @alms/lis-features/inventory/stock
//   @alms/lis-features/inventory/stock/counts
//   @alms/lis-features/inventory/stock/receiving
//   @alms/lis-features/inventory/stock/supplier-orders
//   @alms/lis-features/landing
//   @alms/lis-features/languages/ar
//   @alms/lis-features/languages/es
//   @alms/lis-features/languages/fr
//   @alms/lis-features/languages/pt
//   @alms/lis-features/layout
//   @alms/lis-features/layout/app-commands
//   @alms/lis-features/legal/privacy
//   @alms/lis-features/legal/terms
//   @alms/lis-features/notifications/notification-panel
//   @alms/lis-features/notifications/notifications-screen
//   @alms/lis-features/onboarding/setup-wizard
//   @alms/lis-features/onboarding/welcome-card
//   @alms/lis-features/orders/choose-patient
//   @alms/lis-features/orders/order-page
//   @alms/lis-features/orders/patient-conditions
//   @alms/lis-features/orders/place-order
//   @alms/lis-features/patients/consents
//   @alms/lis-features/patients/contact-card
//   @alms/lis-features/patients/merge-patients
//   @alms/lis-features/patients/patient-banner
//   @alms/lis-features/patients/patient-overview
//   @alms/lis-features/patients/patient-search
//   @alms/lis-features/patients/register-patient
//   @alms/lis-features/quality-control/control-board
//   @alms/lis-features/quality-control/control-board/external-assessment
//   @alms/lis-features/results/clinical-flag
//   @alms/lis-features/results/critical-calls
//   @alms/lis-features/results/import
//   @alms/lis-features/results/interval-text
//   @alms/lis-features/results/patient-results
//   @alms/lis-features/results/reference-gauge
//   @alms/lis-features/results/worklist
//   @alms/lis-features/samples/collection
//   @alms/lis-features/samples/storage
//   @alms/lis-features/samples/tracking
//   @alms/lis-features/settings
//   @alms/lis-features/subscription/trial-banner
//   @alms/lis-features/words/access/connection-notice/connection-notice
//   @alms/lis-features/words/access/not-found/not-found
//   @alms/lis-features/words/access/unauthorized/unauthorized
//   @alms/lis-features/words/access/uncaught-error/uncaught-error
//   @alms/lis-features/words/analytics/analytics/analytics
//   @alms/lis-features/words/analytics/analytics/figure-words
//   @alms/lis-features/words/appointments/patient-appointments/patient-appointments
//   @alms/lis-features/words/appointments/todays-appointments/todays-appointments
//   @alms/lis-features/words/audit/audit-log/audit-log
//   @alms/lis-features/words/billing/patient-insurance/patient-insurance
//   @alms/lis-features/words/billing/patient-invoices/patient-invoices
//   @alms/lis-features/words/billing/payments/invoice
//   @alms/lis-features/words/billing/payments/invoice-words
//   @alms/lis-features/words/billing/payments/payments
//   @alms/lis-features/words/billing/payments/price-list
//   @alms/lis-features/words/catalogue/test-parameters/autoverify-fields
//   @alms/lis-features/words/catalogue/test-parameters/catalogue-import
//   @alms/lis-features/words/catalogue/test-parameters/coverage-view
//   @alms/lis-features/words/catalogue/test-parameters/formula-fields
//   @alms/lis-features/words/catalogue/test-parameters/patient-fields
//   @alms/lis-features/words/catalogue/test-parameters/reflex-fields
//   @alms/lis-features/words/catalogue/test-parameters/starter-packs
//   @alms/lis-features/words/catalogue/test-parameters/test-editor
//   @alms/lis-features/words/catalogue/test-parameters/test-list
//   @alms/lis-features/words/catalogue/test-parameters/test-words
//   @alms/lis-features/words/catalogue/test-parameters/translation-fields
//   @alms/lis-features/words/contact/contact-sales/contact-sales
//   @alms/lis-features/words/contact/thank-you/thank-you
//   @alms/lis-features/words/dashboard/critical-results-card/critical-results-card
//   @alms/lis-features/words/dashboard/dashboard
//   @alms/lis-features/words/dashboard/due-next-card/due-next-card
//   @alms/lis-features/words/dashboard/holds-card/holds-card
//   @alms/lis-features/words/dashboard/plan-card/plan-card
//   @alms/lis-features/words/dashboard/requested-card/requested-card
//   @alms/lis-features/words/dashboard/revenue-card/revenue-card
//   @alms/lis-features/words/dashboard/staff-card/staff-card
//   @alms/lis-features/words/dashboard/stock-card/stock-card
//   @alms/lis-features/words/dashboard/turnaround-card/turnaround-card
//   @alms/lis-features/words/dashboard/week-card/week-card
//   @alms/lis-features/words/facility/connections/connections
//   @alms/lis-features/words/facility/connections/messages
//   @alms/lis-features/words/facility/hospital-settings/hospital-settings
//   @alms/lis-features/words/facility/laboratory-settings/laboratory-settings
//   @alms/lis-features/words/facility/registration-wizard/registration-wizard
//   @alms/lis-features/words/facility/tenant-settings/tenant-settings
//   @alms/lis-features/words/feedback/feedback/feedback
//   @alms/lis-features/words/identity/confirm-email/confirm-email
//   @alms/lis-features/words/identity/forgot-password/forgot-password
//   @alms/lis-features/words/identity/login/login
//   @alms/lis-features/words/identity/profile/profile
//   @alms/lis-features/words/identity/profile/profile-appearance
//   @alms/lis-features/words/identity/profile/profile-notifications
//   @alms/lis-features/words/identity/register-lab/register-lab
//   @alms/lis-features/words/identity/reset-password/reset-password
//   @alms/lis-features/words/identity/second-step/second-step
//   @alms/lis-features/words/identity/security/security
//   @alms/lis-features/words/identity/staff/staff
//   @alms/lis-features/words/inventory/stock/counts/counts
//   @alms/lis-features/words/inventory/stock/receiving/receiving
//   @alms/lis-features/words/inventory/stock/stock
//   @alms/lis-features/words/inventory/stock/supplier-orders/supplier-orders
//   @alms/lis-features/words/landing/landing
//   @alms/lis-features/words/layout/app-commands/app-commands
//   @alms/lis-features/words/layout/signed-in-layout
//   @alms/lis-features/words/legal/privacy/privacy
//   @alms/lis-features/words/legal/terms/terms
//   @alms/lis-features/words/notifications/notification-panel/notification-panel
//   @alms/lis-features/words/notifications/notifications-screen/notifications-screen
//   @alms/lis-features/words/onboarding/setup-wizard/setup-wizard
//   @alms/lis-features/words/onboarding/welcome-card/welcome-card
//   @alms/lis-features/words/orders/choose-patient/choose-patient
//   @alms/lis-features/words/orders/order-page/order-page
//   @alms/lis-features/words/orders/patient-conditions/patient-conditions
//   @alms/lis-features/words/orders/place-order/place-order
//   @alms/lis-features/words/patients/consents/consents
//   @alms/lis-features/words/patients/contact-card/contact-card
//   @alms/lis-features/words/patients/merge-patients/merge-patients
//   @alms/lis-features/words/patients/patient-overview/patient-overview
//   @alms/lis-features/words/patients/patient-search/patient-search
//   @alms/lis-features/words/patients/register-patient/register-patient
//   @alms/lis-features/words/quality-control/control-board/control-board
//   @alms/lis-features/words/quality-control/control-board/control-forms
//   @alms/lis-features/words/quality-control/control-board/external-assessment/external-assessment
//   @alms/lis-features/words/results/critical-calls/critical-calls
//   @alms/lis-features/words/results/import/import
//   @alms/lis-features/words/results/patient-results/patient-results
//   @alms/lis-features/words/results/worklist/checks
//   @alms/lis-features/words/results/worklist/corrections
//   @alms/lis-features/words/results/worklist/reflex-note
//   @alms/lis-features/words/results/worklist/worklist
//   @alms/lis-features/words/samples/collection/collection
//   @alms/lis-features/words/samples/storage/storage
//   @alms/lis-features/words/samples/tracking/tracking
//   @alms/lis-features/words/settings/settings
//   @alms/lis-features/words/shared/appointment-words/appointment-words
//   @alms/lis-features/words/shared/attached-file/attached-file
//   @alms/lis-features/words/shared/autoverification-words/autoverification-words
//   @alms/lis-features/words/shared/clinical-flag/clinical-flag
//   @alms/lis-features/words/shared/clinical-information/clinical-information
//   @alms/lis-features/words/shared/color-field/color-field
//   @alms/lis-features/words/shared/department-words/department-words
//   @alms/lis-features/words/shared/due-time/due-time
//   @alms/lis-features/words/shared/hours-words/hours-words
//   @alms/lis-features/words/shared/interval-text/interval-text
//   @alms/lis-features/words/shared/legal-page/legal-page
//   @alms/lis-features/words/shared/lis-form/lis-form
//   @alms/lis-features/words/shared/new-password/new-password
//   @alms/lis-features/words/shared/notification-row/notification-row
//   @alms/lis-features/words/shared/on-demand/on-demand
//   @alms/lis-features/words/shared/onboarding-words/onboarding-words
//   @alms/lis-features/words/shared/order-list/order-list
//   @alms/lis-features/words/shared/outside-hours/outside-hours
//   @alms/lis-features/words/shared/patient-banner/patient-banner
//   @alms/lis-features/words/shared/patient-finder/patient-finder
//   @alms/lis-features/words/shared/patient-particulars/patient-particulars
//   @alms/lis-features/words/shared/patient-sight/patient-sight
//   @alms/lis-features/words/shared/patient-words/patient-words
//   @alms/lis-features/words/shared/payment-words/payment-words
//   @alms/lis-features/words/shared/permission-words/permission-words
//   @alms/lis-features/words/shared/plan-cards/plan-cards
//   @alms/lis-features/words/shared/plan-usage/plan-usage
//   @alms/lis-features/words/shared/priority-tag/priority-tag
//   @alms/lis-features/words/shared/product-name/product-name
//   @alms/lis-features/words/shared/reason-form/reason-form
//   @alms/lis-features/words/shared/reference-gauge/reference-gauge
//   @alms/lis-features/words/shared/repeat-warning/repeat-warning
//   @alms/lis-features/words/shared/reread-note/reread-note
//   @alms/lis-features/words/shared/role-words/role-words
//   @alms/lis-features/words/shared/sales-desk/sales-desk
//   @alms/lis-features/words/shared/specimen-words/specimen-words
//   @alms/lis-features/words/shared/stock-words/stock-words
//   @alms/lis-features/words/shared/subdomain-field/subdomain-field
//   @alms/lis-features/words/shared/test-names/test-names
//   @alms/lis-features/words/shared/time-zones/time-zones
//   @alms/lis-features/words/shared/versioned-form/versioned-form
//   @alms/lis-features/words/subscription/trial-banner/trial-banner

// ── access/connection-notice/connection-notice.d.ts
export interface ConnectionNoticeProps {
    /** `offline`: no answer from the server. `outdated`: it has a newer version of the application than this page. */
    state: 'offline' | 'outdated';
    /** Loads the page anew, which the reader alone decides. */
    onReload: () => void;
}
/** Says across the top of every page what stands between it and the server. Draw it directly before the page, which then gets the rest of the window. */
export declare function ConnectionNotice({ state, onReload }: ConnectionNoticeProps): import("react").JSX.Element;

// ── access/connection-notice/connection-notice.messages.d.ts
export declare const connectionNoticeMessages: import("@alms/ui/i18n").Catalogue<{
    offline: string;
    offlineMeaning: string;
    outdated: string;
    outdatedMeaning: string;
    reload: string;
}>;

// ── access/connection-notice/index.d.ts
export { ConnectionNotice } from './connection-notice.js';
export type { ConnectionNoticeProps } from './connection-notice.js';

// ── access/not-found/index.d.ts
export { NotFoundScreen } from './not-found-screen.js';
export type { NotFoundScreenProps } from './not-found-screen.js';

// ── access/not-found/not-found-screen.d.ts
export interface NotFoundScreenProps {
    /** Where the way on leads: signed-in people go to their dashboard, everybody else to the landing page. */
    reader: 'signed-in' | 'visitor';
    hrefs: {
        dashboard: string;
        landing: string;
    };
}
/** Where an address leads that the portal does not have. */
export declare function NotFoundScreen({ reader, hrefs }: NotFoundScreenProps): import("react").JSX.Element;

// ── access/not-found/not-found.messages.d.ts
export declare const notFoundMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    body: string;
    dashboard: string;
    landing: string;
}>;

// ── access/unauthorized/index.d.ts
export { UnauthorizedScreen } from './unauthorized-screen.js';
export type { UnauthorizedScreenProps } from './unauthorized-screen.js';

// ── access/unauthorized/unauthorized-screen.d.ts
export interface UnauthorizedScreenProps {
    hrefs: {
        dashboard: string;
    };
}
/** Where somebody lands who is signed in but may not see the page asked for. */
export declare function UnauthorizedScreen({ hrefs }: UnauthorizedScreenProps): import("react").JSX.Element;

// ── access/unauthorized/unauthorized.messages.d.ts
export declare const unauthorizedMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    body: string;
    dashboard: string;
}>;

// ── access/uncaught-error/index.d.ts
export { UncaughtErrorScreen } from './uncaught-error-screen.js';
export type { UncaughtErrorScreenProps } from './uncaught-error-screen.js';

// ── access/uncaught-error/uncaught-error-screen.d.ts
export interface UncaughtErrorScreenProps {
    /**
     * A message written for readers, from an error class of our own. When omitted, a fixed sentence stands there: the
     * text of any other error may hold a patient's data.
     */
    message?: string;
    /** Loads the page anew. */
    onRefresh: () => void;
    /** The way out where loading the page anew alone would not help. When omitted, there is none. */
    hrefs?: {
        signIn: string;
    };
}
/** What remains when a screen has broken while it was drawn. */
export declare function UncaughtErrorScreen({ message, onRefresh, hrefs }: UncaughtErrorScreenProps): import("react").JSX.Element;

// ── access/uncaught-error/uncaught-error.messages.d.ts
export declare const uncaughtErrorMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    unexpected: string;
    refresh: string;
    signIn: string;
}>;

// ── analytics/analytics/analytics-screen.d.ts
import type { Comparison, ExportedTable, KeyMetrics, Performance, QualityMetrics, SavedView, TestStats, TestStatus, TestVolume, Turnaround, WorkloadGroup } from '@alms/lis-domain/analytics';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type SavedViewsProps } from './saved-views.js';
/** Every answer that the screen shows, each in a state of its own. */
export interface AnalyticsFigures {
    metrics: Resource<KeyMetrics>;
    volume: Resource<TestVolume>;
    status: Resource<TestStatus>;
    turnaround: Resource<Turnaround>;
    quality: Resource<QualityMetrics>;
    stats: Resource<TestStats>;
    workload: Resource<Performance>;
    comparison: Resource<Comparison>;
}
export interface AnalyticsScreenProps {
    period: SavedView['period'];
    onPeriodChange: (period: SavedView['period']) => void;
    /** The facility's time zone, whose days they are. */
    zone: string;
    figures: AnalyticsFigures;
    onRetry?: () => void | Promise<void>;
    groupBy: WorkloadGroup;
    onGroupByChange: (group: WorkloadGroup) => void;
    views: SavedViewsProps['views'];
    onSaveView: SavedViewsProps['onSave'];
    onForgetView: SavedViewsProps['onForget'];
    /** Saves a table as a file. When omitted, there is no way to. */
    onExport?: (table: ExportedTable) => void | Promise<void>;
    /** How that goes. @default idle */
    exporting?: Submission;
    onPrint?: () => void;
    /** Where the lists behind figures are; those that the person may not open are left out. */
    hrefs: {
        workList?: string | undefined;
        rejected?: string | undefined;
        critical?: string | undefined;
        test?: ((code: string) => string) | undefined;
    };
}
/** How much was done, how fast and how well, over a period; each figure with what it means, as a table too, and as a file. */
export declare function AnalyticsScreen({ period, onPeriodChange, zone, figures, onRetry, groupBy, onGroupByChange, views, onSaveView, onForgetView, onExport, exporting, onPrint, hrefs, }: AnalyticsScreenProps): import("react").JSX.Element;

// ── analytics/analytics/analytics.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const analyticsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: (v: {
        from: string | number;
        to: string | number;
        zone: string | number;
    }, f: MessageFormat) => string;
    filters: string;
    period: string;
    today: string;
    lastDays: (v: {
        count: number;
    }, f: MessageFormat) => string;
    year: string;
    days: string;
    print: string;
    views: string;
    show: string;
    remove: string;
    saveView: string;
    saveTitle: string;
    viewName: string;
    viewHint: string;
    viewRefused: string;
    save: string;
    cancel: string;
    saveFile: string;
    saveFileOf: (v: {
        table: string | number;
    }, f: MessageFormat) => string;
    nothing: string;
    unknown: string;
    part: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    rate: (v: {
        rate: string | number;
    }, f: MessageFormat) => string;
    minutes: (v: {
        minutes: string | number;
    }, f: MessageFormat) => string;
    glance: string;
    glanceMeaning: string;
    volume: string;
    volumeMeaning: (v: {
        total: number;
    }, f: MessageFormat) => string;
    tests: string;
    status: string;
    statusMeaning: string;
    in_process: string;
    workList: string;
    turnaround: string;
    turnaroundMeaning: string;
    median: string;
    slowest: string;
    onTime: string;
    onTimeMeaning: string;
    noTarget: string;
    excluded: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stretches: string;
    stretch: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    stretchName: string;
    spread: string;
    upTo: (v: {
        upper: string | number;
    }, f: MessageFormat) => string;
    longer: string;
    results: string;
    targets: string;
    quality: string;
    passMeaning: string;
    rejectionMeaning: string;
    amendedMeaning: string;
    criticalMeaning: string;
    eqaMeaning: string;
    qualityByTest: string;
    qualityByTestMeaning: string;
    noControls: string;
    never: string;
    rejectedList: string;
    criticalList: string;
    byTest: string;
    byTestMeaning: string;
    workload: string;
    workloadMeaning: string;
    nameless: string;
    groupBy: string;
    technician: string;
    everybody: string;
    comparison: string;
    comparisonMeaning: (v: {
        from: string | number;
        to: string | number;
        before: string | number;
        until: string | number;
    }, f: MessageFormat) => string;
    up: string;
    down: string;
    flat: string;
    moved: (v: {
        way: string | number;
        by: string | number;
    }, f: MessageFormat) => string;
    movedBy: (v: {
        way: string | number;
        by: string | number;
        percent: string | number;
    }, f: MessageFormat) => string;
    better: string;
    worse: string;
}>;

// ── analytics/analytics/figure-words.messages.d.ts
export declare const figureWordsMessages: import("@alms/ui/i18n").Catalogue<{
    date: string;
    count: string;
    status: string;
    code: string;
    test: string;
    department: string;
    person: string;
    ordered: string;
    completed: string;
    pending: string;
    rejected: string;
    abnormal_rate: string;
    critical_count: string;
    mean_tat_minutes: string;
    from: string;
    to: string;
    n: string;
    mean: string;
    median: string;
    p90: string;
    min: string;
    max: string;
    sd: string;
    target: string;
    with_target: string;
    on_time_rate: string;
    collected: string;
    entered: string;
    verified: string;
    amended: string;
    figure: string;
    percent: string;
    current: string;
    previous: string;
    change: string;
    is_ordered: string;
    is_collected: string;
    is_received: string;
    is_in_process: string;
    is_resulted: string;
    is_verified: string;
    is_released: string;
    is_cancelled: string;
    is_rejected: string;
    is_entered_in_error: string;
    event_ordered: string;
    event_collected: string;
    event_received: string;
    event_resulted: string;
    event_verified: string;
    event_released: string;
    figure_total_orders: string;
    figure_total_patients: string;
    figure_completed_tests: string;
    figure_pending_tests: string;
    figure_median_tat: string;
    figure_on_time_rate: string;
    figure_rejection_rate_samples: string;
    figure_pass_rate: string;
    figure_amended_rate: string;
    figure_critical_within_target_rate: string;
    figure_eqa_acceptable_rate: string;
    pass_rate: string;
    runs: string;
    last_run_at: string;
    quality_pass: string;
    quality_warning: string;
    quality_fail: string;
    quality_unknown: string;
}>;

// ── analytics/analytics/index.d.ts
export { AnalyticsScreen } from './analytics-screen.js';
export type { AnalyticsFigures, AnalyticsScreenProps } from './analytics-screen.js';
export { daysOfPeriod } from './period-bar.js';

// ── analytics/analytics/period-bar.d.ts
import { type Period, type SavedView } from '@alms/lis-domain/analytics';
import type { ReactNode } from 'react';
export interface PeriodBarProps {
    period: SavedView['period'];
    onPeriodChange: (period: SavedView['period']) => void;
    /** Stands at the end of the line: the saved views. */
    children: ReactNode;
}
/** The days that the period means on a day of the facility. */
export declare function daysOfPeriod(period: SavedView['period'], today: string): Period;
/** Which days the figures are of: ready made, or from a first to a last. */
export declare function PeriodBar({ period, onPeriodChange, children }: PeriodBarProps): import("react").JSX.Element;

// ── analytics/analytics/saved-views.d.ts
import type { SavedView } from '@alms/lis-domain/analytics';
import { type Submission } from '@alms/ui/resource';
export interface SavedViewsProps {
    /** The person's views, by name. */
    views: readonly SavedView[];
    onPeriodChange: (period: SavedView['period']) => void;
    /** Keeps what is shown under a name; answers how that went. */
    onSave: (name: string) => Promise<Submission>;
    onForget: (id: string) => void | Promise<void>;
}
/** Views under names, to come back to: a menu of them, and a dialog that asks for the name of a new one. */
export declare function SavedViews({ views, onPeriodChange, onSave, onForget }: SavedViewsProps): import("react").JSX.Element;

// ── appointments/patient-appointments/booking.form.d.ts
import { type AppointmentType } from '@alms/lis-domain/appointments';
import { type Opening } from '@alms/lis-domain/facility';
import * as v from 'valibot';
/** What the fields hold. */
export interface BookingFields {
    type: AppointmentType;
    date: string;
    time: string;
    /** Minutes; empty where nobody is asked. */
    duration: string;
    reason: string;
}
/** What is booked of it. */
export interface WantedAppointment {
    type: AppointmentType;
    start: string;
    duration_minutes?: number;
    reason: string;
    /** The appointment that it replaces. */
    rescheduled_from_id?: string;
}
export interface BookingPlace {
    /** The facility's zone (IANA). */
    timeZone: string;
    /** When it is open. When omitted, that is not known. */
    opening?: Opening | undefined;
    /** How long an appointment takes where nobody is asked, in minutes. */
    usualMinutes: number;
}
/** The form's rules; messages are keys of the feature's catalogue. The date and time are those of the clock on the facility's wall. */
export declare function bookingForm({ timeZone, opening, usualMinutes }: BookingPlace): v.GenericSchema<BookingFields, WantedAppointment>;

// ── appointments/patient-appointments/index.d.ts
export { PatientAppointmentsCard } from './patient-appointments-card.js';
export type { CancelledAppointment, PatientAppointmentsCardProps } from './patient-appointments-card.js';
export type { WantedAppointment } from './booking.form.js';

// ── appointments/patient-appointments/patient-appointments-card.d.ts
import { type Appointment, type Preparation } from '@alms/lis-domain/appointments';
import type { Opening } from '@alms/lis-domain/facility';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { WantedAppointment } from './booking.form.js';
/** An appointment to cancel, and why; the reason is empty where nobody is asked for one. */
export interface CancelledAppointment {
    id: string;
    reason: string;
}
export interface PatientAppointmentsCardProps {
    /** Of one patient, the latest first. */
    appointments: Resource<readonly Appointment[]>;
    /** How the patient prepares for what is to be collected. When omitted, or none, nothing is said. */
    preparation?: readonly Preparation[] | undefined;
    /** Who reads. Staff say how long an appointment takes and why one is cancelled. */
    viewer: 'patient' | 'staff';
    /** The facility's zone (IANA): the times that are entered are those of its clock. */
    timeZone: string;
    /** When the facility is open: shown where an appointment is booked, which has to lie within it. When omitted, that is not known. */
    opening?: Opening | undefined;
    /** The reader's clock shows another zone, so the facility's is named. @default false */
    elsewhere?: boolean;
    /** Books or moves. When omitted, this person may not. */
    onBook?: ((wanted: WantedAppointment) => Promise<Submission>) | undefined;
    /** When omitted, this person may not cancel. */
    onCancel?: ((cancelled: CancelledAppointment) => Promise<Submission>) | undefined;
    /** Reads older ones. When omitted, there are none. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
    /** The appointment that somebody has come here to move: as long as it can be, its dialog is open at first. */
    movedId?: string | undefined;
}
/** A patient's appointments, those to come first, with what this person can do about them. For a whole day of a facility use `TodaysAppointmentsCard`. */
export declare function PatientAppointmentsCard({ appointments, preparation, viewer, timeZone, opening, elsewhere, onBook, onCancel, onMore, onRetry, movedId }: PatientAppointmentsCardProps): import("react").JSX.Element;

// ── appointments/patient-appointments/patient-appointments.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientAppointmentsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    ownTitle: string;
    zone: (v: {
        zone: string | number;
    }, f: MessageFormat) => string;
    book: string;
    coming: string;
    prepare: string;
    preparation: (v: {
        test: string | number;
        text: string | number;
    }, f: MessageFormat) => string;
    past: string;
    noneTitle: string;
    noneBody: string;
    noneComing: string;
    moved: string;
    because: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    move: string;
    moveOf: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    cancel: string;
    cancelOf: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    more: string;
    bookTitle: string;
    moveTitle: string;
    replaces: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    type: string;
    date: string;
    time: string;
    duration: string;
    minutes: (v: {
        count: number;
    }, f: MessageFormat) => string;
    note: string;
    submitBook: string;
    submitMove: string;
    close: string;
    cancelTitle: string;
    cancelBody: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    cancelAct: string;
    cancelReason: string;
    dateRequired: string;
    timeRequired: string;
    timeSkipped: string;
    noteTooLong: string;
    conflict: string;
    online_booking_off: string;
    appointment_past: string;
    appointment_overlaps: string;
    appointments_full: string;
    appointment_state: string;
    hoursHint: (v: {
        hours: string | number;
    }, f: MessageFormat) => string;
    closedHint: (v: {
        hours: string | number;
        when: string | number;
    }, f: MessageFormat) => string;
    closedThen: (v: {
        hours: string | number;
    }, f: MessageFormat) => string;
    outside: (v: {
        hours: string | number;
    }, f: MessageFormat) => string;
    appointment_outside_hours: string;
    patient_deceased: string;
}>;

// ── appointments/todays-appointments/index.d.ts
export { TodaysAppointmentsCard } from './todays-appointments-card.js';
export type { AppointmentProgress, TodaysAppointmentsCardProps } from './todays-appointments-card.js';

// ── appointments/todays-appointments/todays-appointments-card.d.ts
import { type Appointment } from '@alms/lis-domain/appointments';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { OutsideHours } from '../../shared/outside-hours/index.js';
/** What has happened at the desk: somebody has come, or what they came for is done. */
export interface AppointmentProgress {
    appointment: Appointment;
    move: 'arrive' | 'fulfil';
}
export interface TodaysAppointmentsCardProps {
    /** Of the facility's day, the earliest first. */
    appointments: Resource<readonly Appointment[]>;
    /** There are more than these. @default false */
    hasMore?: boolean;
    /** When omitted, this person may not say who has come. */
    onProgress?: ((progress: AppointmentProgress) => Promise<Submission>) | undefined;
    onRetry: () => void | Promise<void>;
    /** Where a patient is looked at. When omitted, names lead nowhere. */
    patientHref?: ((patientId: string) => string) | undefined;
    /** Of any day to come: booked before the working hours were changed. When omitted, this person moves none. */
    outside?: OutsideHours | undefined;
}
/** Who comes today, and who has come: what a reception begins its day with. For one patient's use `PatientAppointmentsCard`. */
export declare function TodaysAppointmentsCard({ appointments, hasMore, onProgress, onRetry, patientHref, outside }: TodaysAppointmentsCardProps): import("react").JSX.Element;

// ── appointments/todays-appointments/todays-appointments.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const todaysAppointmentsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    noneTitle: string;
    noneBody: string;
    arrive: string;
    arriveOf: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    fulfil: string;
    fulfilOf: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    more: string;
    outsideTitle: (v: {
        count: number;
    }, f: MessageFormat) => string;
    outsideMany: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    outsideBody: string;
    outsideShow: string;
    outsideFailed: string;
    outsideRetry: string;
    appointment_state: string;
    version_stale: string;
}>;

// ── audit/audit-log/audit-filters.d.ts
import { auditActions, auditCategories } from '@alms/lis-domain/audit';
/** What is asked of the record; empty strings ask for everything, without days for the last seven. Days are the facility's, `YYYY-MM-DD`. */
export interface AuditFilter {
    from: string;
    to: string;
    category: (typeof auditCategories)[number] | '';
    action: (typeof auditActions)[number] | '';
    actor_id: string;
    entity_id: string;
    patient_id: string;
    /** Part of a name, a record or a reason. */
    q: string;
}
/** Everything of some days. */
export declare const UNFILTERED: {
    readonly category: '';
    readonly action: '';
    readonly actor_id: '';
    readonly entity_id: '';
    readonly patient_id: '';
    readonly q: '';
};
export interface AuditFiltersProps {
    filter: AuditFilter;
    onFilterChange: (filter: AuditFilter) => void;
    /** What the person and the record that are asked for are called; undefined while that is not known. */
    names: {
        actor_id?: string | undefined;
        entity_id?: string | undefined;
    };
}
/** Days, area, action and words; person, record and patient are taken from an entry and can only be let go of here. Each change asks anew. */
export declare function AuditFilters({ filter, onFilterChange, names }: AuditFiltersProps): import("react").JSX.Element;

// ── audit/audit-log/audit-log-screen.d.ts
import type { AuditEvent } from '@alms/lis-domain/audit';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type AuditFilter } from './audit-filters.js';
import { type AuditChain } from './chain-status.js';
/** Entries read so far. */
export interface AuditPage {
    items: readonly AuditEvent[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
}
export interface AuditLogScreenProps {
    filter: AuditFilter;
    onFilterChange: (filter: AuditFilter) => void;
    events: Resource<AuditPage>;
    /** What recomputing the chain of checksums has shown. */
    chain: Resource<AuditChain>;
    /** Has the whole chain recomputed, from its first entry on. When omitted, there is no way to. */
    onCheck?: () => void | Promise<void>;
    /** How asking for that goes. @default idle */
    asking?: Submission;
    /** Reads older entries. When omitted, there are none. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
    /** Hands over the entries that the filter lets through as a file. When omitted, there is no way to. */
    onExport?: () => void | Promise<void>;
    /** How the export goes. @default idle */
    exporting?: Submission;
}
/** The append-only record: filters, entries, what each changed, and whether the record itself is whole. */
export declare function AuditLogScreen({ filter, onFilterChange, events, chain, onCheck, asking, onMore, onRetry, onExport, exporting }: AuditLogScreenProps): import("react").JSX.Element;

// ── audit/audit-log/audit-log.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const auditLogMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    filters: string;
    days: string;
    lastDays: (v: {
        count: number;
    }, f: MessageFormat) => string;
    find: string;
    findPlaceholder: string;
    category: string;
    anyCategory: string;
    action: string;
    anyAction: string;
    clear: string;
    patientName: string;
    onePerson: string;
    oneObject: string;
    onePatient: string;
    ofPerson: string;
    ofObject: string;
    ofPatient: string;
    exportCsv: string;
    tooMany: string;
    entries: string;
    time: string;
    person: string;
    what: string;
    object: string;
    outcome: string;
    success: string;
    failure: string;
    notSignedIn: string;
    system: string;
    more: string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    chainIntact: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    chainEmpty: string;
    chainBroken: (v: {
        position: number;
    }, f: MessageFormat) => string;
    chainBrokenBody: (v: {
        position: number;
    }, f: MessageFormat) => string;
    chainChecking: string;
    chainUnknown: string;
    chainPartly: (v: {
        to: number;
        lines: number;
    }, f: MessageFormat) => string;
    chainWhole: (v: {
        to: number;
        at: string | number;
    }, f: MessageFormat) => string;
    chainLater: (v: {
        to: number;
    }, f: MessageFormat) => string;
    chainNow: (v: {
        to: number;
    }, f: MessageFormat) => string;
    chainRest: (v: {
        to: number;
    }, f: MessageFormat) => string;
    chainSchedule: string;
    chainRunning: (v: {
        checked: number;
        lines: number;
    }, f: MessageFormat) => string;
    checkChain: string;
    details: (v: {
        seq: number;
    }, f: MessageFormat) => string;
    close: string;
    at: string;
    role: string;
    area: string;
    reason: string;
    address: string;
    request: string;
    hash: string;
    changes: string;
    field: string;
    before: string;
    after: string;
    noValue: string;
    noChanges: string;
    create: string;
    read: string;
    update: string;
    delete: string;
    login: string;
    logout: string;
    login_failed: string;
    verify: string;
    amend: string;
    reject: string;
    print: string;
    export: string;
    merge: string;
    override: string;
    permission_change: string;
    access_denied: string;
    security: string;
    patient: string;
    order: string;
    sample: string;
    result: string;
    qc: string;
    inventory: string;
    billing: string;
    settings: string;
    report: string;
    notification: string;
}>;

// ── audit/audit-log/chain-status.d.ts
import type { verifyAuditChain } from '@alms/lis-domain/audit';
import type { AnswerOf } from '@alms/lis-domain/http';
import type { Resource, Submission } from '@alms/ui/resource';
export type AuditChain = AnswerOf<typeof verifyAuditChain>;
export interface ChainStatusProps {
    chain: Resource<AuditChain>;
}
/** Whether the record is whole. Anything but a successful check of all of it says that it is not known, never that it is intact. */
export declare function ChainChip({ chain }: ChainStatusProps): import("react").JSX.Element;
export interface ChainNoteProps extends ChainStatusProps {
    /** Has the whole record checked, from its first entry on. When omitted, there is no way to. */
    onCheck?: (() => void | Promise<void>) | undefined;
    /** How asking for it goes. */
    asking: Submission;
}
/** Which entries were checked when, how a check of the whole record goes on, and the way to ask for one. */
export declare function ChainNote({ chain, onCheck, asking }: ChainNoteProps): import("react").JSX.Element | null;
/** What a broken record means and what to do. Draws nothing for a whole one. */
export declare function ChainAlert({ chain }: ChainStatusProps): import("react").JSX.Element | null;

// ── audit/audit-log/index.d.ts
export { AuditLogScreen } from './audit-log-screen.js';
export type { AuditLogScreenProps, AuditPage } from './audit-log-screen.js';
export type { AuditFilter } from './audit-filters.js';
export type { AuditChain } from './chain-status.js';

// ── billing/patient-insurance/edit-insurance.d.ts
import { type PatientInsurance } from '@alms/lis-domain/billing';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type InsuranceBody, type InsuranceFields } from './patient-insurance.form.js';
/** Changing what covers a patient. */
export type InsuranceEditing = Pick<VersionedFormProps<InsuranceFields, InsuranceBody, PatientInsurance>, 'submission' | 'onSave'>;
interface EditInsuranceProps extends InsuranceEditing {
    record: PatientInsurance;
    onClose: () => void;
}
/** Drawn anew each time its dialog opens, so it starts from what stands on record. */
export declare function EditInsurance({ record, submission, onSave, onClose }: EditInsuranceProps): import("react").JSX.Element;
export {};

// ── billing/patient-insurance/index.d.ts
export { PatientInsuranceCard } from './patient-insurance-card.js';
export type { PatientInsuranceCardProps } from './patient-insurance-card.js';
export type { InsuranceEditing } from './edit-insurance.js';

// ── billing/patient-insurance/patient-insurance-card.d.ts
import { type PatientInsurance } from '@alms/lis-domain/billing';
import type { Resource } from '@alms/ui/resource';
import { type InsuranceEditing } from './edit-insurance.js';
export interface PatientInsuranceCardProps {
    insurance: Resource<PatientInsurance>;
    /** Changing what covers the patient. When omitted, this person may only read. */
    editing?: InsuranceEditing | undefined;
    onRetry?: () => void | Promise<void>;
}
/** Who pays for a patient besides the patient: each cover with its policy, and how it stands today. */
export declare function PatientInsuranceCard({ insurance, editing, onRetry }: PatientInsuranceCardProps): import("react").JSX.Element;

// ── billing/patient-insurance/patient-insurance.form.d.ts
import { type PatientInsurance, type patientInsuranceBody } from '@alms/lis-domain/billing';
import * as v from 'valibot';
/** What the server takes. */
export type InsuranceBody = v.InferOutput<typeof patientInsuranceBody>;
/** What the fields hold: text, as typed; the id is the row's own. */
export interface InsuranceFields {
    covers: Record<'id' | 'payer_id' | 'policy_number' | 'group' | 'valid_from' | 'valid_to', string>[];
}
/** The part of what is on record that the form writes. */
export declare const insuranceOf: ({ covers }: PatientInsurance) => InsuranceBody;
export declare const insuranceFieldsOf: ({ covers }: InsuranceBody) => InsuranceFields;
/** The form's rules; messages are keys of the feature's catalogue. The server's own rules are `patientInsuranceBody`. */
export declare const insuranceForm: v.GenericSchema<InsuranceFields, InsuranceBody>;

// ── billing/patient-insurance/patient-insurance.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientInsuranceMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    none: string;
    add: string;
    change: string;
    editTitle: string;
    editBody: string;
    covers: string;
    cover: string;
    addCover: string;
    payer: string;
    choosePayer: string;
    unknownPayer: string;
    policy: string;
    policyNumber: string;
    group: string;
    groupLabel: string;
    validFrom: string;
    validTo: string;
    validToHint: string;
    valid: string;
    ended: string;
    to_come: string;
    beginsOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    since: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    between: (v: {
        first: string | number;
        last: string | number;
    }, f: MessageFormat) => string;
    until: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    always: string;
    payerRetired: string;
    noPayers: string;
    payerRequired: string;
    policyRequired: string;
    policyTwice: string;
    dayInvalid: string;
    endsBefore: string;
    tooLong: string;
    patient_merged: string;
    saveFailed: string;
    cancel: string;
    close: string;
    save: string;
}>;

// ── billing/patient-invoices/index.d.ts
export { PatientInvoicesCard } from './patient-invoices-card.js';
export type { PatientInvoicesCardProps } from './patient-invoices-card.js';

// ── billing/patient-invoices/patient-invoices-card.d.ts
import type { PatientInvoice } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
export interface PatientInvoicesCardProps {
    /** Of one patient, the newest first. */
    invoices: Resource<readonly PatientInvoice[]>;
    /** Who reads: the patient, or staff who look at what the patient sees. */
    viewer: 'patient' | 'staff';
    /** Hands out an invoice on paper. */
    onDownload: (invoice: PatientInvoice) => void;
    /** How that went. */
    download: Submission;
    /** Reads older ones. When omitted, there are none. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
}
/** A patient's invoices in plain words: what each is for, what was paid, and what is still to be paid. For the desk's list use `PaymentsScreen`. */
export declare function PatientInvoicesCard({ invoices, viewer, onDownload, download, onMore, onRetry }: PatientInvoicesCardProps): import("react").JSX.Element;

// ── billing/patient-invoices/patient-invoices.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientInvoicesMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    ownTitle: string;
    noneTitle: string;
    noneBody: string;
    noneBodyStaff: string;
    more: string;
    due: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    dueBy: (v: {
        amount: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    payerPays: (v: {
        payer: string | number;
    }, f: MessageFormat) => string;
    voidBody: string;
    notCharged: string;
    total: string;
    paidOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    returnedOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    download: string;
    downloadOf: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    paid: string;
    partlyPaid: string;
    toPay: string;
    overdue: string;
    withPayer: string;
    void: string;
}>;

// ── billing/payments/billing-rules-form.d.ts
import { type BillingSettings, type CollectionPolicy } from '@alms/lis-domain/billing';
import * as v from 'valibot';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
declare const rulesForm: v.ObjectSchema<{
    readonly currency: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToUpperCaseAction, v.RegexAction<string, "currencyInvalid">]>;
    readonly collect_before_payment: v.PicklistSchema<readonly ["allow", "warn", "block"], undefined>;
    readonly invoice_on_order: v.BooleanSchema<undefined>;
    readonly payment_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "daysInvalid">, v.TransformAction<any, number>, v.MaxValueAction<number, 365, "daysInvalid">]>;
}, undefined>;
/** What the fields hold, and what is saved of it. */
export type BillingRulesFields = Omit<v.InferInput<typeof rulesForm>, 'collect_before_payment'> & {
    collect_before_payment: CollectionPolicy;
};
export type BillingRulesValues = v.InferOutput<typeof rulesForm>;
export interface BillingRulesFormProps extends VersionedFormProps<BillingRulesFields, BillingRulesValues, BillingSettings> {
    settings: BillingSettings;
}
/** How the facility bills, saved together. */
export declare function BillingRulesForm({ settings, ...rest }: BillingRulesFormProps): import("react").JSX.Element;
export {};

// ── billing/payments/cash-drawer.d.ts
import type { CashSession } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type CountedDrawer } from './drawer-dialogs.js';
export interface CashDrawerProps {
    /** Drawers that are open, everybody's. */
    open: Resource<readonly CashSession[]>;
    /** Those that were counted, the last first. */
    closed: Resource<readonly CashSession[]>;
    /** Reads older ones. When omitted, there are none. */
    onMore?: (() => void) | undefined;
    /** Whose own drawer it is. */
    userId: string;
    /** What the facility bills in. */
    currency: string;
    onOpen: (float_minor: number) => Promise<Submission>;
    onCount: (drawer: CashSession, counted: CountedDrawer) => Promise<Submission>;
    onRetry?: () => void | Promise<void>;
}
/** The own drawer, from its opening to its count, and the drawers that were counted before. */
export declare function CashDrawer({ open, closed, onMore, userId, currency, onOpen, onCount, onRetry }: CashDrawerProps): import("react").JSX.Element;

// ── billing/payments/credit-dialog.d.ts
import type { Invoice } from '@alms/lis-domain/billing';
import type { Submission } from '@alms/ui/resource';
/** Lines that are taken back, and why. */
export interface CreditedLines {
    line_ids: string[];
    reason: string;
}
interface CreditFormProps {
    invoice: Invoice;
    onCredit: (credited: CreditedLines) => Promise<Submission>;
    onClose: () => void;
}
export interface CreditDialogProps extends CreditFormProps {
    open: boolean;
}
/** Takes lines of an issued invoice back by a credit note, for a reason. */
export declare function CreditDialog({ open, ...form }: CreditDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/draft-dialog.d.ts
import type { Invoice, invoiceDraftBody, Payer } from '@alms/lis-domain/billing';
import type { Submission } from '@alms/ui/resource';
import type * as v from 'valibot';
/** The whole of what is saved. */
export type ChangedDraft = v.InferOutput<typeof invoiceDraftBody>;
interface DraftFormProps {
    invoice: Invoice;
    /** Who may be billed besides the patient. */
    payers: readonly Payer[];
    onChange: (draft: ChangedDraft) => Promise<Submission>;
    onClose: () => void;
}
export interface DraftDialogProps extends DraftFormProps {
    open: boolean;
}
/** Changes a draft: who pays, by when, and what each line is charged at. With another payer the prices become those of that one. */
export declare function DraftDialog({ open, ...form }: DraftDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/drawer-dialogs.d.ts
import type { CashSession } from '@alms/lis-domain/billing';
import type { Submission } from '@alms/ui/resource';
import { type Money } from '../../shared/money/index.js';
/** What was counted in a drawer, and why it is something else than it should be. */
export interface CountedDrawer {
    counted_minor: number;
    difference_reason: string;
}
/** The words of a form about money: what an amount looks like is part of the refusal. */
export declare function useAmountWords<Words extends object>(words: Words, money: Money): Words & {
    amountInvalid: string;
};
interface OpenDrawerFormProps {
    currency: string;
    onOpen: (float_minor: number) => Promise<Submission>;
    onClose: () => void;
}
export interface OpenDrawerDialogProps extends OpenDrawerFormProps {
    open: boolean;
}
/** Asks what lies in a drawer before anything is taken. */
export declare function OpenDrawerDialog({ open, ...form }: OpenDrawerDialogProps): import("react").JSX.Element;
interface CloseDrawerFormProps {
    drawer: CashSession;
    onCount: (counted: CountedDrawer) => Promise<Submission>;
    onClose: () => void;
}
export interface CloseDrawerDialogProps extends Omit<CloseDrawerFormProps, 'drawer'> {
    /** Undefined: none is being closed. */
    drawer: CashSession | undefined;
}
/** Asks what was counted, and why it is not what it should be. */
export declare function CloseDrawerDialog({ drawer, ...form }: CloseDrawerDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/index.d.ts
export { InvoiceScreen } from './invoice-screen.js';
export type { InvoiceScreenProps } from './invoice-screen.js';
export { PaymentsScreen, paymentsTabs } from './payments-screen.js';
export type { PaymentsScreenProps, PaymentsTab } from './payments-screen.js';
export { invoiceFilterStates } from './invoice-list.js';
export type { InvoiceFilter } from './invoice-list.js';
export type { CountedDrawer } from './drawer-dialogs.js';
export type { CreditedLines } from './credit-dialog.js';
export type { ChangedDraft } from './draft-dialog.js';
export type { GivenRefund, TakenPayment } from './payment-dialogs.js';
export type { PayerValues } from './payer-dialog.js';
export type { BillingRulesFields, BillingRulesValues } from './billing-rules-form.js';
export { PriceListScreen } from './price-list-screen.js';
export type { PriceListScreenProps } from './price-list-screen.js';
export type { PriceListDraft, PriceListEditing } from './price-list-form.js';
export type { ChangedPriceList, NewPriceList, PriceListFields } from './price-list.form.js';
export type { NewInvoice } from './new-invoice-dialog.js';

// ── billing/payments/invoice-list.d.ts
import { type InvoiceState, type InvoiceSummary } from '@alms/lis-domain/billing';
import type { Resource } from '@alms/ui/resource';
/** What invoices are looked for by; an empty string asks for all. */
export interface InvoiceFilter {
    query: string;
    status: InvoiceState | 'overdue' | '';
}
/** In the order they are offered: what asks for something first. */
export declare const invoiceFilterStates: readonly ["overdue", "draft", "issued", "partially_paid", "paid", "void"];
export interface InvoiceListProps {
    filter: InvoiceFilter;
    onFilterChange: (filter: InvoiceFilter) => void;
    /** Invoices read so far, the newest first. */
    invoices: Resource<readonly InvoiceSummary[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    invoiceHref: (invoice: InvoiceSummary) => string;
    onRetry?: () => void | Promise<void>;
}
/** Every invoice, found by its number, its order, its patient or where it stands. */
export declare function InvoiceList({ filter, onFilterChange, invoices, onMore, invoiceHref, onRetry }: InvoiceListProps): import("react").JSX.Element;

// ── billing/payments/invoice-screen.d.ts
import { type Invoice, type Payer } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type CreditedLines } from './credit-dialog.js';
import { type ChangedDraft } from './draft-dialog.js';
import { type GivenRefund, type TakenPayment } from './payment-dialogs.js';
export interface InvoiceScreenProps {
    invoice: Resource<Invoice>;
    /** Who may be billed besides the patient. */
    payers: readonly Payer[];
    listHref: string;
    onChange: (invoice: Invoice, draft: ChangedDraft) => Promise<Submission>;
    onIssue: (invoice: Invoice) => Promise<Submission>;
    onPay: (invoice: Invoice, payment: TakenPayment) => Promise<Submission>;
    /** Opens this person's own drawer, through which cash goes, with what lies in it. */
    onOpenDrawer: (float_minor: number) => Promise<Submission>;
    /** When omitted, with the two below, this person does not give money back or take anything off. */
    onRefund?: ((refund: GivenRefund) => Promise<Submission>) | undefined;
    onCredit?: ((invoice: Invoice, credited: CreditedLines) => Promise<Submission>) | undefined;
    onVoid?: ((invoice: Invoice, reason: string) => Promise<Submission>) | undefined;
    /** Hands out the invoice on paper. */
    onPrint: (invoice: Invoice) => void;
    /** Hands out the receipt of a payment or a refund. */
    onReceipt: (paymentId: string) => void;
    onRetry?: () => void | Promise<void>;
}
/** One invoice as a document, with what happened to it and what can be done about it. */
export declare function InvoiceScreen({ invoice, listHref, onRetry, ...acts }: InvoiceScreenProps): import("react").JSX.Element;

// ── billing/payments/invoice-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const invoiceWordsMessages: import("@alms/ui/i18n").Catalogue<{
    draft: string;
    issued: string;
    partially_paid: string;
    paid: string;
    void: string;
    overdue: string;
    cash: string;
    card: string;
    mobile_money: string;
    bank_transfer: string;
    insurance: string;
    other: string;
    corporate: string;
    patient: string;
    draftOf: (v: {
        order: string | number;
    }, f: MessageFormat) => string;
    amountInvalid: (v: {
        example: string | number;
    }, f: MessageFormat) => string;
    cancel: string;
    save: string;
    coverOf: (v: {
        payer: string | number;
        number: string | number;
    }, f: MessageFormat) => string;
}>;

// ── billing/payments/invoice.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const invoiceMessages: import("@alms/ui/i18n").Catalogue<{
    invoice: string;
    titleOf: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    back: string;
    document: string;
    order: string;
    patient: string;
    billedTo: string;
    billedToHint: string;
    issued: string;
    due: string;
    dueLater: string;
    lines: string;
    test: string;
    price: string;
    discount: string;
    tax: string;
    total: string;
    lineCancelled: string;
    lineCredited: string;
    listPrice: (v: {
        list: string | number;
    }, f: MessageFormat) => string;
    ownForList: (v: {
        list: string | number;
    }, f: MessageFormat) => string;
    unbilled: (v: {
        tests: string | number;
    }, f: MessageFormat) => string;
    subtotal: string;
    totalDue: string;
    creditNotes: string;
    paid: string;
    balance: string;
    overpaid: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    history: string;
    whatHappened: string;
    began: string;
    wasIssued: string;
    tookPayment: (v: {
        amount: string | number;
        method: string | number;
    }, f: MessageFormat) => string;
    gaveBack: (v: {
        amount: string | number;
        method: string | number;
    }, f: MessageFormat) => string;
    tookBack: (v: {
        amount: string | number;
        number: string | number;
    }, f: MessageFormat) => string;
    wasVoided: string;
    receipt: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    print: string;
    more: string;
    takePayment: string;
    issueAct: string;
    issueTitle: string;
    issueBody: string;
    changeDraft: string;
    changeTitle: string;
    charged: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    discountOn: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    discountTooLarge: string;
    dueHint: string;
    amount: string;
    method: string;
    givenBy: string;
    reference: string;
    referenceHint: string;
    cardNumber: string;
    payOpen: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    refundTitle: string;
    refundAct: string;
    refundLeft: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    reason: string;
    reasonRequired: string;
    creditTitle: string;
    creditAct: string;
    creditLines: string;
    creditLinesRequired: string;
    lineCollected: (v: {
        total: string | number;
    }, f: MessageFormat) => string;
    creditMenu: string;
    refundMenu: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    voidMenu: string;
    voidTitle: string;
    voidBody: string;
    voidAct: string;
    payment_exceeds_balance: string;
    refund_exceeds_payment: string;
    specimen_collected: string;
    cash_session_missing: string;
    invoice_state: string;
    version_stale: string;
    nothing_to_bill: string;
    policy: string;
    policyNumber: string;
    policyHint: string;
    policyRequired: string;
    payerToChoose: (v: {
        covers: string | number;
    }, f: MessageFormat) => string;
}>;

// ── billing/payments/new-invoice-dialog.d.ts
import type { createInvoiceBody, PatientCover, Payer } from '@alms/lis-domain/billing';
import type { Resource, Submission } from '@alms/ui/resource';
import * as v from 'valibot';
/** Which order is billed, and to whom: null is the patient; left out, whoever covers the patient. */
export type NewInvoice = v.InferOutput<typeof createInvoiceBody>;
/** What covered the patient of the order that is being typed. */
export interface OrderCovers {
    resource: Resource<readonly PatientCover[]>;
    /** Called with the number once it is whole; undefined while it is none. */
    onOrder: (orderNumber: string | undefined) => void;
}
interface NewInvoiceFormProps {
    /** Who may be billed besides the patient. */
    payers: readonly Payer[];
    /** When omitted, nobody is proposed before the draft is there. */
    covers?: OrderCovers | undefined;
    onCreate: (invoice: NewInvoice) => Promise<Submission>;
    onClose: () => void;
}
export interface NewInvoiceDialogProps extends NewInvoiceFormProps {
    open: boolean;
}
/** Asks which order is billed, and who pays. */
export declare function NewInvoiceDialog({ open, ...form }: NewInvoiceDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/payer-dialog.d.ts
import { type Payer, type payerBody } from '@alms/lis-domain/billing';
import type { Submission } from '@alms/ui/resource';
import * as v from 'valibot';
/** What the server takes. */
export type PayerValues = v.InferOutput<typeof payerBody>;
interface PayerFormProps {
    /** The one that is changed. When omitted, a new one is added. */
    payer?: Payer | undefined;
    onSave: (values: PayerValues) => Promise<Submission>;
    onClose: () => void;
}
export interface PayerDialogProps extends PayerFormProps {
    open: boolean;
}
/** An insurer or a company that pays for patients. */
export declare function PayerDialog({ open, ...form }: PayerDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/payers-and-rules.d.ts
import type { BillingSettings, Payer } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type BillingRulesFormProps } from './billing-rules-form.js';
import { type PayerValues } from './payer-dialog.js';
export interface PayersAndRulesProps {
    payers: Resource<readonly Payer[]>;
    /** Adds a payer, or changes the one that is given. */
    onSavePayer: (values: PayerValues, payer: Payer | undefined) => Promise<Submission>;
    settings: Resource<BillingSettings>;
    rules: Omit<BillingRulesFormProps, 'settings'>;
    onRetry?: () => void | Promise<void>;
}
/** Who pays besides patients, and how the facility bills. */
export declare function PayersAndRules({ payers, onSavePayer, settings, rules, onRetry }: PayersAndRulesProps): import("react").JSX.Element;

// ── billing/payments/payment-dialogs.d.ts
import { type Invoice, type InvoicePayment, type PaymentMethod } from '@alms/lis-domain/billing';
import type { Submission } from '@alms/ui/resource';
/** Money that is taken. */
export interface TakenPayment {
    amount_minor: number;
    method: PaymentMethod;
    reference: string;
}
/** Money that is given back. */
export interface GivenRefund {
    payment: InvoicePayment;
    amount_minor: number;
    method: PaymentMethod;
    reason: string;
}
/** Opens the own drawer, with what lies in it. */
type OpenDrawer = (float_minor: number) => Promise<Submission>;
interface PaymentFormProps {
    invoice: Invoice;
    onOpenDrawer: OpenDrawer;
    onPay: (payment: TakenPayment) => Promise<Submission>;
    onClose: () => void;
}
export interface PaymentDialogProps extends PaymentFormProps {
    open: boolean;
}
/** Takes a payment; the whole balance unless something else is typed, so that Enter is enough. */
export declare function PaymentDialog({ open, ...form }: PaymentDialogProps): import("react").JSX.Element;
interface RefundFormProps {
    invoice: Invoice;
    onOpenDrawer: OpenDrawer;
    payment: InvoicePayment;
    onRefund: (refund: GivenRefund) => Promise<Submission>;
    onClose: () => void;
}
export interface RefundDialogProps extends Omit<RefundFormProps, 'payment'> {
    /** Undefined: nothing is given back. */
    payment: InvoicePayment | undefined;
}
/** Gives a payment back, in whole or in part, for a reason. What a credit note has made too much stands in the field. */
export declare function RefundDialog({ payment, ...form }: RefundDialogProps): import("react").JSX.Element;
export {};

// ── billing/payments/payments-screen.d.ts
import type { Submission } from '@alms/ui/resource';
import { type CashDrawerProps } from './cash-drawer.js';
import { type InvoiceListProps } from './invoice-list.js';
import { type NewInvoice, type OrderCovers } from './new-invoice-dialog.js';
import { type PayersAndRulesProps } from './payers-and-rules.js';
import { type PriceListsProps } from './price-lists.js';
export declare const paymentsTabs: readonly ['invoices', 'drawer', 'prices', 'keeping'];
export type PaymentsTab = (typeof paymentsTabs)[number];
export interface PaymentsScreenProps {
    tab: PaymentsTab;
    onTabChange: (tab: PaymentsTab) => void;
    invoices: InvoiceListProps;
    /** Begins the invoice of an order. */
    onCreate: (invoice: NewInvoice) => Promise<Submission>;
    /** What covered the patient of the order that is being typed. When omitted, nobody is proposed before the draft is there. */
    covers?: OrderCovers | undefined;
    drawer: CashDrawerProps;
    prices: PriceListsProps;
    /** When omitted, this person does not decide about payers and rules. */
    keeping?: PayersAndRulesProps | undefined;
    /** Where the facility's own plan and its payments are. When omitted, they are not this person's. */
    ownPlanHref?: string | undefined;
}
/** What patients are billed and what they pay: invoices, the own drawer, and for whoever manages payments the rules. */
export declare function PaymentsScreen({ tab, onTabChange, invoices, onCreate, covers, drawer, prices, keeping, ownPlanHref }: PaymentsScreenProps): import("react").JSX.Element;

// ── billing/payments/payments.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const paymentsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    views: string;
    invoices: string;
    drawer: string;
    keeping: string;
    ownPlan: string;
    filters: string;
    search: string;
    searchPlaceholder: string;
    state: string;
    anyState: string;
    clear: string;
    newInvoice: string;
    orderNumber: string;
    orderNumberHint: string;
    orderNumberRequired: string;
    begin: string;
    not_found: string;
    duplicate: string;
    nothing_to_bill: string;
    number: string;
    patient: string;
    payer: string;
    dueOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    total: string;
    balance: string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    ownDrawer: string;
    noDrawer: string;
    openDrawer: string;
    float: string;
    openedAt: string;
    expected: string;
    countDrawer: string;
    counted: string;
    countedHint: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    reasonOfDifference: string;
    differenceReasonRequired: string;
    closeDrawer: string;
    cash_session_open: string;
    own_drawer: string;
    closedDrawers: string;
    noClosed: string;
    older: string;
    who: string;
    closedAt: string;
    difference: string;
    none: string;
    payers: string;
    noPayers: string;
    addPayer: string;
    changePayer: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    edit: string;
    name: string;
    nameRequired: string;
    kind: string;
    address: string;
    offered: string;
    notOffered: string;
    payerTaken: string;
    prices: string;
    pricesBody: string;
    openPrices: string;
    priced: (v: {
        count: number;
    }, f: MessageFormat) => string;
    unpriced: (v: {
        count: number;
    }, f: MessageFormat) => string;
    rules: string;
    currency: string;
    currencyHint: string;
    currencyInvalid: string;
    policy: string;
    policyHint: string;
    allow: string;
    warn: string;
    block: string;
    invoiceOnOrder: string;
    paymentDays: string;
    daysInvalid: string;
    on: string;
    off: string;
    saved: string;
    conflict: string;
    byInsurance: string;
    coveredBy: (v: {
        cover: string | number;
    }, f: MessageFormat) => string;
    notCovered: string;
    chooseCover: string;
    payer_to_choose: string;
}>;

// ── billing/payments/price-list-form.d.ts
import type { PriceFile, PriceList } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type SaveOutcome, type VersionedDraft } from '../../shared/versioned-form/index.js';
import { type ChangedPriceList, type PriceListFields } from './price-list.form.js';
/** What was typed on a list, and the list it was begun from. */
export type PriceListDraft = VersionedDraft<PriceListFields, PriceList>;
/** How a list is changed. */
export interface PriceListEditing {
    submission: Submission;
    /** Saves the list over the one it was begun from. It must not reject. */
    onSave: (change: {
        body: ChangedPriceList;
        base: PriceList;
    }) => Promise<SaveOutcome<PriceList>>;
    /** What was typed before a forced sign-in. */
    draft?: PriceListDraft | undefined;
    onDraftChange?: ((draft: PriceListDraft | undefined) => void) | undefined;
    /** What the chosen file says; idle before one is chosen. */
    file: Resource<PriceFile>;
    onFileChosen: (file: File) => void;
    /** Its prices stand in the table now, or it is not wanted. */
    onFileDone: () => void;
}
export interface PriceListFormProps extends PriceListEditing {
    list: PriceList;
}
/** Changes a list as a whole. A file fills the table, and is saved with it. */
export declare function PriceListForm({ list, onSave, file, onFileChosen, onFileDone, ...rest }: PriceListFormProps): import("react").JSX.Element;

// ── billing/payments/price-list-screen.d.ts
import type { PriceList } from '@alms/lis-domain/billing';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type PriceListEditing } from './price-list-form.js';
export interface PriceListScreenProps {
    list: Resource<PriceList>;
    /** Where all of them are. */
    listsHref: string;
    /** Saves the list as a file. */
    onExport: () => void;
    exporting: Submission;
    /** When omitted, this person reads the list. */
    editing?: PriceListEditing | undefined;
    onRetry?: () => void | Promise<void>;
}
/** What one payer has agreed on: its days, and a price for each test, in a table that is filled by the keyboard or from a file. */
export declare function PriceListScreen({ list, listsHref, onExport, exporting, editing, onRetry }: PriceListScreenProps): import("react").JSX.Element;

// ── billing/payments/price-list.form.d.ts
import type { createPriceListBody, PriceList, priceListBody } from '@alms/lis-domain/billing';
import * as v from 'valibot';
import type { Money } from '../../shared/money/index.js';
/** What the server takes for a new list, and for one that is replaced. */
export type NewPriceList = v.InferOutput<typeof createPriceListBody>;
export type ChangedPriceList = v.InferOutput<typeof priceListBody>;
/** Where a new list begins: empty, with the facility's own prices, or with those of a list by its id. */
export declare const emptyStart = "empty";
export declare const ownStart = "own";
export declare const newPriceListForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly payer_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "payerRequired">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "listNameRequired">, v.MaxLengthAction<string, 80, "listNameRequired">]>;
    readonly valid_from: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "dayInvalid">]>;
    readonly valid_to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "dayInvalid">]>;
    readonly start: v.StringSchema<undefined>;
    readonly change: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "percentInvalid">, v.TransformAction<string, number>, v.MinValueAction<number, -10000, "percentInvalid">, v.MaxValueAction<number, 100000, "percentInvalid">]>;
}, undefined>, v.BaseValidation<{
    payer_id: string;
    name: string;
    valid_from: string;
    valid_to: string;
    start: string;
    change: number;
}, {
    payer_id: string;
    name: string;
    valid_from: string;
    valid_to: string;
    start: string;
    change: number;
}, v.PartialCheckIssue<{
    valid_from: string;
    valid_to: string;
}>>, v.TransformAction<{
    payer_id: string;
    name: string;
    valid_from: string;
    valid_to: string;
    start: string;
    change: number;
}, {
    name: string;
    valid_from: string;
    valid_to: string | null;
    payer_id: string;
    copy: {
        price_list_id: string | null;
        change_bp: number;
    } | null;
}>]>;
export interface PriceListFields {
    name: string;
    valid_from: string;
    valid_to: string;
    /** As typed, by the id of the test; empty: not on the list. */
    prices: Record<string, string>;
}
/** The answers of the form, each price under the id of its test: where two change different ones, neither loses anything. */
export type PriceListValues = {
    name: string;
    valid_from: string;
    valid_to: string | null;
} & Record<string, string | number | null>;
export declare function priceListForm({ read }: Pick<Money, 'read'>): v.GenericSchema<PriceListFields, PriceListValues>;
export declare const valuesOf: ({ name: called, valid_from, valid_to, rows }: PriceList) => PriceListValues;
export declare const fieldsOf: ({ typed }: Pick<Money, 'typed'>) => ({ name: called, valid_from, valid_to, ...prices }: PriceListValues) => PriceListFields;
export declare const bodyOf: ({ name: called, valid_from, valid_to, ...prices }: PriceListValues) => ChangedPriceList;

// ── billing/payments/price-list.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const priceListMessages: import("@alms/ui/i18n").Catalogue<{
    back: string;
    list: string;
    lists: string;
    listOf: (v: {
        payer: string | number;
        list: string | number;
    }, f: MessageFormat) => string;
    noLists: string;
    noListsBody: string;
    newList: string;
    begin: string;
    ownPrices: string;
    listName: string;
    listNameRequired: string;
    payer: string;
    payerRequired: string;
    validFrom: string;
    validTo: string;
    validToHint: string;
    openEnd: string;
    validSince: (v: {
        from: string | number;
    }, f: MessageFormat) => string;
    validBetween: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    dayInvalid: string;
    endsBefore: string;
    priced: string;
    start: string;
    startOwn: string;
    startEmpty: string;
    change: string;
    changeHint: string;
    percent: string;
    percentInvalid: string;
    days: string;
    prices: string;
    find: string;
    findPlaceholder: string;
    noneFound: string;
    shownOf: (v: {
        shown: string | number;
        all: string | number;
    }, f: MessageFormat) => string;
    showMore: (v: {
        count: number;
    }, f: MessageFormat) => string;
    test: string;
    panel: string;
    ownPrice: string;
    noOwnPrice: string;
    tax: string;
    price: string;
    priceOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    notListed: string;
    emptyMeans: string;
    amountTooLarge: string;
    saved: string;
    export: string;
    fromFile: string;
    fromFileBody: string;
    file: string;
    unreadable: string;
    fileReason: (v: {
        fault: 'empty' | 'workbook' | 'not_text' | 'encoding' | 'quotes' | 'column_missing' | 'too_many_rows' | (string & {});
        at: string | number;
    }, f: MessageFormat) => string;
    refused: (v: {
        count: number;
    }, f: MessageFormat) => string;
    refusedRows: string;
    line: string;
    code: string;
    problem: string;
    code_missing: string;
    code_unknown: string;
    code_repeated: string;
    amount_form: string;
    amount_too_large: string;
    putIn: (v: {
        count: number;
    }, f: MessageFormat) => string;
    nothingInFile: string;
    price_list_overlaps: string;
    duplicate: string;
}>;

// ── billing/payments/price-lists.d.ts
import type { Payer, PriceListSummary } from '@alms/lis-domain/billing';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { NewPriceList } from './price-list.form.js';
export interface PriceListsProps {
    lists: Resource<readonly PriceListSummary[]>;
    listHref: (list: PriceListSummary) => string;
    /** Who may agree on prices. */
    payers: readonly Payer[];
    /** Begins a list. When omitted, this person reads them. */
    onBegin?: ((list: NewPriceList) => Promise<Submission>) | undefined;
    /** Everything that can be ordered. */
    tests: Resource<readonly TestParameter[]>;
    /** Where the facility's own prices are set. */
    pricesHref: string;
    onRetry?: () => void | Promise<void>;
}
/** What tests cost: the facility's own prices, and what payers have agreed on. */
export declare function PriceLists({ lists, listHref, payers, onBegin, tests, pricesHref, onRetry }: PriceListsProps): import("react").JSX.Element;

// ── catalogue/test-parameters/autoverify-fields.d.ts
import { type AutoverifyTrialProps } from './autoverify-trial.js';
import type { TestSectionProps } from './test-editor-fields.js';
export interface AutoverifyFieldsProps extends TestSectionProps, Pick<AutoverifyTrialProps, 'trial' | 'tried'> {
    /** See `AutoverifyTrialProps`. When omitted, there are no past results to try a rule on. */
    onTry?: AutoverifyTrialProps['onTry'] | undefined;
}
/** When a value of this test is verified without a person, and what that would have meant for past ones. */
export declare function AutoverifyFields({ form: { field, methods }, trial, onTry, tried }: AutoverifyFieldsProps): import("react").JSX.Element;

// ── catalogue/test-parameters/autoverify-fields.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const autoverifyFieldsMessages: import("@alms/ui/i18n").Catalogue<{
    heading: string;
    enabled: string;
    enabledHint: string;
    within: string;
    reference: string;
    critical: string;
    requireQc: string;
    requireQcHint: string;
    requireDelta: string;
    requireDeltaHint: string;
    exclude: string;
    on: string;
    off: string;
    trial: string;
    trialHint: (v: {
        days: string | number;
        most: string | number;
    }, f: MessageFormat) => string;
    tryOut: string;
    outdated: string;
    outcome: string;
    noneTitle: string;
    noneBody: string;
    lookedAt: (v: {
        count: number;
        time: string | number;
    }, f: MessageFormat) => string;
    partial: string;
    verified: string;
    left: string;
    undecided: string;
    undecidedNote: string;
    changedNone: string;
    changedSome: (v: {
        count: number;
    }, f: MessageFormat) => string;
    entered_in_error: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    amended: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    retest: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    entered_again: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    why: string;
    reason: string;
    count: string;
    failed: string;
    results: string;
    specimen: string;
    value: string;
    entered: string;
    because: string;
    noResults: string;
    keptResults: string;
    moreResults: string;
    was_entered_in_error: string;
    was_amended: string;
    was_retest: string;
    was_entered_again: string;
}>;

// ── catalogue/test-parameters/autoverify-trial.d.ts
import type { AutoverifyRule } from '@alms/lis-domain/catalogue';
import { type AutoverificationTrial } from '@alms/lis-domain/results';
import { type Resource } from '@alms/ui/resource';
import { type TriedResultsProps } from './tried-results.js';
export interface AutoverifyTrialProps {
    /** The rule as it stands in the fields. */
    rule: AutoverifyRule;
    /** What the last try came to; idle before the first. */
    trial: Resource<AutoverificationTrial>;
    /** Tries a rule on the test's past results. It must not reject. */
    onTry: (rule: AutoverifyRule) => void | Promise<void>;
    /** The results behind the counts. When omitted, they are not offered. */
    tried?: TriedResultsProps | undefined;
}
/** What a rule would have made of past results, before it is put to work. Nothing of it is saved. */
export declare function AutoverifyTrial({ rule, trial, onTry, tried: results }: AutoverifyTrialProps): import("react").JSX.Element;

// ── catalogue/test-parameters/catalogue-import-screen.d.ts
import { type ImportCounts, type ImportPreview } from '@alms/lis-domain/catalogue';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type ImportPlanProps } from './import-plan.js';
export interface CatalogueImportScreenProps extends Pick<ImportPlanProps, 'onImport' | 'onReport'> {
    /** Where the catalogue is. */
    listHref: string;
    /** Saves the catalogue as a file. */
    onExport: () => void;
    exporting: Submission;
    /** The chosen file; undefined before one is. */
    file: {
        name: string;
        size: number;
    } | undefined;
    onFileChosen: (file: File) => void;
    onFileRemoved: () => void;
    /** What would become of the file; idle before one is chosen. */
    preview: Resource<ImportPreview>;
    /** How the import went. */
    importing: Submission;
    /** What was taken over; undefined until then. */
    imported: ImportCounts | undefined;
    onRetry?: () => void | Promise<void>;
}
/** The catalogue goes out as a file for a spreadsheet and comes back: first what would change and what is refused, cell by cell, then the import. */
export declare function CatalogueImportScreen({ listHref, onExport, exporting, file, onFileChosen, onFileRemoved, preview, importing, imported, onImport, onReport, onRetry }: CatalogueImportScreenProps): import("react").JSX.Element;

// ── catalogue/test-parameters/catalogue-import.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const catalogueImportMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    toList: string;
    export: string;
    fileHeading: string;
    how: string;
    file: string;
    columnsHeading: string;
    holds: string;
    ofPart: (v: {
        part: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
    minutes: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    windowHours: string;
    hours: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    limitItself: (v: {
        limit: string | number;
        outside: string | number;
    }, f: MessageFormat) => string;
    planHeading: string;
    unreadable: string;
    fileReason: (v: {
        fault: 'empty' | 'workbook' | 'not_text' | 'encoding' | 'quotes' | 'column_missing' | 'column_unknown' | 'column_repeated' | 'too_many_rows' | (string & {});
        at: string | number;
    }, f: MessageFormat) => string;
    created: string;
    changed: string;
    unchanged: string;
    refused: string;
    number: (v: {
        count: number;
    }, f: MessageFormat) => string;
    show: string;
    line: string;
    test: string;
    what: string;
    comma: string;
    place: (v: {
        line: number;
    }, f: MessageFormat) => string;
    warnings: (v: {
        count: number;
    }, f: MessageFormat) => string;
    more: (v: {
        count: number;
    }, f: MessageFormat) => string;
    take: string;
    takeAll: string;
    takeAllNote: string;
    takeGood: (v: {
        count: number;
    }, f: MessageFormat) => string;
    takeGoodNote: string;
    nothingToImport: string;
    refusedHold: (v: {
        count: number;
    }, f: MessageFormat) => string;
    report: string;
    import: (v: {
        count: number;
    }, f: MessageFormat) => string;
    importedTitle: (v: {
        count: number;
    }, f: MessageFormat) => string;
    importedBody: (v: {
        created: number;
        changed: number;
        unchanged: number;
        refused: number;
    }, f: MessageFormat) => string;
    import_outdated: string;
    import_refused: string;
    reportLine: string;
    reportTest: string;
    reportColumn: string;
    reportValue: string;
    reportProblem: string;
    reportAccepted: string;
    required: string;
    too_long: string;
    not_accepted: string;
    code_missing: string;
    code_form: string;
    decimal_form: string;
    whole_number: string;
    amount_form: string;
    currency_form: string;
    list_form: string;
    age_form: string;
    condition_form: string;
    text_form: string;
    row_repeated: string;
    contradiction: string;
    interval_missing: string;
    kind_changed: string;
    result_type_changed: string;
    form_code: string;
    form_text: string;
    form_lines: string;
    form_decimal: string;
    form_whole: string;
    form_age: string;
    form_loinc: string;
    form_unit: string;
    form_amount: string;
    form_currency: string;
    form_percent: string;
    form_condition: string;
    list_names: string;
    list_codes: string;
    list_specimens: string;
    list_answers: string;
    list_translations: string;
    list_answer_translations: string;
    form_formula: string;
    form_comparison: string;
    list_inputs: string;
    list_flags: string;
    list_rules: string;
    needed_by_panel: (v: {
        panels: string | number;
    }, f: MessageFormat) => string;
    oneOf: (v: {
        values: string | number;
    }, f: MessageFormat) => string;
}>;

// ── catalogue/test-parameters/coverage-view.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const coverageViewMessages: import("@alms/ui/i18n").Catalogue<{
    reference: string;
    critical: string;
    female: string;
    male: string;
    unknown: string;
    year: (v: {
        value: number;
    }, f: MessageFormat) => string;
    covered: string;
    overlap: string;
    gap: string;
    tie: string;
    line: (v: {
        name: string | number;
        said: string | number;
    }, f: MessageFormat) => string;
    stretch: (v: {
        ages: string | number;
        state: 'covered' | 'overlap' | 'gap' | (string & {});
        rows: string | number;
    }, f: MessageFormat) => string;
    who: string;
    ages: string;
    decides: string;
    stretchState: (v: {
        state: 'covered' | 'overlap' | 'gap' | (string & {});
        rows: string | number;
    }, f: MessageFormat) => string;
}>;

// ── catalogue/test-parameters/formula-fields.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const formulaFieldsMessages: import("@alms/ui/i18n").Catalogue<{
    heading: string;
    expression: string;
    expressionHint: string;
    validIf: string;
    validIfHint: string;
    inputs: string;
    input: string;
    addInput: string;
    alias: string;
    chooseTest: string;
    place: (v: {
        fault: string | number;
        at: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
    accepted: (v: {
        accepted: string | number;
    }, f: MessageFormat) => string;
    atEnd: string;
    tryOut: string;
    tryOutHint: string;
    age: string;
    sex: string;
    female: string;
    male: string;
    unknown: string;
    outcome: string;
    comesTo: (v: {
        value: string | number;
        exact: string | number;
    }, f: MessageFormat) => string;
    enterAll: string;
    not_calculated: string;
    not_valid: string;
    sex_unknown: string;
    division_by_zero: string;
    not_finite: string;
}>;

// ── catalogue/test-parameters/import-plan.d.ts
import { type ImportPreview } from '@alms/lis-domain/catalogue';
import type { Submission } from '@alms/ui/resource';
type Plan = Extract<ImportPreview, {
    readable: true;
}>;
export interface ImportPlanProps {
    plan: Plan;
    importing: Submission;
    /** Takes the file over as it is shown. */
    onImport: (how: {
        take: 'good' | 'all';
        digest: string;
    }) => void;
    /** Saves what is refused as a file: headings, and a row for each fault. */
    onReport: (report: {
        headings: string[];
        rows: string[][];
    }) => void;
}
/** What would become of each test of a file, and the decision. */
export declare function ImportPlan({ plan: { tests, counts, digest }, importing, onImport, onReport }: ImportPlanProps): import("react").JSX.Element;
export {};

// ── catalogue/test-parameters/index.d.ts
export { TestEditorScreen } from './test-editor-screen.js';
export type { TestEditorScreenProps } from './test-editor-screen.js';
export { newTest } from './test-editor.form.js';
export type { TestFields, TestValues } from './test-editor.form.js';
export { CatalogueImportScreen } from './catalogue-import-screen.js';
export type { CatalogueImportScreenProps } from './catalogue-import-screen.js';
export { TestListScreen } from './test-list-screen.js';
export type { TestListScreenProps } from './test-list-screen.js';
export { testStatuses } from './test-filters.js';
export type { TestFilter } from './test-filters.js';

// ── catalogue/test-parameters/patient-fields.messages.d.ts
export declare const patientFieldsMessages: import("@alms/ui/i18n").Catalogue<{
    heading: string;
    preparation: string;
    preparationHint: string;
    instructions: string;
    instructionsHint: string;
    consent: string;
    consentHint: string;
    visible: string;
    visibleHint: string;
    release: string;
    on_verify: string;
    delay: string;
    manual: string;
    delayHours: string;
    repeat: string;
    repeatHint: string;
}>;

// ── catalogue/test-parameters/reflex-fields.messages.d.ts
export declare const reflexFieldsMessages: import("@alms/ui/i18n").Catalogue<{
    heading: string;
    rule: string;
    addRule: string;
    hint: string;
    op: string;
    lt: string;
    le: string;
    gt: string;
    ge: string;
    eq: string;
    flag: string;
    value: string;
    andCode: string;
    andNothing: string;
    andOp: string;
    andValue: string;
    add: string;
    addHint: string;
    mode: string;
    auto: string;
    propose: string;
    comment: string;
}>;

// ── catalogue/test-parameters/starter-packs-dialog.d.ts
import type { PackContent, StarterPack } from '@alms/lis-domain/starter-packs';
import { type Resource, type Submission } from '@alms/ui/resource';
export interface StarterPacks {
    /** What each pack holds, and what of it is there. */
    packs: Resource<readonly PackContent[]>;
    /** Adds the tests of packs that are not there. It must not reject. */
    onAdd: (packs: StarterPack[]) => Promise<Submission>;
    onRetry?: () => void | Promise<void>;
}
export interface StarterPacksDialogProps extends StarterPacks {
    open: boolean;
    onClose: () => void;
}
/** Adds tests from packs to a catalogue at work: what is there already is neither changed nor doubled, and said so before. */
export declare function StarterPacksDialog({ open, onClose, ...rest }: StarterPacksDialogProps): import("react").JSX.Element;

// ── catalogue/test-parameters/starter-packs.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const starterPacksMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    body: string;
    packs: string;
    basic: string;
    hematology: string;
    chemistry: string;
    coagulation: string;
    urinalysis: string;
    serology: string;
    full: string;
    holds: (v: {
        count: number;
        fresh: number;
    }, f: MessageFormat) => string;
    allThere: (v: {
        count: number;
    }, f: MessageFormat) => string;
    fresh: (v: {
        count: number;
    }, f: MessageFormat) => string;
    comma: string;
    choose: string;
    add: (v: {
        count: number;
    }, f: MessageFormat) => string;
    cancel: string;
}>;

// ── catalogue/test-parameters/test-editor-fields.d.ts
import { type Choice } from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { type LisFormState } from '../../shared/lis-form/index.js';
import { type TestFields, type TestValues } from './test-editor.form.js';
export interface TestSectionProps {
    form: LisFormState<TestFields, TestValues>;
}
/** Choices of the list, and the one that is chosen although the list does not have it. */
export declare const withChosen: (values: readonly string[], chosen: string) => readonly string[];
/** How the test is called, where it belongs and what it is in LOINC. Code and kind are chosen once. */
export declare function IdentityFields({ form: { field, methods }, isNew }: TestSectionProps & {
    isNew: boolean;
}): import("react").JSX.Element;
/** What is collected for it. */
export declare function SpecimenFields({ form }: TestSectionProps): import("react").JSX.Element;
/** What a result looks like: a number with its unit and limits, or one of several answers. */
export declare function ResultFields({ form }: TestSectionProps): import("react").JSX.Element;
/** Reference and critical intervals, and above them which of them decides at which age. */
export declare function IntervalFields({ form }: TestSectionProps): import("react").JSX.Element;
/** When a change is looked at, and how soon a result is due. */
export declare function RuleFields({ form: { field, methods } }: TestSectionProps): import("react").JSX.Element;
/** What it costs; a test without a price cannot be billed. */
export declare function PriceFields({ form: { field } }: TestSectionProps): import("react").JSX.Element;
export interface MemberFieldsProps extends TestSectionProps {
    /** Tests and panels that may be members, by their codes. */
    choices: Resource<readonly Choice[]>;
}
/** What a panel is made of. */
export declare function MemberFields({ form: { field, methods }, choices }: MemberFieldsProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-editor-form.d.ts
import { type TestParameter } from '@alms/lis-domain/catalogue';
import type { Choice } from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type AutoverifyFieldsProps } from './autoverify-fields.js';
import { type TestFields, type TestValues } from './test-editor.form.js';
export interface TestEditorFormProps extends VersionedFormProps<TestFields, TestValues, TestParameter>, Pick<AutoverifyFieldsProps, 'trial' | 'onTry' | 'tried'> {
    /** The test as it was read; version 0 for one that is not there yet. */
    test: TestParameter;
    /** What a panel may be made of, and a formula may use. */
    members: Resource<readonly Choice[]>;
}
/** Everything a test is, saved together. What contradicts itself is said while it is typed. */
export declare function TestEditorForm({ test, members, trial, onTry, tried, ...rest }: TestEditorFormProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-editor-screen.d.ts
import type { TestParameter, TestVersion } from '@alms/lis-domain/catalogue';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type TestEditorFormProps } from './test-editor-form.js';
import { type TestHistoryProps } from './test-history.js';
export interface TestEditorScreenProps extends Omit<TestEditorFormProps, 'test'> {
    /** The test; of version 0 when it is begun anew. */
    test: Resource<TestParameter>;
    /** When omitted, there is no history yet. */
    versions?: Resource<readonly TestVersion[]> | undefined;
    /** Reads older versions. When omitted, there are none. */
    onOlder?: TestHistoryProps['onMore'];
    /** Where the list is. */
    listHref: string;
    /** Takes the test out of the catalogue. When omitted, there is nothing to take out. It must not reject. */
    onRetire?: ((retirement: {
        test: TestParameter;
        reason: string;
    }) => Promise<Submission>) | undefined;
    onRetry?: () => void | Promise<void>;
}
/** One test or panel: what it is, what is collected, how its results are read, its rules and its price, and what it was before. */
export declare function TestEditorScreen({ test, versions, onOlder, listHref, onRetire, onRetry, ...form }: TestEditorScreenProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-editor.form.d.ts
import { testParameterBody, type AutoverifyRule, type CatalogueFinding, type CodedValue, type RangeScope, type ReflexRule, type ResultType, type TestParameter, type TestSpecimen } from '@alms/lis-domain/catalogue';
import type { Calculation } from '@alms/lis-domain/calculation';
import * as v from 'valibot';
/** What the fields hold: figures as they were typed, empty for none. Each row has an id of its own while the form is open. */
declare const fieldsSchema: v.ObjectSchema<{
    readonly code: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly short_name: v.StringSchema<undefined>;
    readonly aliases: v.StringSchema<undefined>;
    readonly translations: v.ObjectSchema<{
        readonly en: v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly meaning: v.StringSchema<undefined>;
        }, undefined>;
        readonly fr: v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly meaning: v.StringSchema<undefined>;
        }, undefined>;
        readonly es: v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly meaning: v.StringSchema<undefined>;
        }, undefined>;
        readonly pt: v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly meaning: v.StringSchema<undefined>;
        }, undefined>;
        readonly ar: v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly meaning: v.StringSchema<undefined>;
        }, undefined>;
    }, undefined>;
    readonly department: v.StringSchema<undefined>;
    readonly kind: v.StringSchema<undefined>;
    readonly offered: v.BooleanSchema<undefined>;
    readonly confidential: v.BooleanSchema<undefined>;
    readonly portal_visible: v.BooleanSchema<undefined>;
    readonly portal_release: v.StringSchema<undefined>;
    readonly portal_delay_hours: v.StringSchema<undefined>;
    readonly min_repeat_hours: v.StringSchema<undefined>;
    readonly patient_preparation: v.StringSchema<undefined>;
    readonly collection_instructions: v.StringSchema<undefined>;
    readonly consent_required: v.BooleanSchema<undefined>;
    readonly loinc_code: v.StringSchema<undefined>;
    readonly loinc_display: v.StringSchema<undefined>;
    readonly loinc_verified: v.BooleanSchema<undefined>;
    readonly method: v.StringSchema<undefined>;
    readonly specimens: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly container: v.StringSchema<undefined>;
        readonly additive: v.StringSchema<undefined>;
        readonly min_volume_ml: v.StringSchema<undefined>;
        readonly transport: v.StringSchema<undefined>;
        readonly stability_hours: v.StringSchema<undefined>;
        readonly protect_from_light: v.BooleanSchema<undefined>;
        readonly fasting_required: v.BooleanSchema<undefined>;
        readonly default: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly result_type: v.StringSchema<undefined>;
    readonly unit: v.StringSchema<undefined>;
    readonly unit_display: v.StringSchema<undefined>;
    readonly decimals: v.StringSchema<undefined>;
    readonly coded_values: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly code: v.StringSchema<undefined>;
        readonly display: v.StringSchema<undefined>;
        readonly flag: v.StringSchema<undefined>;
        readonly translations: v.ObjectSchema<{
            readonly en: v.StringSchema<undefined>;
            readonly fr: v.StringSchema<undefined>;
            readonly es: v.StringSchema<undefined>;
            readonly pt: v.StringSchema<undefined>;
            readonly ar: v.StringSchema<undefined>;
        }, undefined>;
    }, undefined>, undefined>;
    readonly plausible_low: v.StringSchema<undefined>;
    readonly plausible_high: v.StringSchema<undefined>;
    readonly measuring_range_low: v.StringSchema<undefined>;
    readonly measuring_range_high: v.StringSchema<undefined>;
    readonly ranges: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly type: v.StringSchema<undefined>;
        readonly sex: v.StringSchema<undefined>;
        readonly applies_to: v.StringSchema<undefined>;
        readonly age_min: v.StringSchema<undefined>;
        readonly age_min_unit: v.StringSchema<undefined>;
        readonly age_max: v.StringSchema<undefined>;
        readonly age_max_unit: v.StringSchema<undefined>;
        readonly low: v.StringSchema<undefined>;
        readonly low_op: v.StringSchema<undefined>;
        readonly high: v.StringSchema<undefined>;
        readonly high_op: v.StringSchema<undefined>;
        readonly text: v.StringSchema<undefined>;
        readonly source: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly delta_enabled: v.BooleanSchema<undefined>;
    readonly delta_mode: v.StringSchema<undefined>;
    readonly delta_threshold: v.StringSchema<undefined>;
    readonly delta_direction: v.StringSchema<undefined>;
    readonly delta_window_hours: v.StringSchema<undefined>;
    readonly delta_action: v.StringSchema<undefined>;
    readonly autoverify_enabled: v.BooleanSchema<undefined>;
    readonly autoverify_within: v.StringSchema<undefined>;
    readonly autoverify_require_qc: v.BooleanSchema<undefined>;
    readonly autoverify_require_delta: v.BooleanSchema<undefined>;
    readonly autoverify_exclude_flags: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly tat_routine_min: v.StringSchema<undefined>;
    readonly tat_urgent_min: v.StringSchema<undefined>;
    readonly tat_stat_min: v.StringSchema<undefined>;
    readonly tat_start: v.StringSchema<undefined>;
    readonly tat_end: v.StringSchema<undefined>;
    readonly price_amount_minor: v.StringSchema<undefined>;
    readonly price_currency: v.StringSchema<undefined>;
    readonly price_tax_bp: v.StringSchema<undefined>;
    readonly price_billing_code: v.StringSchema<undefined>;
    readonly calculation_expression: v.StringSchema<undefined>;
    readonly calculation_valid_if: v.StringSchema<undefined>;
    readonly calculation_inputs: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly alias: v.StringSchema<undefined>;
        readonly code: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly reflex: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly op: v.StringSchema<undefined>;
        readonly value: v.StringSchema<undefined>;
        readonly and_code: v.StringSchema<undefined>;
        readonly and_op: v.StringSchema<undefined>;
        readonly and_value: v.StringSchema<undefined>;
        readonly add: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly mode: v.StringSchema<undefined>;
        readonly comment: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly members: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
export type TestFields = v.InferOutput<typeof fieldsSchema>;
export type RangeFields = TestFields['ranges'][number];
/** What is saved. */
export type TestValues = v.InferOutput<typeof testParameterBody>;
/** A test that is not there yet: what the form for a new one begins with. */
export declare const newTest: TestParameter;
/** The part of a record that the form edits. A retired test that is saved is offered again. */
export declare function valuesOf(test: TestParameter): TestValues;
/** A specimen as its row holds it. */
export declare function specimenFields({ additive, min_volume_ml, transport, stability_hours, ...specimen }: TestSpecimen, id: string): TestFields['specimens'][number];
/** An answer as its row holds it; a new one says nothing. */
export declare function answerFields(id: string, { code, display, flag }?: CodedValue, translations?: TestValues['translations']): TestFields['coded_values'][number];
/** A new rule, or one as its row holds it. */
export declare function reflexFields({ when, and: [other], add, mode, comment }: ReflexRule, index: number | string): TestFields['reflex'][number];
/** Values as the fields hold them. */
export declare function fieldsOf({ status, aliases, translations, loinc, specimens, unit, unit_display, decimals, coded_values, plausible, measuring_range, ranges, delta, autoverify, tat, price, calculation, reflex, portal, min_repeat_hours, ...rest }: TestValues): TestFields;
/** An empty row for a list of the form. */
export declare const emptyRange: (id: string) => RangeFields;
/** The rule of autoverification as its fields have it. Only one that goes by critical limits has flags to leave out: any other lets none of them through. */
export declare function autoverifyOf({ autoverify_enabled, autoverify_within, autoverify_require_qc, autoverify_require_delta, autoverify_exclude_flags }: TestFields): AutoverifyRule;
/** What is typed of a formula. */
export declare function calculationOf({ calculation_expression: expression, calculation_valid_if: valid_if, calculation_inputs }: TestFields): Calculation;
/** What is calculated is a number. */
export declare function typeOf({ kind, result_type }: Pick<TestFields, 'kind' | 'result_type'>): ResultType;
/** What there is to say about what stands in the fields, as soon as all of it can be read. */
export declare function findingsOf(fields: TestFields): CatalogueFinding[];
/** Whom the typed intervals are for, whatever else is still missing in them. */
export declare function scopesOf(ranges: readonly RangeFields[]): RangeScope[];
/** Where a part of the definition stands in the form: `plausible.low` in `plausible_low`, the value of an age in its row. */
export declare function fieldAt(at: string): string;
/** The form's rules: those of the contract and of the catalogue's check, beside the fields they concern. */
export declare const testForm: v.GenericSchema<TestFields, TestValues>;
export {};

// ── catalogue/test-parameters/test-editor.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const testEditorMessages: import("@alms/ui/i18n").Catalogue<{
    newTitle: string;
    context: string;
    form: string;
    toList: string;
    identity: string;
    codeStays: (v: {
        code: string | number;
    }, f: MessageFormat) => string;
    code: string;
    codeHint: string;
    kind: string;
    single: string;
    panel: string;
    calculated: string;
    name: string;
    shortName: string;
    aliases: string;
    aliasesHint: string;
    department: string;
    loinc: string;
    loincHint: string;
    loincName: string;
    loincVerified: string;
    offered: string;
    offeredHint: string;
    confidential: string;
    confidentialHint: string;
    status: string;
    specimens: string;
    specimen: string;
    addSpecimen: string;
    material: string;
    container: string;
    usual: string;
    additive: string;
    additiveHint: string;
    minVolume: string;
    millilitres: string;
    transport: string;
    unknown: string;
    stability: string;
    stabilityHint: string;
    result: string;
    resultType: string;
    numeric: string;
    titer: string;
    ratio: string;
    ordinal: string;
    coded: string;
    text: string;
    attachment: string;
    method: string;
    unit: string;
    unitHint: string;
    unitShown: string;
    unitShownHint: string;
    decimals: string;
    plausible: string;
    plausibleHint: string;
    measuringRange: string;
    measuringRangeHint: string;
    lowOf: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    highOf: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    answers: string;
    answer: string;
    addAnswer: string;
    answerCode: string;
    answerShown: string;
    flag: string;
    N: string;
    A: string;
    AA: string;
    POS: string;
    NEG: string;
    IND: string;
    intervals: string;
    interval: string;
    addInterval: string;
    intervalType: string;
    reference: string;
    critical: string;
    therapeutic: string;
    sex: string;
    any: string;
    female: string;
    male: string;
    condition: string;
    noCondition: string;
    ageFrom: string;
    ageFromUnit: string;
    ageTo: string;
    ageToUnit: string;
    h: string;
    d: string;
    wk: string;
    mo: string;
    a: string;
    low: string;
    lowItself: string;
    high: string;
    highItself: string;
    inside: string;
    outside: string;
    expected: string;
    source: string;
    rules: string;
    delta: string;
    deltaHint: string;
    deltaMode: string;
    absolute: string;
    percent: string;
    rate: string;
    rate_percent: string;
    steps: string;
    deltaThreshold: string;
    deltaSteps: string;
    deltaStepsHint: string;
    deltaDirection: string;
    anyDirection: string;
    up: string;
    down: string;
    deltaWindow: string;
    hoursShort: string;
    deltaAction: string;
    warn: string;
    hold: string;
    on: string;
    off: string;
    turnaround: string;
    turnaroundHint: string;
    routine: string;
    urgent: string;
    stat: string;
    minutesShort: string;
    turnaroundStart: string;
    turnaroundEnd: string;
    collected: string;
    received: string;
    verified: string;
    released: string;
    price: string;
    amount: string;
    amountHint: string;
    currency: string;
    currencyHint: string;
    tax: string;
    billingCode: string;
    members: string;
    membersHint: string;
    saved: string;
    unsaved: string;
    save: string;
    restore: string;
    failed: string;
    duplicate: string;
    conflict: string;
    retiredTitle: string;
    retiredBody: string;
    retire: string;
    retireTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    retireNow: string;
    retireBody: string;
    refused: string;
    warned: string;
    ofInterval: (v: {
        number: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
    ofIntervals: (v: {
        other: string | number;
        number: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
    ofPeople: (v: {
        type: string | number;
        people: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
    history: string;
    versionBy: (v: {
        version: string | number;
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    starter: string;
    because: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    before: string;
    after: string;
    older: string;
    required: string;
    tooLong: string;
    codeInvalid: string;
    decimalInvalid: string;
    wholeInvalid: string;
    amountInvalid: string;
    currencyInvalid: string;
    loinc_check_digit: string;
    unit_missing: string;
    unit_malformed: string;
    unit_unknown: string;
    limits_missing: string;
    limits_order: string;
    text_missing: string;
    age_order: string;
    intervals_tie: string;
    intervals_overlap: string;
    ages_uncovered: string;
    no_reference: string;
    source_missing: string;
    reference_outside_critical: string;
    critical_outside_plausible: string;
    specimen_missing: string;
    specimen_default: string;
    specimen_repeated: string;
    answers_missing: string;
    answer_repeated: string;
    translated_answer_unknown: string;
    delta_threshold: string;
    file_unneeded: string;
    delta_not_numeric: string;
    delta_mode: string;
    delta_steps: string;
    autoverify_not_measured: string;
    autoverify_text: string;
    autoverify_no_reference: string;
    autoverify_no_critical: string;
    autoverify_no_delta: string;
    portal_delay_missing: string;
    portal_delay_unneeded: string;
    turnaround_order: string;
    members_missing: string;
    member_repeated: string;
    member_unknown: string;
    member_retired: string;
    member_draft: string;
    panel_cycle: string;
    calculation: string;
    calculation_missing: string;
    calculation_unneeded: string;
    calculation_not_numeric: string;
    calculation_cycle: string;
    inputs_missing: string;
    input_repeated: string;
    input_unused: string;
    input_unknown: string;
    input_panel: string;
    input_not_numeric: string;
    input_retired: string;
    input_draft: string;
    aliasInvalid: string;
    formula_empty: string;
    formula_unreadable: string;
    formula_sign: string;
    formula_name: string;
    formula_function: string;
    formula_arguments: string;
    formula_condition_needed: string;
    formula_number_needed: string;
    formula_minus_power: string;
    reflex: string;
    reflex_value: string;
    reflex_titer: string;
    reflex_ratio: string;
    reflex_unknown: string;
    reflex_not_offered: string;
    reflex_itself: string;
}>;

// ── catalogue/test-parameters/test-filters.d.ts
import { type TestDefinition } from '@alms/lis-domain/catalogue';
export declare const testStatuses: readonly ["draft", "active", "retired"];
/** Which tests are looked for; empty strings ask for all, but for those that were retired. */
export interface TestFilter {
    query: string;
    department: TestDefinition['department'] | '';
    status: TestDefinition['status'] | '';
}
export interface TestFiltersProps {
    filter: TestFilter;
    onFilterChange: (filter: TestFilter) => void;
}
/** Words, department and status; each change asks anew. */
export declare function TestFilters({ filter, onFilterChange }: TestFiltersProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-history.d.ts
import type { TestVersion } from '@alms/lis-domain/catalogue';
import { type Resource } from '@alms/ui/resource';
export interface TestHistoryProps {
    /** Versions read so far, newest first. */
    versions: Resource<readonly TestVersion[]>;
    /** Reads older ones. When omitted, these are all. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
}
/** Who changed the test, when, and what it was before. */
export declare function TestHistory({ versions, onMore, onRetry }: TestHistoryProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-list-screen.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Resource } from '@alms/ui/resource';
import { type StarterPacks } from './starter-packs-dialog.js';
import { type TestFilter } from './test-filters.js';
export interface TestListScreenProps {
    filter: TestFilter;
    onFilterChange: (filter: TestFilter) => void;
    /** Tests read so far, in whatever state they are. */
    tests: Resource<readonly TestParameter[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Where a test is read and changed. When omitted, the list is all there is to see. */
    testHref?: ((test: TestParameter) => string) | undefined;
    /** Where one is added. When omitted, this person does not keep the catalogue. */
    newTestHref?: string | undefined;
    /** Where the catalogue goes out as a file and comes in. When omitted, this person does not keep the catalogue. */
    importHref?: string | undefined;
    /** Tests to begin with. When omitted, none are offered. */
    starterPacks?: StarterPacks | undefined;
    /** The choice of packs was opened: they are asked for then. */
    onStarterPacks?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
}
/** The catalogue: every test and panel of the laboratory, found by code, name or department. */
export declare function TestListScreen({ filter, onFilterChange, tests, onMore, testHref, newTestHref, importHref, starterPacks, onStarterPacks, onRetry }: TestListScreenProps): import("react").JSX.Element;

// ── catalogue/test-parameters/test-list.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const testListMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    newTest: string;
    importExport: string;
    starterPacks: string;
    list: string;
    filters: string;
    search: string;
    searchPlaceholder: string;
    department: string;
    anyDepartment: string;
    status: string;
    anyStatus: string;
    clear: string;
    name: string;
    code: string;
    unit: string;
    specimen: string;
    members: (v: {
        count: number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
}>;

// ── catalogue/test-parameters/test-words.messages.d.ts
export declare const testWordsMessages: import("@alms/ui/i18n").Catalogue<{
    draft: string;
    active: string;
    retired: string;
}>;

// ── catalogue/test-parameters/translation-fields.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const translationFieldsMessages: import("@alms/ui/i18n").Catalogue<{
    heading: string;
    note: string;
    name: string;
    meaning: string;
    meaningHint: string;
    answer: (v: {
        answer: string | number;
    }, f: MessageFormat) => string;
}>;

// ── catalogue/test-parameters/tried-results.d.ts
import { type AutoverificationTrial, type TriedFate, type TriedResult } from '@alms/lis-domain/results';
import { type Resource } from '@alms/ui/resource';
export interface TriedResultsProps {
    /** Which of them are shown. */
    fate: TriedFate;
    onFateChange: (fate: TriedFate) => void;
    /** Those of the rule that was tried last, the newest first; without those that the reader may not see. */
    results: Resource<readonly TriedResult[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    onRetry: () => void | Promise<void>;
    /** Where a result is, by its specimen. */
    resultHref: (sampleId: string) => string;
}
/** The results behind the counts of a trial: what they were, why a person would have had to look at them, and what people did to them later. */
export declare function TriedResults({ counts, fate, onFateChange, results, onMore, onRetry, resultHref }: TriedResultsProps & {
    counts: Pick<AutoverificationTrial, TriedFate>;
}): import("react").JSX.Element;

// ── contact/contact-sales/contact-sales-screen.d.ts
import { type SalesDeskProps } from '../../shared/sales-desk/index.js';
import { type ContactRequest } from './contact-sales.form.js';
export interface ContactSalesScreenProps {
    /** The plan that is asked about. */
    plan: string;
    sales: SalesDeskProps;
    /** Called with complete answers. Nothing is sent anywhere: the route leads on to the thanks, which says so. */
    onContinue: (request: ContactRequest) => void | Promise<void>;
    hrefs: {
        landing: string;
        pricing: string;
    };
}
/** How to reach sales, and what to ask them. */
export declare function ContactSalesScreen({ plan, sales, onContinue, hrefs }: ContactSalesScreenProps): import("react").JSX.Element;

// ── contact/contact-sales/contact-sales.form.d.ts
import * as v from 'valibot';
/** The most characters a message may have: more than anybody writes, little enough for a mail program to open. */
export declare const MESSAGE_LENGTH = 2000;
export declare const contactSalesForm: v.ObjectSchema<{
    readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly organization: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "phoneTooLong">]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
}, undefined>;
/** What somebody wants to say to sales. */
export type ContactRequest = v.InferOutput<typeof contactSalesForm>;
export declare const NOTHING: ContactRequest;

// ── contact/contact-sales/contact-sales.messages.d.ts
export declare const contactSalesMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    plan: string;
    fullName: string;
    email: string;
    organization: string;
    phone: string;
    message: string;
    continue: string;
    back: string;
    pricing: string;
    fullNameTooLong: string;
    organizationRequired: string;
    organizationTooLong: string;
    phoneTooLong: string;
    messageRequired: string;
    messageTooLong: string;
}>;

// ── contact/contact-sales/index.d.ts
export { ContactSalesScreen } from './contact-sales-screen.js';
export type { ContactSalesScreenProps } from './contact-sales-screen.js';
export { contactSalesForm } from './contact-sales.form.js';
export type { ContactRequest } from './contact-sales.form.js';

// ── contact/thank-you/index.d.ts
export { ThankYouScreen } from './thank-you-screen.js';
export type { ThankYouScreenProps } from './thank-you-screen.js';

// ── contact/thank-you/thank-you-screen.d.ts
import { type SalesDeskProps } from '../../shared/sales-desk/index.js';
/** What somebody wants to say to sales. */
export interface TypedRequest {
    full_name: string;
    email: string;
    organization: string;
    /** Empty when none was given. */
    phone: string;
    message: string;
}
export interface ThankYouScreenProps {
    /** The plan that was asked about. */
    plan: string;
    /** What was typed, for the letter. When omitted (the page was opened by itself), the letter has only its subject. */
    request?: TypedRequest | undefined;
    sales: SalesDeskProps;
    hrefs: {
        landing: string;
    };
}
/** Says plainly that nothing was sent, and how what was typed reaches sales all the same (safe reading 26). */
export declare function ThankYouScreen({ plan, request, sales, hrefs }: ThankYouScreenProps): import("react").JSX.Element;

// ── contact/thank-you/thank-you.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const thankYouMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    notSent: string;
    letterHolds: string;
    write: string;
    call: (v: {
        phone: string | number;
    }, f: MessageFormat) => string;
    writeTo: string;
    back: string;
    subject: (v: {
        plan: string | number;
    }, f: MessageFormat) => string;
}>;

// ── dashboard/critical-results-card/critical-results-card.d.ts
import type { CriticalCall, Result } from '@alms/lis-domain/results';
import type { ListedResource } from '../listed.js';
export interface CriticalResultsCardProps {
    /** Critical values that somebody still has to be told of, the longest due first. */
    calls: ListedResource<CriticalCall>;
    /** Results that are held until somebody decides about them. When omitted or not there, nothing is said of them. */
    held?: ListedResource<Result> | undefined;
    onRetry: () => void | Promise<void>;
    hrefs: {
        /** Where critical values are passed on. */
        calls: string;
        /** The same, beside the specimen of one of them. */
        call: (call: CriticalCall) => string;
        /** Where is decided about held results. */
        held: string;
    };
}
/** Critical values that nobody has passed on yet, before everything else, and how many results are held. */
export declare function CriticalResultsCard({ calls, held, onRetry, hrefs }: CriticalResultsCardProps): import("react").JSX.Element;

// ── dashboard/critical-results-card/critical-results-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const criticalResultsCardMessages: import("@alms/ui/i18n").Catalogue<{
    criticalResults: string;
    allToPassOn: string;
    nobodyToTellTitle: string;
    nobodyToTellBody: string;
    calledSince: (v: {
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    passOn: string;
    held: (v: {
        count: number;
    }, f: MessageFormat) => string;
    heldMany: (v: {
        count: number;
    }, f: MessageFormat) => string;
    born: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    tried: (v: {
        count: number;
        time: string | number;
    }, f: MessageFormat) => string;
    escalated: string;
}>;

// ── dashboard/critical-results-card/index.d.ts
export { CriticalResultsCard } from './critical-results-card.js';
export type { CriticalResultsCardProps } from './critical-results-card.js';

// ── dashboard/dashboard-screen.d.ts
import type { KeyMetrics, QuickStats } from '@alms/lis-domain/analytics';
import type { Order } from '@alms/lis-domain/orders';
import type { CriticalCall, PatientResult, Result } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import type { Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { type FrontDesk } from './front-desk-card.js';
import type { ListedResource } from './listed.js';
import { type QuickStatsStripProps } from './quick-stats-strip.js';
/** The cards of the page, by the right they need. One that is left out is not drawn. */
export interface DashboardCards {
    /** For who finds and registers patients. */
    frontDesk?: FrontDesk | undefined;
    /** Entered results, for who verifies them. */
    verification?: ListedResource<Result> | undefined;
    /** Verified results that a second person releases, for who may; none where one person is enough. */
    release?: ListedResource<Result> | undefined;
    /** Critical values that somebody still has to be told of, for who passes them on. */
    calls?: ListedResource<CriticalCall> | undefined;
    /** Samples not yet collected, counted: for who collects them beside the work at the bench. */
    collection?: ListedResource<Sample> | undefined;
    /** The same samples as a list, urgent first: for whose work collecting is. */
    collectionList?: ListedResource<Sample> | undefined;
    /** For who orders tests or works on orders. */
    orders?: ListedResource<Order> | undefined;
    /** The signed-in patient's own released results. */
    ownResults?: ListedResource<PatientResult> | undefined;
}
export interface DashboardHrefs {
    testResults: string;
    /** Where a second person releases what was verified. */
    toRelease: string;
    collection: string;
    /** Where one sample is collected. */
    collect: (sampleId: string) => string;
    ownResults: string;
    /** One order. */
    order: (id: string) => string;
    /** One patient. When omitted, this person may not open patients. */
    patient?: ((id: string) => string) | undefined;
    /** Where an order begins. When omitted, this person may not order tests. */
    newOrder?: string | undefined;
    /** Where figures are studied. When omitted, this person may not. */
    analytics?: string | undefined;
    /** When omitted, this person may not register patients. */
    registerPatient?: string | undefined;
    /** Where money is taken at the desk. When omitted, this person takes none there. */
    deskPayments?: string | undefined;
}
export interface DashboardScreenProps extends Pick<QuickStatsStripProps, 'stats' | 'passRate'> {
    /** The four figures of today; `idle` for people who are shown none, such as patients. */
    stats: Resource<QuickStats>;
    /** The facility's key figures. When omitted, they are not drawn. */
    metrics?: Resource<KeyMetrics> | undefined;
    /** What stands above everything while the facility is still being set up. */
    welcome?: ReactNode;
    cards: DashboardCards;
    /** Who comes today, for who manages appointments. At the side, so that no work moves when it is loaded later. */
    appointments?: ReactNode;
    /** The card of `cards.calls`, before everything else. */
    critical?: ReactNode;
    /** For who works at the bench: the tests whose results wait for their controls, and the head of the work list. Beside the rest, before everything else. */
    bench?: ReactNode;
    /** The reports of somebody's own orders, above everything else they work with. */
    requested?: ReactNode;
    /** Those who asked to join, for who manages staff. */
    staff?: ReactNode;
    /** How many results of each department were on time, for who answers for it. It ends its column, so that nothing moves when it is loaded later. */
    turnaround?: ReactNode;
    /** The last days in figures, for who answers for them. */
    week?: ReactNode;
    /** What has run out or expires, for who keeps the stock. */
    stock?: ReactNode;
    /** The last days' money, for who may see it. */
    revenue?: ReactNode;
    /** The card of the facility's plan, for who manages it. It comes last, so that nothing moves when it is loaded later. */
    plan?: ReactNode;
    /** Asks for everything on the page again. */
    onRefresh: () => void | Promise<void>;
    hrefs: DashboardHrefs;
}
/** Where everybody begins: today's figures, and the cards that fit what the person may do. */
export declare function DashboardScreen({ stats, passRate, metrics, welcome, cards, critical: criticalCard, requested, bench, staff, turnaround, week, appointments, stock, revenue, plan, onRefresh, hrefs }: DashboardScreenProps): import("react").JSX.Element;

// ── dashboard/dashboard.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const dashboardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    today: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    critical: (v: {
        count: number;
        overdue: number;
    }, f: MessageFormat) => string;
    updated: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    refresh: string;
    newOrder: string;
    verifyResults: string;
    waiting: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    waitingMany: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    release: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    releaseMany: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    stats: string;
    statsUnknown: string;
    statsUnknownBody: string;
    retry: string;
    testsToday: string;
    pendingTests: string;
    qualityControl: string;
    recentActivity: string;
    completedToday: string;
    rate: (v: {
        rate: string | number;
    }, f: MessageFormat) => string;
    pass: string;
    warning: string;
    fail: string;
    unknown: string;
    born: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    collection: string;
    collectionList: string;
    toCollect: (v: {
        count: number;
    }, f: MessageFormat) => string;
    toCollectMany: (v: {
        count: number;
    }, f: MessageFormat) => string;
    urgentFirst: (v: {
        count: number;
    }, f: MessageFormat) => string;
    collect: string;
    noCollectionTitle: string;
    noCollectionBody: string;
    frontDesk: string;
    findPatient: string;
    findPlaceholder: string;
    find: string;
    deskPayments: string;
    registerPatient: string;
    recentPatients: string;
    noPatientsTitle: string;
    noPatientsBody: string;
    orders: string;
    noOrdersTitle: string;
    noOrdersBody: string;
    metrics: string;
    allFigures: string;
    metricsDay: (v: {
        start: string | number;
    }, f: MessageFormat) => string;
    metricsWindow: (v: {
        start: string | number;
        end: string | number;
    }, f: MessageFormat) => string;
    patients: string;
    totalOrders: string;
    completedTests: string;
    pending: string;
    revenue: string;
    health: string;
    healthGood: string;
    healthDegraded: string;
    healthDown: string;
    healthUnknown: string;
    ownResults: string;
    allOwnResults: string;
    noOwnResultsTitle: string;
    noOwnResultsBody: string;
    released: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    ownTakenBack: string;
}>;

// ── dashboard/due-next-card/due-next-card.d.ts
import type { Result } from '@alms/lis-domain/results';
import type { ListedResource } from '../listed.js';
export interface DueNextCardProps {
    /** Results to enter, to verify or to release. */
    work: ListedResource<Result>;
    onRetry: () => void | Promise<void>;
    href: string;
}
/** The head of the work list, and how much of it is STAT: STAT first, then what is due first. */
export declare function DueNextCard({ work, onRetry, href }: DueNextCardProps): import("react").JSX.Element;

// ── dashboard/due-next-card/due-next-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const dueNextCardMessages: import("@alms/ui/i18n").Catalogue<{
    dueNext: string;
    workList: string;
    statWaits: (v: {
        count: number;
    }, f: MessageFormat) => string;
    statWaitsMany: (v: {
        count: number;
    }, f: MessageFormat) => string;
    toVerify: string;
    toRelease: string;
    toEnter: string;
    noWorkTitle: string;
    noWorkBody: string;
    notReceived: string;
    received: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
}>;

// ── dashboard/due-next-card/index.d.ts
export { DueNextCard } from './due-next-card.js';
export type { DueNextCardProps } from './due-next-card.js';

// ── dashboard/front-desk-card.d.ts
import type { Patient } from '@alms/lis-domain/patients';
import type { ListedResource } from './listed.js';
export interface FrontDesk {
    /** Called with the words once they are sent. */
    onFindPatient: (query: string) => void;
    /** The patients registered last. When omitted, only the search is drawn. */
    recentPatients?: ListedResource<Patient> | undefined;
}
export interface FrontDeskCardProps extends FrontDesk {
    /** Nothing on the page comes before the search: it has the filled button. @default true */
    leads?: boolean;
    onRetry: () => void | Promise<void>;
    hrefs: {
        patient?: ((id: string) => string) | undefined;
        registerPatient?: string | undefined;
        deskPayments?: string | undefined;
    };
}
/** What a reception begins with: find the person, or register them. */
export declare function FrontDeskCard({ leads, onFindPatient, recentPatients, onRetry, hrefs }: FrontDeskCardProps): import("react").JSX.Element;

// ── dashboard/holds-card/holds-card.d.ts
import type { ControlledTest } from '@alms/lis-domain/quality-control';
import type { ListedResource } from '../listed.js';
export interface HoldsCardProps {
    /** Every controlled test, with whether its results wait. */
    tests: ListedResource<ControlledTest>;
    onRetry: () => void | Promise<void>;
    hrefs: {
        qualityControl: string;
        /** One controlled test, with its runs and how its hold can end. */
        test: (id: string) => string;
    };
}
/** The tests whose results wait for their controls: a rejected run before one that is overdue, and of equals what has waited longest. */
export declare function HoldsCard({ tests, onRetry, hrefs }: HoldsCardProps): import("react").JSX.Element;

// ── dashboard/holds-card/holds-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const holdsCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    all: string;
    name: (v: {
        test: string | number;
        instrument: string | number;
    }, f: MessageFormat) => string;
    held: string;
    overdue: string;
    rejected: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    due: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    review: string;
    reviewOf: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    none: string;
    noneOf: (v: {
        count: number;
    }, f: MessageFormat) => string;
    more: (v: {
        count: number;
    }, f: MessageFormat) => string;
    noTestsTitle: string;
    noTestsBody: string;
}>;

// ── dashboard/holds-card/index.d.ts
export { HoldsCard } from './holds-card.js';
export type { HoldsCardProps } from './holds-card.js';

// ── dashboard/index.d.ts
export { DashboardScreen } from './dashboard-screen.js';
export type { DashboardCards, DashboardHrefs, DashboardScreenProps } from './dashboard-screen.js';
export type { FrontDesk } from './front-desk-card.js';
export type { Listed, ListedResource } from './listed.js';

// ── dashboard/listed.d.ts
import type { Resource } from '@alms/ui/resource';
/** The first page of a list. */
export interface Listed<T> {
    items: readonly T[];
    /** Null when this page is the whole list. */
    nextCursor: string | null;
}
export type ListedResource<T> = Resource<Listed<T>>;

// ── dashboard/plan-card/index.d.ts
export { PlanCard } from './plan-card.js';
export type { PlanCardProps } from './plan-card.js';

// ── dashboard/plan-card/plan-card.d.ts
import type { Subscription } from '@alms/lis-domain/subscription';
import { type Resource } from '@alms/ui/resource';
export interface PlanCardProps {
    subscription: Resource<Subscription>;
    onRetry: () => void | Promise<void>;
    /** Where the plan is managed. */
    href: string;
}
/** What the facility has booked and how much of it is used, beside the other cards of the dashboard. Where it is managed, `SubscriptionCard`. */
export declare function PlanCard({ subscription, onRetry, href }: PlanCardProps): import("react").JSX.Element;

// ── dashboard/plan-card/plan-card.messages.d.ts
export declare const planCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    plan: string;
    trialEnds: string;
    trialEnded: string;
    manage: string;
}>;

// ── dashboard/quick-stats-strip.d.ts
import { type QuickStats } from '@alms/lis-domain/analytics';
import { type Resource } from '@alms/ui/resource';
export interface QuickStatsStripProps {
    stats: Resource<QuickStats>;
    /** Accepted control runs in percent, as measured; null when none was evaluated. When omitted, only the status is shown. */
    passRate?: number | null | undefined;
    onRetry: () => void | Promise<void>;
}
/**
 * The four figures of today. Invented ones (`source: placeholder`) are drawn only where the app has marked them as sample data;
 * anywhere else a figure that is not live is a dash with a way to try again, never a number (safe reading 1).
 */
export declare function QuickStatsStrip({ stats, passRate, onRetry }: QuickStatsStripProps): import("react").JSX.Element;

// ── dashboard/requested-card/index.d.ts
export { RequestedCard } from './requested-card.js';
export type { RequestedCardProps } from './requested-card.js';

// ── dashboard/requested-card/requested-card.d.ts
import { type RequestedReport } from '@alms/lis-domain/results';
import { type Submission } from '@alms/ui/resource';
import type { ListedResource } from '../listed.js';
export interface RequestedCardProps {
    /** The reports of the orders this person placed: what asks to be looked at first. */
    reports: ListedResource<RequestedReport>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    onRetry: () => void | Promise<void>;
    /** Called with the report as it was drawn: what came since has not been seen. */
    onMarkSeen: (report: RequestedReport) => void;
    /** The report that was marked last, and how that went. */
    marking: {
        orderId: string;
        submission: Submission;
    } | null;
    /** Where a report's results are read. */
    href: (report: RequestedReport) => string;
}
/** "What came of my orders?": the results of the orders somebody placed, until they are marked as seen and after. */
export declare function RequestedCard({ reports, onMore, onRetry, onMarkSeen, marking, href }: RequestedCardProps): import("react").JSX.Element;

// ── dashboard/requested-card/requested-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const requestedCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    new: string;
    corrected: string;
    born: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    moreValues: (v: {
        count: number;
    }, f: MessageFormat) => string;
    within: (v: {
        count: number;
    }, f: MessageFormat) => string;
    outstanding: (v: {
        count: number;
    }, f: MessageFormat) => string;
    released: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    seen: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    open: string;
    markSeen: string;
    more: string;
    noneTitle: string;
    noneBody: string;
    version_stale: string;
}>;

// ── dashboard/revenue-card/index.d.ts
export { RevenueCard } from './revenue-card.js';
export type { RevenueCardProps } from './revenue-card.js';

// ── dashboard/revenue-card/revenue-card.d.ts
import type { RevenueMetrics } from '@alms/lis-domain/billing';
import { type Resource } from '@alms/ui/resource';
export interface RevenueCardProps {
    revenue: Resource<RevenueMetrics>;
    onRetry: () => void | Promise<void>;
    /** Where invoices and payments are. When omitted, this person may not open it. */
    href?: string | undefined;
}
/** What was billed, paid and given back in the last days, and what is open now, each in the facility's currency and with tax. */
export declare function RevenueCard({ revenue, onRetry, href }: RevenueCardProps): import("react").JSX.Element;

// ── dashboard/revenue-card/revenue-card.messages.d.ts
export declare const revenueCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    payments: string;
    billed: string;
    collected: string;
    refunded: string;
    outstanding: string;
}>;

// ── dashboard/staff-card/index.d.ts
export { StaffCard } from './staff-card.js';
export type { StaffCardProps } from './staff-card.js';

// ── dashboard/staff-card/staff-card.d.ts
import type { StaffMember } from '@alms/lis-domain/staff';
import type { ListedResource } from '../listed.js';
export interface StaffCardProps {
    /** Those who asked to join and wait for a decision. */
    waiting: ListedResource<StaffMember>;
    onRetry: () => void | Promise<void>;
    /** Where staff is managed. */
    href: string;
}
/** Who wants to be let in, and the way to everybody who works here. */
export declare function StaffCard({ waiting, onRetry, href }: StaffCardProps): import("react").JSX.Element;

// ── dashboard/staff-card/staff-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const staffCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    manage: string;
    waitToJoin: (v: {
        count: number;
    }, f: MessageFormat) => string;
    waitToJoinMany: (v: {
        count: number;
    }, f: MessageFormat) => string;
    nobodyWaitsTitle: string;
    nobodyWaitsBody: string;
}>;

// ── dashboard/stock-card/index.d.ts
export { StockCard } from './stock-card.js';
export type { StockCardProps } from './stock-card.js';

// ── dashboard/stock-card/stock-card.d.ts
import type { StockAlerts } from '@alms/lis-domain/inventory';
import { type Resource } from '@alms/ui/resource';
export interface StockCardProps {
    /** How many there are of each, and the most urgent of them. */
    alerts: Resource<StockAlerts>;
    onRetry: () => void | Promise<void>;
    hrefs: {
        inventory: string;
        /** One item with its lots. */
        item: (itemId: string) => string;
    };
}
/** What has run out, runs low or expires: the most urgent by name, the rest counted. */
export declare function StockCard({ alerts, onRetry, hrefs }: StockCardProps): import("react").JSX.Element;

// ── dashboard/stock-card/stock-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const stockCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    open: string;
    nothing: string;
    more: (v: {
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── dashboard/turnaround-card/index.d.ts
export { TurnaroundCard, turnaroundPeriods } from './turnaround-card.js';
export type { TurnaroundCardProps, TurnaroundPeriod } from './turnaround-card.js';

// ── dashboard/turnaround-card/turnaround-card.d.ts
import type { Turnaround } from '@alms/lis-domain/analytics';
import { type Resource } from '@alms/ui/resource';
export declare const turnaroundPeriods: readonly ['today', 'week'];
export type TurnaroundPeriod = (typeof turnaroundPeriods)[number];
export interface TurnaroundCardProps {
    /** Of the chosen days. */
    turnaround: Resource<Turnaround>;
    period: TurnaroundPeriod;
    onPeriodChange: (period: TurnaroundPeriod) => void;
    onRetry: () => void | Promise<void>;
}
/** How many results of each department were on time. Shares are not judged: a facility sets targets for its tests, and none for its shares. */
export declare function TurnaroundCard({ turnaround, period, onPeriodChange, onRetry }: TurnaroundCardProps): import("react").JSX.Element;

// ── dashboard/turnaround-card/turnaround-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const turnaroundCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    period: string;
    today: string;
    week: string;
    part: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    meaning: string;
    noTargetTitle: string;
    noTargetBody: string;
}>;

// ── dashboard/week-card/index.d.ts
export { WeekCard } from './week-card.js';
export type { WeekCardProps } from './week-card.js';

// ── dashboard/week-card/week-card.d.ts
import { type QualityMetrics, type Turnaround } from '@alms/lis-domain/analytics';
import { type Resource } from '@alms/ui/resource';
export interface WeekCardProps {
    turnaround: Resource<Turnaround>;
    /** Of the same days. */
    quality: Resource<QualityMetrics>;
    onRetry: () => void | Promise<void>;
}
/** How fast results were and how many specimens were turned down, over the last days. A share is judged only against a target the facility has set. */
export declare function WeekCard({ turnaround, quality, onRetry }: WeekCardProps): import("react").JSX.Element;

// ── dashboard/week-card/week-card.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const weekCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    onTime: string;
    noTarget: string;
    rate: (v: {
        rate: string | number;
    }, f: MessageFormat) => string;
    part: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    median: string;
    minutes: (v: {
        minutes: number;
    }, f: MessageFormat) => string;
    slowest: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    noneMeasured: string;
    rejected: string;
    noneReceived: string;
}>;

// ── facility/connections/connections-panel.d.ts
import type { ApiToken } from '@alms/lis-domain/connections';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { NewApiToken } from './connections.form.js';
import { type MessagesPanelProps } from './messages-panel.js';
/** Tokens read so far. */
export interface ApiTokenPage {
    items: readonly ApiToken[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
}
/** What can be done here. */
export interface ConnectionActs {
    /** Answers the token itself, this once; undefined when none was made, which the panel's `submission` explains. */
    onCreate: (asked: NewApiToken) => Promise<string | undefined>;
    onRevoke: (token: {
        id: string;
    }) => Promise<Submission>;
}
export interface ConnectionsPanelProps extends ConnectionActs {
    /** What is sent to another system. When omitted, nothing is said of it. */
    messages?: MessagesPanelProps | undefined;
    tokens: Resource<ApiTokenPage>;
    /** Where other systems read: the facility's FHIR address. */
    fhirAddress: string;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
    /** The state of making a token. A refusal it knows: `password_refused`. */
    submission: Submission;
}
/** The other systems that may read here or send orders: each has an access token, which is made, shown once, and ended here. */
export declare function ConnectionsPanel({ tokens, fhirAddress, onMore, onRetry, submission, messages, onCreate, onRevoke }: ConnectionsPanelProps): import("react").JSX.Element;

// ── facility/connections/connections.form.d.ts
import { type ApiScope } from '@alms/lis-domain/connections';
import * as v from 'valibot';
/** A month, a quarter, half a year, and the longest there is. */
export declare const tokenTerms: readonly ['30', '90', '180', '365'];
export declare const createTokenForm: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "nameRequired">, v.MaxLengthAction<string, 80, "nameTooLong">]>;
    readonly scopes: v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["patient.read", "coverage.read", "order.read", "specimen.read", "observation.read", "report.read", "unreleased.read", "confidential.read", "hl7.write"], undefined>, undefined>, v.NonEmptyAction<("confidential.read" | "coverage.read" | "hl7.write" | "observation.read" | "order.read" | "patient.read" | "report.read" | "specimen.read" | "unreleased.read")[], "scopesRequired">]>;
    readonly valid_days: v.SchemaWithPipe<readonly [v.PicklistSchema<readonly ["30", "90", "180", "365"], undefined>, v.TransformAction<any, number>]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">]>;
}, undefined>;
/** What the fields hold. */
export interface TypedToken {
    name: string;
    scopes: ApiScope[];
    valid_days: (typeof tokenTerms)[number];
    password: string;
}
/** A token that is asked for. */
export type NewApiToken = v.InferOutput<typeof createTokenForm>;

// ── facility/connections/connections.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const connectionsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    tokens: string;
    create: string;
    more: string;
    emptyTitle: string;
    emptyBody: string;
    fhirAddress: string;
    theAddress: string;
    name: string;
    nameHint: string;
    scopes: string;
    lastUsed: string;
    never: string;
    made: (v: {
        date: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    until: string;
    expired: string;
    revoked: string;
    actions: string;
    revoke: string;
    revokeNamed: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    readPatients: string;
    readCoverages: string;
    readOrders: string;
    readSpecimens: string;
    readResults: string;
    readReports: string;
    readUnreleased: string;
    unreleasedNote: string;
    readConfidential: string;
    confidentialNote: string;
    sendOrders: string;
    ordersNote: string;
    createTitle: string;
    validFor: string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    password: string;
    passwordHint: string;
    createNow: string;
    cancel: string;
    nameRequired: string;
    nameTooLong: string;
    scopesRequired: string;
    passwordRequired: string;
    password_refused: string;
    madeTitle: string;
    madeBody: string;
    theToken: string;
    kept: string;
    revokeTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    revokeBody: string;
    revokeNow: string;
    conflict: string;
}>;

// ── facility/connections/index.d.ts
export { ConnectionsPanel } from './connections-panel.js';
export type { ApiTokenPage, ConnectionActs, ConnectionsPanelProps } from './connections-panel.js';
export { MessagesPanel } from './messages-panel.js';
export type { MessageActs } from './message-acts.js';
export type { MessagesPanelProps } from './messages-panel.js';
export type { NewApiToken } from './connections.form.js';

// ── facility/connections/message-acts.d.ts
import type { Submission } from '@alms/ui/resource';
/** What can be done with a message. Neither rejects. */
export interface MessageActs {
    onSend: (message: {
        id: string;
    }) => Promise<Submission>;
    onGiveUp: (message: {
        id: string;
        reason: string;
    }) => Promise<Submission>;
}

// ── facility/connections/messages-panel.d.ts
import { type MessageContent, type MessageState, type MessageSummary, type OutboundMessage } from '@alms/lis-domain/connections';
import type { Resource } from '@alms/ui/resource';
import type { MessageActs } from './message-acts.js';
export interface MessagesPanelProps extends MessageActs {
    /** Those in the state asked for, newest first, as far as they were read. */
    messages: Resource<readonly OutboundMessage[]>;
    summary: Resource<MessageSummary>;
    /** Which are shown; undefined: all. */
    state: MessageState | undefined;
    onStateChange: (state: MessageState | undefined) => void;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** What the message that was asked for says; `idle` until it is. */
    content: Resource<MessageContent>;
    /** Asks what a message says, which is noted as a look at its patient; null: it is no longer looked at. */
    onRead: (messageId: string | null) => void;
    onRetry?: () => void | Promise<void>;
}
/** The results that are sent on to another system: what waits, what was taken, what was refused and why, and what somebody has given up. */
export declare function MessagesPanel({ messages, summary, state, onStateChange, onMore, content, onRead, onRetry, onSend, onGiveUp }: MessagesPanelProps): import("react").JSX.Element;

// ── facility/connections/messages.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const messagesMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    messages: string;
    whichMessages: string;
    all: string;
    waiting: string;
    sent: string;
    refused: string;
    given_up: string;
    made: string;
    order: string;
    results: (v: {
        count: number;
    }, f: MessageFormat) => string;
    state: string;
    outcome: string;
    notTried: string;
    nextTry: (v: {
        count: number;
        time: string | number;
    }, f: MessageFormat) => string;
    takenAt: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    givenUpBy: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    byAt: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    emptyNoPeer: string;
    noMatchTitle: string;
    noMatchBody: string;
    noPeerTitle: string;
    noPeerBody: string;
    messageTitle: (v: {
        order: string | number;
    }, f: MessageFormat) => string;
    controlId: string;
    attempts: string;
    due: string;
    taken: string;
    failure: string;
    reason: string;
    show: string;
    showNote: string;
    content: string;
    contentNote: string;
    sendNow: string;
    sendAgain: string;
    giveUp: string;
    giveUpTitle: string;
    giveUpBody: string;
    giveUpNow: string;
    reasonHint: string;
    reasonRequired: string;
    cancel: string;
    message_superseded: string;
    conflict: string;
}>;

// ── facility/hospital-settings/hospital-settings-form.d.ts
import { type HospitalSettings } from '@alms/lis-domain/facility';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type HospitalFields, type HospitalValues } from './hospital-settings.form.js';
export interface HospitalSettingsFormProps extends VersionedFormProps<HospitalFields, HospitalValues, HospitalSettings> {
    settings: HospitalSettings;
    /** IANA names to choose from. */
    timeZones: readonly string[];
}
/** The facility's own settings, saved together. */
export declare function HospitalSettingsForm({ settings, timeZones, ...rest }: HospitalSettingsFormProps): import("react").JSX.Element;

// ── facility/hospital-settings/hospital-settings-screen.d.ts
import type { HospitalSettings } from '@alms/lis-domain/facility';
import { type Resource } from '@alms/ui/resource';
import type { OutsideHours } from '../../shared/outside-hours/index.js';
import { type HospitalSettingsFormProps } from './hospital-settings-form.js';
export interface HospitalSettingsScreenProps extends Omit<HospitalSettingsFormProps, 'settings'> {
    settings: Resource<HospitalSettings>;
    /** Booked appointments that do not lie within the working hours. When omitted, or there are none, nothing is said. */
    outside?: OutsideHours | undefined;
    onRetry?: () => void | Promise<void>;
}
/** How the facility is called and reached, how it writes dates, and what it offers to patients. */
export declare function HospitalSettingsScreen({ settings, outside, onRetry, ...form }: HospitalSettingsScreenProps): import("react").JSX.Element;

// ── facility/hospital-settings/hospital-settings.form.d.ts
import { type Holiday, type Weekday, type WorkingHours } from '@alms/lis-domain/facility';
import * as v from 'valibot';
/** An interval as its fields hold it: a clock shows no 24:00, so that midnight at its end is 00:00. */
declare const intervalFields: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly from: v.StringSchema<undefined>;
    readonly to: v.StringSchema<undefined>;
}, undefined>;
export type IntervalFields = v.InferInput<typeof intervalFields>;
declare const holidayFields: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "dateRequired">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "holidayNameRequired">, v.MaxLengthAction<string, 60, "holidayNameTooLong">]>;
    readonly yearly: v.BooleanSchema<undefined>;
}, undefined>;
export type HolidayFields = v.InferInput<typeof holidayFields>;
type WeekFields = Record<Weekday, IntervalFields[]>;
/** The hours as the fields hold them; of those that nobody knows, none. */
export declare const weekFields: (hours: WorkingHours | null) => WeekFields;
export declare const holidayRows: (holidays: readonly Holiday[]) => HolidayFields[];
export declare const hospitalForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "nameRequired">, v.MaxLengthAction<string, 120, "nameTooLong">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "emailInvalid">]>;
    readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 40, "phoneTooLong">]>;
    readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, "addressTooLong">]>;
    readonly timezone: v.StringSchema<undefined>;
    readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], undefined>;
    /** Empty: each visitor's own. */
    readonly language: v.SchemaWithPipe<readonly [v.PicklistSchema<["en", "fr", "es", "pt", "ar", ""], undefined>, v.TransformAction<"" | "ar" | "en" | "es" | "fr" | "pt", "ar" | "en" | "es" | "fr" | "pt" | null>]>;
    readonly enable_online_booking: v.BooleanSchema<undefined>;
    readonly enable_patient_portal: v.BooleanSchema<undefined>;
    readonly laboratory_director: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 120, "lineTooLong">]>;
    readonly registration_number: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 60, "registrationTooLong">]>;
    readonly accreditation: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 120, "lineTooLong">]>;
    readonly report_note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, "noteTooLong">]>;
    /** Off: nobody says when the facility is open, and what stands in the week is left alone. */
    readonly hours_known: v.BooleanSchema<undefined>;
    readonly working_hours: v.ObjectSchema<Record<"fri" | "mon" | "sat" | "sun" | "thu" | "tue" | "wed", v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly from: v.StringSchema<undefined>;
        readonly to: v.StringSchema<undefined>;
    }, undefined>, undefined>>, undefined>;
    readonly holidays: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "dateRequired">]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "holidayNameRequired">, v.MaxLengthAction<string, 60, "holidayNameTooLong">]>;
        readonly yearly: v.BooleanSchema<undefined>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        id: string;
        date: string;
        name: string;
        yearly: boolean;
    }[], 100, "tooManyHolidays">]>;
}, undefined>, v.RawCheckAction<{
    facility_name: string;
    email: string;
    phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    language: "ar" | "en" | "es" | "fr" | "pt" | null;
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    laboratory_director: string;
    registration_number: string;
    accreditation: string;
    report_note: string;
    hours_known: boolean;
    working_hours: {
        fri: {
            id: string;
            from: string;
            to: string;
        }[];
        mon: {
            id: string;
            from: string;
            to: string;
        }[];
        sat: {
            id: string;
            from: string;
            to: string;
        }[];
        sun: {
            id: string;
            from: string;
            to: string;
        }[];
        thu: {
            id: string;
            from: string;
            to: string;
        }[];
        tue: {
            id: string;
            from: string;
            to: string;
        }[];
        wed: {
            id: string;
            from: string;
            to: string;
        }[];
    };
    holidays: {
        id: string;
        date: string;
        name: string;
        yearly: boolean;
    }[];
}>, v.TransformAction<{
    facility_name: string;
    email: string;
    phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    language: "ar" | "en" | "es" | "fr" | "pt" | null;
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    laboratory_director: string;
    registration_number: string;
    accreditation: string;
    report_note: string;
    hours_known: boolean;
    working_hours: {
        fri: {
            id: string;
            from: string;
            to: string;
        }[];
        mon: {
            id: string;
            from: string;
            to: string;
        }[];
        sat: {
            id: string;
            from: string;
            to: string;
        }[];
        sun: {
            id: string;
            from: string;
            to: string;
        }[];
        thu: {
            id: string;
            from: string;
            to: string;
        }[];
        tue: {
            id: string;
            from: string;
            to: string;
        }[];
        wed: {
            id: string;
            from: string;
            to: string;
        }[];
    };
    holidays: {
        id: string;
        date: string;
        name: string;
        yearly: boolean;
    }[];
}, {
    facility_name: string;
    email: string;
    phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    language: "ar" | "en" | "es" | "fr" | "pt" | null;
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    laboratory_director: string;
    registration_number: string;
    accreditation: string;
    report_note: string;
    working_hours: {
        mon: {
            from: string;
            to: string;
        }[];
        tue: {
            from: string;
            to: string;
        }[];
        wed: {
            from: string;
            to: string;
        }[];
        thu: {
            from: string;
            to: string;
        }[];
        fri: {
            from: string;
            to: string;
        }[];
        sat: {
            from: string;
            to: string;
        }[];
        sun: {
            from: string;
            to: string;
        }[];
    } | null;
    holidays: {
        date: string;
        name: string;
        yearly: boolean;
    }[];
}>]>;
/** What the fields hold. */
export type HospitalFields = v.InferInput<typeof hospitalForm>;
/** What is saved of it. */
export type HospitalValues = v.InferOutput<typeof hospitalForm>;
export {};

// ── facility/hospital-settings/hospital-settings.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const hospitalSettingsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    form: string;
    facility: string;
    name: string;
    nameHint: string;
    email: string;
    phone: string;
    address: string;
    time: string;
    timezone: string;
    timezoneHint: string;
    dateFormat: string;
    language: string;
    languageHint: string;
    visitorsOwn: string;
    patients: string;
    onlineBooking: string;
    onlineBookingHint: string;
    portal: string;
    portalHint: string;
    on: string;
    off: string;
    save: string;
    unsaved: string;
    saved: string;
    failed: string;
    nameRequired: string;
    nameTooLong: string;
    phoneTooLong: string;
    addressTooLong: string;
    reports: string;
    reportsHint: string;
    director: string;
    directorHint: string;
    registration: string;
    registrationHint: string;
    accreditation: string;
    accreditationHint: string;
    note: string;
    noteHint: string;
    lineTooLong: string;
    registrationTooLong: string;
    noteTooLong: string;
    hours: string;
    hoursKnown: string;
    hoursKnownHint: string;
    hoursHint: string;
    interval: string;
    from: string;
    to: string;
    openOn: (v: {
        day: string | number;
    }, f: MessageFormat) => string;
    addInterval: (v: {
        day: string | number;
    }, f: MessageFormat) => string;
    closedDay: string;
    copyFrom: string;
    copyTo: string;
    workdays: string;
    everyDay: string;
    copyNow: string;
    copied: (v: {
        day: string | number;
    }, f: MessageFormat) => string;
    holidays: string;
    holidaysHint: string;
    holiday: string;
    addHoliday: string;
    holidayDate: string;
    holidayName: string;
    yearly: string;
    openNow: string;
    closedNow: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    closedForLong: string;
    hoursUnknown: string;
    noHolidays: string;
    dayLine: (v: {
        day: string | number;
        hours: string | number;
    }, f: MessageFormat) => string;
    holidayLine: (v: {
        date: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    holidayYearly: (v: {
        date: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    timeRequired: string;
    endsTooEarly: string;
    meetsAnother: string;
    hoursNone: string;
    dateRequired: string;
    holidayNameRequired: string;
    holidayNameTooLong: string;
    tooManyHolidays: string;
}>;

// ── facility/hospital-settings/index.d.ts
export { HospitalSettingsScreen } from './hospital-settings-screen.js';
export type { HospitalSettingsScreenProps } from './hospital-settings-screen.js';
export type { HospitalFields, HospitalValues } from './hospital-settings.form.js';
export type { OutsideHours } from '../../shared/outside-hours/index.js';

// ── facility/laboratory-settings/index.d.ts
export { LaboratorySettingsScreen } from './laboratory-settings-screen.js';
export type { LaboratorySettingsScreenProps } from './laboratory-settings-screen.js';
export type { LaboratoryFields, LaboratoryValues } from './laboratory-settings.form.js';

// ── facility/laboratory-settings/laboratory-settings-form.d.ts
import type { LaboratorySettings, MrnSeries } from '@alms/lis-domain/facility';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type LaboratoryFields, type LaboratoryValues } from './laboratory-settings.form.js';
export interface LaboratorySettingsFormProps extends VersionedFormProps<LaboratoryFields, LaboratoryValues, LaboratorySettings> {
    settings: LaboratorySettings;
    /** Whether this person decides who verifies and how many do, and may let rules verify in nobody's name; others read that, and may stop the rules. */
    mayLiftRules: boolean;
    /** Where the numbering of patients stands. When omitted, the number that comes next is not shown. */
    mrnSeries?: MrnSeries | undefined;
}
/** The rules of the laboratory's work, saved together. */
export declare function LaboratorySettingsForm({ settings, mayLiftRules, mrnSeries, ...rest }: LaboratorySettingsFormProps): import("react").JSX.Element;

// ── facility/laboratory-settings/laboratory-settings-screen.d.ts
import type { LaboratorySettings } from '@alms/lis-domain/facility';
import { type Resource } from '@alms/ui/resource';
import { type LaboratorySettingsFormProps } from './laboratory-settings-form.js';
export interface LaboratorySettingsScreenProps extends Omit<LaboratorySettingsFormProps, 'settings'> {
    settings: Resource<LaboratorySettings>;
    onRetry?: () => void | Promise<void>;
}
/** The rules of the laboratory's work: how soon a critical result is reported, how many patients come at once, who verifies, and whether rules do. */
export declare function LaboratorySettingsScreen({ settings, onRetry, ...form }: LaboratorySettingsScreenProps): import("react").JSX.Element;

// ── facility/laboratory-settings/laboratory-settings.form.d.ts
import * as v from 'valibot';
/** The form's rules; messages are keys of the feature's catalogue. */
export declare const laboratoryForm: v.ObjectSchema<{
    readonly self_verification: v.BooleanSchema<undefined>;
    readonly verification_levels: v.SchemaWithPipe<readonly [v.PicklistSchema<["1", "2"], undefined>, v.TransformAction<"1" | "2", 1 | 2>]>;
    readonly autoverification_enabled: v.BooleanSchema<undefined>;
    readonly critical_within_minutes: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, string>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    readonly appointments_at_once: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, string>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    /** Empty: not decided. */
    readonly storage_retention_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "daysInvalid">, v.TransformAction<string, number | null>, v.CheckAction<number | null, "daysInvalid">]>;
    readonly mrn_pattern: v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly prefix: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToUpperCaseAction, v.RegexAction<string, "prefixCharacters">, v.MaxLengthAction<string, 6, "prefixTooLong">, v.CheckAction<string, "prefixTemporary">]>;
        readonly year: v.PicklistSchema<readonly ["none", "short", "long"], undefined>;
        readonly restarts: v.BooleanSchema<undefined>;
        readonly digits: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, string>, v.TransformAction<any, number>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    }, undefined>, v.TransformAction<{
        prefix: string;
        year: "long" | "none" | "short";
        restarts: boolean;
        digits: number;
    }, {
        prefix: string;
        year: "long" | "none" | "short";
        digits: number;
        restarts: boolean;
    }>]>;
}, undefined>;
/** What the fields hold. */
export type LaboratoryFields = v.InferInput<typeof laboratoryForm>;
/** What is saved of it. */
export type LaboratoryValues = v.InferOutput<typeof laboratoryForm>;

// ── facility/laboratory-settings/laboratory-settings.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const laboratorySettingsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    form: string;
    critical: string;
    minutes: string;
    minutesUnit: string;
    minutesHint: string;
    minutesShown: (v: {
        minutes: number;
    }, f: MessageFormat) => string;
    appointments: string;
    atOnce: string;
    atOnceHint: string;
    verification: string;
    selfVerification: string;
    selfVerificationHint: string;
    selfVerificationOn: string;
    selfVerificationOff: string;
    notYours: string;
    autoverification: string;
    autoverificationEnabled: string;
    autoverificationHint: string;
    autoverificationOff: string;
    notYoursToTurnOn: string;
    on: string;
    off: string;
    save: string;
    unsaved: string;
    saved: string;
    failed: string;
    minutesInvalid: string;
    atOnceInvalid: string;
    storage: string;
    retention: string;
    retentionUnit: string;
    retentionHint: string;
    retentionShown: (v: {
        days: number;
    }, f: MessageFormat) => string;
    retentionUnset: string;
    daysInvalid: string;
    levels: string;
    levelsHint: string;
    levelsOne: string;
    levelsTwo: string;
    numbers: string;
    numbersBody: string;
    prefix: string;
    prefixHint: string;
    year: string;
    year_none: string;
    year_short: string;
    year_long: string;
    restarts: string;
    restartsHint: string;
    mrnDigits: string;
    mrnDigitsHint: string;
    nextNumber: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    pattern: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    patternRestarts: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    prefixTooLong: string;
    prefixCharacters: string;
    prefixTemporary: string;
    mrnDigitsInvalid: string;
}>;

// ── facility/registration-wizard/index.d.ts
export { registrationSteps } from './registration-steps.js';
export { RegistrationWizardScreen } from './registration-wizard-screen.js';
export type { RegistrationPayment } from './payment-progress.js';
export type { CompletedRegistration, FacilityPreferences } from './registration.form.js';
export type { RegistrationStep } from './registration-steps.js';
export type { RegisteredFacility } from './registered-facility.js';
export type { RegistrationWizardScreenProps } from './registration-wizard-screen.js';

// ── facility/registration-wizard/payment-progress.d.ts
import type { Payment } from '@alms/lis-domain/subscription';
import type { Submission } from '@alms/ui/resource';
/** How the payment of a registered facility stands. */
export interface RegistrationPayment {
    /** What was said last; undefined before the first answer. */
    answer: Payment | undefined;
    /** The state of asking. */
    asking: Submission;
    /** Begins the payment, tries it again, or asks how it stands: one call, with the same id each time. */
    onAsk: () => void | Promise<void>;
}
/** Where a payment stands and what to do about it. The facility is registered whatever comes of it. */
export declare function PaymentProgress({ answer, asking, onAsk }: RegistrationPayment): import("react").JSX.Element;

// ── facility/registration-wizard/registered-facility.d.ts
import type { RegistrationPayment } from './payment-progress.js';
/** The facility once it is there. */
export interface RegisteredFacility {
    /** As people type it: `northgate.example.com`. */
    address: string;
    href: string;
    /** ISO instant. */
    trialEndsAt: string;
    /** Left out when nothing is to be paid. */
    payment?: RegistrationPayment;
}

// ── facility/registration-wizard/registration-steps.d.ts
import type { Submission } from '@alms/ui/resource';
/** In the order they are done; only the last one sends anything. */
export declare const registrationSteps: readonly ['facility_information', 'select_plan', 'payment', 'complete_setup'];
export type RegistrationStep = (typeof registrationSteps)[number];
/** Which steps hold everything they ask for; payment asks for nothing. */
export interface StepAnswers {
    facilityComplete: boolean;
    planChosen: boolean;
}
/** The furthest step that may be entered: nobody gets past answers that are missing, whatever the address bar says. */
export declare function furthestStep({ facilityComplete, planChosen }: StepAnswers): RegistrationStep;
/** The step to show when `wanted` is asked for. */
export declare function stepToShow(wanted: RegistrationStep, answers: StepAnswers): RegistrationStep;
/** The neighbours of a step; undefined before the first and after the last. */
export declare function neighboursOf(step: RegistrationStep): {
    before: RegistrationStep | undefined;
    after: RegistrationStep | undefined;
};
/** The server's refusal in the fields and words of the wizard; a taken subdomain belongs beside its field. */
export declare function registrationRefusal(submission: Submission): Submission;
/** Where the person can do something about a refusal (as `registrationRefusal` gives it): the step with the refused field, else the last. */
export declare function stepAtFault(submission: Submission): RegistrationStep;

// ── facility/registration-wizard/registration-wizard-screen.d.ts
import { type RegistrationWizardProps } from './registration-wizard.js';
export interface RegistrationWizardScreenProps extends RegistrationWizardProps {
    hrefs: {
        login: string;
        registerLab: string;
    };
}
/** Registers a whole facility with its plan and its first administrator. To create one's own account and set it up later, `RegisterLabScreen`. */
export declare function RegistrationWizardScreen({ hrefs, ...wizard }: RegistrationWizardScreenProps): import("react").JSX.Element;

// ── facility/registration-wizard/registration-wizard.d.ts
import type { Plan } from '@alms/lis-domain/subscription';
import { type DraftStorage } from '@alms/ui/draft-notice';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { SubdomainCheck } from '../../shared/subdomain-field/index.js';
import type { RegisteredFacility } from './registered-facility.js';
import { type CompletedRegistration } from './registration.form.js';
import { type RegistrationStep } from './registration-steps.js';
/** `not-ready`: the step that was asked for cannot be entered, so that nobody's address bar should keep it. */
export interface StepChange {
    to: RegistrationStep;
    from: RegistrationStep;
    reason: 'chosen' | 'refused' | 'not-ready';
}
export interface RegistrationWizardProps {
    /** The step that is asked for; where it cannot be entered yet, the furthest one that can is shown and reported. */
    step: RegistrationStep;
    onStepChange: (change: StepChange) => void;
    /** Cheapest first. */
    plans: Resource<readonly Plan[]>;
    /** Asks for the plans again after a failure. */
    onRetryPlans?: () => void | Promise<void>;
    /** All plans are free: no payment is taken, and the registration asks for none. */
    beta: boolean;
    /** What is known of the subdomain in the field. */
    subdomainCheck: SubdomainCheck;
    /** Called at each change of the subdomain, to check it; waiting for a pause in typing is the caller's. */
    onSubdomainChange: (subdomain: string) => void;
    /** What follows the subdomain in the address: `example.com`. */
    baseDomain: string;
    /** Where a facility of this subdomain is found, as people type it. */
    addressOf: (subdomain: string) => string;
    /** The state of the registration. Refusals it has words for: those of the call `subscription.register-facility`. */
    submission: Submission;
    /** Registers; the same outcome arrives as `submission`, and `registered` when it is done. */
    onRegister: (completed: CompletedRegistration) => Promise<Submission>;
    /** Once registered: the wizard is locked at its last step. Given again after a reload, the facility is there as before, from the draft. */
    registered?: RegisteredFacility;
    /** Where the draft is kept, without passwords; it is removed once registered, and paid where there is something to pay. */
    draftStorage: DraftStorage;
}
/** The four steps. What is typed stays while the reader goes to and fro, and after a refusal. */
export declare function RegistrationWizard(props: RegistrationWizardProps): import("react").JSX.Element;

// ── facility/registration-wizard/registration-wizard.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const registrationWizardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    registerLab: string;
    already: string;
    signIn: string;
    label: string;
    back: string;
    firstStep: string;
    next: string;
    stillOpen: (v: {
        fields: string | number;
    }, f: MessageFormat) => string;
    passwordsNotKept: string;
    facility_information: string;
    select_plan: string;
    payment: string;
    complete_setup: string;
    facilityContext: string;
    facility_name: string;
    subdomain: string;
    futureAddress: string;
    contact_email: string;
    contact_phone: string;
    address: string;
    timezone: string;
    date_format: string;
    enable_online_booking: string;
    enable_patient_portal: string;
    preferencesHint: string;
    administrator: string;
    administratorContext: string;
    admin_first_name: string;
    admin_last_name: string;
    admin_email: string;
    admin_password: string;
    admin_password_confirmation: string;
    passwordRule: string;
    facilityNameRequired: string;
    facilityNameTooLong: string;
    phoneRequired: string;
    phoneTooLong: string;
    addressRequired: string;
    addressTooLong: string;
    timezoneRequired: string;
    dateFormatRequired: string;
    firstNameRequired: string;
    firstNameTooLong: string;
    lastNameRequired: string;
    lastNameTooLong: string;
    adminEmailRequired: string;
    adminEmailInvalid: string;
    passwordTooLong: string;
    passwordTooSimple: string;
    passwordRefused: string;
    planContext: (v: {
        name: string | number;
        address: string | number;
    }, f: MessageFormat) => string;
    plan: string;
    planRequired: string;
    planRefused: string;
    freeTitle: string;
    freeBody: string;
    trial: string;
    betaPayment: string;
    betaPaymentBody: string;
    hostedPayment: string;
    hostedPaymentBody: string;
    billingCycle: string;
    monthly: string;
    yearly: string;
    amount: string;
    perMonth: (v: {
        price: string | number;
    }, f: MessageFormat) => string;
    perYear: (v: {
        price: string | number;
    }, f: MessageFormat) => string;
    dueNow: string;
    dueLater: (v: {
        price: string | number;
    }, f: MessageFormat) => string;
    completeContext: string;
    registeredContext: string;
    facilityAddress: string;
    goToFacility: string;
    notRegisteredYet: string;
    alreadyRegistered: string;
    contact: string;
    administratorName: (v: {
        first: string | number;
        last: string | number;
    }, f: MessageFormat) => string;
    complete: string;
    completing: string;
    failed: string;
    refused: string;
    registration_failed: string;
    idempotency_running: string;
    idempotency_key_reused: string;
    doneTitle: string;
    doneBody: (v: {
        name: string | number;
        email: string | number;
    }, f: MessageFormat) => string;
    trialEnds: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    betaTrialEnds: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    goToMyFacility: string;
    close: string;
    paymentPreparing: string;
    paymentPending: string;
    paymentPendingBody: string;
    paymentFailed: string;
    paymentFailedBody: string;
    paymentUnknown: string;
    paymentSucceeded: string;
    openPayment: string;
    checkPayment: string;
    retryPayment: string;
}>;

// ── facility/registration-wizard/registration.form.d.ts
import { type FacilityRegistration, type Plan } from '@alms/lis-domain/subscription';
import * as v from 'valibot';
/**
 * The facility and its first administrator. The confirmation and what is kept for the setup stay here: the registration has no place for them.
 * @param taken a subdomain that is known to be somebody else's.
 */
export declare const facilityForm: (taken?: string) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly facility_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly subdomain: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "subdomainInvalid">, v.CheckAction<string, "subdomainTaken">]>;
    readonly contact_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly contact_phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly timezone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "timezoneRequired">]>;
    readonly date_format: v.PicklistSchema<readonly ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"], "dateFormatRequired">;
    readonly enable_online_booking: v.BooleanSchema<undefined>;
    readonly enable_patient_portal: v.BooleanSchema<undefined>;
    readonly admin_first_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly admin_last_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly admin_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, string>, v.CheckAction<string, string>]>;
    readonly admin_password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">, v.MinLengthAction<string, 8, "passwordTooShort">, v.MaxLengthAction<string, 128, "passwordTooLong">, v.CheckAction<string, "passwordTooSimple">]>;
    readonly admin_password_confirmation: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "confirmationRequired">]>;
}, undefined>, v.BaseValidation<{
    facility_name: string;
    subdomain: string;
    contact_email: string;
    contact_phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    admin_first_name: string;
    admin_last_name: string;
    admin_email: string;
    admin_password: string;
    admin_password_confirmation: string;
}, {
    facility_name: string;
    subdomain: string;
    contact_email: string;
    contact_phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    admin_first_name: string;
    admin_last_name: string;
    admin_email: string;
    admin_password: string;
    admin_password_confirmation: string;
}, v.CheckIssue<{
    facility_name: string;
    subdomain: string;
    contact_email: string;
    contact_phone: string;
    address: string;
    timezone: string;
    date_format: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD";
    enable_online_booking: boolean;
    enable_patient_portal: boolean;
    admin_first_name: string;
    admin_last_name: string;
    admin_email: string;
    admin_password: string;
    admin_password_confirmation: string;
}>>]>;
export type FacilityValues = v.InferInput<ReturnType<typeof facilityForm>>;
export type FacilityField = keyof FacilityValues;
export declare const planForm: v.ObjectSchema<{
    /** `id` of a plan. */
    readonly plan_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "planRequired">]>;
    readonly billing_cycle: v.PicklistSchema<readonly ["monthly", "yearly"], undefined>;
}, undefined>;
export type PlanValues = v.InferInput<typeof planForm>;
/** What stands in the fields of the wizard. */
export type RegistrationValues = FacilityValues & PlanValues;
/** The fields of the first step. */
export declare const facilityValues: ({ plan_id: _plan, billing_cycle: _cycle, ...facility }: RegistrationValues) => FacilityValues;
/** The fields of the second step. */
export declare const planValues: ({ plan_id, billing_cycle }: RegistrationValues) => PlanValues;
/** The specification's defaults (section 9), and nothing typed yet. */
export declare const emptyRegistration: RegistrationValues;
/** What was kept of an earlier visit, if it still fits. */
export declare function acceptDraft(kept: unknown): RegistrationValues | undefined;
/** Each field that keeps its step from being left, with the key of why, in the order of the fields. */
export declare function openFields(schema: v.GenericSchema, values: object): ReadonlyMap<string, string>;
/** What the registration has no place for: it waits for the facility's setup. */
export type FacilityPreferences = Pick<FacilityValues, 'timezone' | 'date_format' | 'enable_online_booking' | 'enable_patient_portal'>;
/** The documented payload, and what it has no place for. */
export interface CompletedRegistration {
    registration: FacilityRegistration;
    preferences: FacilityPreferences;
}
/** Makes both of fields that are complete. */
export declare function completedRegistration(values: RegistrationValues, plan: Plan): CompletedRegistration;

// ── facility/tenant-settings/branding-form.d.ts
import type { HospitalSettings } from '@alms/lis-domain/facility';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type LogoFieldProps } from './logo-field.js';
import { type BrandingFields, type BrandingValues } from './tenant-settings.form.js';
export interface BrandingFormProps extends VersionedFormProps<BrandingFields, BrandingValues, HospitalSettings> {
    settings: HospitalSettings;
    onUploadLogo: LogoFieldProps['onUpload'];
    /** Where an uploaded picture is found. */
    logoHref: (hash: string) => string;
}
/** The facility's colours, picture and login message, beside what they will look like. */
export declare function BrandingForm({ settings, onUploadLogo, logoHref, ...rest }: BrandingFormProps): import("react").JSX.Element;

// ── facility/tenant-settings/index.d.ts
export { TenantSettingsScreen } from './tenant-settings-screen.js';
export type { TenantSettingsScreenProps } from './tenant-settings-screen.js';
export type { BrandingFields, BrandingValues, SecurityFields } from './tenant-settings.form.js';
export type { LogoUpload } from './logo-field.js';

// ── facility/tenant-settings/logo-field.d.ts
import type { Submission } from '@alms/ui/resource';
/** What became of an upload. */
export type LogoUpload = {
    status: 'uploaded';
    logo_hash: string;
} | Extract<Submission, {
    status: 'rejected' | 'failed';
}>;
export interface LogoFieldProps {
    /** Whose logo it is. */
    name: string;
    /** Where the chosen picture is found; null: the initials stand. */
    src: string | null;
    /** Sends a picture to the server, which draws it anew. It must not reject. */
    onUpload: (file: File) => Promise<LogoUpload>;
    /** The picture to save; null for none. */
    onChoose: (logoHash: string | null) => void;
}
/** The facility's picture: sent as soon as it is chosen, and used once the form is saved. */
export declare function LogoField({ name, src, onUpload, onChoose }: LogoFieldProps): import("react").JSX.Element;

// ── facility/tenant-settings/security-form.d.ts
import type { HospitalSettings } from '@alms/lis-domain/facility';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type SecurityFields, type SecurityValues } from './tenant-settings.form.js';
export interface SecurityFormProps extends VersionedFormProps<SecurityFields, SecurityValues, HospitalSettings> {
    settings: HospitalSettings;
}
/** What a facility asks of its own staff at sign-in. */
export declare function SecurityForm({ settings, ...rest }: SecurityFormProps): import("react").JSX.Element;

// ── facility/tenant-settings/subscription-card.d.ts
import type { Payment, Subscription } from '@alms/lis-domain/subscription';
import type { Submission } from '@alms/ui/resource';
/** How a payment that is due stands. */
export interface DuePayment {
    /** What was said last; undefined before anybody has asked. */
    answer: Payment | undefined;
    /** The state of asking. */
    asking: Submission;
    /** Begins the payment, tries it again, or asks how it stands: one call. */
    onAsk: () => void | Promise<void>;
}
export interface SubscriptionCardProps {
    subscription: Subscription;
    /** All plans are free for now. */
    beta: boolean;
    payment: DuePayment;
    /** Where a larger plan is asked for. */
    contactHref: string;
}
/** What the facility has booked, how much of it is used, and what is to be paid. */
export declare function SubscriptionCard({ subscription, beta, payment, contactHref }: SubscriptionCardProps): import("react").JSX.Element;

// ── facility/tenant-settings/tenant-settings-screen.d.ts
import type { HospitalSettings } from '@alms/lis-domain/facility';
import type { Subscription } from '@alms/lis-domain/subscription';
import { type Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { type BrandingFormProps } from './branding-form.js';
import type { SecurityFormProps } from './security-form.js';
import { type SubscriptionCardProps } from './subscription-card.js';
export interface TenantSettingsScreenProps extends Omit<BrandingFormProps, 'settings'>, Omit<SubscriptionCardProps, 'subscription'> {
    settings: Resource<HospitalSettings>;
    /** What is asked of staff: saved by itself, so that a colour half typed does not go with it. */
    security: Omit<SecurityFormProps, 'settings'>;
    subscription: Resource<Subscription>;
    /** Which other systems are connected, below the rest. When omitted, nothing is said of them. */
    connections?: ReactNode;
    onRetry?: () => void | Promise<void>;
}
/** How the facility looks to everybody, how it is secured, and what it has booked. */
export declare function TenantSettingsScreen({ settings, subscription, security, connections, onRetry, beta, payment, contactHref, ...branding }: TenantSettingsScreenProps): import("react").JSX.Element;

// ── facility/tenant-settings/tenant-settings.form.d.ts
import * as v from 'valibot';
/** The form's rules; messages are keys of the feature's catalogue. */
export declare const brandingForm: v.ObjectSchema<{
    readonly primary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "colorInvalid">, v.ToLowerCaseAction]>;
    readonly secondary_color: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "colorInvalid">, v.ToLowerCaseAction]>;
    /** The picture that was uploaded; null: the initials. */
    readonly logo_hash: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly custom_login_message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, "messageTooLong">]>;
}, undefined>;
/** What the fields hold. */
export type BrandingFields = v.InferInput<typeof brandingForm>;
/** What is saved of it. */
export type BrandingValues = v.InferOutput<typeof brandingForm>;
/** Nothing in it can be wrong. */
export declare const securityForm: v.ObjectSchema<{
    readonly require_second_factor: v.BooleanSchema<undefined>;
}, undefined>;
export type SecurityFields = v.InferInput<typeof securityForm>;
export type SecurityValues = v.InferOutput<typeof securityForm>;

// ── facility/tenant-settings/tenant-settings.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const tenantSettingsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    loading: string;
    branding: string;
    primaryColor: string;
    secondaryColor: string;
    colorInvalid: string;
    logo: string;
    logoHint: string;
    removeLogo: string;
    noLogo: string;
    picture_type: string;
    picture_dimensions: string;
    picture_damaged: string;
    too_large: string;
    message: string;
    messageHint: string;
    messageTooLong: string;
    save: string;
    unsaved: string;
    saved: string;
    failed: string;
    preview: string;
    previewContext: string;
    light: string;
    dark: string;
    previewFacility: (v: {
        subdomain: string | number;
    }, f: MessageFormat) => string;
    signIn: string;
    print: string;
    cancel: string;
    test: string;
    state: string;
    hemoglobin: string;
    glucose: string;
    potassium: string;
    verified: string;
    waiting: string;
    waitingCount: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    contrast: string;
    contrastContext: string;
    ratio: (v: {
        ratio: string | number;
    }, f: MessageFormat) => string;
    fillAsIs: (v: {
        color: string | number;
        ratio: string | number;
    }, f: MessageFormat) => string;
    fillDarker: (v: {
        color: string | number;
        ratio: string | number;
    }, f: MessageFormat) => string;
    fillPainted: (v: {
        color: string | number;
        ratio: string | number;
        painted: string | number;
        reached: string | number;
    }, f: MessageFormat) => string;
    textPainted: (v: {
        painted: string | number;
        reached: string | number;
    }, f: MessageFormat) => string;
    darkPainted: (v: {
        painted: string | number;
        reached: string | number;
    }, f: MessageFormat) => string;
    secondaryNote: (v: {
        ratio: string | number;
    }, f: MessageFormat) => string;
    flagsNote: string;
    where: string;
    onButton: string;
    onHoveredButton: string;
    onCard: string;
    onPage: string;
    chosenEntry: string;
    focusRing: string;
    passes: string;
    fails: string;
    notMeasured: string;
    security: string;
    requireSecondStep: string;
    requireSecondStepHint: string;
    saveSecurity: string;
    securitySaved: string;
    securityFailed: string;
    on: string;
    off: string;
    idleInside: string;
    idleOutside: string;
    afterMinutes: (v: {
        minutes: number;
    }, f: MessageFormat) => string;
    passwords: string;
    passwordsValue: string;
    resultAccess: string;
    resultAccessValue: string;
    subscription: string;
    plan: string;
    planMonthly: (v: {
        plan: string | number;
    }, f: MessageFormat) => string;
    planYearly: (v: {
        plan: string | number;
    }, f: MessageFormat) => string;
    status: string;
    trialing: string;
    active: string;
    past_due: string;
    suspended: string;
    cancelled: string;
    trialEnds: string;
    trialEnded: string;
    betaNote: string;
    included: string;
    analytics: string;
    prioritySupport: string;
    nothingMore: string;
    usage: string;
    larger: string;
    due: string;
    dueBody: string;
    pay: string;
    openPayment: string;
    checkPayment: string;
    paymentOpen: string;
    paymentOpenBody: string;
    paymentFailed: string;
    paymentSucceeded: string;
}>;

// ── feedback/feedback/feedback-screen.d.ts
import type { Submission } from '@alms/ui/resource';
import type { FeedbackValues } from './feedback.form.js';
export interface FeedbackScreenProps {
    /** Each new `done` makes the form as new; thanking the reader is the caller's, who knows where. */
    submission: Submission;
    onSend: (values: FeedbackValues) => void | Promise<void>;
    hrefs: {
        home: string;
    };
}
/** Where anybody tells the makers what is good, missing or broken. */
export declare function FeedbackScreen({ submission, onSend, hrefs }: FeedbackScreenProps): import("react").JSX.Element;

// ── feedback/feedback/feedback.form.d.ts
import { type Feedback } from '@alms/lis-domain/feedback';
import type { Rating } from '@alms/ui/rating-field';
import * as v from 'valibot';
/** The most characters the contract takes. */
export declare const TITLE_LENGTH = 120;
export declare const DESCRIPTION_LENGTH = 4000;
/** What the reader fills in. Sending is not possible before title and description stand there, so their absence needs no message. */
export declare const feedbackForm: v.ObjectSchema<{
    readonly rating: v.PicklistSchema<[1, 2, 3, 4, 5], undefined>;
    readonly rating_touched: v.BooleanSchema<undefined>;
    readonly category: v.PicklistSchema<readonly ["general", "bug", "feature", "improvement"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction]>;
    readonly description: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction]>;
    readonly contact_email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, "emailInvalid">, v.TransformAction<string, string | undefined>]>;
    readonly allow_contact: v.BooleanSchema<undefined>;
}, undefined>;
/** Feedback without what the browser adds to it. */
export type FeedbackValues = Omit<Feedback, 'rating' | 'user_agent' | 'ip_address'> & {
    rating: Rating;
};
export declare const NOTHING_SAID: v.InferInput<typeof feedbackForm>;

// ── feedback/feedback/feedback.messages.d.ts
export declare const feedbackMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    rating: string;
    ratingHint: string;
    excellent: string;
    great: string;
    good: string;
    fair: string;
    poor: string;
    category: string;
    general: string;
    bug: string;
    feature: string;
    improvement: string;
    summary: string;
    description: string;
    descriptionHint: string;
    contactEmail: string;
    allowContact: string;
    allowContactHint: string;
    send: string;
    incomplete: string;
    home: string;
    failed: string;
}>;

// ── feedback/feedback/index.d.ts
export { FeedbackScreen } from './feedback-screen.js';
export type { FeedbackScreenProps } from './feedback-screen.js';
export type { FeedbackValues } from './feedback.form.js';

// ── identity/confirm-email/confirm-email-notice.d.ts
import type { Submission } from '@alms/ui/resource';
export interface ConfirmEmailNoticeProps {
    /** The address that is not confirmed yet. */
    email: string;
    /** The state of asking for another link. */
    submission: Submission;
    onSendAgain: () => void | Promise<void>;
}
/** Tells somebody whose address is not confirmed what waits for it. Draw it where invitations are made; nobody else needs it. */
export declare function ConfirmEmailNotice({ email, submission, onSendAgain }: ConfirmEmailNoticeProps): import("react").JSX.Element;

// ── identity/confirm-email/confirm-email-screen.d.ts
import type { Submission } from '@alms/ui/resource';
export interface ConfirmEmailScreenProps {
    /** A refusal with the code `confirmation_token_invalid` replaces the button: pressing it again would not help. */
    submission: Submission;
    onConfirm: () => void | Promise<void>;
    hrefs: {
        login: string;
        /** Where to go once the address is confirmed. */
        next: string;
    };
}
/**
 * Where the link of a confirmation mail leads. The address is confirmed by a press, not by opening the page: mail programs open links
 * to look at them.
 */
export declare function ConfirmEmailScreen({ submission, onConfirm, hrefs }: ConfirmEmailScreenProps): import("react").JSX.Element;

// ── identity/confirm-email/confirm-email.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const confirmEmailMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    confirm: string;
    backToLogin: string;
    confirmedTitle: string;
    confirmedContext: string;
    continue: string;
    invalidTitle: string;
    invalidContext: string;
    noticeBody: (v: {
        email: string | number;
    }, f: MessageFormat) => string;
    sentAgain: (v: {
        email: string | number;
    }, f: MessageFormat) => string;
    sendAgain: string;
    conflict: string;
    rate_limited: string;
}>;

// ── identity/confirm-email/index.d.ts
export { ConfirmEmailNotice } from './confirm-email-notice.js';
export { ConfirmEmailScreen } from './confirm-email-screen.js';
export type { ConfirmEmailNoticeProps } from './confirm-email-notice.js';
export type { ConfirmEmailScreenProps } from './confirm-email-screen.js';

// ── identity/forgot-password/forgot-password-screen.d.ts
import type { PublicInfo } from '@alms/lis-domain/facility';
import type { Resource, Submission } from '@alms/ui/resource';
export interface ForgotPasswordScreenProps {
    /** Whose accounts they are; idle on the main site. */
    facility: Resource<PublicInfo>;
    /** `done` shows the same words whether or not the address has an account. */
    submission: Submission;
    onSend: (values: {
        email: string;
    }) => void | Promise<void>;
    hrefs: {
        login: string;
    };
}
/** Asks where the link for a new password is to be sent. */
export declare function ForgotPasswordScreen({ facility, submission, onSend, hrefs }: ForgotPasswordScreenProps): import("react").JSX.Element;

// ── identity/forgot-password/forgot-password.messages.d.ts
export declare const forgotPasswordMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    email: string;
    send: string;
    backToLogin: string;
    emailInvalid: string;
    failed: string;
    sentTitle: string;
    sentContext: string;
}>;

// ── identity/forgot-password/index.d.ts
export { ForgotPasswordScreen } from './forgot-password-screen.js';
export type { ForgotPasswordScreenProps } from './forgot-password-screen.js';

// ── identity/login/index.d.ts
export { LoginScreen } from './login-screen.js';
export type { LoginReason, LoginScreenProps } from './login-screen.js';
export type { SignInValues } from './login-form.js';

// ── identity/login/login-form.d.ts
import type { Submission } from '@alms/ui/resource';
export interface SignInValues {
    email: string;
    password: string;
}
export interface LoginFormProps {
    /** Whether the page is a facility's; the main site signs in people of all of them. */
    atFacility: boolean;
    submission: Submission;
    /** What stood in the field when the browser sent the form by itself. */
    email?: string | undefined;
    onSignIn: (values: SignInValues) => void | Promise<void>;
    hrefs: {
        signIn: string;
        forgotPassword: string;
    };
}
/**
 * E-mail and password, and the way back in for those who forgot theirs. A native form that is read when it is sent: the browser can send it
 * before any script has arrived, and what was typed until then stays.
 */
export declare function LoginForm({ atFacility, submission, email, onSignIn, hrefs }: LoginFormProps): import("react").JSX.Element;

// ── identity/login/login-screen.d.ts
import type { PublicInfo } from '@alms/lis-domain/facility';
import type { Resource, Submission } from '@alms/ui/resource';
import { type SignInValues } from './login-form.js';
/** Why somebody was sent here. */
export type LoginReason = 'session_expired' | 'verification_failed' | 'access_denied' | 'tenant_not_found';
export interface LoginScreenProps {
    /** The facility at this address; `empty` on the main site, which belongs to none. */
    facility: Resource<PublicInfo>;
    /** The host as people type it: `riverside.example.com`. */
    address: string;
    /** When omitted, the reader came by themselves. */
    reason?: LoginReason;
    /**
     * Form errors it knows: `invalid_credentials`, `rate_limited` (also of an account that is locked for a while), `tenant_mismatch`, `portal_closed`; any other reads as "not accepted".
     * A failure of the kind `unauthenticated` is read as the first.
     */
    submission: Submission;
    /** The address in a form that the browser had sent by itself, and that was refused. When omitted, none. */
    email?: string;
    onSignIn: (values: SignInValues) => void | Promise<void>;
    /** `signIn` takes the form as the browser sends it by itself, before the script has arrived: `POST` with `username` and `password`. */
    hrefs: {
        signIn: string;
        forgotPassword: string;
        register: string;
        otherFacility: string;
        privacy: string;
        terms: string;
    };
}
/** The door of a facility: its name, mark and message, and the form to sign in. */
export declare function LoginScreen({ facility, address, reason, submission, email, onSignIn, hrefs }: LoginScreenProps): import("react").JSX.Element;

// ── identity/login/login.messages.d.ts
export declare const loginMessages: import("@alms/ui/i18n").Catalogue<{
    loadingFacility: string;
    facilityUnavailable: string;
    email: string;
    password: string;
    forgotPassword: string;
    signIn: string;
    register: string;
    otherFacility: string;
    privacy: string;
    terms: string;
    session_expired: string;
    verification_failed: string;
    access_denied: string;
    tenant_not_found: string;
    invalid_credentials: string;
    invalidAnywhere: string;
    portal_closed: string;
    loginFailed: string;
}>;

// ── identity/profile/index.d.ts
export { ProfileScreen } from './profile-screen.js';
export type { ProfileScreenProps } from './profile-screen.js';
export type { ProfileValues } from './profile.form.js';

// ── identity/profile/profile-appearance.d.ts
import type { Appearance } from '@alms/lis-domain/identity';
export interface ProfileAppearanceProps {
    appearance: Appearance;
    /** One choice was changed; it holds at once. */
    onChange: (change: Partial<Appearance>) => void;
}
/** How the product speaks and looks to this person. Each choice shows its effect by itself, so there is nothing to save. */
export declare function ProfileAppearance({ appearance, onChange }: ProfileAppearanceProps): import("react").JSX.Element;

// ── identity/profile/profile-appearance.messages.d.ts
export declare const profileAppearanceMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    note: string;
    language: string;
    facilityLanguage: string;
    scheme: string;
    systemScheme: string;
    light: string;
    dark: string;
    density: string;
    comfortable: string;
    compact: string;
}>;

// ── identity/profile/profile-form.d.ts
import type { User } from '@alms/lis-domain/identity';
import type { Submission } from '@alms/ui/resource';
import { type ProfileValues } from './profile.form.js';
export interface ProfileFormProps {
    user: User;
    submission: Submission;
    /** Saves the name; `version` is the one the form was filled from. */
    onSave: (change: ProfileValues & {
        version: number;
    }) => void | Promise<void>;
}
/** The part of the account a person may change. */
export declare function ProfileForm({ user, submission, onSave }: ProfileFormProps): import("react").JSX.Element;

// ── identity/profile/profile-notifications.d.ts
import type { User } from '@alms/lis-domain/identity';
import { type MailedChoice, type NotificationPreferences } from '@alms/lis-domain/notifications';
import { type Resource } from '@alms/ui/resource';
export interface ProfileNotificationsProps {
    user: Pick<User, 'role' | 'email_verified'>;
    preferences: Resource<NotificationPreferences>;
    /** One type was chosen, or no longer is; it holds at once. */
    onChange: (choice: MailedChoice) => void;
    onRetry?: (() => void | Promise<void>) | undefined;
}
/** What this person is told of by mail too. Each choice holds at once, so there is nothing to save. */
export declare function ProfileNotifications({ user, preferences, onChange, onRetry }: ProfileNotificationsProps): import("react").JSX.Element;

// ── identity/profile/profile-notifications.messages.d.ts
export declare const profileNotificationsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    note: string;
    which: string;
    hint: string;
    unconfirmed: string;
    region: string;
}>;

// ── identity/profile/profile-screen.d.ts
import type { User } from '@alms/lis-domain/identity';
import { type Resource } from '@alms/ui/resource';
import { type ProfileAppearanceProps } from './profile-appearance.js';
import { type ProfileFormProps } from './profile-form.js';
import { type ProfileNotificationsProps } from './profile-notifications.js';
export interface ProfileScreenProps extends Pick<ProfileFormProps, 'submission' | 'onSave'> {
    user: Resource<User>;
    /** The language, the scheme or the row height was chosen. */
    onAppearanceChange: ProfileAppearanceProps['onChange'];
    /** What is mailed too of the notifications. */
    notifications: ProfileNotificationsProps['preferences'];
    /** A type of notifications is to be mailed too, or no longer. */
    onMailedChange: ProfileNotificationsProps['onChange'];
    onNotificationsRetry?: ProfileNotificationsProps['onRetry'];
    onRetry?: () => void | Promise<void>;
    hrefs: {
        security: string;
    };
}
/** The signed-in person's own account: the name can be changed, role and rights only read. */
export declare function ProfileScreen({ user, submission, onSave, onAppearanceChange, notifications, onMailedChange, onNotificationsRetry, onRetry, hrefs }: ProfileScreenProps): import("react").JSX.Element;

// ── identity/profile/profile.form.d.ts
import * as v from 'valibot';
export interface ProfileValues {
    full_name: string;
}
/** The form's rules; messages are keys of the feature's catalogue. */
export declare const profileForm: v.GenericSchema<ProfileValues, ProfileValues>;

// ── identity/profile/profile.messages.d.ts
export declare const profileMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    security: string;
    account: string;
    fullName: string;
    fullNameHint: string;
    save: string;
    saved: string;
    updateFailed: string;
    version_stale: string;
    tooLong: string;
    access: string;
    accessNote: string;
    email: string;
    emailUnconfirmed: string;
    username: string;
    role: string;
    rights: string;
    everything: string;
    noRights: string;
    patientRights: string;
}>;

// ── identity/register-lab/index.d.ts
export { RegisterLabScreen } from './register-lab-screen.js';
export type { RegisteredLab, RegisterLabScreenProps } from './register-lab-screen.js';
export type { RegisterLabValues } from './register-lab.form.js';

// ── identity/register-lab/register-lab-screen.d.ts
import type { Submission } from '@alms/ui/resource';
import type { RegisterLabValues } from './register-lab.form.js';
/** What the new account leads to. */
export interface RegisteredLab {
    /** Where the facility will be found, as people type it: `northgate.example.com`. */
    address: string;
    /** The setup, or the dashboard where none is required. */
    nextHref: string;
}
export interface RegisterLabScreenProps {
    submission: Submission;
    onRegister: (values: RegisterLabValues) => void | Promise<void>;
    /** Once registered: replaces the form by the facility's future address and the way on. */
    registered?: RegisteredLab;
    hrefs: {
        login: string;
        registerHospital: string;
        terms: string;
        privacy: string;
    };
}
/** Creates a laboratory with its first administrator and leads to the setup. */
export declare function RegisterLabScreen({ submission, onRegister, registered, hrefs }: RegisterLabScreenProps): import("react").JSX.Element;

// ── identity/register-lab/register-lab.form.d.ts
import * as v from 'valibot';
/** What a laboratory's first administrator fills in; the confirmation stays here, the server never sees it. */
export declare const registerLabForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly full_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "fullNameRequired">, v.MaxLengthAction<string, 120, "fullNameTooLong">]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "emailRequired">, v.CheckAction<string, "emailInvalid">]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">, v.CheckAction<string, "passwordTooShort">, v.MaxLengthAction<string, 128, "passwordTooLong">]>;
    readonly confirmation: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "confirmationRequired">]>;
}, undefined>, v.BaseValidation<{
    full_name: string;
    email: string;
    password: string;
    confirmation: string;
}, {
    full_name: string;
    email: string;
    password: string;
    confirmation: string;
}, v.CheckIssue<{
    full_name: string;
    email: string;
    password: string;
    confirmation: string;
}>>, v.TransformAction<{
    full_name: string;
    email: string;
    password: string;
    confirmation: string;
}, {
    full_name: string;
    email: string;
    password: string;
}>]>;
export type RegisterLabValues = v.InferOutput<typeof registerLabForm>;

// ── identity/register-lab/register-lab.messages.d.ts
export declare const registerLabMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    fullName: string;
    email: string;
    password: string;
    confirmation: string;
    passwordRule: string;
    create: string;
    agreementBefore: string;
    terms: string;
    agreementBetween: string;
    privacy: string;
    alreadyRegistered: string;
    signIn: string;
    wholeFacility: string;
    registerFacility: string;
    fullNameTooLong: string;
    passwordTooLong: string;
    registration_failed: string;
    failed: string;
    registeredTitle: string;
    registeredContext: string;
    address: string;
    startSetup: string;
}>;

// ── identity/reset-password/index.d.ts
export { ResetPasswordScreen } from './reset-password-screen.js';
export type { ResetPasswordScreenProps } from './reset-password-screen.js';

// ── identity/reset-password/reset-password-screen.d.ts
import type { PublicInfo } from '@alms/lis-domain/facility';
import type { Resource, Submission } from '@alms/ui/resource';
export interface ResetPasswordScreenProps {
    /** Whose accounts they are; idle on the main site. */
    facility: Resource<PublicInfo>;
    /** Why a password is chosen: the old one is forgotten, or somebody was invited and has none yet. @default 'reset' */
    purpose?: 'reset' | 'invitation';
    /** A refusal with the code `reset_token_invalid` replaces the form: no other answer would help. */
    submission: Submission;
    onSave: (values: {
        newPassword: string;
    }) => void | Promise<void>;
    hrefs: {
        login: string;
        forgotPassword: string;
    };
}
/** Sets a password with the link from a message. */
export declare function ResetPasswordScreen({ facility, purpose, submission, onSave, hrefs }: ResetPasswordScreenProps): import("react").JSX.Element;

// ── identity/reset-password/reset-password.messages.d.ts
export declare const resetPasswordMessages: import("@alms/ui/i18n").Catalogue<{
    titleReset: string;
    titleInvitation: string;
    contextReset: string;
    contextInvitation: string;
    newPassword: string;
    confirmation: string;
    rule: string;
    save: string;
    backToLogin: string;
    signIn: string;
    passwordTooLong: string;
    passwordTooSimple: string;
    passwordsDiffer: string;
    reset_token_invalid: string;
    invalidTokenContext: string;
    newLink: string;
    failed: string;
    savedTitle: string;
    savedContext: string;
    invitation_token_invalid: string;
    failedInvitation: string;
    savedTitleInvitation: string;
    savedContextInvitation: string;
}>;

// ── identity/second-step/index.d.ts
export { SecondStepScreen } from './second-step-screen.js';
export type { SecondStepScreenProps } from './second-step-screen.js';

// ── identity/second-step/second-step-screen.d.ts
import type { SecondStepWay } from '@alms/lis-domain/identity';
import type { Submission } from '@alms/ui/resource';
export interface SecondStepScreenProps {
    /** What works here. When omitted, it is not known yet, and codes are asked for. */
    ways?: readonly SecondStepWay[];
    /** Form errors it knows: `code_refused`, `passkey_refused`, `second_step_over`. */
    submission: Submission;
    /** A code of the authenticator app or a recovery code, as it was typed. */
    onCode: (values: {
        code: string;
    }) => void | Promise<void>;
    /** Asks the browser for a passkey. */
    onPasskey: () => void | Promise<void>;
    /** `send` takes the form as the browser sends it by itself, before the script has arrived: `POST` with `code`. */
    hrefs: {
        send: string;
        login: string;
    };
}
/** The second step of signing in, after the right password: a code, or a passkey. */
export declare function SecondStepScreen({ ways, submission, onCode, onPasskey, hrefs }: SecondStepScreenProps): import("react").JSX.Element;

// ── identity/second-step/second-step.messages.d.ts
export declare const secondStepMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    contextPasskey: string;
    contextAnyway: string;
    contextRecovery: string;
    code: string;
    codeRequired: string;
    continue: string;
    usePasskey: string;
    signInAgain: string;
    code_refused: string;
    passkey_refused: string;
    second_step_over: string;
    failed: string;
}>;

// ── identity/security/index.d.ts
export type { EnrolmentActs } from './security-acts.js';
export { SecurityScreen } from './security-screen.js';
export type { SecurityScreenProps } from './security-screen.js';
export { SetUpScreen } from './set-up-screen.js';
export type { SetUpScreenProps } from './set-up-screen.js';

// ── identity/security/security-acts.d.ts
import type { Submission } from '@alms/ui/resource';
import type { Proof } from './security.form.js';
/** What an authenticator app is set up with. */
export interface Enrolment {
    /** To be typed. */
    secret: string;
    /** To be scanned. */
    uri: string;
}
/** Told once; none where the account has some already. Undefined: the act was refused, and the screen's `submission` says why. */
export type Codes = readonly string[] | undefined;
/** The ways to a second step. */
export interface EnrolmentActs {
    /** Undefined: refused. */
    onBeginAuthenticator: (values: {
        password: string;
    }) => Promise<Enrolment | undefined>;
    onConfirmAuthenticator: (values: {
        code: string;
    }) => Promise<Codes>;
    /** When omitted, this browser has no passkeys here. */
    onAddPasskey?: ((values: {
        name: string;
        password: string;
    }) => Promise<Codes>) | undefined;
    /** Writes the codes into a file of the reader's. */
    onSaveCodes: (values: {
        codes: readonly string[];
    }) => void;
}
/** What else can be done here. */
export interface SecurityActs extends EnrolmentActs {
    onRemoveAuthenticator: (proof: Proof) => Promise<Submission>;
    onRemovePasskey: (values: Proof & {
        id: string;
    }) => Promise<Submission>;
    onRenewCodes: (proof: Proof) => Promise<Codes>;
    onEndSession: (values: {
        id: string;
    }) => Promise<Submission>;
    onEndOtherSessions: () => Promise<Submission>;
}

// ── identity/security/security-screen.d.ts
import type { OwnSession } from '@alms/lis-domain/identity';
import type { AccountSecurity } from '@alms/lis-domain/second-factor';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { SecurityActs } from './security-acts.js';
export interface SecurityScreenProps extends SecurityActs {
    security: Resource<AccountSecurity>;
    sessions: Resource<readonly OwnSession[]>;
    /** The state of the last act. Refusals it knows: `password_refused`, `code_refused`, `passkey_refused`, `duplicate`, `not_found`. */
    submission: Submission;
    onRetry?: () => void | Promise<void>;
}
/** How the signed-in person signs in, and where this account is signed in. */
export declare function SecurityScreen({ security, sessions, submission, onRetry, ...acts }: SecurityScreenProps): import("react").JSX.Element;

// ── identity/security/security.form.d.ts
import * as v from 'valibot';
export declare const passwordForm: v.ObjectSchema<{
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">]>;
}, undefined>;
export declare const codeForm: v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "codeRequired">]>;
}, undefined>;
export declare const proofForm: v.ObjectSchema<{
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">]>;
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "codeRequired">]>;
}, undefined>;
export declare const passkeyForm: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "nameRequired">, v.MaxLengthAction<string, 60, "nameTooLong">]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "passwordRequired">]>;
}, undefined>;
export type Proof = v.InferOutput<typeof proofForm>;

// ── identity/security/security.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const securityMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    secondStep: string;
    secondStepNote: string;
    requiredNote: string;
    authenticator: string;
    authenticatorOff: string;
    onSince: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    setUp: string;
    setUpAuthenticator: string;
    remove: string;
    passkeys: string;
    passkeysNone: string;
    passkeysImpossible: string;
    addPasskey: string;
    passkeyUsed: (v: {
        host: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    passkeyUnused: (v: {
        host: string | number;
    }, f: MessageFormat) => string;
    removePasskey: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    recoveryCodes: string;
    codesLeft: (v: {
        count: number;
    }, f: MessageFormat) => string;
    newCodes: string;
    sessions: string;
    thisDevice: string;
    browserOn: (v: {
        browser: string | number;
        system: string | number;
    }, f: MessageFormat) => string;
    unknownDevice: string;
    since: (v: {
        started: string | number;
        seen: string | number;
    }, f: MessageFormat) => string;
    networkAddress: (v: {
        ip: string | number;
    }, f: MessageFormat) => string;
    signOut: string;
    signOutDevice: (v: {
        device: string | number;
    }, f: MessageFormat) => string;
    signOutOthers: string;
    sessionsNote: string;
    password: string;
    passwordWhy: string;
    continue: string;
    cancel: string;
    scan: string;
    qrCode: string;
    secret: string;
    theSecret: string;
    code: string;
    codeRequired: string;
    confirm: string;
    proofCode: string;
    removeAuthenticatorTitle: string;
    removePasskeyTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    removeBody: string;
    renewTitle: string;
    renewBody: string;
    renew: string;
    passkeyName: string;
    passkeyNameHint: string;
    nameRequired: string;
    nameTooLong: string;
    codesTitle: string;
    codesBody: string;
    theCodes: string;
    download: string;
    kept: string;
    password_refused: string;
    code_refused: string;
    passkey_refused: string;
    duplicate: string;
    not_found: string;
    setUpTitle: string;
    setUpContext: string;
}>;

// ── identity/security/set-up-screen.d.ts
import type { Submission } from '@alms/ui/resource';
import type { EnrolmentActs } from './security-acts.js';
export interface SetUpScreenProps extends EnrolmentActs {
    /** The state of the last act. */
    submission: Submission;
    /** There is a second step now, and its recovery codes are kept. */
    onDone: () => void;
    onSignOut: () => void;
}
/** Where somebody is led who has to have a second step and has none. Nothing else of the product is within reach. */
export declare function SetUpScreen({ submission, onDone, onSignOut, ...acts }: SetUpScreenProps): import("react").JSX.Element;

// ── identity/staff/index.d.ts
export { StaffScreen } from './staff-screen.js';
export type { StaffPage, StaffScreenProps } from './staff-screen.js';
export type { StaffActs } from './staff-acts.js';
export type { StaffFilter } from './staff-filters.js';

// ── identity/staff/staff-acts.d.ts
import type { Permission, StaffRole } from '@alms/lis-domain/access';
import type { Submission } from '@alms/ui/resource';
/** One account as it was read. */
interface Read {
    id: string;
    version: number;
}
/** What can be done here. Each answers how it went; the same outcome arrives as the screen's `submission`. */
export interface StaffActs {
    onInvite: (invitation: {
        email: string;
        full_name: string;
        role: StaffRole;
    }) => Promise<Submission>;
    onResendInvitation: (account: {
        id: string;
    }) => Promise<Submission>;
    onApprove: (approval: Read & {
        role: StaffRole;
    }) => Promise<Submission>;
    onDecline: (account: Read) => Promise<Submission>;
    onChangeAccess: (access: Read & {
        role: StaffRole;
        permissions: Permission[];
    }) => Promise<Submission>;
    onDisable: (closing: Read & {
        reason: string;
    }) => Promise<Submission>;
    onEnable: (account: Read) => Promise<Submission>;
    onSignOut: (account: {
        id: string;
    }) => Promise<Submission>;
    onResetSecondFactor: (reset: {
        id: string;
        reason: string;
    }) => Promise<Submission>;
}
export {};

// ── identity/staff/staff-filters.d.ts
import { type StaffRole } from '@alms/lis-domain/access';
import { type AccountStatus } from '@alms/lis-domain/staff';
/** Who is looked for; empty strings ask for everybody, but for those who were declined. */
export interface StaffFilter {
    query: string;
    status: AccountStatus | '';
    role: StaffRole | '';
}
export interface StaffFiltersProps {
    filter: StaffFilter;
    onFilterChange: (filter: StaffFilter) => void;
}
/** Words, status and role; each change asks anew. */
export declare function StaffFilters({ filter, onFilterChange }: StaffFiltersProps): import("react").JSX.Element;

// ── identity/staff/staff-screen.d.ts
import type { User } from '@alms/lis-domain/identity';
import type { StaffMember } from '@alms/lis-domain/staff';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type ReactNode } from 'react';
import type { StaffActs } from './staff-acts.js';
import { type StaffFilter } from './staff-filters.js';
/** People read so far. */
export interface StaffPage {
    items: readonly StaffMember[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
}
export interface StaffScreenProps extends StaffActs {
    /** Who looks at the list; what they may do to whom follows from it. */
    viewer: User;
    filter: StaffFilter;
    onFilterChange: (filter: StaffFilter) => void;
    staff: Resource<StaffPage>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    onRetry?: () => void | Promise<void>;
    /** The state of the last act. Refusals it knows: `duplicate`, `version_stale`, `conflict`, `last_admin`, `own_account`. */
    submission: Submission;
    /** What keeps invitations from being mailed, above the list. When omitted, nothing does. */
    notice?: ReactNode;
}
/**
 * Everybody who works at the facility: invited, let in, given other rights, closed and opened again.
 *
 * It stands under Settings. The specification's navigation has no entry for it, so it is reached from the dashboard, from the set-up and
 * from the settings.
 */
export declare function StaffScreen({ viewer, filter, onFilterChange, staff, onMore, onRetry, submission, notice, ...acts }: StaffScreenProps): import("react").JSX.Element;

// ── identity/staff/staff.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const staffMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    invite: string;
    filters: string;
    search: string;
    searchPlaceholder: string;
    status: string;
    anyStatus: string;
    anyRole: string;
    clear: string;
    list: string;
    name: string;
    role: string;
    lastSeen: string;
    actions: string;
    noRoleYet: string;
    emailUnconfirmed: string;
    yourself: string;
    never: string;
    signedIn: string;
    shown: (v: {
        count: number;
    }, f: MessageFormat) => string;
    shownSoFar: (v: {
        count: number;
    }, f: MessageFormat) => string;
    more: string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    pending: string;
    invited: string;
    active: string;
    disabled: string;
    declined: string;
    withSecondStep: string;
    withoutSecondStep: string;
    held: string;
    heldByColleague: string;
    decide: string;
    actionsFor: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    changeAccess: string;
    resendInvitation: string;
    letIn: string;
    signOut: string;
    resetSecondStep: string;
    disable: string;
    withdraw: string;
    enable: string;
    own_account: string;
    ownSecondStep: string;
    adminsOnly: string;
    cancel: string;
    fullName: string;
    email: string;
    chooseRole: string;
    fullNameTooLong: string;
    roleRequired: string;
    inviteTitle: string;
    inviteBody: string;
    inviteHeldBody: string;
    sendInvitation: string;
    keepInvitation: string;
    duplicate: string;
    decideTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    decideBody: (v: {
        email: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    decline: string;
    approve: string;
    accessTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    accessBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    roleHint: string;
    adminHolds: string;
    permissions: string;
    laboratory: string;
    patientsAndOrders: string;
    managing: string;
    save: string;
    disableTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    disableBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    withdrawTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    withdrawBody: string;
    disableNow: string;
    withdrawNow: string;
    resetTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    resetBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    resetNow: string;
    version_stale: string;
    conflict: string;
    last_admin: string;
    not_found: string;
}>;

// ── inventory/stock/counts/count-acts.d.ts
import type { StockCount, StorageCondition } from '@alms/lis-domain/inventory';
/** What is done with counts, over one as it was read. */
export type CountAct = {
    act: 'start';
    storage: StorageCondition | null;
} | {
    act: 'enter';
    count: StockCount;
    lines: {
        lot_id: string;
        counted: number | null;
    }[];
} | {
    act: 'submit' | 'approve';
    count: StockCount;
} | {
    act: 'cancel';
    count: StockCount;
    reason: string;
};

// ── inventory/stock/counts/counts-view.d.ts
import { type StockCount, type StockCountSummary } from '@alms/lis-domain/inventory';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { CountAct } from './count-acts.js';
export interface CountsViewProps {
    /** Counts read so far, newest first. */
    counts: Resource<readonly StockCountSummary[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** The open count with its lots; `idle` when none is. */
    count: Resource<StockCount>;
    /** Opens a count; null closes it. */
    onOpen: (countId: string | null) => void;
    /** Does something. It must not reject. */
    onAct: (act: CountAct) => Promise<Submission>;
    /** The reader, who does not approve what they have handed in. */
    userId: string;
    onRetry?: () => void | Promise<void>;
}
/** Counts of the stock: what is being counted, what waits for a decision, and what was counted before. */
export declare function CountsView({ counts, onMore, count, onOpen, onAct, userId, onRetry }: CountsViewProps): import("react").JSX.Element;

// ── inventory/stock/counts/counts.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const countsMessages: import("@alms/ui/i18n").Catalogue<{
    counts: string;
    start: string;
    number: string;
    begun: string;
    by: (v: {
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    progress: string;
    countedOf: (v: {
        counted: number;
        lots: number;
    }, f: MessageFormat) => string;
    differences: string;
    status: string;
    counting: string;
    submitted: string;
    approved: string;
    cancelled: string;
    emptyTitle: string;
    emptyBody: string;
    startTitle: string;
    startBody: string;
    where: string;
    everywhere: string;
    startNow: string;
    close: string;
    toList: string;
    sheet: string;
    sheetOf: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    item: string;
    lotOf: (v: {
        item: string | number;
        lot: string | number;
        place: string | number;
    }, f: MessageFormat) => string;
    noPlace: string;
    counted: string;
    countedOfLot: (v: {
        item: string | number;
        lot: string | number;
    }, f: MessageFormat) => string;
    unit: string;
    quantityWhole: string;
    expected: string;
    difference: string;
    equal: string;
    decideTitle: (v: {
        count: number;
    }, f: MessageFormat) => string;
    decideBody: string;
    decideOther: string;
    doneBody: string;
    cancelledBody: string;
    save: string;
    submit: string;
    approve: string;
    cancel: string;
    cancelTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    cancelBody: string;
    nothing_to_count: string;
    count_incomplete: string;
    approver_is_counter: string;
    stock_short: string;
}>;

// ── inventory/stock/counts/index.d.ts
export type { CountAct } from './count-acts.js';
export { CountsView } from './counts-view.js';
export type { CountsViewProps } from './counts-view.js';

// ── inventory/stock/index.d.ts
export { InventoryScreen, inventoryTabs } from './inventory-screen.js';
export type { InventoryScreenProps, InventoryTab } from './inventory-screen.js';
export type { EditedItem, StockAct } from './stock-acts.js';
export type { StockFilter } from './stock-view.js';

// ── inventory/stock/inventory-screen.d.ts
import type { Submission } from '@alms/ui/resource';
import { type CountsViewProps } from './counts/index.js';
import { type ReceiveDialogProps } from './receiving/index.js';
import { type SupplierOrdersViewProps } from './supplier-orders/index.js';
import { type ItemDialogProps } from './item-dialog.js';
import { type StockViewProps } from './stock-view.js';
export declare const inventoryTabs: readonly ['stock', 'counts', 'orders'];
export type InventoryTab = (typeof inventoryTabs)[number];
export interface InventoryScreenProps {
    tab: InventoryTab;
    onTabChange: (tab: InventoryTab) => void;
    stock: Omit<StockViewProps, 'onEdit'>;
    counts: CountsViewProps;
    orders: Omit<SupplierOrdersViewProps, 'onReceive' | 'findItems'>;
    receiving: Pick<ReceiveDialogProps, 'findItems' | 'findArticle' | 'onReceive' | 'onLink'>;
    /** The tests that may use an item up. */
    tests: ItemDialogProps['tests'];
    /** Saves an item. It must not reject. */
    onSaveItem: ItemDialogProps['onSave'];
    /** How that went. Each new object counts as one answer. */
    savingItem: ItemDialogProps['saving'];
    /** Saves the list as a file for spreadsheets. */
    onExport: () => void;
    /** How that went. */
    exporting: Submission;
}
/** The stock of the laboratory: what there is and how long it lasts, counts of it, and what is ordered. */
export declare function InventoryScreen({ tab, onTabChange, stock, counts, orders, receiving, tests, onSaveItem, savingItem, onExport, exporting }: InventoryScreenProps): import("react").JSX.Element;

// ── inventory/stock/item-detail.d.ts
import type { StockItem, StockLot, StockTransaction } from '@alms/lis-domain/inventory';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type StockAct } from './stock-acts.js';
export interface ItemDetailProps {
    item: StockItem;
    /** Lots read so far, in the order in which they are to be used, then what is gone. */
    lots: Resource<readonly StockLot[]>;
    /** Reads more lots. When omitted, these are all. */
    onMoreLots?: (() => void) | undefined;
    /** Changes of its stock read so far, newest first. */
    transactions: Resource<readonly StockTransaction[]>;
    /** Reads older ones. When omitted, these are all. */
    onOlder?: (() => void) | undefined;
    /** Does something with the item or a lot. It must not reject. */
    onAct: (act: StockAct) => Promise<Submission>;
    /** Opens the form to change the item. */
    onEdit: () => void;
    onRetry?: () => void | Promise<void>;
}
/** One item: what there is, how long it lasts, its lots in the order in which they are to be used, and every change of its stock. */
export declare function ItemDetail({ item, lots, onMoreLots, transactions, onOlder, onAct, onEdit, onRetry }: ItemDetailProps): import("react").JSX.Element;

// ── inventory/stock/item-dialog.d.ts
import { type StockItemBody } from '@alms/lis-domain/inventory';
import { type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { type SaveOutcome } from '../../shared/versioned-form/index.js';
import { type EditedItem } from './stock-acts.js';
export interface ItemDialogProps {
    /** Of version 0: one that is about to be made. Undefined closes the dialog. */
    edited: EditedItem | undefined;
    onClose: () => void;
    /** The tests that may use it up. */
    tests: Resource<readonly Choice[]>;
    /** Saves the item over the one it was begun from. It must not reject; what the server says to the fields arrives as `saving`. */
    onSave: (change: {
        values: StockItemBody;
        base: EditedItem;
    }) => Promise<SaveOutcome<EditedItem>>;
    /** How saving went. Each new object counts as one answer. */
    saving: Submission;
}
/** Everything an item is: what it is called, how it is kept, when it is ordered again, and what uses it up. */
export declare function ItemDialog({ edited, onClose, ...rest }: ItemDialogProps): import("react").JSX.Element;

// ── inventory/stock/receiving/index.d.ts
export { ReceiveDialog } from './receive-dialog.js';
export type { ReceiveDialogProps } from './receive-dialog.js';
export type { ReceiptBody } from './receipt-lines.js';

// ── inventory/stock/receiving/receipt-lines.d.ts
import type { BodyOf } from '@alms/lis-domain/http';
import type { receiveStock, ScannedCode, StockItem, SupplierOrder } from '@alms/lis-domain/inventory';
/** One lot of a delivery, as it is typed. */
export interface ReceiptLine {
    id: string;
    item: Pick<StockItem, 'id' | 'code' | 'name' | 'unit'>;
    lot_number: string;
    /** Empty: it has none. */
    expiry_date: string;
    quantity: string;
    location: string;
}
export type ReceiptBody = BodyOf<typeof receiveStock>;
/** What a scan adds: the lot it names once more, or a lot of its own. A package that does not say how many it holds is one. */
export declare function withScan(lines: readonly ReceiptLine[], item: ReceiptLine['item'], code: ScannedCode, id: string): ReceiptLine[];
/** What is still to come of an order, one line for each item. */
export declare function linesOfOrder({ lines }: Pick<SupplierOrder, 'lines'>): ReceiptLine[];
/** What is wrong with a line, by its field. */
export type LineFaults = Partial<Record<'lot_number' | 'quantity' | 'expiry_date', 'lotRequired' | 'quantityWhole' | 'hasExpired'>>;
export declare function faultsOf({ lot_number, quantity, expiry_date }: ReceiptLine, today: string): LineFaults;
export declare function bodyOf(lines: readonly ReceiptLine[], order: Pick<SupplierOrder, 'id'> | null, reference: string): ReceiptBody;

// ── inventory/stock/receiving/receive-dialog.d.ts
import { type StockItem, type SupplierOrder } from '@alms/lis-domain/inventory';
import type { Submission } from '@alms/ui/resource';
import { type FindItems } from '../../../shared/stock-words/index.js';
import { type ReceiptBody } from './receipt-lines.js';
export interface ReceiveDialogProps {
    /** What is received: an order's delivery, or one without an order. Undefined closes the dialog. */
    delivery: {
        order: SupplierOrder | null;
    } | undefined;
    onClose: () => void;
    /** Looks items up by words. */
    findItems: FindItems;
    /** The item of which a package says this; null when there is none. It must not reject: undefined is said as "could not ask". */
    findArticle: (article: string) => Promise<StockItem | null | undefined>;
    /** Records the delivery. It must not reject. */
    onReceive: (body: ReceiptBody) => Promise<Submission>;
    /** Notes that an item's packages say this. It must not reject. */
    onLink: (item: StockItem, article: string) => Promise<Submission>;
    /** Makes an item whose packages say this. */
    onNewItem: (article: string) => void;
}
/** A delivery, package by package: each scan fills in a lot and its expiry; what a scanner cannot read is typed. */
export declare function ReceiveDialog({ delivery, ...rest }: ReceiveDialogProps): import("react").JSX.Element;

// ── inventory/stock/receiving/receiving.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const receivingMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    titleOf: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    scan: string;
    scanHint: string;
    added: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    unreadable: string;
    unasked: string;
    unknownTitle: (v: {
        code: string | number;
    }, f: MessageFormat) => string;
    unknownBody: string;
    belongsTo: string;
    link: string;
    newItem: string;
    addByName: string;
    lots: string;
    lot: string;
    lotNumber: string;
    expiry: string;
    quantityIn: (v: {
        unit: string | number;
    }, f: MessageFormat) => string;
    location: string;
    reference: string;
    receiveNow: string;
    cancel: string;
    nothingToReceive: string;
    lotRequired: string;
    quantityWhole: string;
    hasExpired: string;
    lot_differs: string;
    item_inactive: string;
    conflict: string;
    duplicate: string;
}>;

// ── inventory/stock/stock-acts.d.ts
import type { BodyOf } from '@alms/lis-domain/http';
import { type adjustLot, type consumeStock, type disposeOfLot, type judgeLot, type quarantineLot, type StockItem, type StockItemBody, type StockLot } from '@alms/lis-domain/inventory';
import * as v from 'valibot';
/** What is done with an item or a lot, over it as it was read. */
export type StockAct = {
    act: 'consume';
    item: StockItem;
    body: BodyOf<typeof consumeStock>;
} | {
    act: 'open';
    lot: StockLot;
} | {
    act: 'adjust';
    lot: StockLot;
    body: BodyOf<typeof adjustLot>;
} | {
    act: 'dispose';
    lot: StockLot;
    body: BodyOf<typeof disposeOfLot>;
} | {
    act: 'quarantine';
    lot: StockLot;
    body: BodyOf<typeof quarantineLot>;
} | {
    act: 'judge';
    lot: StockLot;
    body: BodyOf<typeof judgeLot>;
};
/** The acts that ask for something first. */
export type AskedAct = 'consume' | 'adjust' | 'dispose' | 'quarantine' | 'judge';
/** What can be done with one lot, in the order it is offered, and what the rules call it. */
export declare const lotActs: {
    readonly open: 'open';
    readonly consume: 'consume';
    readonly judge: 'judge';
    readonly adjust: 'count';
    readonly quarantine: 'quarantine';
    readonly dispose: 'dispose';
};
export type OfferedAct = keyof typeof lotActs;
/** What can be done with a lot now. Of one in quarantine some may be used, for its controls. */
export declare function actsOf({ status }: Pick<StockLot, 'status'>): OfferedAct[];
/** Over lots in their order: one that is chosen before the first of them asks for a reason, as on the server. */
export declare const consumeForm: (firstLotId: string | undefined) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly quantity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly lot_id: v.StringSchema<undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
    readonly for_controls: v.BooleanSchema<undefined>;
    readonly reference: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 120, undefined>]>;
}, undefined>, v.BaseValidation<{
    quantity: number;
    lot_id: string;
    reason: string;
    for_controls: boolean;
    reference: string;
}, {
    quantity: number;
    lot_id: string;
    reason: string;
    for_controls: boolean;
    reference: string;
}, v.PartialCheckIssue<{
    lot_id: string;
    reason: string;
    for_controls: boolean;
}>>, v.TransformAction<{
    quantity: number;
    lot_id: string;
    reason: string;
    for_controls: boolean;
    reference: string;
}, {
    quantity: number;
    lot_id: string | null;
    reason: string | null;
    type: "consumption" | "qc_test";
    reference: string;
}>, v.StrictObjectSchema<{
    readonly quantity: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, "must be a whole number">, v.MinValueAction<number, number, `must be at least ${number}`>, v.MaxValueAction<number, number, `must be at most ${number}`>]>;
    readonly lot_id: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, "must be an id">]>, undefined>;
    readonly reason: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>, undefined>;
    readonly type: v.PicklistSchema<["consumption", "qc_test"], undefined>;
    readonly reference: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>]>;
export declare const adjustForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly counted: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 3, "reasonRequired">, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.StrictObjectSchema<{
    readonly counted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, "must be a whole number">, v.MinValueAction<number, number, `must be at least ${number}`>, v.MaxValueAction<number, number, `must be at most ${number}`>]>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>]>;
export declare const disposeForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly quantity: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly type: v.PicklistSchema<["disposal", "return"], undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 3, "reasonRequired">, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.StrictObjectSchema<{
    readonly quantity: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, "must be a whole number">, v.MinValueAction<number, number, `must be at least ${number}`>, v.MaxValueAction<number, number, `must be at most ${number}`>]>;
    readonly type: v.PicklistSchema<["disposal", "return"], undefined>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>]>;
export declare const quarantineForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 3, "reasonRequired">, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.StrictObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>]>;
export declare const judgeForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly outcome: v.PicklistSchema<["passed", "failed"], "outcomeRequired">;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 3, "reasonRequired">, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.StrictObjectSchema<{
    readonly outcome: v.PicklistSchema<["passed", "failed"], undefined>;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, number, "must not be empty" | `must have at least ${number} characters`>, v.MaxLengthAction<string, number, `must have at most ${number} characters`>, v.RegexAction<string, "must be one line of plain text">]>;
}, undefined>]>;
/** An item as its form has it: figures as they are typed. */
export interface ItemFields extends Omit<StockItemBody, 'tests_per_unit' | 'open_stability_days' | 'min_level' | 'reorder_level' | 'max_level' | 'lead_time_days' | 'expiry_alert_days' | 'type' | 'storage'> {
    type: string;
    storage: string;
    tests_per_unit: string;
    open_stability_days: string;
    min_level: string;
    reorder_level: string;
    max_level: string;
    lead_time_days: string;
    expiry_alert_days: string;
}
export declare const itemForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToUpperCaseAction, v.RegexAction<string, "codeShape">]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "nameRequired">, v.MaxLengthAction<string, 120, undefined>]>;
    readonly type: v.PicklistSchema<["reagent", "control", "calibrator", "consumable", "kit", "rdt", "other"], undefined>;
    readonly manufacturer: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly catalog_number: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly barcode: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly unit: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "unitRequired">, v.MaxLengthAction<string, 40, undefined>]>;
    readonly tests_per_unit: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "quantityWhole">, v.TransformAction<string, number | null>]>;
    readonly storage: v.PicklistSchema<["ambient", "refrigerated", "frozen_20", "frozen_80"], undefined>;
    readonly min_level: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly reorder_level: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly max_level: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly lead_time_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly expiry_alert_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "quantityRequired">, v.RegexAction<string, "quantityWhole">, v.TransformAction<any, number>, v.MinValueAction<number, number, "quantityWhole">, v.MaxValueAction<number, 1000000, "quantityWhole">]>;
    readonly open_stability_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "quantityWhole">, v.TransformAction<string, number | null>]>;
    readonly supplier: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly needs_lot_qc: v.BooleanSchema<undefined>;
    readonly test_parameter_ids: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly active: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    code: string;
    name: string;
    type: "calibrator" | "consumable" | "control" | "kit" | "other" | "rdt" | "reagent";
    manufacturer: string;
    catalog_number: string;
    barcode: string;
    unit: string;
    tests_per_unit: number | null;
    storage: "ambient" | "frozen_20" | "frozen_80" | "refrigerated";
    min_level: number;
    reorder_level: number;
    max_level: number;
    lead_time_days: number;
    expiry_alert_days: number;
    open_stability_days: number | null;
    supplier: string;
    needs_lot_qc: boolean;
    test_parameter_ids: string[];
    active: boolean;
}, {
    code: string;
    name: string;
    type: "calibrator" | "consumable" | "control" | "kit" | "other" | "rdt" | "reagent";
    manufacturer: string;
    catalog_number: string;
    barcode: string;
    unit: string;
    tests_per_unit: number | null;
    storage: "ambient" | "frozen_20" | "frozen_80" | "refrigerated";
    min_level: number;
    reorder_level: number;
    max_level: number;
    lead_time_days: number;
    expiry_alert_days: number;
    open_stability_days: number | null;
    supplier: string;
    needs_lot_qc: boolean;
    test_parameter_ids: string[];
    active: boolean;
}, v.PartialCheckIssue<{
    min_level: number;
    reorder_level: number;
}>>, v.BaseValidation<{
    code: string;
    name: string;
    type: "calibrator" | "consumable" | "control" | "kit" | "other" | "rdt" | "reagent";
    manufacturer: string;
    catalog_number: string;
    barcode: string;
    unit: string;
    tests_per_unit: number | null;
    storage: "ambient" | "frozen_20" | "frozen_80" | "refrigerated";
    min_level: number;
    reorder_level: number;
    max_level: number;
    lead_time_days: number;
    expiry_alert_days: number;
    open_stability_days: number | null;
    supplier: string;
    needs_lot_qc: boolean;
    test_parameter_ids: string[];
    active: boolean;
}, {
    code: string;
    name: string;
    type: "calibrator" | "consumable" | "control" | "kit" | "other" | "rdt" | "reagent";
    manufacturer: string;
    catalog_number: string;
    barcode: string;
    unit: string;
    tests_per_unit: number | null;
    storage: "ambient" | "frozen_20" | "frozen_80" | "refrigerated";
    min_level: number;
    reorder_level: number;
    max_level: number;
    lead_time_days: number;
    expiry_alert_days: number;
    open_stability_days: number | null;
    supplier: string;
    needs_lot_qc: boolean;
    test_parameter_ids: string[];
    active: boolean;
}, v.PartialCheckIssue<{
    reorder_level: number;
    max_level: number;
}>>]>;
/** An item as it is read and written. */
export type EditedItem = StockItemBody & Pick<StockItem, 'id' | 'version'>;
/** An item that nobody has made yet. */
export declare const newItem: EditedItem;
export declare function itemValuesOf({ id: _id, version: _version, ...values }: EditedItem): StockItemBody;
/** An item as its form shows it. */
export declare function itemFieldsOf(item: StockItemBody): ItemFields;

// ── inventory/stock/stock-view.d.ts
import { type StockAlert, type StockAlerts, type StockItem, type StockItemType } from '@alms/lis-domain/inventory';
import { type Resource } from '@alms/ui/resource';
import { type ItemDetailProps } from './item-detail.js';
/** Which items are looked for; empty strings ask for all that are kept. */
export interface StockFilter {
    query: string;
    type: StockItemType | '';
    alert: StockAlert | '';
}
export interface StockViewProps extends Pick<ItemDetailProps, 'lots' | 'onMoreLots' | 'transactions' | 'onOlder' | 'onAct'> {
    filter: StockFilter;
    onFilterChange: (filter: StockFilter) => void;
    /** What somebody should see to. */
    alerts: Resource<StockAlerts>;
    /** Items read so far, by name. */
    items: Resource<readonly StockItem[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** The open item; `idle` when none is. */
    item: Resource<StockItem>;
    /** Opens an item; null closes it. */
    onOpen: (itemId: string | null) => void;
    /** Opens the form to change the open item. */
    onEdit: (item: StockItem) => void;
    onRetry?: () => void | Promise<void>;
}
/** What the laboratory keeps: what has to be seen to, every item, and one of them with its lots. */
export declare function StockView({ filter, onFilterChange, alerts, items, onMore, item, onOpen, onEdit, onRetry, ...detail }: StockViewProps): import("react").JSX.Element;

// ── inventory/stock/stock.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const stockMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    views: string;
    stock: string;
    counts: string;
    orders: string;
    receive: string;
    newItem: string;
    export: string;
    toSeeTo: string;
    list: string;
    detail: string;
    close: string;
    chooseTitle: string;
    chooseBody: string;
    filters: string;
    search: string;
    searchPlaceholder: string;
    attention: string;
    anyAttention: string;
    type: string;
    anyType: string;
    clear: string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    item: string;
    usable: string;
    onHand: string;
    onOrder: string;
    lasts: string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    lastsUntil: (v: {
        count: number;
        date: string | number;
    }, f: MessageFormat) => string;
    unknownDays: string;
    notUsed: string;
    used: string;
    nextEnd: string;
    none: string;
    reorderLevel: string;
    reorderTo: (v: {
        level: number;
        most: number;
    }, f: MessageFormat) => string;
    suggestedOrder: string;
    storage: string;
    supplier: string;
    lots: string;
    noLotsTitle: string;
    noLotsBody: string;
    moreLots: string;
    neverEnds: string;
    openedOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    actsOf: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    open: string;
    consume: string;
    judge: string;
    adjust: string;
    quarantine: string;
    dispose: string;
    edit: string;
    transactions: string;
    noTransactions: string;
    older: string;
    leaves: (v: {
        count: number;
    }, f: MessageFormat) => string;
    byTests: string;
    receipt: string;
    consumption: string;
    qc_test: string;
    adjustment: string;
    disposal: string;
    return: string;
    consumeTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    adjustTitle: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    disposeTitle: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    quarantineTitle: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    judgeTitle: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    quantityIn: (v: {
        unit: string | number;
    }, f: MessageFormat) => string;
    countedIn: (v: {
        unit: string | number;
    }, f: MessageFormat) => string;
    onRecord: (v: {
        count: number;
    }, f: MessageFormat) => string;
    lot: string;
    firstEnding: string;
    fefoHint: string;
    lotLeft: (v: {
        lot: string | number;
        count: number;
    }, f: MessageFormat) => string;
    lotLeftUntil: (v: {
        lot: string | number;
        count: number;
        date: string | number;
    }, f: MessageFormat) => string;
    whyAnotherLot: string;
    forControls: string;
    reference: string;
    reason: string;
    consumeNow: string;
    adjustNow: string;
    disposeNow: string;
    whereTo: string;
    thrownAway: string;
    sentBack: string;
    quarantineNow: string;
    quarantineBody: string;
    judgeNow: string;
    judgeBody: string;
    controls: string;
    chooseOutcome: string;
    controlsPassed: string;
    controlsFailed: string;
    controlsNote: string;
    cancel: string;
    save: string;
    form: string;
    code: string;
    codeHint: string;
    name: string;
    unit: string;
    unitHint: string;
    barcode: string;
    manufacturer: string;
    catalogNumber: string;
    leadTime: string;
    minLevel: string;
    maxLevel: string;
    expiryAlert: string;
    openStability: string;
    openStabilityHint: string;
    testsPerUnit: string;
    testsPerUnitHint: string;
    tests: string;
    needsLotQc: string;
    needsLotQcHint: string;
    active: string;
    activeHint: string;
    yes: string;
    no: string;
    nameRequired: string;
    unitRequired: string;
    codeShape: string;
    quantityRequired: string;
    quantityWhole: string;
    reasonRequired: string;
    reasonTooLong: string;
    outcomeRequired: string;
    reorderTooLow: string;
    maxTooLow: string;
    lot_order_reason: string;
    stock_short: string;
    lot_not_usable: string;
    duplicate: string;
    stock_left: string;
}>;

// ── inventory/stock/supplier-orders/index.d.ts
export type { OrderAct } from './order-acts.js';
export { SupplierOrdersView } from './supplier-orders-view.js';
export type { SupplierOrdersViewProps } from './supplier-orders-view.js';

// ── inventory/stock/supplier-orders/order-acts.d.ts
import type { BodyOf } from '@alms/lis-domain/http';
import type { createSupplierOrder, SupplierOrder } from '@alms/lis-domain/inventory';
export type OrderBody = BodyOf<typeof createSupplierOrder>;
/** What is done with orders, over one as it was read. */
export type OrderAct = {
    act: 'draft';
    body: OrderBody;
} | {
    act: 'change';
    order: SupplierOrder;
    body: OrderBody;
} | {
    act: 'place';
    order: SupplierOrder;
} | {
    act: 'cancel';
    order: SupplierOrder;
    reason: string;
};

// ── inventory/stock/supplier-orders/supplier-orders-view.d.ts
import { type SupplierOrder } from '@alms/lis-domain/inventory';
import type { Resource, Submission } from '@alms/ui/resource';
import type { FindItems } from '../../../shared/stock-words/index.js';
import type { OrderAct } from './order-acts.js';
export interface SupplierOrdersViewProps {
    /** Orders read so far, newest first. */
    orders: Resource<readonly SupplierOrder[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Does something. It must not reject. */
    onAct: (act: OrderAct) => Promise<Submission>;
    /** Receives what was ordered. */
    onReceive: (order: SupplierOrder) => void;
    findItems: FindItems;
    onRetry?: () => void | Promise<void>;
}
/** Orders to suppliers, from the draft to the last delivery. */
export declare function SupplierOrdersView({ orders, onMore, onAct, onReceive, findItems, onRetry }: SupplierOrdersViewProps): import("react").JSX.Element;

// ── inventory/stock/supplier-orders/supplier-orders.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const supplierOrdersMessages: import("@alms/ui/i18n").Catalogue<{
    orders: string;
    newOrder: string;
    number: string;
    supplier: string;
    items: string;
    item: string;
    receivedOf: (v: {
        item: string | number;
        received: number;
        quantity: number;
    }, f: MessageFormat) => string;
    orderedAt: string;
    notYet: string;
    status: string;
    draft: string;
    ordered: string;
    partly_received: string;
    received: string;
    cancelled: string;
    acts: string;
    actsOf: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    receive: string;
    place: string;
    change: string;
    cancel: string;
    cancelTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    cancelBody: string;
    emptyTitle: string;
    emptyBody: string;
    addItem: string;
    quantityOf: (v: {
        item: string | number;
        unit: string | number;
    }, f: MessageFormat) => string;
    note: string;
    save: string;
    close: string;
    itemsRequired: string;
    quantityWhole: string;
    supplierRequired: string;
    item_inactive: string;
}>;

// ── landing/index.d.ts
export { LandingScreen } from './landing-screen.js';
export type { LandingScreenProps } from './landing-screen.js';

// ── landing/landing-plans.d.ts
import type { Plan } from '@alms/lis-domain/subscription';
import type { Resource } from '@alms/ui/resource';
import { type Ref } from 'react';
export interface LandingPlansProps {
    /** Cheapest first. */
    plans: Resource<readonly Plan[]>;
    /** Asks for the plans again. When omitted, no button is drawn. */
    onRetryPlans?: (() => void | Promise<void>) | undefined;
    beta: boolean;
    /** The heading, for who leads a reader here. */
    headingRef?: Ref<HTMLHeadingElement> | undefined;
    hrefs: {
        registerHospital: string;
        contactSales: string;
    };
}
/** What the plans cost and allow, and how to register with one. `#plans` leads here, with a script and without. */
export declare function LandingPlans({ plans, onRetryPlans, beta, headingRef, hrefs }: LandingPlansProps): import("react").JSX.Element;

// ── landing/landing-screen.d.ts
import type { Ref } from 'react';
import { type LandingPlansProps } from './landing-plans.js';
export interface LandingScreenProps extends Pick<LandingPlansProps, 'plans' | 'onRetryPlans'> {
    /** What follows a facility's name in its address: `example.com`. */
    baseDomain: string;
    /** Addresses of the pictures behind the title. They decorate; a gradient stands where one fails to load. */
    pictures: readonly string[];
    /** All plans are free for now, and no trial ends: said across the top and on each plan. */
    beta: boolean;
    /** Leads the browser to the facility's door; rejects when that failed. */
    onGoToFacility: (facility: {
        subdomain: string;
    }) => Promise<void>;
    /** A name that was asked for before the application was there, and that no facility can have. When omitted, none. */
    refusedFacility?: string | undefined;
    /** The plans' heading, for a route that leads there. */
    plansRef?: Ref<HTMLHeadingElement>;
    /** `go` takes the name of a facility as the browser sends it by itself: `GET` with `subdomain`. */
    hrefs: {
        go: string;
        register: string;
        registerHospital: string;
        feedback: string;
        pricing: string;
        contactSales: string;
        privacy: string;
        terms: string;
    };
}
/** The first page of the main site: what this is, what it costs, how to register, and the way to a facility that is already here. */
export declare function LandingScreen({ baseDomain, pictures, plans, onRetryPlans, beta, onGoToFacility, refusedFacility, plansRef, hrefs }: LandingScreenProps): import("react").JSX.Element;

// ── landing/landing.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const landingMessages: import("@alms/ui/i18n").Catalogue<{
    beta: string;
    betaTerms: string;
    giveFeedback: string;
    viewPricing: string;
    topLinks: string;
    footLinks: string;
    pricing: string;
    feedback: string;
    contactSales: string;
    privacy: string;
    terms: string;
    title: string;
    lead: string;
    register: string;
    trial: string;
    registerMeaning: string;
    registerHospital: string;
    goToFacility: string;
    subdomain: string;
    suffix: (v: {
        baseDomain: string | number;
    }, f: MessageFormat) => string;
    subdomainRequired: string;
    subdomainInvalid: string;
    openFailed: string;
    plans: string;
    plansDiffer: string;
    termsInBeta: string;
    terms30Days: string;
    registerWithPlan: string;
    askSales: string;
}>;

// ── languages/ar/index.d.ts
import type { Translations } from '@alms/ui/i18n';
export declare const words: Translations;

// ── languages/es/index.d.ts
import type { Translations } from '@alms/ui/i18n';
export declare const words: Translations;

// ── languages/fr/index.d.ts
import type { Translations } from '@alms/ui/i18n';
export declare const words: Translations;

// ── languages/pt/index.d.ts
import type { Translations } from '@alms/ui/i18n';
export declare const words: Translations;

// ── layout/app-commands/app-commands.d.ts
import type { Patient } from '@alms/lis-domain/patients';
import { type CommandPaletteProps } from '@alms/ui/command-palette';
import type { Resource } from '@alms/ui/resource';
import type { Density } from '@alms/ui/theme';
import type { NavigationItems } from '../main-navigation.js';
/** Screens that the main menu does not name. */
export interface CommandHrefs {
    profile: string;
    notifications: string;
    settings: string;
    /** When omitted, this person may not register patients. */
    registerPatient?: string | undefined;
    /** When omitted, this person may not order tests. */
    newOrder?: string | undefined;
}
/** Patients, for who may find them. */
export interface PatientCommands {
    /** The first of those found; `idle` while too little is typed, and until a pause in typing. */
    found: Resource<{
        items: readonly Patient[];
    }>;
    /** What is typed, at each change. */
    onSearch: (query: string) => void;
    /** What was last looked for. */
    query: string;
    href: (id: string) => string;
    /** The list of all who match. */
    allHref: (query: string) => string;
}
type Scheme = 'light' | 'dark' | null;
export interface AppCommandsProps extends Pick<CommandPaletteProps, 'open' | 'onClose'> {
    /** The entries this person may open, as the main menu has them. */
    navigation: NavigationItems;
    hrefs: CommandHrefs;
    /** When omitted, this person finds no patients. */
    patients?: PatientCommands | undefined;
    density: Density;
    onDensityChange: (density: Density) => void;
    /** Null: the colours the device asks for. */
    scheme: Scheme;
    onSchemeChange: (scheme: Scheme) => void;
    onSignOut: () => void;
    /** A screen or a patient was chosen. */
    onGo: (href: string) => void;
    /** The keys that open this, as they are drawn: `Ctrl+K`. */
    shortcut: string;
}
/** Everything this person can go to or do, and patients by name, from the keyboard. It repeats menu and pages, and is never the only way. */
export declare function AppCommands(props: AppCommandsProps): import("react").JSX.Element;
export {};

// ── layout/app-commands/app-commands.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const appCommandsMessages: import("@alms/ui/i18n").Catalogue<{
    screens: string;
    actions: string;
    patients: string;
    profile: string;
    notifications: string;
    settings: string;
    staff: string;
    registerPatient: string;
    newOrder: string;
    light: string;
    dark: string;
    asDevice: string;
    signOut: string;
    shortcuts: string;
    born: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    allMatching: (v: {
        query: string | number;
    }, f: MessageFormat) => string;
    notRead: string;
    openCommands: string;
    moveRows: string;
    firstLast: string;
    openRow: string;
    leave: string;
    closeHelp: string;
}>;

// ── layout/app-commands/index.d.ts
export { AppCommands } from './app-commands.js';
export type { AppCommandsProps, CommandHrefs, PatientCommands } from './app-commands.js';

// ── layout/index.d.ts
export { SignedInLayout } from './signed-in-layout.js';
export type { SignedInLayoutProps } from './signed-in-layout.js';
export type { NavigationItem, NavigationItems } from './main-navigation.js';

// ── layout/main-navigation.d.ts
import { type NavigationEntryId, type NavigationGroupId } from '@alms/lis-domain/access';
/** One entry this person may open. */
export interface NavigationItem {
    id: NavigationEntryId;
    href: string;
    /** The figure beside it; nothing is drawn for 0 or while it is not known. */
    badge?: number | undefined;
}
/** What `navigationFor` of the domain leaves for this person, with addresses and figures. */
export interface NavigationItems {
    top: readonly NavigationItem[];
    groups: readonly {
        id: NavigationGroupId;
        entries: readonly NavigationItem[];
    }[];
}
export interface MainNavigationProps {
    items: NavigationItems;
    /** The address of the entry the page belongs to. */
    currentRoute: string;
}
/** The main menu, with the words and pictures of every entry. */
export declare function MainNavigation({ items, currentRoute }: MainNavigationProps): import("react").JSX.Element;

// ── layout/person-panel.d.ts
import type { User } from '@alms/lis-domain/identity';
import type { ReactNode } from 'react';
export interface PersonPanelProps {
    user: Pick<User, 'full_name' | 'email' | 'role'>;
    /** Undefined while it is not known: then no figure is drawn. */
    unreadNotifications: number | undefined;
    /** What opens beside the bell, drawn when it is opened. When omitted, the bell leads to the page of all notifications. */
    notificationPanel?: ReactNode;
    hrefs: {
        profile: string;
        notifications: string;
    };
    onSignOut: () => void;
}
/** Who is signed in, at the foot of the drawer, with what belongs to the person. */
export declare function PersonPanel({ user, unreadNotifications, notificationPanel, hrefs, onSignOut }: PersonPanelProps): import("react").JSX.Element;

// ── layout/signed-in-layout.d.ts
import type { Density } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { type NavigationItems } from './main-navigation.js';
import { type PersonPanelProps } from './person-panel.js';
export interface SignedInLayoutProps extends Pick<PersonPanelProps, 'user' | 'unreadNotifications' | 'notificationPanel' | 'hrefs' | 'onSignOut'> {
    facility: {
        name: string;
        /** Null where the address names no facility. */
        subdomain: string | null;
        logo: string | null;
    };
    /** The entries this person may open. */
    navigation: NavigationItems;
    /** The address of the entry the page belongs to; one that no entry has marks none. */
    currentRoute: string;
    density: Density;
    onDensityChange: (density: Density) => void;
    /** The way to the commands: what opens them, and the keys that do the same, as they are drawn. */
    search: {
        onOpen: () => void;
        shortcut: string;
    };
    /** What holds for the whole facility, in a `Banner` under the top bar. When omitted, nothing does. */
    notice?: ReactNode;
    /** The page. */
    children: ReactNode;
}
/** The frame around every signed-in page: main menu, who is signed in, and the top bar. The page draws its own title. */
export declare function SignedInLayout({ user, facility, navigation, currentRoute, unreadNotifications, notificationPanel, hrefs, density, onDensityChange, search, onSignOut, notice, children, }: SignedInLayoutProps): import("react").JSX.Element;

// ── layout/signed-in-layout.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const signedInLayoutMessages: import("@alms/ui/i18n").Catalogue<{
    facilityTitle: (v: {
        subdomain: string | number;
    }, f: MessageFormat) => string;
    productTitle: string;
    navigation: string;
    dashboard: string;
    testManagement: string;
    testParameters: string;
    testResults: string;
    sampleCollection: string;
    sampleTracking: string;
    qualityAnalytics: string;
    qualityControl: string;
    analytics: string;
    management: string;
    inventory: string;
    payments: string;
    patientPortal: string;
    settingsAdmin: string;
    laboratorySettings: string;
    hospitalManagement: string;
    tenantManagement: string;
    auditLogs: string;
    completedToday: (v: {
        count: number;
    }, f: MessageFormat) => string;
    waiting: (v: {
        count: number;
    }, f: MessageFormat) => string;
    search: string;
    compact: string;
    comfortable: string;
    account: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    profile: string;
    notifications: string;
    notificationsUnknown: string;
    logout: string;
}>;

// ── legal/privacy/index.d.ts
export { PrivacyScreen } from './privacy-screen.js';
export type { PrivacyScreenProps } from './privacy-screen.js';

// ── legal/privacy/privacy-screen.d.ts
export interface PrivacyScreenProps {
    hrefs: {
        landing: string;
        terms: string;
        contactSales: string;
    };
}
/** What is kept about people, why, how long and who sees it, as a draft. */
export declare function PrivacyScreen({ hrefs }: PrivacyScreenProps): import("react").JSX.Element;

// ── legal/privacy/privacy.messages.d.ts
export declare const privacyMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    summary: string;
    whoTitle: string;
    who1: string;
    who2: string;
    recordsTitle: string;
    records1: string;
    notKeptTitle: string;
    notKept1: string;
    notKept2: string;
    notKept3: string;
    notKept4: string;
    browserTitle: string;
    browser1: string;
    browser2: string;
    browser3: string;
    browser4: string;
    browser5: string;
    browser6: string;
    retentionTitle: string;
    retention1: string;
    retention2: string;
    rightsTitle: string;
    rights1: string;
    rights2: string;
    rights3: string;
    securityTitle: string;
    security1: string;
    security2: string;
    security3: string;
    security4: string;
    security5: string;
    processorsTitle: string;
    processors1: string;
    processors2: string;
    placesTitle: string;
    places1: string;
    breachTitle: string;
    breach1: string;
    changesTitle: string;
    changes1: string;
    contactTitle: string;
    contact1: string;
    kind: string;
    purpose: string;
    term: string;
    access: string;
    recordsCaption: string;
    patientsKind: string;
    patientsPurpose: string;
    patientsTerm: string;
    patientsAccess: string;
    resultsKind: string;
    resultsPurpose: string;
    resultsTerm: string;
    resultsAccess: string;
    staffKind: string;
    staffPurpose: string;
    staffTerm: string;
    staffAccess: string;
    auditKind: string;
    auditPurpose: string;
    auditTerm: string;
    auditAccess: string;
    accessKind: string;
    accessPurpose: string;
    accessTerm: string;
    accessAccess: string;
    feedbackKind: string;
    feedbackPurpose: string;
    feedbackTerm: string;
    feedbackAccess: string;
    landing: string;
    terms: string;
    contactSales: string;
}>;

// ── legal/terms/index.d.ts
export { TermsScreen } from './terms-screen.js';
export type { TermsScreenProps } from './terms-screen.js';

// ── legal/terms/terms-screen.d.ts
export interface TermsScreenProps {
    hrefs: {
        landing: string;
        privacy: string;
        contactSales: string;
        /** The notices of what the software contains of others. */
        notices: string;
    };
}
/** What a facility and the operator of the service owe each other, as a draft. */
export declare function TermsScreen({ hrefs }: TermsScreenProps): import("react").JSX.Element;

// ── legal/terms/terms.messages.d.ts
export declare const termsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    summary: string;
    aboutTitle: string;
    about1: string;
    about2: string;
    accountsTitle: string;
    accounts1: string;
    accounts2: string;
    accounts3: string;
    accounts4: string;
    accounts5: string;
    serviceTitle: string;
    service1: string;
    service2: string;
    service3: string;
    dutiesTitle: string;
    duties1: string;
    duties2: string;
    duties3: string;
    duties4: string;
    duties5: string;
    plansTitle: string;
    plans1: string;
    plans2: string;
    plans3: string;
    plans4: string;
    useTitle: string;
    use1: string;
    use2: string;
    use3: string;
    use4: string;
    use5: string;
    use6: string;
    dataTitle: string;
    data1: string;
    data2: string;
    availabilityTitle: string;
    availability1: string;
    availability2: string;
    changesTitle: string;
    changes1: string;
    changes2: string;
    endingTitle: string;
    ending1: string;
    ending2: string;
    propertyTitle: string;
    property1: string;
    liabilityTitle: string;
    liability1: string;
    liability2: string;
    lawTitle: string;
    law1: string;
    landing: string;
    privacy: string;
    contactSales: string;
    notices: string;
}>;

// ── notifications/notification-panel/index.d.ts
export { NotificationPanel } from './notification-panel.js';
export type { NotificationPanelProps } from './notification-panel.js';

// ── notifications/notification-panel/notification-panel.d.ts
import type { Notification, NotificationPage } from '@alms/lis-domain/notifications';
import { type Resource } from '@alms/ui/resource';
export interface NotificationPanelProps {
    /** The newest few. */
    notifications: Resource<NotificationPage>;
    unreadOnly: boolean;
    onUnreadOnlyChange: (unreadOnly: boolean) => void;
    /** How many are unread; undefined while it is not known. */
    unread: number | undefined;
    onRead: (notification: Notification) => void;
    onReadAll: () => void;
    /** Where all of them are. */
    allHref: string;
    onRetry?: () => void | Promise<void>;
}
/** The newest notifications beside the bell; the whole list is a page of its own. */
export declare function NotificationPanel({ notifications, unreadOnly, onUnreadOnlyChange, unread, onRead, onReadAll, allHref, onRetry }: NotificationPanelProps): import("react").JSX.Element;

// ── notifications/notification-panel/notification-panel.messages.d.ts
export declare const notificationPanelMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    markAllRead: string;
    show: string;
    all: string;
    unread: string;
    seeAll: string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
}>;

// ── notifications/notifications-screen/index.d.ts
export { NotificationsScreen } from './notifications-screen.js';
export type { NotificationFilter, NotificationsScreenProps } from './notifications-screen.js';
export type { NotificationAudience, NotificationSender, OutgoingNotification, PeopleFinder } from './send-dialog.js';

// ── notifications/notifications-screen/notifications-screen.d.ts
import { type Notification, type NotificationPage, type NotificationType } from '@alms/lis-domain/notifications';
import { type Resource } from '@alms/ui/resource';
import { type NotificationSender } from './send-dialog.js';
/** What is looked for; an empty type asks for every kind. */
export interface NotificationFilter {
    unreadOnly: boolean;
    type: NotificationType | '';
}
export interface NotificationsScreenProps {
    filter: NotificationFilter;
    onFilterChange: (filter: NotificationFilter) => void;
    notifications: Resource<NotificationPage>;
    /** How many are unread; undefined while it is not known. */
    unread: number | undefined;
    /** Asked for another page, counted from 1. */
    onPageChange: (page: number) => void;
    onRead: (notification: Notification) => void;
    onReadAll: () => void;
    onDelete: (notification: Notification) => void;
    onRetry?: () => void | Promise<void>;
    /** When omitted, this person sends none. */
    sender?: NotificationSender | undefined;
}
/** Everything a person has been told, newest first: read, deleted, and, by who may, sent to others. */
export declare function NotificationsScreen({ filter, onFilterChange, notifications, unread, onPageChange, onRead, onReadAll, onDelete, onRetry, sender }: NotificationsScreenProps): import("react").JSX.Element;

// ── notifications/notifications-screen/notifications-screen.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const notificationsScreenMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: (v: {
        unread: number;
    }, f: MessageFormat) => string;
    send: string;
    markAllRead: string;
    filters: string;
    show: string;
    all: string;
    unread: string;
    type: string;
    anyType: string;
    pages: string;
    shown: (v: {
        first: string | number;
        last: string | number;
        total: string | number;
    }, f: MessageFormat) => string;
    delete: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    sendTitle: string;
    audience: string;
    chooseAudience: string;
    everybody: string;
    severalRoles: string;
    singlePeople: string;
    roles: string;
    rolesRequired: string;
    people: string;
    findPeople: string;
    peopleRequired: string;
    tooManyPeople: string;
    audienceRequired: string;
    reaches: (v: {
        count: number;
    }, f: MessageFormat) => string;
    reachesAll: (v: {
        count: number;
        names: string | number;
    }, f: MessageFormat) => string;
    reachesSome: (v: {
        count: number;
        names: string | number;
    }, f: MessageFormat) => string;
    reachTooMany: (v: {
        count: number;
        most: number;
    }, f: MessageFormat) => string;
    counting: string;
    reachUnknown: string;
    subject: string;
    subjectRequired: string;
    subjectTooLong: string;
    message: string;
    messageRequired: string;
    messageTooLong: string;
    priority: string;
    low: string;
    normal: string;
    high: string;
    critical: string;
    mail: string;
    mailHint: string;
    cancel: string;
    sendNow: string;
    rate_limited: string;
}>;

// ── notifications/notifications-screen/send-dialog.d.ts
import { type NotificationAudienceSize } from '@alms/lis-domain/notifications';
import type { StaffMember } from '@alms/lis-domain/staff';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { InferOutput } from 'valibot';
import { countedAudience, sendNotificationForm } from './send-notification.form.js';
/** What is about to be sent, and to whom. */
export type OutgoingNotification = InferOutput<typeof sendNotificationForm>;
export type NotificationAudience = NonNullable<ReturnType<typeof countedAudience>>;
/** Single people to choose from. */
export interface PeopleFinder {
    /** Staff with an active account; idle until somebody is searched for. */
    found: Resource<{
        items: readonly Pick<StaffMember, 'id' | 'full_name' | 'role'>[];
    }>;
    /** Asked for people with this in their name or address, at every key; empty when the list opens. */
    onSearch: (text: string) => void;
    onRetry: () => void;
}
/** What somebody who may send notifications needs for it. */
export interface NotificationSender {
    /** Whether everybody, several roles and single people can be told, or one role at a time. */
    reach: 'role' | 'everybody';
    /** How many people the chosen audience has, and a few of them; idle while none is chosen. */
    audienceSize: Resource<NotificationAudienceSize>;
    /** Called when another audience is chosen: its size is then asked for. */
    onAudienceChange: (audience: NotificationAudience | undefined) => void;
    people: PeopleFinder;
    /** Refusals it knows: `rate_limited`. */
    submission: Submission;
    onSend: (notification: OutgoingNotification) => Promise<Submission>;
}
export interface SendDialogProps extends NotificationSender {
    open: boolean;
    onClose: () => void;
}
/** Writes a notification to a role, or to everybody, after saying how many people that is. */
export declare function SendDialog({ open, ...form }: SendDialogProps): import("react").JSX.Element;

// ── notifications/notifications-screen/send-notification.form.d.ts
import { type Role } from '@alms/lis-domain/access';
import * as v from 'valibot';
/** Everybody in a role, everybody, or whoever is chosen in a field of its own. Nothing is chosen at first. */
export declare const audiences: readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient", "everybody", "several-roles", "people"];
/** Whom a notification is for. */
export type Recipients = 'everybody' | {
    roles: readonly Role[];
} | {
    people: readonly string[];
};
export declare const sendNotificationForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly audience: v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient", "everybody", "several-roles", "people"], "audienceRequired">;
    readonly roles: v.ArraySchema<v.PicklistSchema<readonly ["admin", "technician", "nurse", "receptionist", "doctor", "lab_manager", "phlebotomist", "data_entry", "report_viewer", "patient"], undefined>, undefined>;
    readonly people: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly value: v.StringSchema<undefined>;
        readonly label: v.StringSchema<undefined>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        value: string;
        label: string;
    }[], 500, "tooManyPeople">]>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "subjectRequired">, v.MaxLengthAction<string, 120, "subjectTooLong">]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "messageRequired">, v.MaxLengthAction<string, 1000, "messageTooLong">]>;
    readonly priority: v.PicklistSchema<readonly ["low", "normal", "high", "critical"], undefined>;
    readonly mail: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
    people: {
        value: string;
        label: string;
    }[];
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
}, {
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
    people: {
        value: string;
        label: string;
    }[];
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
}, v.PartialCheckIssue<{
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
}>>, v.BaseValidation<{
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
    people: {
        value: string;
        label: string;
    }[];
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
}, {
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
    people: {
        value: string;
        label: string;
    }[];
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
}, v.PartialCheckIssue<{
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    people: {
        value: string;
        label: string;
    }[];
}>>, v.TransformAction<{
    audience: "admin" | "data_entry" | "doctor" | "everybody" | "lab_manager" | "nurse" | "patient" | "people" | "phlebotomist" | "receptionist" | "report_viewer" | "several-roles" | "technician";
    roles: ("admin" | "data_entry" | "doctor" | "lab_manager" | "nurse" | "patient" | "phlebotomist" | "receptionist" | "report_viewer" | "technician")[];
    people: {
        value: string;
        label: string;
    }[];
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
}, {
    title: string;
    message: string;
    priority: "critical" | "high" | "low" | "normal";
    mail: boolean;
    to: Recipients;
}>]>;
/** What of the form says whom a notification is for, as far as it is filled in. */
export interface AudienceChoice {
    audience: string;
    roles: readonly Role[];
}
/** The audience whose size has to be asked for; undefined while none is chosen, and for people, who are counted as they are chosen. */
export declare function countedAudience({ audience, roles: severalRoles }: AudienceChoice): Exclude<Recipients, {
    people: unknown;
}> | undefined;

// ── onboarding/setup-wizard/index.d.ts
export { SetupWizardScreen } from './setup-wizard-screen.js';
export type { CompletedSetup, SetupWizardScreenProps } from './setup-wizard-screen.js';
export type { SubdomainCheck } from '../../shared/subdomain-field/index.js';

// ── onboarding/setup-wizard/setup-wizard-screen.d.ts
import type { OnboardingProgress, OnboardingResume } from '@alms/lis-domain/onboarding';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import type { SubdomainCheck } from '../../shared/subdomain-field/index.js';
/** Where the facility is found once the setup is complete. */
export interface CompletedSetup {
    /** As people type it: `northgate.example.com`. */
    address: string;
    href: string;
}
export interface SetupWizardScreenProps {
    /** How far the setup is, and what was typed before. Read once: the wizard keeps its own place from then on. */
    resume: Resource<OnboardingResume>;
    /** Asks for `resume` again after a failure. */
    onRetry?: () => void | Promise<void>;
    /** The state of the last save or completion. Refusals it knows: `subdomain_taken`, `onboarding_incomplete`. */
    submission: Submission;
    /** Saves one step; the wizard goes on when the answer is `done`. The same outcome arrives as `submission`. */
    onSaveStep: (progress: OnboardingProgress) => Promise<Submission>;
    /** Finishes the setup, after the last step has been saved. */
    onComplete: () => Promise<Submission>;
    /** What is known of the subdomain in the field. */
    subdomainCheck: SubdomainCheck;
    /** Called at each change of the subdomain, to check it; waiting for a pause in typing is the caller's. */
    onSubdomainChange: (subdomain: string) => void;
    /** What follows the subdomain in the address: `example.com`. */
    baseDomain: string;
    /** IANA zones to choose from besides the four common ones. @default [] */
    timeZones?: readonly string[];
    /** What keeps invitations from being mailed; stands with the invitations and at the end. When omitted, nothing does. */
    invitationNotice?: ReactNode;
    /** Once complete: replaces the wizard by the facility's address. */
    completed?: CompletedSetup;
    hrefs: {
        dashboard: string;
    };
}
/** Leads a new administrator through the setup of their laboratory. */
export declare function SetupWizardScreen({ resume, onRetry, completed, timeZones, invitationNotice, hrefs, ...wizard }: SetupWizardScreenProps): import("react").JSX.Element;

// ── onboarding/setup-wizard/setup-wizard.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const setupWizardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    label: string;
    later: string;
    back: string;
    next: string;
    skip: string;
    complete: string;
    failed: string;
    onboarding_incomplete: string;
    laboratoryContext: string;
    laboratoryName: string;
    subdomain: string;
    address: string;
    phone: string;
    email: string;
    timezone: string;
    dateFormat: string;
    primaryColor: string;
    secondaryColor: string;
    laboratoryNameRequired: string;
    laboratoryNameTooLong: string;
    addressTooLong: string;
    phoneTooLong: string;
    dateFormatRequired: string;
    timezoneRequired: string;
    colorInvalid: string;
    staffContext: string;
    invitation: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    fullName: string;
    inviteEmail: string;
    role: string;
    addPerson: string;
    removePerson: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    nobody: string;
    fullNameTooLong: string;
    roleRequired: string;
    tooManyInvites: string;
    catalogContext: string;
    starterPack: string;
    packBasic: string;
    packBasicNote: string;
    packHematology: string;
    packHematologyNote: string;
    packChemistry: string;
    packChemistryNote: string;
    packFull: string;
    packFullNote: string;
    packNone: string;
    packNoneNote: string;
    starterPackRequired: string;
    preferencesContext: string;
    selfVerification: string;
    selfVerificationNote: string;
    criticalMinutes: string;
    minutes: string;
    minutesInvalid: string;
    doneTitle: string;
    doneContext: string;
    goToFacility: string;
}>;

// ── onboarding/welcome-card/index.d.ts
export { WelcomeCard } from './welcome-card.js';
export type { WelcomeCardProps } from './welcome-card.js';

// ── onboarding/welcome-card/welcome-card.d.ts
import type { OnboardingResume } from '@alms/lis-domain/onboarding';
import { type Resource } from '@alms/ui/resource';
export interface WelcomeCardProps {
    /** How far the setup is. Draw no card at all for people who cannot set the facility up, or once it is complete. */
    resume: Resource<OnboardingResume>;
    /** Asks again after a failure. When omitted, no button is drawn for it. */
    onRetry?: () => void | Promise<void>;
    hrefs: {
        setup: string;
    };
}
/** Stands above everything else until the facility is set up: how far it is, what is done, and the way on. */
export declare function WelcomeCard({ resume, onRetry, hrefs }: WelcomeCardProps): import("react").JSX.Element;

// ── onboarding/welcome-card/welcome-card.messages.d.ts
export declare const welcomeCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    resource: string;
    progress: string;
    completed: string;
    next: string;
    start: string;
    continue: string;
}>;

// ── orders/choose-patient/choose-patient-screen.d.ts
import { type PatientFinderProps } from '../../shared/patient-finder/index.js';
export interface ChoosePatientScreenProps extends Omit<PatientFinderProps, 'patientHref' | 'register'> {
    hrefs: {
        /** Ordering for one patient. */
        placeOrder: (patientId: string) => string;
        /** The registration. When omitted, this person may not register patients. */
        register?: string;
    };
}
/**
 * Begins an order where no patient is open yet: for doctors and others who order and do not keep patients' records. It shows nobody until
 * somebody is searched for. Where the patient is open already, go to `PlaceOrderScreen` at once.
 */
export declare function ChoosePatientScreen({ hrefs, ...finder }: ChoosePatientScreenProps): import("react").JSX.Element;

// ── orders/choose-patient/choose-patient.messages.d.ts
export declare const choosePatientMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    register: string;
    promptTitle: string;
    prompt: string;
}>;

// ── orders/choose-patient/index.d.ts
export { ChoosePatientScreen } from './choose-patient-screen.js';
export type { ChoosePatientScreenProps } from './choose-patient-screen.js';

// ── orders/order-page/index.d.ts
export { OrderPageScreen } from './order-page-screen.js';
export type { OrderPageScreenProps } from './order-page-screen.js';
export type { AddedTests, CancelledTests } from './order-page.form.js';

// ── orders/order-page/order-page-screen.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Order } from '@alms/lis-domain/orders';
import type { IssuedReport, Result } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type OnShow } from '../../shared/patient-sight/index.js';
import type { AddedTests, CancelledTests } from './order-page.form.js';
import { type Retelling } from './told-of-patient.js';
export interface OrderPageScreenProps {
    order: Resource<Order>;
    /** The tests and panels of the facility; read when tests are added. */
    catalogue: Resource<readonly TestParameter[]>;
    /** Cancels tests. When omitted, this person may not. */
    onCancel?: ((order: Order, tests: CancelledTests) => Promise<Submission>) | undefined;
    /** Adds tests. When omitted, this person may not. */
    onAdd?: ((order: Order, tests: AddedTests) => Promise<Submission>) | undefined;
    /** The order's specimens, which show whether they have stood too long; read when tests are added. When omitted, this person may not read them. */
    samples?: readonly Sample[] | undefined;
    /** Somebody begins to add tests. */
    onAdding?: (() => void) | undefined;
    /** Changes what the order tells of the patient. When omitted, this person may not. */
    retelling?: Retelling | undefined;
    /** The reports that were given out. When omitted, this person may not take one. */
    reports?: Resource<readonly IssuedReport[]> | undefined;
    onRetryReports?: () => void | Promise<void>;
    /** Whether this person may have charges for collected specimens taken back. @default false */
    mayCredit?: boolean;
    /** The order's results, for who may show them to the patient. When omitted, nothing is said of what the patient sees. */
    results?: readonly Result[] | undefined;
    /** Shows a result to the patient before its time. When omitted, this person may not. */
    onShow?: OnShow | undefined;
    onRetry?: () => void | Promise<void>;
    /** Where the patient's page is. When omitted, this person may not open it. */
    patientHref?: ((patientId: string) => string) | undefined;
}
/** One order: its tests and how far each has come. Tests are cancelled and added here; values are read on the work list. */
export declare function OrderPageScreen({ order, onRetry, patientHref, ...acts }: OrderPageScreenProps): import("react").JSX.Element;

// ── orders/order-page/order-page.form.d.ts
import { type addTestsBody, type cancelTestsBody, type clinicalInformationBody, type Order } from '@alms/lis-domain/orders';
import * as v from 'valibot';
import { type ClinicalValues } from '../../shared/clinical-information/index.js';
import { type IsRepeated } from '../../shared/repeat-warning/index.js';
export type CancelledTests = v.InferOutput<typeof cancelTestsBody>;
export type Retold = v.InferOutput<typeof clinicalInformationBody>;
export type AddedTests = v.InferOutput<typeof addTestsBody>;
/** Which tests are cancelled and why. No reason is chosen at first: the likeliest must not be the default one. */
export declare function cancelForm({ collected }: {
    collected: boolean;
}): v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly item_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, "testsRequired">]>;
    readonly code: v.PicklistSchema<readonly ["ordered_in_error", "duplicate_order", "patient_declined", "no_longer_needed", "other"], "codeRequired">;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
    readonly credit_collected: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    item_ids: string[];
    code: "duplicate_order" | "no_longer_needed" | "ordered_in_error" | "other" | "patient_declined";
    note: string;
    credit_collected: boolean;
}, {
    item_ids: string[];
    code: "duplicate_order" | "no_longer_needed" | "ordered_in_error" | "other" | "patient_declined";
    note: string;
    credit_collected: boolean;
}, v.PartialCheckIssue<{
    code: "duplicate_order" | "no_longer_needed" | "ordered_in_error" | "other" | "patient_declined";
    note: string;
}>>]>;
/** @param isRepeated of these somebody says why they are needed again */
export declare const addForm: (isRepeated: IsRepeated) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, "testsRequired">]>;
    readonly specimens_confirmed: v.BooleanSchema<undefined>;
    readonly repeat_reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.BaseValidation<{
    test_parameter_ids: string[];
    specimens_confirmed: boolean;
    repeat_reason: string;
}, {
    test_parameter_ids: string[];
    specimens_confirmed: boolean;
    repeat_reason: string;
}, v.PartialCheckIssue<{
    test_parameter_ids: string[];
    repeat_reason: string;
}>>, v.TransformAction<{
    test_parameter_ids: string[];
    specimens_confirmed: boolean;
    repeat_reason: string;
}, {
    test_parameter_ids: string[];
    specimens_confirmed: boolean;
    repeat_reason?: string | undefined;
}>]>;
/** What the fields hold. */
export interface RetoldFields extends ClinicalValues {
    reason: string;
}
/** What an order tells. Nobody has said yet why it is another thing now. */
export declare function toldBy({ clinical_info, conditions, fasting, diagnosis_codes }: Order): Retold;
export declare const toldFieldsOf: (told: Retold) => RetoldFields;
/** What an order is to tell from now on, with the reason once something is collected. */
export declare function retellForm({ collected }: {
    collected: boolean;
}): v.GenericSchema<RetoldFields, Retold>;

// ── orders/order-page/order-page.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const orderPageMessages: import("@alms/ui/i18n").Catalogue<{
    order: string;
    title: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    toPatient: string;
    tests: string;
    test: string;
    state: string;
    acts: string;
    requestedBy: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    told: string;
    changeTold: string;
    changeTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    changeBody: string;
    changeReason: string;
    changeReasonHint: string;
    changeReasonRequired: string;
    changeSave: string;
    changeFailed: string;
    toldAnew: string;
    close: string;
    ofPanel: (v: {
        panel: string | number;
    }, f: MessageFormat) => string;
    placed: string;
    in_progress: string;
    partially_released: string;
    completed: string;
    cancelled: string;
    item_ordered: string;
    item_collected: string;
    item_received: string;
    item_in_process: string;
    item_resulted: string;
    item_verified: string;
    item_released: string;
    item_cancelled: string;
    item_rejected: string;
    item_entered_in_error: string;
    cancelledBy: (v: {
        reason: string | number;
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    cancelOrder: string;
    cancelTest: string;
    cancelTestNamed: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    cancelTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    cancelAct: string;
    testsToCancel: string;
    reason: string;
    chooseReason: string;
    ordered_in_error: string;
    duplicate_order: string;
    patient_declined: string;
    no_longer_needed: string;
    other: string;
    note: string;
    noteHint: string;
    noteHintCollected: string;
    creditCollected: string;
    creditCollectedHint: string;
    keep: string;
    addTests: string;
    addTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    addAct: string;
    testsToAdd: string;
    testsToAddHint: string;
    alreadyOrdered: string;
    stoodTooLong: string;
    stood: (v: {
        test: string | number;
        accession: string | number;
        hours: number;
        stability: number;
    }, f: MessageFormat) => string;
    specimensConfirmed: string;
    specimensConfirmedHint: string;
    notNow: string;
    testsRequired: string;
    codeRequired: string;
    noteRequired: string;
    version_stale: string;
    order_item_state: string;
    specimen_collected: string;
    conflict: string;
    quota_exceeded: string;
    cancelFailed: string;
    addFailed: string;
    reports: string;
    reportsHint: string;
    issuedAt: string;
    signature: string;
    reportState: string;
    reportLatest: string;
    reportSuperseded: string;
    noReports: string;
    tooLittle: string;
    left: (v: {
        test: string | number;
        accession: string | number;
        left: string | number;
        needed: string | number;
    }, f: MessageFormat) => string;
    reasonTooLong: string;
}>;

// ── orders/order-page/told-of-patient.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { type Order, type RetoldOrder } from '@alms/lis-domain/orders';
import type { Resource, Submission } from '@alms/ui/resource';
import { type SaveOutcome } from '../../shared/versioned-form/index.js';
import { type Retold } from './order-page.form.js';
/** What became of saving: of what is saved also what it made of the results there are. */
export type RetellOutcome = Exclude<SaveOutcome<Order>, {
    status: 'saved';
}> | {
    status: 'saved';
    record: Order;
    reread: RetoldOrder['reread'];
};
export interface Retelling {
    /** How saving went. Each new object counts as one answer. */
    submission: Submission;
    /** Saves over the order that it was begun from. It must not reject; what the server says to the fields arrives as `submission`. */
    onRetell: (change: {
        values: Retold;
        base: Order;
    }) => Promise<RetellOutcome>;
}
interface ToldOfPatientProps {
    order: Order;
    /** Its tests ask for conditions. */
    catalogue: Resource<readonly TestParameter[]>;
    /** Changes it. When omitted, this person may not. */
    retelling: Retelling | undefined;
}
/** What the order says of the patient; what it does not say is not known. */
export declare function ToldOfPatient({ order, catalogue, retelling }: ToldOfPatientProps): import("react").JSX.Element;
export {};

// ── orders/patient-conditions/edit-conditions.d.ts
import { type PatientConditions } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import { type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { type ConditionsBody, type ConditionsFields } from './patient-conditions.form.js';
/** Changing what is on record of a patient's conditions. */
export type ConditionsEditing = Pick<VersionedFormProps<ConditionsFields, ConditionsBody, PatientConditions>, 'submission' | 'onSave'>;
interface EditConditionsProps extends ConditionsEditing {
    record: PatientConditions;
    sex: PatientSummary['sex_for_ranges'];
    onClose: () => void;
}
/** Drawn anew each time its dialog opens, so it starts from what stands on record. */
export declare function EditConditions({ record, sex, submission, onSave, onClose }: EditConditionsProps): import("react").JSX.Element;
export {};

// ── orders/patient-conditions/index.d.ts
export { PatientConditionsCard } from './patient-conditions-card.js';
export type { PatientConditionsCardProps } from './patient-conditions-card.js';
export type { ConditionsEditing } from './edit-conditions.js';

// ── orders/patient-conditions/patient-conditions-card.d.ts
import { type PatientConditions } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import type { Resource } from '@alms/ui/resource';
import { type ConditionsEditing } from './edit-conditions.js';
export interface PatientConditionsCardProps {
    conditions: Resource<PatientConditions>;
    /** Whose intervals apply: a man is offered no pregnancy. */
    sex: PatientSummary['sex_for_ranges'];
    /** Changing what is on record. When omitted, this person may only read. */
    editing?: ConditionsEditing | undefined;
    onRetry?: () => void | Promise<void>;
}
/** What a patient is known to be in or to have been in that intervals depend on: each condition with its days, and how it stands today. */
export declare function PatientConditionsCard({ conditions, sex, editing, onRetry }: PatientConditionsCardProps): import("react").JSX.Element;

// ── orders/patient-conditions/patient-conditions.form.d.ts
import { type PatientConditions, type patientConditionsBody } from '@alms/lis-domain/orders';
import * as v from 'valibot';
/** What the server takes. */
export type ConditionsBody = v.InferOutput<typeof patientConditionsBody>;
/** What the fields hold: text, as typed; the id is the row's own. */
export interface ConditionsFields {
    conditions: Record<'id' | 'code' | 'from' | 'to' | 'gestational_age_weeks', string>[];
}
/** The part of what is on record that the form writes. */
export declare const conditionsOf: ({ conditions }: PatientConditions) => ConditionsBody;
export declare const conditionsFieldsOf: ({ conditions }: ConditionsBody) => ConditionsFields;
/**
 * The form's rules; messages are keys of the feature's catalogue. The server's own rules are `patientConditionsBody`. Weeks count where the condition is a
 * pregnancy: for another one their field is not there.
 * @param today no condition begins after it
 */
export declare const conditionsForm: (today: string) => v.GenericSchema<ConditionsFields, ConditionsBody>;

// ── orders/patient-conditions/patient-conditions.messages.d.ts
export declare const patientConditionsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    none: string;
    add: string;
    change: string;
    editTitle: string;
    editBody: string;
    conditions: string;
    condition: string;
    choose: string;
    from: string;
    fromHint: string;
    to: string;
    toHint: string;
    weeks: string;
    weeksHint: string;
    holds: string;
    ended: string;
    to_ask: string;
    to_come: string;
    askAgain: string;
    codeRequired: string;
    dayInvalid: string;
    inFuture: string;
    endsBefore: string;
    weeksOutOfRange: string;
    tooLong: string;
    repeated: string;
    contradicts: string;
    patient_merged: string;
    saveFailed: string;
    cancel: string;
    save: string;
}>;

// ── orders/place-order/index.d.ts
export { PlaceOrderScreen } from './place-order-screen.js';
export type { PlaceOrderScreenProps } from './place-order-screen.js';
export type { PlacedOrder } from './order-placed.js';
export type { PlaceOrderBody, PlaceOrderValues } from './place-order.form.js';

// ── orders/place-order/order-placed.d.ts
import type { Order } from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { type Resource } from '@alms/ui/resource';
/** An order, and where to go with it. */
export interface PlacedOrder {
    order: Order;
    /** The containers of the order. When omitted, this person may not read specimens. */
    samples?: Resource<readonly Sample[]> | undefined;
    hrefs: {
        /** The patient's record. When omitted, this person may not open it. */
        patient?: string;
        /** An order for somebody else. When omitted, there is no button. */
        newOrder?: string;
        /** The collection list. When omitted, this person does not collect. */
        collection?: string;
    };
}
/** The numbers that were given, and what happens next. */
export declare function OrderPlaced({ order, samples, hrefs, onOrderMore }: PlacedOrder & {
    onOrderMore: () => void;
}): import("react").JSX.Element;

// ── orders/place-order/place-order-form.d.ts
import { type PatientCondition } from '@alms/lis-domain/orders';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Patient } from '@alms/lis-domain/patients';
import type { Submission } from '@alms/ui/resource';
import { type PlaceOrderBody, type PlaceOrderValues } from './place-order.form.js';
export interface PlaceOrderFormProps {
    patient: Pick<Patient, 'id' | 'sex_for_ranges'>;
    /** The tests and panels of the facility. */
    catalogue: readonly TestParameter[];
    /** What the patient's record keeps: what holds today is ticked. When omitted, nothing of it is known. */
    recorded?: readonly PatientCondition[] | undefined;
    /** Who usually asks: a doctor's own name, or who has sent the patient. When omitted, the field is empty. */
    orderedBy?: string | undefined;
    /** What is known beforehand, such as what somebody had chosen before. When omitted, nothing is chosen. */
    draft?: Partial<PlaceOrderValues> | undefined;
    /** Called with what is chosen and not sent, for who keeps it. */
    onDraftChange?: ((draft: PlaceOrderValues) => void) | undefined;
    /** How sending goes. A rejection with the code `repeated_too_soon` makes the form ask why a test is needed again. */
    submission: Submission;
    onPlace: (body: PlaceOrderBody) => void | Promise<void>;
}
/** What is asked for, and beside it what that comes to. */
export declare function PlaceOrderForm({ patient, catalogue, recorded, orderedBy, draft, onDraftChange, submission, onPlace }: PlaceOrderFormProps): import("react").JSX.Element;

// ── orders/place-order/place-order-screen.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { PatientConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { type Resource } from '@alms/ui/resource';
import { type PlacedOrder } from './order-placed.js';
import { type PlaceOrderFormProps } from './place-order-form.js';
export interface PlaceOrderScreenProps extends Pick<PlaceOrderFormProps, 'orderedBy' | 'draft' | 'onDraftChange' | 'submission' | 'onPlace'> {
    patient: Resource<Patient>;
    /** The tests and panels of the facility; only active ones are offered. */
    catalogue: Resource<readonly TestParameter[]>;
    /** What the patient's record keeps of conditions. When omitted, nothing is proposed or kept. */
    conditions?: Resource<PatientConditions> | undefined;
    /** The order that was placed just now; takes the place of the form. */
    placed?: PlacedOrder | undefined;
    /** Starts another order for the same patient. */
    onOrderMore: () => void;
    onRetry?: () => void | Promise<void>;
}
/** Orders tests for one patient, who stays in sight; shows what has to be collected before anything is saved. */
export declare function PlaceOrderScreen({ patient, catalogue, conditions, placed, onOrderMore, onRetry, ...form }: PlaceOrderScreenProps): import("react").JSX.Element;

// ── orders/place-order/place-order.form.d.ts
import { type placeOrderBody } from '@alms/lis-domain/orders';
import * as v from 'valibot';
import { type ClinicalValues } from '../../shared/clinical-information/index.js';
import { type IsRepeated } from '../../shared/repeat-warning/index.js';
/** What the server takes. */
export type PlaceOrderBody = v.InferInput<typeof placeOrderBody>;
export interface PlaceOrderValues extends ClinicalValues {
    test_parameter_ids: string[];
    priority: string;
    ordered_by: string;
    /** What is told anew goes on the patient's record, too. */
    keep_conditions: boolean;
    /** Why a test is needed again; asked for after the warning. */
    repeat_reason: string;
}
/**
 * The form's rules; messages are keys of the feature's catalogue. The server's own rules are `placeOrderBody`.
 * @param isRepeated of these somebody says why they are needed again
 */
export declare const placeOrderForm: (isRepeated: IsRepeated) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly clinical_info: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, "tooLong">]>;
    readonly conditions: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MaxLengthAction<string[], 10, "tooManyConditions">, v.CheckAction<string[], "conditionsContradict">]>;
    readonly fasting: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["fasting", "not_fasting", "unknown"], undefined>]>;
    readonly diagnosis_codes: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly text: v.StringSchema<undefined>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        code: string;
        text: string;
    }[], 20, "tooManyDiagnoses">]>;
    readonly diagnosis_typed: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "diagnosisUnreadable">]>;
    readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, "testsRequired">, v.MaxLengthAction<string[], 50, "tooManyTests">]>;
    readonly priority: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["routine", "urgent", "asap", "stat"], undefined>]>;
    readonly ordered_by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 120, "tooLong">, v.NonEmptyAction<string, "orderedByRequired">]>;
    readonly keep_conditions: v.BooleanSchema<undefined>;
    readonly repeat_reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
}, undefined>, v.BaseValidation<{
    clinical_info: string;
    conditions: string[];
    fasting: "fasting" | "not_fasting" | "unknown";
    diagnosis_codes: {
        code: string;
        text: string;
    }[];
    diagnosis_typed: string;
    test_parameter_ids: string[];
    priority: "asap" | "routine" | "stat" | "urgent";
    ordered_by: string;
    keep_conditions: boolean;
    repeat_reason: string;
}, {
    clinical_info: string;
    conditions: string[];
    fasting: "fasting" | "not_fasting" | "unknown";
    diagnosis_codes: {
        code: string;
        text: string;
    }[];
    diagnosis_typed: string;
    test_parameter_ids: string[];
    priority: "asap" | "routine" | "stat" | "urgent";
    ordered_by: string;
    keep_conditions: boolean;
    repeat_reason: string;
}, v.PartialCheckIssue<{
    test_parameter_ids: string[];
    repeat_reason: string;
}>>, v.TransformAction<{
    clinical_info: string;
    conditions: string[];
    fasting: "fasting" | "not_fasting" | "unknown";
    diagnosis_codes: {
        code: string;
        text: string;
    }[];
    diagnosis_typed: string;
    test_parameter_ids: string[];
    priority: "asap" | "routine" | "stat" | "urgent";
    ordered_by: string;
    keep_conditions: boolean;
    repeat_reason: string;
}, {
    clinical_info: string;
    conditions: string[];
    fasting: "fasting" | "not_fasting" | "unknown";
    diagnosis_codes: {
        code: string;
        text: string;
    }[];
    test_parameter_ids: string[];
    priority: "asap" | "routine" | "stat" | "urgent";
    ordered_by: string;
    keep_conditions: boolean;
    repeat_reason?: string;
}>]>;

// ── orders/place-order/place-order.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const placeOrderMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    order: string;
    tests: string;
    search: string;
    searchPlaceholder: string;
    panel: (v: {
        count: number;
    }, f: MessageFormat) => string;
    noTestMatches: string;
    noTestsTitle: string;
    noTestsBody: string;
    particulars: string;
    priority: string;
    routine: string;
    urgent: string;
    asap: string;
    stat: string;
    orderedBy: string;
    orderedByHint: string;
    summary: string;
    nothingChosen: string;
    testCount: (v: {
        count: number;
    }, f: MessageFormat) => string;
    remove: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    collect: string;
    prepare: string;
    preparation: (v: {
        test: string | number;
        text: string | number;
    }, f: MessageFormat) => string;
    collapsed: (v: {
        tests: string | number;
        count: number;
    }, f: MessageFormat) => string;
    neededBy: (v: {
        tests: string | number;
        count: number;
        calculated: string | number;
    }, f: MessageFormat) => string;
    refused: (v: {
        tests: string | number;
        count: number;
    }, f: MessageFormat) => string;
    place: string;
    testsRequired: string;
    tooManyTests: string;
    orderedByRequired: string;
    not_found: string;
    placeFailed: string;
    doneTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    doneBody: (v: {
        count: number;
    }, f: MessageFormat) => string;
    accession: string;
    specimen: string;
    testsOf: string;
    labels: string;
    labelsUnknown: string;
    toCollection: string;
    toPatient: string;
    another: string;
    forAnother: string;
    placeAgain: string;
    reasonTooLong: string;
    deceasedTitle: string;
    deceasedBody: string;
    fromRecordTitle: string;
    fromRecordBody: string;
    recordLine: (v: {
        condition: string | number;
        details: string | number;
    }, f: MessageFormat) => string;
    trimesterOpen: string;
    askTitle: string;
    askBody: string;
    recordUnread: string;
    keepOnRecord: (v: {
        conditions: string | number;
    }, f: MessageFormat) => string;
    keepHint: string;
    recordContradicts: string;
}>;

// ── patients/consents/consents-card.d.ts
import type { Consent, ConsentKind } from '@alms/lis-domain/patients';
import { type Resource, type Submission } from '@alms/ui/resource';
export interface ConsentsCardProps {
    consents: Resource<readonly Consent[]>;
    /** Who decides: the patient, or staff to whom the patient has said it. Whether there is an account at all is settled at the desk. */
    viewer: 'patient' | 'staff';
    /** Records an answer. When omitted, this person may only read. */
    onRecord?: ((answer: {
        kind: ConsentKind;
        granted: boolean;
    }) => void) | undefined;
    /** How that went. */
    recording: Submission;
    onRetry?: () => void | Promise<void>;
}
/** What a patient agrees to, question by question. What nobody has asked is not agreed to. */
export declare function ConsentsCard({ consents, viewer, onRecord, recording, onRetry }: ConsentsCardProps): import("react").JSX.Element;

// ── patients/consents/consents.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const consentsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    ownTitle: string;
    portal: string;
    portalHint: string;
    email: string;
    emailHint: string;
    sms: string;
    smsHint: string;
    research: string;
    researchHint: string;
    granted: string;
    refused: string;
    unasked: string;
    recorded: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    grant: string;
    refuse: string;
    withdraw: string;
    account_open: string;
    patient_merged: string;
    not_found: string;
    refusedTitle: string;
    ownGrant: string;
    ownRefuse: string;
    ownWithdraw: string;
    named: (v: {
        act: string | number;
        what: string | number;
    }, f: MessageFormat) => string;
}>;

// ── patients/consents/index.d.ts
export { ConsentsCard } from './consents-card.js';
export type { ConsentsCardProps } from './consents-card.js';

// ── patients/contact-card/contact-card.d.ts
import type { Patient } from '@alms/lis-domain/patients';
export interface ContactCardProps {
    patient: Pick<Patient, 'family_name' | 'given_name' | 'middle_name' | 'prefix' | 'suffix' | 'phone' | 'email' | 'address' | 'language' | 'preferred_contact' | 'emergency_contact' | 'guardian' | 'referring_provider' | 'notes'>;
    /** Who reads it: the patient is told where to have it put right. */
    viewer: 'patient' | 'staff';
}
/** How a patient is reached, and who is asked for them. What is not known says so. */
export declare function ContactCard({ patient, viewer }: ContactCardProps): import("react").JSX.Element;

// ── patients/contact-card/contact-card.messages.d.ts
export declare const contactCardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    ownTitle: string;
    ownNote: string;
}>;

// ── patients/contact-card/index.d.ts
export { ContactCard } from './contact-card.js';
export type { ContactCardProps } from './contact-card.js';

// ── patients/merge-patients/index.d.ts
export { MergePatientsScreen } from './merge-patients-screen.js';
export type { MergePatientsScreenProps } from './merge-patients-screen.js';
export type { MergeChoice } from './merge-patients.form.js';

// ── patients/merge-patients/merge-patients-screen.d.ts
import type { MergePreview, Patient, PatientMerge } from '@alms/lis-domain/patients';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type PatientFinderProps } from '../../shared/patient-finder/index.js';
import type { MergeChoice } from './merge-patients.form.js';
export interface MergePatientsScreenProps {
    /** Whose record stays. */
    patient: Resource<Patient>;
    /** Looks for the other record, while none is chosen. */
    finder: Omit<PatientFinderProps, 'patientHref' | 'register'>;
    /** The chosen record beside the one that stays, and what would move. When omitted, none is chosen yet. */
    preview?: Resource<MergePreview> | undefined;
    /** Which records were merged into this one before. */
    merges: Resource<readonly PatientMerge[]>;
    onMerge: (preview: MergePreview, choice: MergeChoice) => Promise<Submission>;
    onUndo: (merge: PatientMerge, reason: string) => Promise<Submission>;
    onRetry?: () => void | Promise<void>;
    hrefs: {
        /** The patient whose record stays. When omitted, the reader may not open it. */
        patient?: string;
        /** This page, with the other record chosen. */
        chosen: (patientId: string) => string;
        /** This page, with none chosen. */
        another: string;
    };
}
/** Merges two records of one person: looks for the other one, shows both side by side, and says what will move. A merge can be undone here, too. */
export declare function MergePatientsScreen({ patient, finder, preview, merges, onMerge, onUndo, onRetry, hrefs }: MergePatientsScreenProps): import("react").JSX.Element;

// ── patients/merge-patients/merge-patients.form.d.ts
import type { mergePatientsBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';
/** What is decided about two records; which versions of them were read, who sends it adds. */
export type MergeChoice = Omit<v.InferOutput<typeof mergePatientsBody>, 'loser_version'>;
/** A difference of sex or birth date needs a reason of its own. */
export declare function mergeForm({ identityDiffers }: {
    identityDiffers: boolean;
}): v.ObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, 300, undefined>]>;
    readonly identity_reason: v.StringSchema<undefined> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;

// ── patients/merge-patients/merge-patients.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const mergePatientsMessages: import("@alms/ui/i18n").Catalogue<{
    back: string;
    title: string;
    context: string;
    stays: string;
    givenUp: string;
    compare: string;
    another: string;
    findOther: string;
    differences: string;
    noDifferences: string;
    ofStaying: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    ofGivenUp: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    family_name: string;
    given_name: string;
    gender: string;
    sex_for_ranges: string;
    birth_date: string;
    phone: string;
    email: string;
    sex_male: string;
    sex_female: string;
    sex_other: string;
    sex_unknown: string;
    empty: string;
    identityDiffersTitle: string;
    identityDiffersBody: string;
    identityReason: string;
    moves: string;
    orders: (v: {
        count: number;
    }, f: MessageFormat) => string;
    samples: (v: {
        count: number;
    }, f: MessageFormat) => string;
    results: (v: {
        count: number;
    }, f: MessageFormat) => string;
    invoices: (v: {
        count: number;
    }, f: MessageFormat) => string;
    appointments: (v: {
        count: number;
    }, f: MessageFormat) => string;
    critical_calls: (v: {
        count: number;
    }, f: MessageFormat) => string;
    accounts: (v: {
        count: number;
    }, f: MessageFormat) => string;
    movesNote: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    reason: string;
    reasonHint: string;
    merge: string;
    refused: string;
    same_patient: string;
    patient_merged: string;
    both_have_accounts: string;
    identity_differs: string;
    version_stale: string;
    merge_undone: string;
    mergeFailed: string;
    reasonRequired: string;
    identityReasonRequired: string;
    earlier: string;
    noneEarlier: string;
    mergedLine: (v: {
        name: string | number;
        mrn: string | number;
        by: string | number;
        time: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    undoneLine: (v: {
        by: string | number;
        time: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    undo: string;
    undoOf: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    undoTitle: string;
    undoAct: string;
    undoBody: string;
    undoFailed: string;
    identifiers: (v: {
        count: number;
    }, f: MessageFormat) => string;
    consents: (v: {
        count: number;
    }, f: MessageFormat) => string;
    address: string;
    language: string;
    preferred_contact: string;
    emergency_contact: string;
    guardian: string;
    middle_name: string;
    prefix: string;
    suffix: string;
    name_local: string;
    deceased: string;
    alive: string;
    covers: (v: {
        count: number;
    }, f: MessageFormat) => string;
    referring_provider: string;
    notes: string;
    conditions: (v: {
        count: number;
    }, f: MessageFormat) => string;
    identity_unknown: string;
}>;

// ── patients/patient-overview/correct-patient.d.ts
import type { CorrectedPatient, Patient } from '@alms/lis-domain/patients';
import type { Submission } from '@alms/ui/resource';
import { type SaveOutcome } from '../../shared/versioned-form/index.js';
import { type CorrectPatientBody } from './correct-patient.form.js';
/** What became of a correction: of one that is saved also what it made of the results there are. */
export type CorrectionOutcome = Exclude<SaveOutcome<Patient>, {
    status: 'saved';
}> | {
    status: 'saved';
    record: Patient;
    reread: CorrectedPatient['reread'];
};
export interface PatientCorrection {
    /** How saving went. Each new object counts as one answer. */
    submission: Submission;
    /** Saves the particulars over the record they were begun from. It must not reject; what the server says to the fields arrives as `submission`. */
    onCorrect: (change: {
        values: CorrectPatientBody;
        base: Patient;
    }) => Promise<CorrectionOutcome>;
    /** The search for a name or a number, to look at a possible match. */
    searchFor: (name: string) => string;
}
interface CorrectPatientProps extends PatientCorrection {
    patient: Patient;
    /** It is said who an unidentified patient is, instead of putting right what is on record. @default false */
    establishes?: boolean;
    /** Whether the button stands there; the dialog stays while it is open. @default true */
    offered?: boolean;
    /** One of the orders. */
    orderHref: (orderId: string) => string;
}
/** The button and the dialog that put right what was registered, or say who somebody is. */
export declare function CorrectPatient({ patient, establishes, offered, ...form }: CorrectPatientProps): import("react").JSX.Element;
export {};

// ── patients/patient-overview/correct-patient.form.d.ts
import { type correctPatientBody, type Patient } from '@alms/lis-domain/patients';
import * as v from 'valibot';
import { type ParticularsRules, type ParticularsValues } from '../../shared/patient-particulars/index.js';
/** What the server takes. */
export type CorrectPatientBody = v.InferOutput<typeof correctPatientBody>;
/** What the fields hold: text, as typed. */
export interface CorrectPatientValues extends ParticularsValues {
    deceased: boolean;
    deceased_at: string;
    death_time: string;
    reason: string;
    different_person_reason: string;
}
/** The part of a record that a correction writes. Nobody has said why yet. */
export declare function correctionOf(patient: Patient): CorrectPatientBody;
export declare const correctionFieldsOf: ({ different_person_reason, identifiers, birth_time, deceased, deceased_at, ...values }: CorrectPatientBody) => CorrectPatientValues;
/** What is known of who was unidentified begins without the name that said so. */
export declare const identityOf: (patient: Patient) => CorrectPatientBody;
export interface CorrectionRules extends ParticularsRules {
    /** The name that says that it is not established who this is: it stays. When omitted, the name may be any. */
    fixedName?: Pick<Patient, 'family_name' | 'given_name'> | undefined;
}
/** The form's rules; messages are keys of the feature's catalogues. The server's own rules are `correctPatientBody`. */
export declare function correctPatientForm(rules: CorrectionRules): v.GenericSchema<CorrectPatientValues, CorrectPatientBody>;

// ── patients/patient-overview/index.d.ts
export { PatientOverviewScreen } from './patient-overview-screen.js';
export type { OrderPage, PatientOverviewScreenProps } from './patient-overview-screen.js';
export type { PortalAccountActs } from './portal-account-card.js';
export type { InvitePatientValues } from './invite-patient.form.js';
export type { CorrectionOutcome, PatientCorrection } from './correct-patient.js';
export type { CorrectPatientBody } from './correct-patient.form.js';

// ── patients/patient-overview/invite-patient.d.ts
import type { Patient } from '@alms/lis-domain/patients';
import type { Submission } from '@alms/ui/resource';
import { type InvitePatientValues } from './invite-patient.form.js';
export interface InvitePatientProps {
    patient: Pick<Patient, 'full_name' | 'email'>;
    /** Whether the button stands there; the dialog stays while it is open. */
    offered: boolean;
    /** The patient has an account: whoever had it, or its link, gets in no more. @default false */
    again?: boolean;
    submission: Submission;
    /** The inviter's own address is not confirmed, so the link is kept until it is. @default false */
    held?: boolean;
    onInvite: (invitation: InvitePatientValues) => void | Promise<void>;
}
/** The button and the dialog that give a patient an account of the own. */
export declare function InvitePatient({ offered, patient, again, ...form }: InvitePatientProps): import("react").JSX.Element;

// ── patients/patient-overview/invite-patient.form.d.ts
import * as v from 'valibot';
export interface InvitePatientValues {
    email: string;
}
/** The form's rules; messages are keys of the feature's catalogue. */
export declare const invitePatientForm: v.GenericSchema<InvitePatientValues, InvitePatientValues>;

// ── patients/patient-overview/patient-overview-screen.d.ts
import type { Order } from '@alms/lis-domain/orders';
import type { Patient, PortalAccount } from '@alms/lis-domain/patients';
import { type Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { type PatientCorrection } from './correct-patient.js';
import type { InvitePatientProps } from './invite-patient.js';
import { type PortalAccountActs } from './portal-account-card.js';
/** Orders read so far. */
export interface OrderPage {
    items: readonly Order[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
}
export interface PatientOverviewScreenProps {
    patient: Resource<Patient>;
    /** The patient's orders. When omitted, this person may not read orders. */
    orders?: Resource<OrderPage> | undefined;
    /** Reads older orders. When omitted, there are none. */
    onMoreOrders?: (() => void) | undefined;
    /** How the patient is reached. When omitted, it is not shown. */
    contact?: ReactNode;
    /** The released results as the patient reads them. When omitted, this person may not read results. */
    results?: ReactNode;
    /** The patient's appointments. When omitted, this person may not read them. */
    appointments?: ReactNode;
    /** The patient's invoices. When omitted, this person may not read them. */
    invoices?: ReactNode;
    /** What the patient is known to be in that intervals depend on. When omitted, this person may not read it. */
    conditions?: ReactNode;
    /** Who else pays for the patient. When omitted, this person may not read it. */
    insurance?: ReactNode;
    /** What the patient agrees to. When omitted, this person may not read it. */
    consents?: ReactNode;
    /** Putting right what was registered. When omitted, this person may not. */
    correction?: PatientCorrection | undefined;
    /** Saying who an unidentified patient is. When omitted, this person may not. */
    identification?: PatientCorrection | undefined;
    /** Giving the patient a portal account. When omitted, this person may not. */
    invitation?: Pick<InvitePatientProps, 'submission' | 'held' | 'onInvite'> | undefined;
    /** The account that the patient has. When omitted, there is none, or this person may not see it. */
    account?: (PortalAccountActs & {
        resource: Resource<PortalAccount>;
    }) | undefined;
    onRetry?: () => void | Promise<void>;
    hrefs: {
        search: string;
        /** Ordering tests for this patient. When omitted, this person may not. */
        placeOrder?: string;
        /** Merging another record of this person into this one. When omitted, this person may not. */
        merge?: string;
        /** Another patient: whom this one was merged into. */
        patient: (patientId: string) => string;
        /** One of the orders. */
        order: (orderId: string) => string;
    };
}
/** One patient as staff see the portal: who it is, when they come, what was ordered, what was released. Reading it is audited. */
export declare function PatientOverviewScreen({ patient, orders, onMoreOrders, contact, results, appointments, conditions, invoices, insurance, consents, correction, identification, invitation, account, onRetry, hrefs }: PatientOverviewScreenProps): import("react").JSX.Element;

// ── patients/patient-overview/patient-overview.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientOverviewMessages: import("@alms/ui/i18n").Catalogue<{
    patient: string;
    allPatients: string;
    viewingAsStaff: string;
    viewingAsStaffBody: string;
    newOrder: string;
    merge: string;
    mergedTitle: string;
    mergedBody: (v: {
        name: string | number;
        mrn: string | number;
    }, f: MessageFormat) => string;
    toSurvivor: string;
    formerNumbers: (v: {
        numbers: string | number;
    }, f: MessageFormat) => string;
    orders: string;
    moreOrders: string;
    noOrdersTitle: string;
    noOrdersBody: string;
    giveAccount: string;
    inviteTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    inviteBody: string;
    email: string;
    sendInvitation: string;
    cancel: string;
    portal_closed: string;
    duplicate: string;
    inviteFailed: string;
    invited: (v: {
        email: string | number;
    }, f: MessageFormat) => string;
    invitationHeld: (v: {
        email: string | number;
    }, f: MessageFormat) => string;
    close: string;
    account: string;
    accountAddress: string;
    accountState: string;
    accountInvited: string;
    accountHeld: string;
    accountActive: string;
    accountClosed: string;
    secondStep: string;
    secondStepOn: string;
    secondStepOff: string;
    lastSeen: string;
    neverSeen: string;
    signedIn: string;
    inviteAgain: string;
    inviteAgainBody: string;
    resetSecondStep: string;
    closeAccount: string;
    closeTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    closeBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    closeNow: string;
    resetTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    resetBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    resetNow: string;
    actFailed: string;
    conflict: string;
    noAccount: string;
    correct: string;
    correctTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    correctLabel: string;
    correctBody: string;
    correctionReason: string;
    correctionReasonHint: string;
    correctionReasonRequired: string;
    saveCorrection: string;
    correctAsDifferent: string;
    correctionFailed: string;
    patient_merged: string;
    patient_deceased: string;
    deceasedAccount: string;
    nothing: string;
    corrected: string;
    knownBy: (v: {
        identifiers: string | number;
    }, f: MessageFormat) => string;
    consent_refused: string;
    establish: string;
    establishTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    establishLabel: string;
    establishBody: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    establishReason: string;
    establishSave: string;
    established: string;
    establishMerge: string;
    identity_established: string;
    unidentifiedTitle: string;
    unidentifiedBody: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    nameStays: string;
    identity_unknown: string;
}>;

// ── patients/patient-overview/portal-account-card.d.ts
import { type Patient, type PortalAccount } from '@alms/lis-domain/patients';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type ReasonValues } from '../../shared/reason-form/index.js';
import { type InvitePatientProps } from './invite-patient.js';
/** What the desk does to an account that there is. */
export interface PortalAccountActs {
    /** Closes it: nobody gets in, nothing of the record is lost. */
    onClose: (given: ReasonValues) => Promise<Submission>;
    /** Takes the second step of a patient who has lost it. */
    onResetSecondFactor: (given: ReasonValues) => Promise<Submission>;
}
export interface PortalAccountCardProps extends Partial<PortalAccountActs> {
    /** For who has died, or is unidentified, nobody is invited. */
    patient: Pick<Patient, 'full_name' | 'email' | 'deceased' | 'mrn_temporary'>;
    /** When omitted, the patient has none yet. */
    account?: Resource<PortalAccount> | undefined;
    /** Giving one, or giving it anew where it was closed or never begun. */
    invitation: Pick<InvitePatientProps, 'submission' | 'held' | 'onInvite'>;
    onRetry?: (() => void | Promise<void>) | undefined;
}
/** The account with which a patient reads the own results, and what the desk can do when its address or its second step is lost. */
export declare function PortalAccountCard({ patient, account, invitation, onRetry, onClose, onResetSecondFactor }: PortalAccountCardProps): import("react").JSX.Element;

// ── patients/patient-search/index.d.ts
export { PatientSearchScreen } from './patient-search-screen.js';
export type { PatientSearchScreenProps } from './patient-search-screen.js';

// ── patients/patient-search/patient-search-screen.d.ts
import { type PatientFinderProps } from '../../shared/patient-finder/index.js';
export interface PatientSearchScreenProps extends Omit<PatientFinderProps, 'patientHref' | 'actOf' | 'register'> {
    hrefs: {
        patient: (id: string) => string;
        /** The registration. When omitted, this person may not register patients. */
        register?: string;
        /** Where a patient is merged with another record. When omitted, this person may not. */
        merge?: (id: string) => string;
    };
}
/** Where patients are looked up and registered. An empty search shows those registered last. To order tests, begin at `ChoosePatientScreen`. */
export declare function PatientSearchScreen({ hrefs: { merge, ...hrefs }, ...finder }: PatientSearchScreenProps): import("react").JSX.Element;

// ── patients/patient-search/patient-search.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientSearchMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    register: string;
    merge: string;
    mergeOf: (v: {
        name: string | number;
        mrn: string | number;
    }, f: MessageFormat) => string;
}>;

// ── patients/register-patient/index.d.ts
export { RegisterPatientScreen } from './register-patient-screen.js';
export type { RegisterPatientScreenProps } from './register-patient-screen.js';
export type { RegisteredPatient } from './patient-registered.js';
export type { RegisterPatientBody, RegisterPatientValues } from './register-patient.form.js';

// ── patients/register-patient/patient-registered.d.ts
import type { Patient } from '@alms/lis-domain/patients';
/** A patient that was registered just now. */
export interface RegisteredPatient {
    patient: Patient;
    hrefs: {
        /** The patient's record. When omitted, this person may not open it. */
        patient?: string;
        /** Ordering tests for the patient. When omitted, this person may not. */
        placeOrder?: string;
    };
}
type PatientRegisteredProps = RegisteredPatient & {
    onRegisterAnother: () => void;
};
/** Who was registered, under which number, and what usually comes next. */
export declare function PatientRegistered({ patient, hrefs, onRegisterAnother }: PatientRegisteredProps): import("react").JSX.Element;
export {};

// ── patients/register-patient/register-patient-form.d.ts
import type { Submission } from '@alms/ui/resource';
import { type RegisterPatientBody, type RegisterPatientValues } from './register-patient.form.js';
export interface RegisterPatientFormProps {
    /** What is known beforehand, such as what somebody had typed before. When omitted, the form is empty. */
    draft?: Partial<RegisterPatientValues> | undefined;
    /** Called with what is typed and not sent, for who keeps it. */
    onDraftChange?: ((draft: RegisterPatientValues) => void) | undefined;
    /**
     * How sending goes. A rejection with the code `possible_duplicate_patient` makes the form ask why this is a different
     * person; `duplicate` blocks.
     */
    submission: Submission;
    /** Sends the body; it carries `different_person_reason` only after the warning. */
    onRegister: (body: RegisterPatientBody) => void | Promise<void>;
    hrefs: {
        /** The patient search. */
        search: string;
        /** The search for a name or a number, to look at a possible match. */
        searchFor: (name: string) => string;
    };
}
/** The particulars, and the question whether it is somebody already registered. */
export declare function RegisterPatientForm({ draft, onDraftChange, submission, onRegister, hrefs }: RegisterPatientFormProps): import("react").JSX.Element;

// ── patients/register-patient/register-patient-screen.d.ts
import { type RegisterPatientFormProps } from './register-patient-form.js';
import { type RegisterUnidentifiedProps } from './register-unidentified.js';
import { type RegisteredPatient } from './patient-registered.js';
export interface RegisterPatientScreenProps extends RegisterPatientFormProps {
    /** The patient that was registered just now; takes the place of the form. */
    registered?: RegisteredPatient | undefined;
    /** Registering somebody of whom nobody knows who they are. When omitted, it is not offered. */
    unidentified?: RegisterUnidentifiedProps | undefined;
    /** Starts over with an empty form. */
    onRegisterAnother: () => void;
}
/** Registers a person once: warns of somebody of the same name and birth date, and asks why this is another one. */
export declare function RegisterPatientScreen({ registered, unidentified, onRegisterAnother, hrefs, ...form }: RegisterPatientScreenProps): import("react").JSX.Element;

// ── patients/register-patient/register-patient.form.d.ts
import type { registerPatientBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';
import { type ParticularsRules, type ParticularsValues } from '../../shared/patient-particulars/index.js';
/** What the server takes. */
export type RegisterPatientBody = v.InferInput<typeof registerPatientBody>;
/** What the fields hold: text, as typed. */
export interface RegisterPatientValues extends ParticularsValues {
    mrn: string;
    different_person_reason: string;
}
export declare const emptyPatient: RegisterPatientValues;
/** The form's rules; messages are keys of the feature's catalogue. The server's own rules are `registerPatientBody`. */
export declare function registerPatientForm(rules: ParticularsRules): v.GenericSchema<RegisterPatientValues, RegisterPatientBody>;

// ── patients/register-patient/register-patient.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const registerPatientMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    searchFirst: string;
    formLabel: string;
    mrn: string;
    mrnHint: string;
    register: string;
    registering: string;
    registerAsDifferent: string;
    cancel: string;
    mrnInvalid: string;
    duplicate: string;
    doneTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    doneBody: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    doneBodyPlain: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    placeOrder: string;
    openRecord: string;
    registerAnother: string;
    unidentified: string;
    unidentifiedTitle: string;
    unidentifiedBody: string;
    age: string;
    ageUnit: string;
    ageHint: string;
    ageInvalid: string;
    seen: string;
    seenHint: string;
    registerUnidentified: string;
    unidentifiedFailed: string;
}>;

// ── patients/register-patient/register-unidentified.d.ts
import type { Submission } from '@alms/ui/resource';
import { type UnidentifiedBody } from './register-unidentified.form.js';
export interface RegisterUnidentifiedProps {
    /** How sending goes. */
    submission: Submission;
    onRegister: (body: UnidentifiedBody) => void | Promise<void>;
}
/** The button and the dialog for an emergency in which nobody knows who it is. */
export declare function RegisterUnidentified(form: RegisterUnidentifiedProps): import("react").JSX.Element;

// ── patients/register-patient/register-unidentified.form.d.ts
import { type registerUnidentifiedBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';
/** What the server takes. */
export type UnidentifiedBody = v.InferOutput<typeof registerUnidentifiedBody>;
/** The form's rules; messages are keys of the feature's catalogues. An age is kept as the year of birth that it makes on the facility's day. */
export declare const unidentifiedForm: (today: string) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly age: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "ageInvalid">, v.TransformAction<any, number>, v.MaxValueAction<number, 120, "ageInvalid">]>;
    readonly gender: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["male", "female", "other", "unknown"], "genderRequired">]>;
    readonly notes: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 2000, "notesTooLong">]>;
}, undefined>, v.TransformAction<{
    age: number;
    gender: "female" | "male" | "other" | "unknown";
    notes: string;
}, {
    gender: "female" | "male" | "other" | "unknown";
    sex_for_ranges: "female" | "male" | "unknown";
    birth_date: string;
    notes?: string;
}>]>;
/** What the fields hold. */
export type UnidentifiedFields = v.InferInput<ReturnType<typeof unidentifiedForm>>;

// ── quality-control/control-board/control-board.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const controlBoardMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    parts: string;
    controlRuns: string;
    assessment: string;
    context: (v: {
        test: string | number;
        instrument: string | number;
    }, f: MessageFormat) => string;
    tests: string;
    noTestsTitle: string;
    noTestsBody: string;
    chooseTitle: string;
    chooseBody: string;
    more: string;
    olderRuns: string;
    accepted: string;
    warning: string;
    rejected: string;
    not_evaluable: string;
    void: string;
    held: string;
    overdue: string;
    noRuns: string;
    lastRun: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    record: string;
    recordRepeat: string;
    setUp: string;
    newTest: string;
    newMaterial: string;
    newLot: string;
    settings: string;
    heldTitle: (v: {
        test: string | number;
        instrument: string | number;
    }, f: MessageFormat) => string;
    heldRejected: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    heldOverdue: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    heldBroke: (v: {
        rules: string | number;
    }, f: MessageFormat) => string;
    release: string;
    resultsSince: string;
    showResultsSince: string;
    noneSinceTitle: string;
    noneSinceBody: string;
    patient: string;
    specimen: string;
    value: string;
    entered: string;
    close: string;
    charts: (v: {
        count: number;
    }, f: MessageFormat) => string;
    noChartBody: string;
    view: string;
    chart: string;
    table: string;
    level: (v: {
        level: string | number;
    }, f: MessageFormat) => string;
    levelLot: (v: {
        lot: string | number;
        mean: string | number;
        sd: string | number;
        unit: string | number;
    }, f: MessageFormat) => string;
    levelNoTarget: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    newLotEvent: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    newReagentEvent: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    rules: (v: {
        at: string | number;
    }, f: MessageFormat) => string;
    rulesOnly: string;
    pass: string;
    warned: string;
    broken: string;
    unjudged: string;
    oneBeyond: (v: {
        sd: number;
    }, f: MessageFormat) => string;
    someBeyond: (v: {
        count: number;
        sd: number;
    }, f: MessageFormat) => string;
    twoOfThree: string;
    bothBeyond: string;
    rangeOver: string;
    oneSide: (v: {
        count: number;
    }, f: MessageFormat) => string;
    trend: string;
    onLevel: (v: {
        level: string | number;
    }, f: MessageFormat) => string;
    acrossLevels: string;
    passRate: string;
    rate: (v: {
        rate: string | number;
    }, f: MessageFormat) => string;
    ratePart: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    rateNone: string;
    rateFoot: string;
    ratePass: string;
    rateFail: string;
    rateUnknown: string;
    runs: string;
    when: string;
    values: string;
    status: string;
    operator: string;
    valueAt: (v: {
        level: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    sds: (v: {
        z: string | number;
    }, f: MessageFormat) => string;
    voidedBy: (v: {
        reason: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    acts: string;
    actsOf: (v: {
        number: number;
    }, f: MessageFormat) => string;
    voidRun: string;
    addAction: string;
    actions: string;
    noActions: string;
    missingAction: (v: {
        number: number;
    }, f: MessageFormat) => string;
    actionBy: (v: {
        number: number;
        name: string | number;
        at: string | number;
    }, f: MessageFormat) => string;
    verifiedBy: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    verifyAction: string;
    completeAction: string;
    ownAction: string;
    repeat_control: string;
    new_control: string;
    recalibration: string;
    maintenance: string;
    reagent_change: string;
    other: string;
    pending: string;
    in_progress: string;
    completed: string;
    lots: string;
    noLots: string;
    target: string;
    own: string;
    targetText: (v: {
        mean: string | number;
        sd: string | number;
    }, f: MessageFormat) => string;
    manufacturer: string;
    established: (v: {
        n: number;
    }, f: MessageFormat) => string;
    rolling: (v: {
        n: number;
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    noTarget: string;
    ownFigures: (v: {
        n: number;
        cv: string | number;
        bias: string | number;
    }, f: MessageFormat) => string;
    ownCount: (v: {
        n: number;
    }, f: MessageFormat) => string;
    sigma: (v: {
        sigma: string | number;
    }, f: MessageFormat) => string;
    lotFacts: (v: {
        material: string | number;
        lot: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    establishing: string;
    active: string;
    expired: string;
    archived: string;
    actsOfLot: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    setTarget: string;
    archiveLot: string;
}>;

// ── quality-control/control-board/control-dialogs.d.ts
import type { ControlledTestDetail, ControlMaterial, ControlRun, ResultSince, RollingProposal, TestLot } from '@alms/lis-domain/quality-control';
import type { Resource, Submission } from '@alms/ui/resource';
import type { ActionValues, LotValues, MaterialValues, NewTestValues, RunValues, TargetValues } from './control.form.js';
import { type CatalogueTest } from './set-up-forms.js';
import { type SaveSettings } from './settings-form.js';
/** What was asked for on the screen. */
export type AskedControl = {
    act: 'record' | 'release' | 'settings' | 'resultsSince' | 'newTest' | 'newMaterial' | 'newLot';
} | {
    act: 'void' | 'action';
    run: ControlRun;
} | {
    act: 'target';
    lot: TestLot;
};
/** The acts that begin with a question. One that is omitted is not this person's. */
export interface ControlDialogActs {
    /** Records a run of the open test; answers it as it was judged, or nothing when it was refused. */
    onRecord?: ((run: RunValues) => Promise<ControlRun | undefined>) | undefined;
    onVoid?: ((voiding: {
        run: ControlRun;
        reason: string;
    }) => void) | undefined;
    onAddAction?: ((adding: {
        run: ControlRun;
    } & ActionValues) => void) | undefined;
    /** Releases the hold of the open test. */
    onRelease?: ((release: {
        reason: string;
    }) => void) | undefined;
    onSaveSettings?: SaveSettings | undefined;
    /** How that went. Each new object counts as one answer. */
    savingSettings: Submission;
    onSetTarget?: ((target: TargetValues) => void) | undefined;
    onAddTest?: ((test: NewTestValues) => void) | undefined;
    onAddMaterial?: ((material: MaterialValues) => void) | undefined;
    onAddLot?: ((lot: LotValues) => void) | undefined;
    /** How the last act went. Each new object counts as one answer. */
    submission: Submission;
}
export interface ControlDialogsProps extends ControlDialogActs {
    /** What was asked for; undefined: nothing. */
    asked: AskedControl | undefined;
    /** The open test; undefined while none is. */
    test: ControlledTestDetail | undefined;
    /** Of the last run. */
    reagentLot: string;
    /** What can be controlled, on what, and with what. */
    catalogue: readonly CatalogueTest[];
    instruments: readonly string[];
    materials: readonly ControlMaterial[];
    resultsSince: Resource<readonly ResultSince[]>;
    onMoreResults?: (() => void) | undefined;
    rolling: Resource<RollingProposal>;
    onProposeRolling: (lot: TestLot) => void;
    onRetry: () => void | Promise<void>;
    onClose: () => void;
}
/** The question that an act begins with. It closes by itself once the act is done; the recording of a run stays open to say what it was judged to be. */
export declare function ControlDialogs({ asked, test, reagentLot, catalogue, instruments, materials, resultsSince, onMoreResults, rolling, onProposeRolling, onRetry, onClose, submission, ...acts }: ControlDialogsProps): import("react").JSX.Element | null;

// ── quality-control/control-board/control-forms.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const controlFormsMessages: import("@alms/ui/i18n").Catalogue<{
    recordTitle: (v: {
        test: string | number;
        instrument: string | number;
    }, f: MessageFormat) => string;
    levelValue: (v: {
        level: string | number;
        label: string | number;
    }, f: MessageFormat) => string;
    expected: (v: {
        lot: string | number;
        mean: string | number;
        sd: string | number;
    }, f: MessageFormat) => string;
    expectedNone: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    reagentLot: string;
    comment: string;
    cancel: string;
    recordNow: string;
    noUsableLot: string;
    verdictAccepted: string;
    verdictWarning: string;
    verdictRejected: string;
    verdictNone: string;
    adviceRandom: string;
    adviceSystematic: string;
    done: string;
    voidTitle: (v: {
        number: number;
    }, f: MessageFormat) => string;
    voidBody: string;
    voidNow: string;
    releaseTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    releaseBody: string;
    releaseNow: string;
    reason: string;
    reasonRequired: string;
    keep: string;
    actionTitle: (v: {
        number: number;
    }, f: MessageFormat) => string;
    actionType: string;
    chooseType: string;
    typeRequired: string;
    actionText: string;
    textRequired: string;
    actionState: string;
    saveAction: string;
    targetTitle: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    targetBody: string;
    targetSource: string;
    fromManufacturer: string;
    fromOwn: (v: {
        n: number;
        days: number;
    }, f: MessageFormat) => string;
    fromRolling: string;
    rollingProposed: string;
    rollingSpan: (v: {
        n: number;
        days: number;
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    rollingNone: string;
    rollingNotYet: string;
    rollingMeaning: string;
    rollingExcluded: (v: {
        rejected: number;
        voided: number;
        unjudged: number;
        beyond: number;
    }, f: MessageFormat) => string;
    rollingAgain: string;
    acceptRolling: string;
    mean: string;
    sd: string;
    ownHint: string;
    setTargetNow: string;
    numberRequired: string;
    sdRequired: string;
    settingsTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    on: string;
    none: string;
    off: string;
    warn: string;
    reject: string;
    r4sMode: string;
    limitMode: string;
    exceeds: string;
    reaches: string;
    resetAfterReject: string;
    maxAge: string;
    maxAgeHint: string;
    hoursRequired: string;
    allowableError: string;
    allowableHint: string;
    saveSettings: string;
    testTitle: string;
    test: string;
    chooseTest: string;
    testRequired: string;
    instrument: string;
    instrumentRequired: string;
    levelsRead: string;
    levelsHint: string;
    addTest: string;
    duplicate: string;
    materialTitle: string;
    name: string;
    nameRequired: string;
    maker: string;
    testsOf: string;
    testsRequired: string;
    levelLabel: (v: {
        level: string | number;
    }, f: MessageFormat) => string;
    addMaterial: string;
    lotTitle: string;
    material: string;
    chooseMaterial: string;
    materialLevel: (v: {
        material: string | number;
        level: string | number;
    }, f: MessageFormat) => string;
    lotNumber: string;
    lotNumberRequired: string;
    expiry: string;
    expiryRequired: string;
    openedOn: string;
    stabilityDays: string;
    daysRequired: string;
    addLot: string;
    control_lot_unusable: string;
    too_few_control_values: string;
    rolling_target_moved: string;
    action_verifier_is_author: string;
}>;

// ── quality-control/control-board/control.form.d.ts
import { targetSources, type actionBody, type ControlledTest, type controlledTestBody, type controlSettingsBody, type lotBody, type materialBody, type recordRunBody, type RollingProposal, type RuleConfiguration, type setTargetBody } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
export type ActionValues = v.InferOutput<typeof actionBody>;
export type TargetValues = v.InferOutput<typeof setTargetBody>;
export type SettingsValues = v.InferOutput<typeof controlSettingsBody>;
export type NewTestValues = v.InferOutput<typeof controlledTestBody>;
export type MaterialValues = v.InferOutput<typeof materialBody>;
export type LotValues = v.InferOutput<typeof lotBody> & {
    material_id: string;
};
export type RunValues = v.InferOutput<typeof recordRunBody>;
/** What stands for a decimal where the reader writes: only there is a comma one, so that "4,2" is never read as 42. */
export type DecimalMark = '.' | ',';
/** What was typed as the wire has it; undefined when it is no number. */
export declare function decimalOf(typed: string, mark: DecimalMark): string | undefined;
export declare const reasonForm: v.ObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
}, undefined>;
/** A value of each lot, in the order of the lots. */
export declare function runForm(lotIds: readonly string[], mark: DecimalMark): v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly values: v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.TransformAction<string, string>]>, v.CheckAction<string, "numberRequired">]>, undefined>;
    readonly reagent_lot: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly comment: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
}, undefined>, v.TransformAction<{
    values: string[];
    reagent_lot: string;
    comment: string;
}, {
    at?: string | undefined;
    results: {
        lot_id: string;
        value: string;
    }[];
    reagent_lot: string;
    comment: string;
}>]>;
export declare const actionForm: v.ObjectSchema<{
    readonly type: v.PicklistSchema<readonly ["repeat_control", "new_control", "recalibration", "maintenance", "reagent_change", "other"], "typeRequired">;
    readonly text: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly state: v.PicklistSchema<readonly ["pending", "in_progress", "completed"], undefined>;
}, undefined>;
export interface TargetFields {
    source: (typeof targetSources)[number];
    mean: string;
    sd: string;
}
/** The manufacturer's figures are asked for only where they are the target; a rolling one is what was proposed, once there are values enough. */
export declare function targetForm(lot_id: string, mark: DecimalMark, proposal: RollingProposal | undefined): v.GenericSchema<TargetFields, TargetValues>;
export declare const sources: readonly ["manufacturer", "established", "rolling"];
/** A test's settings answer by answer, as two people can change them: each rule by its name. */
export type RuleSettings = RuleConfiguration['rules'] & Omit<RuleConfiguration, 'rules'> & Pick<SettingsValues, 'max_age_hours' | 'allowable_error'>;
export declare function ruleSettingsOf({ rules: { rules, ...readings }, max_age_hours, allowable_error }: Pick<ControlledTest, 'rules' | 'max_age_hours' | 'allowable_error'>): RuleSettings;
export declare function settingsOf({ r4s_mode, limit_mode, reset_after_reject, max_age_hours, allowable_error, ...rules }: RuleSettings): SettingsValues;
export declare function settingsForm(mark: DecimalMark): v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly rules: v.ObjectSchema<Record<"1-2s" | "1-3s" | "10x" | "12x" | "2-2s" | "2of3-2s" | "3-1s" | "4-1s" | "6x" | "7T" | "8x" | "9x" | "R-4s", v.PicklistSchema<readonly ["off", "warning", "reject"], undefined>>, undefined>;
    readonly r4s_mode: v.PicklistSchema<["both_beyond_2s", "range_over_4s"], undefined>;
    readonly limit_mode: v.PicklistSchema<["exceeds", "reaches"], undefined>;
    readonly reset_after_reject: v.BooleanSchema<undefined>;
    readonly max_age_hours: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, string>, v.TransformAction<string, number | null>]>;
    readonly allowable_error: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.TransformAction<string, string>]>, v.CheckAction<string, "sdRequired">, v.TransformAction<string, string | null>]>;
}, undefined>, v.TransformAction<{
    rules: {
        "1-2s": "off" | "reject" | "warning";
        "1-3s": "off" | "reject" | "warning";
        "10x": "off" | "reject" | "warning";
        "12x": "off" | "reject" | "warning";
        "2-2s": "off" | "reject" | "warning";
        "2of3-2s": "off" | "reject" | "warning";
        "3-1s": "off" | "reject" | "warning";
        "4-1s": "off" | "reject" | "warning";
        "6x": "off" | "reject" | "warning";
        "7T": "off" | "reject" | "warning";
        "8x": "off" | "reject" | "warning";
        "9x": "off" | "reject" | "warning";
        "R-4s": "off" | "reject" | "warning";
    };
    r4s_mode: "both_beyond_2s" | "range_over_4s";
    limit_mode: "exceeds" | "reaches";
    reset_after_reject: boolean;
    max_age_hours: number | null;
    allowable_error: string | null;
}, RuleSettings>]>;
/** A test's settings as the fields hold them. */
export declare function settingsFields({ r4s_mode, limit_mode, reset_after_reject, max_age_hours, allowable_error, ...rules }: RuleSettings): {
    rules: {
        '1-2s': "off" | "reject" | "warning";
        '1-3s': "off" | "reject" | "warning";
        '2-2s': "off" | "reject" | "warning";
        '2of3-2s': "off" | "reject" | "warning";
        'R-4s': "off" | "reject" | "warning";
        '3-1s': "off" | "reject" | "warning";
        '4-1s': "off" | "reject" | "warning";
        '6x': "off" | "reject" | "warning";
        '8x': "off" | "reject" | "warning";
        '9x': "off" | "reject" | "warning";
        '10x': "off" | "reject" | "warning";
        '12x': "off" | "reject" | "warning";
        '7T': "off" | "reject" | "warning";
    };
    r4s_mode: "both_beyond_2s" | "range_over_4s";
    limit_mode: "exceeds" | "reaches";
    reset_after_reject: boolean;
    max_age_hours: string;
    allowable_error: string;
};
export declare const newTestForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly test_parameter_id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly instrument_name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly levels: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<any, number>]>;
    readonly max_age_hours: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, string>, v.TransformAction<string, number | null>]>;
}, undefined>, v.TransformAction<{
    test_parameter_id: string;
    instrument_name: string;
    levels: number;
    max_age_hours: number | null;
}, {
    rules: {
        rules: {
            '1-2s': "off" | "reject" | "warning";
            '1-3s': "off" | "reject" | "warning";
            '2-2s': "off" | "reject" | "warning";
            '2of3-2s': "off" | "reject" | "warning";
            'R-4s': "off" | "reject" | "warning";
            '3-1s': "off" | "reject" | "warning";
            '4-1s': "off" | "reject" | "warning";
            '6x': "off" | "reject" | "warning";
            '8x': "off" | "reject" | "warning";
            '9x': "off" | "reject" | "warning";
            '10x': "off" | "reject" | "warning";
            '12x': "off" | "reject" | "warning";
            '7T': "off" | "reject" | "warning";
        };
        r4s_mode: "both_beyond_2s" | "range_over_4s";
        limit_mode: "exceeds" | "reaches";
        reset_after_reject: boolean;
    };
    max_age_hours: number | null;
    allowable_error: string | null;
    test_parameter_id: string;
    instrument_name: string;
}>]>;
export declare const levelChoices: string[];
export declare const materialForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly manufacturer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly test_parameter_ids: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MinLengthAction<string[], 1, "testsRequired">]>;
    readonly levels: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<any, number>]>;
    readonly labels: v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, undefined>;
}, undefined>, v.TransformAction<{
    name: string;
    manufacturer: string;
    test_parameter_ids: string[];
    levels: number;
    labels: string[];
}, {
    name: string;
    manufacturer: string;
    test_parameter_ids: string[];
    levels: {
        level: number;
        label: string;
    }[];
}>]>;
/** A material and a level are chosen together: `id/level`. */
export declare const lotForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly place: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly lot_number: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>, v.MinLengthAction<string, 1, string>]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly expiry_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, "expiryRequired">]>;
    readonly opened_on: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string | null>]>;
    readonly open_stability_days: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.CheckAction<string, string>, v.TransformAction<string, number | null>]>;
}, undefined>, v.TransformAction<{
    place: string;
    lot_number: string;
    expiry_date: string;
    opened_on: string | null;
    open_stability_days: number | null;
}, LotValues>]>;

// ── quality-control/control-board/external-assessment/eqa-acts.d.ts
import type { CorrectiveAction, EqaRoundDetail, LateReason } from '@alms/lis-domain/quality-control';
import type { ActionValues } from '../control.form.js';
/** What whoever keeps the controls does, over a round as it was read. */
export type EqaAct = {
    act: 'report';
    round: EqaRoundDetail;
    values: {
        id: string;
        reported: string | null;
    }[];
} | {
    act: 'submit';
    round: EqaRoundDetail;
    late_reason: LateReason | null;
} | {
    act: 'score';
    round: EqaRoundDetail;
    values: {
        id: string;
        assigned: string;
        sd_pa: string;
    }[];
} | {
    act: 'add-action';
    round: EqaRoundDetail;
    action: ActionValues;
} | {
    act: 'complete-action' | 'verify-action';
    action: CorrectiveAction;
};

// ── quality-control/control-board/external-assessment/eqa.form.d.ts
import { type EqaRoundDetail, type EqaValue } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
/** What a scheme announces, as it is read and written; version 0 for a round that is not entered yet. */
export type AnnouncedRound = Pick<EqaRoundDetail, 'id' | 'version' | 'scheme' | 'round' | 'closes_at' | 'values'>;
/** A round as somebody enters or changes it: it closes at the end of a day of the facility. */
export interface RoundValues extends Record<string, unknown> {
    scheme: string;
    round: string;
    closes_on: string;
    /** `was`: the code that a specimen has in the round so far; null for a new one. */
    samples: {
        code: string;
        was: string | null;
        test_parameter_ids: string[];
    }[];
}
export interface RoundFields {
    scheme: string;
    round: string;
    closes_on: string;
    /** Every specimen is reported for `tests`; otherwise each for its own. */
    alike: boolean;
    tests: string[];
    samples: {
        id: string;
        code: string;
        was: string | null;
        tests: string[];
    }[];
}
export declare const roundForm: v.GenericSchema<RoundFields, RoundValues>;
/** @param dayOf the day of an instant on the facility's calendar */
export declare function roundValuesOf({ scheme, round, closes_at, values }: AnnouncedRound, dayOf: (instant: string) => string): RoundValues;
export declare function roundFieldsOf({ samples, ...values }: RoundValues): RoundFields;
/** What was entered and would be gone, because its specimen or its test is taken out. */
export declare function valuesTakenOut(values: readonly EqaValue[], fields: Pick<RoundFields, 'alike' | 'tests' | 'samples'>): EqaValue[];
/** A reason is asked for only once a round has closed. */
export declare const submitForm: (isLate: boolean) => v.ObjectSchema<{
    readonly late_reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "lateReasonRequired">, v.TransformAction<string, "agreed_with_scheme" | "instrument_down" | "oversight" | "samples_late" | null>]>;
}, undefined>;
export declare const reviewForm: v.ObjectSchema<{
    readonly comment: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, string>, v.MaxLengthAction<string, number, undefined>]>;
}, undefined>;

// ── quality-control/control-board/external-assessment/external-assessment.d.ts
import { type EqaRound, type EqaRoundDetail, type EqaState } from '@alms/lis-domain/quality-control';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { CatalogueTest } from '../set-up-forms.js';
import { type SaveRound } from './round-dialog.js';
import { type RoundSheetProps } from './round-sheet.js';
/** Which rounds are looked for; empty strings ask for all. */
export interface EqaFilter {
    state: EqaState | '';
    scheme: string;
}
export interface ExternalAssessmentProps extends Omit<RoundSheetProps, 'round' | 'onEdit'> {
    filter: EqaFilter;
    onFilterChange: (filter: EqaFilter) => void;
    /** The schemes that rounds were entered of. */
    schemes: readonly string[];
    /** Rounds read so far, the one that closes last first. */
    rounds: Resource<readonly EqaRound[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** The open round; `idle` when none is. */
    round: Resource<EqaRoundDetail>;
    /** Opens a round; null closes it. */
    onOpen: (roundId: string | null) => void;
    /** What can be reported. */
    catalogue: readonly CatalogueTest[];
    /** How saving a round went. Each new object counts as one answer. */
    saving: Submission;
    /** Enters or changes a round. When omitted, this person may not. */
    onSave?: SaveRound | undefined;
    onRetry: () => void | Promise<void>;
}
/** External quality assessment: the rounds of outside schemes and how urgent they are, and one of them from its first value to its review. */
export declare function ExternalAssessment(props: ExternalAssessmentProps): import("react").JSX.Element;

// ── quality-control/control-board/external-assessment/external-assessment.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const externalAssessmentMessages: import("@alms/ui/i18n").Catalogue<{
    rounds: string;
    round: string;
    roundOf: (v: {
        scheme: string | number;
        round: string | number;
    }, f: MessageFormat) => string;
    toList: string;
    filters: string;
    state: string;
    anyState: string;
    scheme: string;
    anyScheme: string;
    open: string;
    submitted: string;
    scored: string;
    reviewed: string;
    withdrawn: string;
    due_later: string;
    due_soon: string;
    due_overdue: string;
    closes: string;
    reported: string;
    part: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    scores: string;
    notScored: string;
    notCounted: string;
    scoreCounts: (v: {
        acceptable: number;
        questionable: number;
        unacceptable: number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    showAll: string;
    newRound: string;
    newTitle: string;
    editTitle: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    roundName: string;
    closesOn: string;
    closesHint: string;
    alike: string;
    specimens: string;
    specimensHint: string;
    specimen: string;
    specimenTests: (v: {
        specimen: string | number;
        tests: string | number;
    }, f: MessageFormat) => string;
    addSpecimen: string;
    code: string;
    testsOf: string;
    testsHint: string;
    enterRound: string;
    saveRound: string;
    schemeRequired: string;
    roundRequired: string;
    closesRequired: string;
    codeRequired: string;
    specimensTwice: string;
    specimensMany: string;
    testsRequired: string;
    valuesLost: (v: {
        count: number;
    }, f: MessageFormat) => string;
    not_found: string;
    duplicate: string;
    cancel: string;
    valuesOf: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    test: string;
    assigned: string;
    sdPa: string;
    z: string;
    scale: string;
    scaleOf: (v: {
        z: string | number;
        score: string | number;
    }, f: MessageFormat) => string;
    score: string;
    scaleMeaning: string;
    acceptable: string;
    questionable: string;
    unacceptable: string;
    notReported: string;
    notKnown: string;
    noScore: string;
    reportedOf: (v: {
        test: string | number;
        specimen: string | number;
    }, f: MessageFormat) => string;
    assignedOf: (v: {
        test: string | number;
        specimen: string | number;
    }, f: MessageFormat) => string;
    sdOf: (v: {
        test: string | number;
        specimen: string | number;
    }, f: MessageFormat) => string;
    numberRequired: string;
    sdRequired: string;
    bothRequired: string;
    reportedPart: (v: {
        part: number;
        whole: number;
    }, f: MessageFormat) => string;
    save: string;
    saveScores: string;
    saveFirst: string;
    correct: string;
    edit: string;
    withdraw: string;
    withdrawTitle: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    withdrawBody: string;
    withdrawNow: string;
    withdrawnTitle: string;
    withdrawnBody: string;
    submit: string;
    submitTitle: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    submitBody: string;
    missing: (v: {
        count: number;
    }, f: MessageFormat) => string;
    submitNow: string;
    lateReason: string;
    lateHint: string;
    lateReasonRequired: string;
    choose: string;
    late: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    late_agreed_with_scheme: string;
    late_samples_late: string;
    late_instrument_down: string;
    late_oversight: string;
    overdueTitle: string;
    overdueBody: string;
    notAcceptable: (v: {
        count: number;
    }, f: MessageFormat) => string;
    actionNeeded: string;
    actionThere: string;
    noActions: string;
    actionTitle: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    review: string;
    reviewTitle: (v: {
        round: string | number;
    }, f: MessageFormat) => string;
    reviewBody: string;
    reviewNow: string;
    comment: string;
    commentRequired: string;
    doneBy: (v: {
        at: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    eqa_nothing_reported: string;
    eqa_round_closed: string;
    eqa_action_missing: string;
    action_verifier_is_author: string;
}>;

// ── quality-control/control-board/external-assessment/index.d.ts
export { ExternalAssessment } from './external-assessment.js';
export type { EqaFilter, ExternalAssessmentProps } from './external-assessment.js';
export type { EqaAct } from './eqa-acts.js';
export type { AnnouncedRound, RoundValues } from './eqa.form.js';
export type { SaveRound } from './round-dialog.js';

// ── quality-control/control-board/external-assessment/round-dialog.d.ts
import { type Submission } from '@alms/ui/resource';
import { type SaveOutcome } from '../../../shared/versioned-form/index.js';
import type { CatalogueTest } from '../set-up-forms.js';
import { type AnnouncedRound, type RoundValues } from './eqa.form.js';
/** Saves a round over the one it was begun from. It must not reject; what the server says to the fields arrives as `saving`. */
export type SaveRound = (change: {
    values: RoundValues;
    base: AnnouncedRound;
}) => Promise<SaveOutcome<AnnouncedRound>>;
export interface RoundDialogProps {
    /** Undefined closes the dialog. */
    round: AnnouncedRound | undefined;
    onClose: () => void;
    schemes: readonly string[];
    catalogue: readonly CatalogueTest[];
    saving: Submission;
    onSave: SaveRound;
}
/** A round that nobody has entered yet. */
export declare const newRound: AnnouncedRound;
/** A round as the scheme announces it: when it closes, its specimens, and the tests to report of each of them. */
export declare function RoundDialog({ round, onClose, ...form }: RoundDialogProps): import("react").JSX.Element;

// ── quality-control/control-board/external-assessment/round-sheet.d.ts
import { type EqaRoundDetail } from '@alms/lis-domain/quality-control';
import { type Submission } from '@alms/ui/resource';
import type { EqaAct } from './eqa-acts.js';
export interface RoundSheetProps {
    round: EqaRoundDetail;
    /** Does something. It must not reject. When omitted, this person only reads. */
    onAct?: ((act: EqaAct) => Promise<Submission>) | undefined;
    /** Reviews the scores of a round. It must not reject. When omitted, this person may not. */
    onReview?: ((review: {
        round: EqaRoundDetail;
        comment: string;
    }) => Promise<Submission>) | undefined;
    /** Withdraws a round. It must not reject. When omitted, this person may not. */
    onWithdraw?: ((withdrawal: {
        round: EqaRoundDetail;
        reason: string;
    }) => Promise<Submission>) | undefined;
    /** Asks what is to be changed of the round. When omitted, this person may not. */
    onEdit?: (() => void) | undefined;
    /** Who is signed in: nobody verifies what they did. */
    viewerId: string;
}
/** One round: what is reported until it is handed in, what the scheme has found, what that comes to, and what was done about it. */
export declare function RoundSheet({ round, onAct, onReview, onWithdraw, onEdit, viewerId }: RoundSheetProps): import("react").JSX.Element;

// ── quality-control/control-board/index.d.ts
export { QualityControlScreen, qualityControlTabs } from './quality-control-screen.js';
export type { QualityControlScreenProps, QualityControlTab } from './quality-control-screen.js';
export type { AnnouncedRound, EqaAct, RoundValues } from './external-assessment/index.js';

// ── quality-control/control-board/quality-control-screen.d.ts
import type { QualityMetrics } from '@alms/lis-domain/analytics';
import type { ControlledTest, ControlledTestDetail, ControlMaterial, ControlRun, CorrectiveAction, ResultSince, RollingProposal, TestLot } from '@alms/lis-domain/quality-control';
import { type Resource } from '@alms/ui/resource';
import type { ControlDialogActs } from './control-dialogs.js';
import type { ExternalAssessmentProps } from './external-assessment/index.js';
import type { CatalogueTest } from './set-up-forms.js';
export declare const qualityControlTabs: readonly ['controls', 'eqa'];
export type QualityControlTab = (typeof qualityControlTabs)[number];
export interface QualityControlScreenProps extends ControlDialogActs {
    tab: QualityControlTab;
    onTabChange: (tab: QualityControlTab) => void;
    /** Rounds of outside schemes. */
    assessment: Omit<ExternalAssessmentProps, 'catalogue' | 'viewerId'>;
    /** Every test that is controlled, by name. */
    tests: Resource<readonly ControlledTest[]>;
    /** Reads the next page of them. When omitted, there is none. */
    onMoreTests?: (() => void) | undefined;
    /** The open one, or null. */
    selectedId: string | null;
    onSelect: (id: string) => void;
    /** The open test with its lots; `idle` when none is open. */
    test: Resource<ControlledTestDetail>;
    /** Its runs, the latest first. */
    runs: Resource<readonly ControlRun[]>;
    onMoreRuns?: (() => void) | undefined;
    /** Its results since the last accepted run, read once they are asked for. */
    resultsSince: Resource<readonly ResultSince[]>;
    onShowResults: () => void;
    onMoreResults?: (() => void) | undefined;
    /** What is proposed as a lot's rolling target; `idle` until it is asked for. */
    rolling: Resource<RollingProposal>;
    /** Works a lot's rolling target out; anew, when it was before. */
    onProposeRolling: (lot: TestLot) => void;
    /** Of all tests, the last seven days. */
    metrics: Resource<QualityMetrics>;
    /** What can be controlled, on what, and with what. */
    catalogue: readonly CatalogueTest[];
    instruments: readonly string[];
    materials: readonly ControlMaterial[];
    /** Who is signed in: nobody verifies what they did. */
    viewerId: string;
    onCompleteAction?: ((action: CorrectiveAction) => void) | undefined;
    onVerifyAction?: ((action: CorrectiveAction) => void) | undefined;
    onArchiveLot?: ((lot: TestLot) => void) | undefined;
    onRetry: () => void | Promise<void>;
}
/** Quality control: the laboratory's own control runs, and the rounds of outside schemes. */
export declare function QualityControlScreen(props: QualityControlScreenProps): import("react").JSX.Element;

// ── quality-control/control-board/question-forms.d.ts
import type { Submission } from '@alms/ui/resource';
import { type ActionValues } from './control.form.js';
/** What every question of this screen takes. */
export interface QuestionProps<Answer> {
    onSend: (answer: Answer) => void;
    sending: Submission;
    onClose: () => void;
}
export interface ReasonFormProps extends QuestionProps<{
    reason: string;
}> {
    /** Words of the button that does it. */
    act: string;
}
/** Why something is done that changes what stands on record. */
export declare function ReasonForm({ act, onSend, sending, onClose }: ReasonFormProps): import("react").JSX.Element;
/** What was done about a run that broke a rule. */
export declare function ActionForm({ onSend, sending, onClose }: QuestionProps<ActionValues>): import("react").JSX.Element;

// ── quality-control/control-board/set-up-forms.d.ts
import type { ControlMaterial } from '@alms/lis-domain/quality-control';
import { type LotValues, type MaterialValues, type NewTestValues } from './control.form.js';
import type { QuestionProps } from './question-forms.js';
/** A test of the catalogue that can be controlled. */
export interface CatalogueTest {
    id: string;
    name: string;
}
/** Which test is controlled, on which instrument, with how many levels. */
export declare function NewTestForm({ tests, instruments, onSend, sending, onClose }: QuestionProps<NewTestValues> & {
    tests: readonly CatalogueTest[];
    instruments: readonly string[];
}): import("react").JSX.Element;
/** A control material: what it is called, what it has values for, and its levels. */
export declare function MaterialForm({ tests, onSend, sending, onClose }: QuestionProps<MaterialValues> & {
    tests: readonly CatalogueTest[];
}): import("react").JSX.Element;
/** A lot of one level of a material. */
export declare function LotForm({ materials, onSend, sending, onClose }: QuestionProps<LotValues> & {
    materials: readonly ControlMaterial[];
}): import("react").JSX.Element;

// ── quality-control/control-board/settings-form.d.ts
import { type ControlledTestDetail } from '@alms/lis-domain/quality-control';
import type { Submission } from '@alms/ui/resource';
import { type SaveOutcome } from '../../shared/versioned-form/index.js';
import { type SettingsValues } from './control.form.js';
/** Saves the settings over the test they were begun from. It must not reject; what the server says to the fields arrives as `savingSettings`. */
export type SaveSettings = (change: {
    settings: SettingsValues;
    base: ControlledTestDetail;
}) => Promise<SaveOutcome<ControlledTestDetail>>;
export interface SettingsFormProps {
    test: ControlledTestDetail;
    onSave: SaveSettings;
    saving: Submission;
    onClose: () => void;
}
/** How the runs of a test are judged, and when one is due. */
export declare function SettingsForm({ test, onSave, saving, onClose }: SettingsFormProps): import("react").JSX.Element;

// ── results/critical-calls/critical-calls-dialog.d.ts
import type { CallAttempt, CriticalCall } from '@alms/lis-domain/results';
import { type Resource, type Submission } from '@alms/ui/resource';
export interface CriticalCallsDialogProps {
    open: boolean;
    onClose: () => void;
    /** Open calls, the longest due first. */
    calls: Resource<readonly CriticalCall[]>;
    onRetry?: () => void | Promise<void>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Records an attempt over the call as it was read. */
    onRecord: (attempt: {
        id: string;
        version: number;
    } & CallAttempt) => void;
    /** How recording went. */
    recording: Submission;
}
/** Critical values that somebody still has to be told of: how long each has waited, what was tried, and a record of the next attempt. */
export declare function CriticalCallsDialog({ open, onClose, calls, onRetry, onMore, onRecord, recording }: CriticalCallsDialogProps): import("react").JSX.Element;

// ── results/critical-calls/critical-calls.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const criticalCallsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    intro: string;
    noneTitle: string;
    noneBody: string;
    more: string;
    close: string;
    escalated: string;
    since: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    orderedBy: (v: {
        order: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    record: string;
    recordOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    attempts: string;
    attemptBy: (v: {
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    triedUnable: (v: {
        who: string | number;
    }, f: MessageFormat) => string;
    triedNoReadBack: (v: {
        who: string | number;
    }, f: MessageFormat) => string;
    triedConfirmed: (v: {
        who: string | number;
    }, f: MessageFormat) => string;
    recipient: string;
    recipientRole: string;
    channel: string;
    phone: string;
    in_person: string;
    secure_message: string;
    outcome: string;
    chooseOutcome: string;
    confirmed: string;
    reached_no_readback: string;
    unable_to_reach: string;
    readBack: string;
    readBackHint: string;
    note: string;
    save: string;
    cancel: string;
    recipientRequired: string;
    outcomeRequired: string;
    readBackRequired: string;
    read_back_missing: string;
    read_back_differs: string;
    conflict: string;
    version_stale: string;
}>;

// ── results/critical-calls/index.d.ts
export { CriticalCallsDialog } from './critical-calls-dialog.js';
export type { CriticalCallsDialogProps } from './critical-calls-dialog.js';

// ── results/import/import-acts.d.ts
import type { BatchCode, ImportBatch, ImportFile, ImportReading } from '@alms/lis-domain/result-import';
import type { Submission } from '@alms/ui/resource';
/** A code with the test it is to mean, or that it is ignored, over the mapping that was read; without either its meaning is open again. */
export type MappedCode = Pick<BatchCode, 'code' | 'unit' | 'version' | 'test_parameter_id' | 'ignored'>;
/** What is done with files of instruments. */
export type ImportAct = {
    act: 'stage';
    file: File;
    instrument_name: string;
    reading: ImportReading;
    again: boolean;
} | {
    act: 'accept';
    batch: ImportBatch;
    numbers: readonly number[] | 'all-ready';
} | {
    act: 'map';
    batch: ImportBatch;
    items: MappedCode[];
} | {
    act: 'judge';
    batch: ImportBatch;
} | {
    act: 'discard';
    batch: ImportBatch;
    reason: string;
};
/** What looking into a file has shown, or why it cannot be read. */
export type LookedInto = {
    status: 'read';
    content: ImportFile;
} | Extract<Submission, {
    status: 'rejected' | 'failed';
}>;

// ── results/import/import.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const importMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    toWorkList: string;
    toFiles: string;
    file: string;
    files: string;
    newFile: string;
    chooseFile: string;
    chooseFileHint: string;
    staged: string;
    byAt: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    state: string;
    ready: string;
    notReady: string;
    unmapped: string;
    refused: string;
    ignored: string;
    entered: string;
    discarded: string;
    done: string;
    left: (v: {
        count: number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    stageTitle: string;
    stagedBefore: string;
    stagedBeforeBody: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    openStaged: string;
    stageAgain: string;
    stageAgainFirst: string;
    fileRead: (v: {
        count: number;
        encoding: string | number;
    }, f: MessageFormat) => string;
    sample: string;
    instrument: string;
    instrumentHint: string;
    instrumentRequired: string;
    decimalMark: string;
    decimalMarkHint: string;
    decimalMarkRequired: string;
    point: string;
    comma: string;
    choose: string;
    noColumn: string;
    shape: string;
    longShape: string;
    wideShape: string;
    unitInHead: string;
    unitInHeadHint: string;
    valueColumns: (v: {
        count: number;
    }, f: MessageFormat) => string;
    columnRepeated: (v: {
        head: string | number;
    }, f: MessageFormat) => string;
    noValueColumns: string;
    columnRequired: string;
    accession: string;
    code: string;
    value: string;
    unit: string;
    flag: string;
    patient: string;
    kind: string;
    stage: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stagedBy: (v: {
        instrument: string | number;
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    emptyCells: (v: {
        count: number;
    }, f: MessageFormat) => string;
    discardedBy: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    acceptAll: (v: {
        count: number;
    }, f: MessageFormat) => string;
    acceptThese: string;
    noneReady: string;
    mapCodes: string;
    judge: string;
    discard: string;
    rows: string;
    whichRows: string;
    row: string;
    rowTitle: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    test: string;
    notMapped: string;
    nothing: string;
    outcome: string;
    outcomeUnknown: string;
    unmappedBody: string;
    ignoredBody: string;
    willWait: string;
    willBeHeld: string;
    isEntered: string;
    isHeld: string;
    noRowsTitle: string;
    noRowsBody: string;
    patientOnRecord: string;
    asItCame: string;
    readAs: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    takenAs: string;
    place: string;
    line: (v: {
        line: string | number;
    }, f: MessageFormat) => string;
    lineColumn: (v: {
        line: string | number;
        column: string | number;
    }, f: MessageFormat) => string;
    openSpecimen: string;
    close: string;
    cancel: string;
    codes: string;
    codesTitle: (v: {
        instrument: string | number;
    }, f: MessageFormat) => string;
    codesBody: string;
    noCodes: string;
    testOf: (v: {
        code: string | number;
        unit: string | number;
    }, f: MessageFormat) => string;
    reportedIn: (v: {
        unit: string | number;
    }, f: MessageFormat) => string;
    takeSuggestion: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    ignore: string;
    ignoreCode: (v: {
        code: string | number;
        unit: string | number;
    }, f: MessageFormat) => string;
    stopIgnoring: string;
    stopIgnoringCode: (v: {
        code: string | number;
        unit: string | number;
    }, f: MessageFormat) => string;
    noneChosen: string;
    saveCodes: (v: {
        count: number;
    }, f: MessageFormat) => string;
    discardTitle: string;
    discardBody: (v: {
        count: number;
    }, f: MessageFormat) => string;
    reason: string;
    reasonRequired: string;
    discardNow: string;
    row_malformed: string;
    not_a_patient: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    accession_missing: string;
    code_missing: string;
    value_missing: string;
    instrument_flag: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    accession_unknown: string;
    patient_differs: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    unit_differs: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    test_not_ordered: string;
    other_specimen: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    specimen_not_usable: (v: {
        state: string | number;
    }, f: MessageFormat) => string;
    value_present: string;
    number_unreadable: string;
    number_otherwise: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    titer_unreadable: string;
    titer_otherwise: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    ratio_unreadable: string;
    file_expected: string;
    ratio_otherwise: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    not_an_answer: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    implausible_value: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    row_repeated: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    rows_disagree: (v: {
        expected: string | number;
    }, f: MessageFormat) => string;
    file_is_spreadsheet: string;
    file_not_text: string;
    file_without_rows: string;
    file_too_long: string;
    frame_checksum: (v: {
        frame: string | number;
    }, f: MessageFormat) => string;
    frame_missing: (v: {
        frame: string | number;
    }, f: MessageFormat) => string;
    frame_differs: (v: {
        frame: string | number;
    }, f: MessageFormat) => string;
    frame_broken: (v: {
        frame: string | number;
    }, f: MessageFormat) => string;
    frames_unfinished: (v: {
        frame: string | number;
    }, f: MessageFormat) => string;
    duplicate: string;
    version_stale: string;
    conflict: string;
    callsOpen: (v: {
        count: number;
    }, f: MessageFormat) => string;
    passOn: string;
}>;

// ── results/import/index.d.ts
export { ResultImportScreen } from './result-import-screen.js';
export type { ResultImportScreenProps } from './result-import-screen.js';
export type { ImportAct, LookedInto } from './import-acts.js';

// ── results/import/result-import-screen.d.ts
import type { BatchCodes, ImportBatch, ImportRow, ImportRowStatus } from '@alms/lis-domain/result-import';
import type { Instrument } from '@alms/lis-domain/results';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { ImportAct, LookedInto } from './import-acts.js';
export interface ResultImportScreenProps {
    /** Back to the work list, and to what is on it of one specimen. */
    hrefs: {
        workList: string;
        specimen: (sampleId: string) => string;
    };
    /** How many critical values somebody has to be told of, and where that is recorded. When omitted, it is not known or not this person's to do. */
    openCalls?: {
        count: number;
        href: string;
    } | undefined;
    /** The files that were staged, the latest first. */
    batches: Resource<readonly ImportBatch[]>;
    /** Reads the next page of them. When omitted, there is none. */
    onMoreBatches?: (() => void) | undefined;
    /** The open file; `idle` when none is. */
    batch: Resource<ImportBatch>;
    /** Opens a file; null leads back to the list. */
    onOpen: (batchId: string | null) => void;
    /** Rows of the open file that are in the status asked for, as far as they were read. */
    rows: Resource<readonly ImportRow[]>;
    onMoreRows?: (() => void) | undefined;
    /** Which rows are shown. */
    status: ImportRowStatus;
    onStatusChange: (status: ImportRowStatus) => void;
    /** What the codes of the open file mean; `idle` until it is asked for. */
    codes: Resource<BatchCodes>;
    /** Asks for the codes, or asks no more. When omitted, this person may not say what codes mean. */
    onReadCodes?: ((read: boolean) => void) | undefined;
    /** What can have written a file; another one may be named. */
    instruments: readonly Instrument[];
    /** Looks into a file before it is staged. It must not reject. */
    onLookInto: (file: File) => Promise<LookedInto>;
    /** Does something. It must not reject. */
    onAct: (act: ImportAct) => Promise<Submission>;
    onRetry?: () => void | Promise<void>;
}
/**
 * Results from files of instruments: a file is staged, each row shows what it would do or why it is refused, and somebody takes over what is right. Nothing
 * is a result before that.
 */
export declare function ResultImportScreen({ hrefs, openCalls, batches, onMoreBatches, batch, onOpen, rows, onMoreRows, status, onStatusChange, codes, onReadCodes, instruments, onLookInto, onAct, onRetry, }: ResultImportScreenProps): import("react").JSX.Element;

// ── results/patient-results/index.d.ts
export { PatientResultsScreen } from './patient-results-screen.js';
export type { PatientResultsScreenProps } from './patient-results-screen.js';

// ── results/patient-results/patient-results-screen.d.ts
import type { PatientSummary } from '@alms/lis-domain/patients';
import type { PatientResult, ResultsToCome } from '@alms/lis-domain/results';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { ReactNode } from 'react';
export interface PatientResultsScreenProps {
    /** Whose results these are. */
    patient: PatientSummary;
    /** Released results, newest first. */
    results: Resource<readonly PatientResult[]>;
    /** Orders of which results are still to come; staff learn which, and why. When omitted, or none, nothing is said. */
    toCome?: readonly ResultsToCome[] | undefined;
    /** Who reads: the patient, or staff who look at what the patient sees. Staff do so on a page that names the patient already. */
    viewer: 'patient' | 'staff';
    /** Asks for the results again. */
    onRetry?: () => void | Promise<void>;
    /** Reads older results. When omitted, there are none. */
    onMore?: (() => void) | undefined;
    /** Hands over the report of the order a result belongs to. When omitted, there is no button. */
    onDownload?: ((resultId: string) => void) | undefined;
    /** Hands over a result that is a file. When omitted, it is only named. */
    onOpenFile?: ((result: PatientResult) => void) | undefined;
    /** How handing over the report, or a file, went. */
    download?: Submission;
    /** More about the patient, at the side: appointments, what to do next. When omitted, nothing. */
    aside?: ReactNode;
}
/**
 * What patients read: their released results in plain words, by order, newest first. It claims nothing the record does not say: not that
 * somebody was told, and never that a result without a usual range is all right.
 */
export declare function PatientResultsScreen({ patient, results, toCome, viewer, onRetry, onMore, onDownload, onOpenFile, download, aside }: PatientResultsScreenProps): import("react").JSX.Element;

// ── results/patient-results/patient-results.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientResultsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    results: string;
    toCome: string;
    toComeOf: (v: {
        order: string | number;
        count: number;
    }, f: MessageFormat) => string;
    withheld: (v: {
        test: string | number;
        why: string | number;
    }, f: MessageFormat) => string;
    testsOf: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    testsUndated: (v: {
        number: string | number;
    }, f: MessageFormat) => string;
    outside: (v: {
        count: number;
    }, f: MessageFormat) => string;
    withinAll: (v: {
        count: number;
    }, f: MessageFormat) => string;
    within: (v: {
        count: number;
    }, f: MessageFormat) => string;
    uncompared: (v: {
        count: number;
    }, f: MessageFormat) => string;
    uncomparedAll: (v: {
        count: number;
    }, f: MessageFormat) => string;
    sentence2: (v: {
        first: string | number;
        second: string | number;
    }, f: MessageFormat) => string;
    sentence3: (v: {
        first: string | number;
        second: string | number;
        third: string | number;
    }, f: MessageFormat) => string;
    sentence1: (v: {
        first: string | number;
    }, f: MessageFormat) => string;
    N: string;
    expectedAnswer: string;
    L: string;
    LL: string;
    H: string;
    HH: string;
    A: string;
    AA: string;
    POS: string;
    NEG: string;
    IND: string;
    noInterval: string;
    undecidable: string;
    notNumeric: string;
    file: string;
    notCompared: string;
    usualRange: (v: {
        range: string | number;
    }, f: MessageFormat) => string;
    usualAnswer: (v: {
        range: string | number;
    }, f: MessageFormat) => string;
    low: string;
    high: string;
    before: (v: {
        value: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    corrected: string;
    correctedNote: string;
    takenBack: string;
    takenBackNote: string;
    allTakenBack: string;
    noValue: string;
    download: string;
    report: string;
    downloadOf: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    more: string;
    readingTitle: string;
    readingRange: string;
    readingTiter: string;
    readingFile: string;
    readingDoctor: string;
    readingFar: string;
    readingTitleUrgent: string;
    overTime: string;
    overTimeOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    test: string;
    usual: string;
    noneYetTitle: string;
    noneYetBody: string;
    noneYetBodyStaff: string;
    report_not_ready: string;
    no_file: string;
}>;

// ── results/worklist/checks.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const checksMessages: import("@alms/ui/i18n").Catalogue<{
    title: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    list: string;
    notKept: string;
    close: string;
    plausible: string;
    measuring_range: string;
    interval: string;
    critical: string;
    delta: string;
    qc: string;
    passed: string;
    warned: string;
    held: string;
    unknown: string;
    limits: (v: {
        low: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
    limitsLow: (v: {
        low: string | number;
    }, f: MessageFormat) => string;
    limitsHigh: (v: {
        high: string | number;
    }, f: MessageFormat) => string;
    limitsNone: string;
    overridden: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    chosenFor: (v: {
        sex: string | number;
        age: string | number;
    }, f: MessageFormat) => string;
    chosenBecause: (v: {
        sex: string | number;
        age: string | number;
        condition: string | number;
    }, f: MessageFormat) => string;
    male: string;
    female: string;
    sexUnknown: string;
    ageUnknown: string;
    none_defined: string;
    sex_unknown: string;
    age_not_covered: (v: {
        age: string | number;
    }, f: MessageFormat) => string;
    none_fits: string;
    tied: string;
    criticalPassed: string;
    criticalWarned: string;
    criticalUnknown: string;
    rose: (v: {
        change: string | number;
        span: string | number;
    }, f: MessageFormat) => string;
    rosePercent: (v: {
        change: string | number;
        percent: string | number;
        span: string | number;
    }, f: MessageFormat) => string;
    fell: (v: {
        change: string | number;
        span: string | number;
    }, f: MessageFormat) => string;
    fellPercent: (v: {
        change: string | number;
        percent: string | number;
        span: string | number;
    }, f: MessageFormat) => string;
    unchanged: (v: {
        span: string | number;
    }, f: MessageFormat) => string;
    perDayMeasured: (v: {
        amount: string | number;
    }, f: MessageFormat) => string;
    limit: (v: {
        amount: string | number;
        window: string | number;
    }, f: MessageFormat) => string;
    limitPerDay: (v: {
        amount: string | number;
        window: string | number;
    }, f: MessageFormat) => string;
    inPercent: (v: {
        figure: string | number;
    }, f: MessageFormat) => string;
    inSteps: (v: {
        count: number;
    }, f: MessageFormat) => string;
    limitSteps: (v: {
        amount: string | number;
        window: string | number;
    }, f: MessageFormat) => string;
    since: (v: {
        before: string | number;
        date: string | number;
        now: string | number;
    }, f: MessageFormat) => string;
    onlyUp: string;
    onlyDown: string;
    hours: (v: {
        count: number;
    }, f: MessageFormat) => string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    no_rule: string;
    not_numeric: string;
    comparator: string;
    not_collected: string;
    no_previous: string;
    previous_too_old: (v: {
        before: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    previous_not_numeric: (v: {
        before: string | number;
        date: string | number;
    }, f: MessageFormat) => string;
    previous_zero: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    previous_kept: string;
    within_limit_kept: string;
    above_limit_kept: string;
    other_direction_kept: string;
    qcPassed: string;
    qcHeld: string;
    qcUnknown: string;
    autoverification: string;
    ruleVerified: (v: {
        rule: string | number;
    }, f: MessageFormat) => string;
    ruleLeft: (v: {
        rule: string | number;
    }, f: MessageFormat) => string;
    ruleReason: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    controlsAccepted: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    calculation: string;
    calculatedAs: (v: {
        formula: string | number;
        inputs: string | number;
    }, f: MessageFormat) => string;
    calculatedWhile: (v: {
        condition: string | number;
    }, f: MessageFormat) => string;
    inputIs: (v: {
        alias: string | number;
        name: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    inputNone: string;
    ageIs: (v: {
        age: string | number;
    }, f: MessageFormat) => string;
    sexIs: (v: {
        sex: string | number;
    }, f: MessageFormat) => string;
    why_input_missing: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    why_input_not_calculated: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    why_input_held: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    why_input_not_numeric: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    why_input_comparator: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    why_age_unknown: string;
    why_sex_unknown: string;
    why_not_valid: (v: {
        condition: string | number;
    }, f: MessageFormat) => string;
    why_formula_unreadable: string;
    why_division_by_zero: string;
    why_not_finite: string;
    specimen: string;
    onArrival: (v: {
        condition: string | number;
    }, f: MessageFormat) => string;
    age_uncertain: (v: {
        age: string | number;
    }, f: MessageFormat) => string;
    estimate_suffices: string;
    estimate_decides: string;
}>;

// ── results/worklist/correction-dialogs.d.ts
import { type Result, type ResultVersion, type Shown } from '@alms/lis-domain/results';
import type { Resource, Submission } from '@alms/ui/resource';
import { type Amendment, type FileAmendment, type HoldDecision, type Retest, type TakingBack } from './correction.form.js';
import { type OnOpenFile } from './file-dialogs.js';
import type { RowAct } from './row-acts.js';
type Which = {
    id: string;
    version: number;
};
export interface CorrectionActs {
    /** Enters the file that a result is, instead of the one that is there. When omitted, this person may not. */
    onAttach?: ((attachment: Which & {
        file: File;
        comment: string;
    }) => void) | undefined;
    /** Takes a file off a result that is not verified. When omitted, this person may not. */
    onRemoveFile?: ((which: Which) => void) | undefined;
    /** Puts another file in the place of a reported one. When omitted, this person may not. */
    onAmendFile?: ((amendment: Which & FileAmendment & {
        file: File;
    }) => void) | undefined;
    /** Hands over a result that is a file, or was in a version. When omitted, files are only named. */
    onOpenFile?: OnOpenFile | undefined;
    /** Lets a value that a check holds go on to verification. When omitted, this person may not. */
    onReleaseHold?: ((decision: Which & HoldDecision) => void) | undefined;
    /** Corrects a reported value. When omitted, this person may not. */
    onAmend?: ((amendment: Which & Amendment) => void) | undefined;
    /** Has a value that is not verified measured again. When omitted, this person may not. */
    onRetest?: ((retest: Which & Retest) => void) | undefined;
    /** Takes back what was entered in error. When omitted, this person may not. */
    onTakeBack?: ((takingBack: Which & TakingBack) => void) | undefined;
    /** How the last correction went. */
    correction?: Submission;
    /** Asks for everything a result has said; null: for nothing any more. When omitted, no history is offered. */
    onReadHistory?: ((resultId: string | null) => void) | undefined;
    /** What was asked for by `onReadHistory`. */
    history?: Resource<readonly ResultVersion[]>;
    /** Since when the patient sees that result; null: not yet, or never. */
    shown?: Shown | null | undefined;
}
export interface AskedAct {
    act: RowAct;
    resultId: string;
    /** The version that was shown when it was asked for. */
    version: number;
}
export interface CorrectionDialogsProps extends CorrectionActs {
    results: readonly Result[];
    /** What was asked for, and of which result; undefined: nothing. */
    asked: AskedAct | undefined;
    onClose: () => void;
}
/** The question that a correction begins with, or the history of a result. It closes by itself once the correction is made. */
export declare function CorrectionDialogs({ results, asked, onClose, onAttach, onRemoveFile, onAmendFile, onOpenFile, onReleaseHold, onAmend, onRetest, onTakeBack, correction, onReadHistory, history, shown }: CorrectionDialogsProps): import("react").JSX.Element | null;
export {};

// ── results/worklist/correction.form.d.ts
import { type amendResultBody, type enteredInErrorBody, type releaseHoldBody, type Result, type retestBody } from '@alms/lis-domain/results';
import * as v from 'valibot';
export type Amendment = v.InferOutput<typeof amendResultBody>;
export type Retest = v.InferOutput<typeof retestBody>;
export type HoldDecision = v.InferOutput<typeof releaseHoldBody>;
export type TakingBack = v.InferOutput<typeof enteredInErrorBody>;
/** What a correction of a reported value asks for. No reason is chosen at first: the likeliest must not be the default one. */
export declare function amendForm(before: Pick<Result, 'value_text' | 'comment' | 'test'>, decimalMark: '.' | ','): v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly value_text: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "valueRequired">, v.TransformAction<string, string>, v.CheckAction<string, ({ input }: v.CheckIssue<string>) => "" | "ratio_unreadable" | "titer_unreadable" | "unreadable">]>;
    readonly comment: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, undefined>]>;
    readonly code: v.PicklistSchema<readonly ["clerical", "reanalysis", "interpretation", "other"], "codeRequired">;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "reasonRequired">, v.MaxLengthAction<string, 300, undefined>]>;
    readonly override_reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 200, undefined>]>;
}, undefined>, v.BaseValidation<{
    value_text: string;
    comment: string;
    code: "clerical" | "interpretation" | "other" | "reanalysis";
    reason: string;
    override_reason: string;
}, {
    value_text: string;
    comment: string;
    code: "clerical" | "interpretation" | "other" | "reanalysis";
    reason: string;
    override_reason: string;
}, v.PartialCheckIssue<{
    value_text: string;
    comment: string;
    code: "clerical" | "interpretation" | "other" | "reanalysis";
}>>, v.TransformAction<{
    value_text: string;
    comment: string;
    code: "clerical" | "interpretation" | "other" | "reanalysis";
    reason: string;
    override_reason: string;
}, {
    value_text: string;
    comment: string;
    code: "clerical" | "interpretation" | "other" | "reanalysis";
    reason: string;
    override_reason?: string | undefined;
}>]>;
/** What goes with another file in the place of a reported one. */
export declare const amendFileForm: v.ObjectSchema<{
    readonly comment: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, undefined>]>;
    readonly code: v.PicklistSchema<readonly ["clerical", "reanalysis", "interpretation", "other"], "codeRequired">;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "reasonRequired">, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;
export type FileAmendment = v.InferOutput<typeof amendFileForm>;
/** Why a held value may go on. None is chosen at first; one that is not on the list is told. */
export declare const releaseHoldForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly code: v.PicklistSchema<readonly ["repeat_agrees", "specimen_checked", "clinical_change", "other"], "codeRequired">;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>, v.BaseValidation<{
    code: "clinical_change" | "other" | "repeat_agrees" | "specimen_checked";
    note: string;
}, {
    code: "clinical_change" | "other" | "repeat_agrees" | "specimen_checked";
    note: string;
}, v.PartialCheckIssue<{
    code: "clinical_change" | "other" | "repeat_agrees" | "specimen_checked";
    note: string;
}>>]>;
export declare const retestForm: v.ObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "reasonRequired">, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;
export declare const takeBackForm: v.ObjectSchema<{
    readonly code: v.PicklistSchema<readonly ["wrong_patient", "wrong_sample", "other"], "codeRequired">;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "reasonRequired">, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;

// ── results/worklist/corrections.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const correctionsMessages: import("@alms/ui/i18n").Catalogue<{
    actsFor: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    releaseHold: string;
    attach: string;
    removeFile: string;
    amend: string;
    retest: string;
    takeBack: string;
    checks: string;
    history: string;
    releaseHoldTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    releaseHoldBody: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    releaseHoldNow: string;
    attachTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    attachBody: string;
    replaceBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    file: string;
    fileRequired: string;
    removeFileTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    removeFileBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    removeFileNow: string;
    amendFileBody: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    amendTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    amendBody: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    newValue: string;
    readAs: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    kindOfReason: string;
    chooseReason: string;
    clerical: string;
    reanalysis: string;
    interpretation: string;
    wrong_patient: string;
    wrong_sample: string;
    repeat_agrees: string;
    specimen_checked: string;
    clinical_change: string;
    other: string;
    reason: string;
    reasonHint: string;
    note: string;
    comment: string;
    overrideReason: string;
    amendNow: string;
    retestTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    retestBody: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    retestNow: string;
    takeBackTitle: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    takeBackBody: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    takeBackNow: string;
    keep: string;
    close: string;
    valueRequired: string;
    unreadable: string;
    titer_unreadable: string;
    ratio_unreadable: string;
    attachment_type: string;
    attachment_too_large: string;
    too_large: string;
    picture_dimensions: string;
    picture_damaged: string;
    sample_not_usable: string;
    codeRequired: string;
    reasonRequired: string;
    version_stale: string;
    result_state: string;
    implausible_value: string;
    unchanged: string;
    by: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    noValue: string;
    heldTitle: string;
    noteReleaseHold: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    didOrder: string;
    didEnter: string;
    didHold: string;
    didReleaseHold: string;
    didVerify: string;
    didVerifyByRule: (v: {
        rule: string | number;
    }, f: MessageFormat) => string;
    didAmend: string;
    didRetest: string;
    didTakeBack: string;
    didCancel: string;
    didNotCalculate: string;
    didShow: string;
    fileVersion: (v: {
        version: string | number;
    }, f: MessageFormat) => string;
    measuredOn: (v: {
        instrument: string | number;
    }, f: MessageFormat) => string;
    readFrom: (v: {
        instrument: string | number;
    }, f: MessageFormat) => string;
    noteAmended: (v: {
        name: string | number;
        time: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    noteRetest: (v: {
        name: string | number;
        time: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    noteTakenBack: (v: {
        name: string | number;
        time: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
}>;

// ── results/worklist/entry-panel.d.ts
import { type Result } from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
import type { OnShow } from '../../shared/patient-sight/index.js';
import type { CorrectionActs } from './correction-dialogs.js';
import { type InstrumentChoice } from './measured-with.js';
import { type Drafts, type EnteredItem } from './use-entry.js';
/** The `formError` of an entry of which a part was saved; `fieldErrors` then has the refusal of each other result by its id. */
export declare const SOME_REFUSED = "some_refused";
export interface EntryActs extends CorrectionActs {
    /** Saves values, each by itself. When omitted, values are read only. */
    onEnter?: ((entry: {
        items: EnteredItem[];
    }) => void) | undefined;
    /** How saving went. */
    entry: Submission;
    /** Verifies results, or releases what another person has verified. When omitted, there is no button: this person may not. */
    onVerify?: ((verification: {
        items: {
            id: string;
            version: number;
        }[];
    }) => void) | undefined;
    /** Orders a test that a verified value has asked for. When omitted, this person may not. */
    onAcceptReflex?: ((reflexId: string) => void) | undefined;
    /** Shows a reported result to its patient before its time. When omitted, this person may not. */
    onShow?: OnShow | undefined;
    /** How verifying, or such an order, went. */
    verification: Submission;
    /** This person may let go on what a rejected control holds. @default false */
    overrulesControls?: boolean;
    /** Hands over the report of a result's order. When omitted, there is no button. */
    onDownload?: ((resultId: string) => void) | undefined;
}
export interface EntryPanelProps extends EntryActs {
    /** All results of one specimen; at least one. */
    results: readonly [Result, ...Result[]];
    viewerId: string;
    /** See `ResultsScreenProps`. */
    selfVerification: boolean;
    /** What was typed and not saved; kept outside, so that looking at another specimen loses nothing. */
    drafts: Drafts;
    onDraftsChange: (change: (drafts: Drafts) => Drafts) => void;
    measuredWith: InstrumentChoice;
}
/** One specimen: whose it is, its values, and what can be done with them. Give it the specimen's id as `key`. */
export declare function EntryPanel({ results, viewerId, selfVerification, drafts, onDraftsChange, measuredWith, onEnter, entry: saving, onVerify, verification: verifying, onAcceptReflex, onShow, onDownload, overrulesControls, ...corrections }: EntryPanelProps): import("react").JSX.Element;

// ── results/worklist/file-dialogs.d.ts
import { type Result } from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
import { type FileAmendment } from './correction.form.js';
/** Hands over the file that a result is, or was in a version. */
export type OnOpenFile = (file: {
    id: string;
    name: string;
    version?: number;
}) => void;
interface FileDialogProps {
    result: Result;
    correction: Submission;
    onClose: () => void;
}
/** Asks for the file that a result is. It is sent as soon as it is chosen. */
export declare function AttachDialog({ result: { test, value_text, attachment }, correction, onClose, onSend }: FileDialogProps & {
    onSend: (file: File) => void;
}): import("react").JSX.Element;
/** Asks once more before a file is taken off an open result. */
export declare function RemoveFileDialog({ result: { test, value_text }, correction, onClose, onConfirm }: FileDialogProps & {
    onConfirm: () => void;
}): import("react").JSX.Element;
/** Another file in the place of a reported one, with the reason. */
export declare function AmendFileDialog({ result, correction, onClose, onSend }: FileDialogProps & {
    onSend: (amendment: FileAmendment & {
        file: File;
    }) => void;
}): import("react").JSX.Element;
export {};

// ── results/worklist/index.d.ts
export { SOME_REFUSED } from './entry-panel.js';
export { ResultsScreen } from './results-screen.js';
export type { ResultsScreenProps, ResultsTab } from './results-screen.js';
export type { WorkFilter } from './work-filters.js';
export type { Drafts, EnteredItem } from './use-entry.js';

// ── results/worklist/measured-with.d.ts
import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
/** What the values that are typed were measured with; an empty choice leaves it to each test. */
export interface InstrumentChoice {
    instruments: readonly ControlledInstrument[];
    chosenId: string;
    onChoose: (instrumentId: string) => void;
}
/**
 * The instrument that a typed value names: the chosen one, else the only one that the test's controls are read with. Of a test on several, nobody can say
 * without asking.
 */
export declare function instrumentFor(testId: string, { instruments, chosenId }: Pick<InstrumentChoice, 'instruments' | 'chosenId'>): string | undefined;
/** Asks what the values to be saved were measured with. The answer stays for the next specimens. */
export declare function MeasuredWith({ instruments, chosenId, onChoose }: InstrumentChoice): import("react").JSX.Element;

// ── results/worklist/reflex-note.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const reflexNoteMessages: import("@alms/ui/i18n").Catalogue<{
    proposed: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    add: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    added: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    addedBecause: (v: {
        conditions: string | number;
    }, f: MessageFormat) => string;
    because: (v: {
        conditions: string | number;
    }, f: MessageFormat) => string;
    compared: (v: {
        code: string | number;
        sign: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    flagged: (v: {
        code: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
}>;

// ── results/worklist/results-screen.d.ts
import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { type CriticalCall, type Result } from '@alms/lis-domain/results';
import { type Resource } from '@alms/ui/resource';
import { type EntryActs } from './entry-panel.js';
import { type Drafts } from './use-entry.js';
import { type WorkFilter } from './work-filters.js';
/** Which end of the bench: values to enter, entered values to verify, verified ones to release where two verify, those that a check holds until somebody decides; or, for who makes no results, the released ones. */
export type ResultsTab = 'to-enter' | 'to-verify' | 'to-release' | 'held' | 'released';
export interface ResultsScreenProps extends EntryActs {
    tab: ResultsTab;
    onTabChange: (tab: ResultsTab) => void;
    /** How many results wait under each tab; a count that is not known is left out, never drawn as zero. */
    counts: Partial<Record<ResultsTab, number>>;
    /** The results of the tab (`pending`, `entered`, `verified` or `held`), urgent first, then what is due soonest; of `released` the last ones first. */
    results: Resource<readonly Result[]>;
    /** Asks for list and open specimen again. */
    onRetry?: () => void | Promise<void>;
    /** Reads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** Which part of the work is looked for. */
    filter: WorkFilter;
    onFilterChange: (filter: WorkFilter) => void;
    /** What the list is searched by. */
    query: string;
    onSearch: (query: string) => void;
    /** The specimen that is open, or null. */
    selectedSampleId: string | null;
    /** Opens a specimen; null leads back to the list where there is no room for both. */
    onSelect: (sampleId: string | null) => void;
    /** All results of the open specimen, in whatever state, as they are now; `idle` when none is open. */
    sampleResults: Resource<readonly Result[]>;
    /** Critical values that somebody still has to be told of, and the way to them. When omitted, or none, nothing is said. */
    openCalls?: {
        calls: readonly CriticalCall[];
        onOpen: () => void;
    } | undefined;
    /** What values can be measured with. When omitted, or none, nobody is asked. */
    instruments?: readonly ControlledInstrument[];
    /** Where values come from files of instruments. When omitted, no way leads there. */
    importHref?: string | undefined;
    /** Who is signed in: nobody verifies what they entered. */
    viewerId: string;
    /** The facility's setting that lets people verify what they entered after all. @default false */
    selfVerification?: boolean;
    /** Whether results are released by a second person here. @default false */
    releasedBySecond?: boolean;
    /** What was typed before and not saved, such as before this screen was left. When omitted, nothing. */
    defaultDrafts?: Drafts | undefined;
    /** Called with all that is typed and not saved whenever it changes, for who keeps it. */
    onDraftsChange?: ((drafts: Drafts) => void) | undefined;
}
/**
 * The bench: specimens at the start, the open one's values beside it. Values are saved together, all or none; flags shown while typing are
 * previews by the server's own rule. Results are verified by somebody else than who entered them.
 */
export declare function ResultsScreen({ tab, onTabChange, counts, results, onRetry, onMore, filter, onFilterChange, query, onSearch, selectedSampleId, onSelect, sampleResults, openCalls, instruments, importHref, viewerId, selfVerification, releasedBySecond, defaultDrafts, onDraftsChange, ...acts }: ResultsScreenProps): import("react").JSX.Element;

// ── results/worklist/row-acts.d.ts
import { type Result } from '@alms/lis-domain/results';
/** What can be asked for about a value that is on record. */
export type RowAct = 'attach' | 'removeFile' | 'releaseHold' | 'amend' | 'retest' | 'takeBack' | 'checks' | 'history';
/** Whether an act makes sense for a result as it is: a value that nobody has written is neither corrected nor repeated. */
export declare function fitsResult(act: RowAct, { status, version, checks, test, attachment }: Pick<Result, 'status' | 'version' | 'checks' | 'test' | 'attachment'>): boolean;
export interface RowActsProps {
    result: Result;
    /** What this person may do with it. */
    acts: readonly RowAct[];
    onAct: (act: RowAct) => void;
}
/** The seldom acts on one result, behind one button; nothing where there is none. */
export declare function RowActs({ result, acts, onAct }: RowActsProps): import("react").JSX.Element | null;

// ── results/worklist/typed-value.d.ts
import type { ResultType } from '@alms/lis-domain/catalogue';
import { type Interpretation, type Result } from '@alms/lis-domain/results';
/** What is kept in the place of what was typed, to be shown before it is; undefined where it is the same, or differs by the decimal mark alone. */
export declare function readAs(typed: string, resultType: ResultType): string | undefined;
/**
 * What is sent for what was typed. Where the reader's language writes a decimal comma, it is taken for a point: thousands separators are
 * never read, so there it can mean nothing else. Elsewhere a comma stays and the value is refused. A titer is sent with its dilution.
 */
export declare function sentValue(typed: string, decimalMark: '.' | ',', resultType: ResultType): string;
/** Which words say that a value cannot be saved for this test: a numeric one takes a number, a titer or a ratio one as such, the others anything written. */
export declare function unreadableWord(value: string, resultType: ResultType): 'unreadable' | 'titer_unreadable' | 'ratio_unreadable' | undefined;
/** As much of a result as the preview of its value needs. */
export type PreviewedResult = Pick<Result, 'test' | 'patient' | 'applicable_range' | 'applicable_critical'>;
/**
 * How the server will flag a value, by the same rule (`interpret`) and by the limits that it says apply to this result.
 * @param collectedOn the calendar day of collection in the facility's zone
 */
export declare function previewOf(value: string, { test, patient, applicable_range, applicable_critical }: PreviewedResult, collectedOn: string): Interpretation;

// ── results/worklist/use-entry.d.ts
import { type EntryRefusal, type Interpretation, type Result } from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
import { type InstrumentChoice } from './measured-with.js';
import { unreadableWord } from './typed-value.js';
/** One value to save, with the version of the result it was typed over. */
export interface EnteredItem {
    id: string;
    version: number;
    value_text: string;
    /** Why a value outside the plausible range is right. */
    override_reason?: string;
    /** What it was measured with; left out when that is not known. */
    instrument_id?: string;
}
/** What was typed over one version of a result and not saved yet. */
export interface Draft {
    text: string;
    basedOn: number;
    reason: string;
}
/** Drafts by result. */
export type Drafts = Readonly<Record<string, Draft>>;
/** One result as it is being entered. */
export interface Entry {
    result: Result;
    /** What the field shows: the draft, else what is saved. */
    text: string;
    /** Something else was typed than what is saved. */
    dirty: boolean;
    /** How the draft will be flagged, when that can be told. */
    preview: Interpretation | undefined;
    /** The draft cannot be read as a value of this test, and which words say so. */
    unreadable: ReturnType<typeof unreadableWord>;
    /** What the draft is saved as, where that is not what was typed. */
    readAs: string | undefined;
    /** The draft lies outside the plausible range: it is saved only with a reason. */
    needsReason: boolean;
    reason: string;
    /** Somebody else saved another value since the draft was begun. */
    conflict: boolean;
    /** Why the server did not save exactly this value, where nothing else says so. */
    refusal: EntryRefusal | undefined;
    /** What else was probably meant, to be taken by hand. */
    otherReadings: readonly string[];
}
export interface EntryOptions {
    results: readonly Result[];
    /** How saving went: it tells which value the server found implausible. */
    submission: Submission;
    drafts: Drafts;
    onDraftsChange: (change: (drafts: Drafts) => Drafts) => void;
    measuredWith: Pick<InstrumentChoice, 'instruments' | 'chosenId'>;
}
/** Whether the draft of a result, if there is one, differs from what is saved. */
export declare function isUnsaved(result: Result, drafts: Drafts, decimalMark: '.' | ','): boolean;
/** How the reader's language writes the decimal mark. */
export declare function useDecimalMark(): '.' | ',';
/** Reads drafts against results: they survive refreshes, and never overwrite what somebody else saved unasked. */
export declare function useEntry({ results, submission, drafts, onDraftsChange, measuredWith }: EntryOptions): {
    entries: Entry[];
    toSave: Entry[];
    /** Those of them that can be saved now. */
    sendable: Entry[];
    /** The first entry that must be put right before it can be saved; the others do not wait for it. */
    blocked: Entry | undefined;
    type: (result: Result, text: string) => void;
    giveReason: (result: Result, reason: string) => void;
    /** Ends a conflict: `theirs` drops the draft, `mine` keeps it over what is saved now. */
    settle: (result: Result, choice: 'mine' | 'theirs') => void;
    /** What to send, and remembers it for the answer. */
    takeItems: () => EnteredItem[];
};

// ── results/worklist/work-filters.d.ts
import { type TestDefinition } from '@alms/lis-domain/catalogue';
import { type Priority } from '@alms/lis-domain/orders';
/** Which work is looked for; empty strings ask for all. */
export interface WorkFilter {
    department: TestDefinition['department'] | '';
    priority: Priority | '';
    /** Only what should be done by now. */
    overdue: boolean;
}
/** Everything that waits. */
export declare const ALL_WORK: WorkFilter;
export interface WorkFiltersProps {
    filter: WorkFilter;
    onFilterChange: (filter: WorkFilter) => void;
}
/** Department, priority and what is overdue; each change asks anew. */
export declare function WorkFilters({ filter, onFilterChange }: WorkFiltersProps): import("react").JSX.Element;

// ── results/worklist/worklist.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const worklistMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    updated: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    importFile: string;
    filter: string;
    department: string;
    anyDepartment: string;
    priority: string;
    anyPriority: string;
    routine: string;
    urgent: string;
    asap: string;
    stat: string;
    overdueOnly: string;
    view: string;
    toVerify: string;
    toEnter: string;
    held: string;
    callsOpen: (v: {
        count: number;
    }, f: MessageFormat) => string;
    autoverificationOff: string;
    callDue: string;
    list: string;
    samples: (v: {
        count: number;
    }, f: MessageFormat) => string;
    move: string;
    openKey: string;
    more: string;
    stateUnsavedCount: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateToEnter: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateCritical: string;
    stateHeldCount: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateUndecided: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateFlagged: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateClear: string;
    noneToEnterTitle: string;
    noneToEnterBody: string;
    noneToVerifyTitle: string;
    noneToVerifyBody: string;
    noneHeldTitle: string;
    noneHeldBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    showAll: string;
    entry: string;
    chooseTitle: string;
    chooseBody: string;
    noResultsTitle: string;
    noResultsBody: string;
    back: string;
    collectedAt: string;
    receivedAt: string;
    notRecorded: string;
    enteredByLine: string;
    test: string;
    result: string;
    unit: string;
    flag: string;
    gauge: string;
    interval: string;
    previous: string;
    none: string;
    previousNone: string;
    minutes: (v: {
        count: number;
    }, f: MessageFormat) => string;
    hours: (v: {
        count: number;
    }, f: MessageFormat) => string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    months: (v: {
        count: number;
    }, f: MessageFormat) => string;
    years: (v: {
        count: number;
    }, f: MessageFormat) => string;
    unchanged: string;
    stepsChanged: (v: {
        steps: string | number;
        count: number;
    }, f: MessageFormat) => string;
    changed: (v: {
        change: string | number;
        percent: string | number;
    }, f: MessageFormat) => string;
    state: string;
    acts: string;
    resultOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    chooseFile: string;
    chooseFileOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    chooseValue: string;
    preview: string;
    flaggedLater: string;
    unreadable: string;
    titer_unreadable: string;
    ratio_unreadable: string;
    file_expected: string;
    otherReading: (v: {
        typed: string | number;
        other: string | number;
    }, f: MessageFormat) => string;
    readAs: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    implausible: string;
    implausibleBody: string;
    reasonOf: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    conflict: string;
    conflictBody: (v: {
        name: string | number;
        theirs: string | number;
        time: string | number;
        mine: string | number;
    }, f: MessageFormat) => string;
    conflictBodyUnknown: (v: {
        theirs: string | number;
        mine: string | number;
    }, f: MessageFormat) => string;
    keepTheirs: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    keepMine: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    comment: string;
    statePending: string;
    stateEntered: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    stateOwn: string;
    checksPassed: (v: {
        passed: number;
        count: number;
    }, f: MessageFormat) => string;
    stateHeld: string;
    stateVerified: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    stateVerifiedByRule: (v: {
        rule: string | number;
    }, f: MessageFormat) => string;
    stateReleased: string;
    stateAmended: string;
    stateNotCalculated: string;
    stateCancelled: string;
    stateInError: string;
    stateUnsaved: string;
    legendThis: string;
    legendPrevious: string;
    legendInterval: string;
    legendCritical: string;
    legendFor: (v: {
        population: string | number;
    }, f: MessageFormat) => string;
    save: (v: {
        count: number;
    }, f: MessageFormat) => string;
    verify: (v: {
        count: number;
    }, f: MessageFormat) => string;
    verifyNone: string;
    ownReason: string;
    ownHeldBack: (v: {
        count: number;
    }, f: MessageFormat) => string;
    missingHeldBack: (v: {
        count: number;
    }, f: MessageFormat) => string;
    heldBack: (v: {
        count: number;
    }, f: MessageFormat) => string;
    fixFirst: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    allDone: string;
    download: string;
    nextField: string;
    measuredWith: string;
    usualInstrument: string;
    measuredOn: (v: {
        instrument: string | number;
    }, f: MessageFormat) => string;
    readFrom: (v: {
        instrument: string | number;
    }, f: MessageFormat) => string;
    refusedSome: (v: {
        count: number;
    }, f: MessageFormat) => string;
    refusedTitle: string;
    version_stale: string;
    implausible_value: string;
    result_state: string;
    sample_not_usable: string;
    verifier_is_enterer: string;
    not_found: string;
    number_unreadable: string;
    instrument_unknown: string;
    result_held: string;
    controls_not_in_order: string;
    stateCalculated: string;
    stateCalculationWaits: string;
    inputsFirst: (v: {
        count: number;
    }, f: MessageFormat) => string;
    result_calculated: string;
    inputs_not_verified: string;
    quota_exceeded: string;
    toRelease: string;
    noneToReleaseTitle: string;
    noneToReleaseBody: string;
    release: (v: {
        count: number;
    }, f: MessageFormat) => string;
    ownVerifiedHeldBack: (v: {
        count: number;
    }, f: MessageFormat) => string;
    stateReleasedBy: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    stateVerifiedByYou: string;
    releaser_is_verifier: string;
    onArrival: (v: {
        condition: string | number;
    }, f: MessageFormat) => string;
    released: string;
    noneReleasedTitle: string;
    noneReleasedBody: string;
    chooseToRead: string;
}>;

// ── samples/collection/collection-screen.d.ts
import type { Sample } from '@alms/lis-domain/samples';
import { type Resource } from '@alms/ui/resource';
import { type CollectionActs } from './visit-panel.js';
export interface CollectionScreenProps extends CollectionActs {
    /** The expected specimens, urgent first, then oldest. */
    samples: Resource<readonly Sample[]>;
    /** Asks for the list again. */
    onRetry?: () => void | Promise<void>;
    /** Reads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** What the list is searched by. */
    query: string;
    onSearch: (query: string) => void;
    /** The open specimen as it is now: expected, or collected after the act. `idle` when none is open. */
    sample: Resource<Sample>;
    onOpen: (sampleId: string) => void;
    /** The address of the open specimen's label; `idle` until it is collected. */
    label: Resource<string>;
    /** Prints the page: while a label is shown, its style sheet prints that label alone, in the size of the stock. */
    onPrintLabel: (printing: {
        sampleId: string;
    }) => void;
}
/**
 * Collecting specimens at the chair, one patient at a time, by thumb: designed for a phone first. A collection cannot be recorded, nor a
 * label printed, before name and birth date were confirmed.
 */
export declare function CollectionScreen({ samples, onRetry, onMore, query, onSearch, sample, onOpen, label, onPrintLabel, ...acts }: CollectionScreenProps): import("react").JSX.Element;

// ── samples/collection/collection.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const collectionMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    waiting: (v: {
        count: number;
    }, f: MessageFormat) => string;
    search: string;
    list: string;
    bornOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    noneYetTitle: string;
    noneYetBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    showAll: string;
    more: string;
    current: string;
    chooseTitle: string;
    chooseBody: string;
    identity: string;
    saidName: string;
    saidBirthDate: string;
    matches: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    fasting: string;
    fastingHint: string;
    fastingOrdered: (v: {
        state: string | number;
    }, f: MessageFormat) => string;
    fastingTold: (v: {
        state: string | number;
    }, f: MessageFormat) => string;
    tubes: (v: {
        count: number;
    }, f: MessageFormat) => string;
    additive: (v: {
        additive: string | number;
    }, f: MessageFormat) => string;
    done: string;
    take: string;
    takeNamed: (v: {
        container: string | number;
    }, f: MessageFormat) => string;
    collect: string;
    confirmFirst: string;
    needs: string;
    instruction: (v: {
        test: string | number;
        text: string | number;
    }, f: MessageFormat) => string;
    consent: (v: {
        tests: string | number;
    }, f: MessageFormat) => string;
    consentHint: string;
    consentFirst: string;
    collectedAt: (v: {
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    labelHeading: string;
    accession: string;
    labelImage: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    print: string;
    saveLabel: string;
    saveReason: string;
    next: (v: {
        container: string | number;
    }, f: MessageFormat) => string;
    notPaid: string;
    payment_due: string;
    identity_not_confirmed: string;
    consent_not_confirmed: string;
    sample_not_usable: string;
    version_stale: string;
    notCollected: string;
    notCollectedTitle: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    notCollectedBody: string;
    reason: string;
    chooseReason: string;
    note: string;
    reasonRequired: string;
    notCollectedNow: string;
    cancel: string;
    triedBefore: (v: {
        time: string | number;
        name: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    matchesInPart: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    volumeTaken: string;
    volumeTakenHint: string;
    milliliters: string;
    volumeInvalid: string;
    matchesEstimated: (v: {
        value: string | number;
    }, f: MessageFormat) => string;
    wristband: string;
    orderNumber: string;
    confirmWornFirst: string;
    wornHint: string;
}>;

// ── samples/collection/index.d.ts
export { CollectionScreen } from './collection-screen.js';
export type { CollectionScreenProps } from './collection-screen.js';

// ── samples/collection/label-panel.d.ts
import type { Sample } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { CollectionVisit } from '../../shared/collection-visits/index.js';
export interface LabelSaving {
    /** Saves the label as a PDF of its own size, for a label printer; the reason goes into the specimen's history. When omitted, it is not offered. */
    onSaveLabel?: ((saving: {
        sampleId: string;
        reason: string;
    }) => void) | undefined;
    /** How saving it went. */
    saving: Submission;
}
export interface LabelPanelProps extends LabelSaving {
    visit: CollectionVisit;
    /** The specimen that was just collected. */
    sample: Sample;
    /** The address of the label's picture. */
    label: Resource<string>;
    onPrintLabel: (printing: {
        sampleId: string;
    }) => void;
    onOpen: (sampleId: string) => void;
}
/** What follows a collection: the label to put on at the chair, and the next container of the visit. */
export declare function LabelPanel({ visit, sample, label, onPrintLabel, onSaveLabel, saving, onOpen }: LabelPanelProps): import("react").JSX.Element;

// ── samples/collection/not-collected-dialog.d.ts
import { type notCollectedBody, type Sample } from '@alms/lis-domain/samples';
import type { Submission } from '@alms/ui/resource';
import * as v from 'valibot';
export type NotCollected = v.InferOutput<typeof notCollectedBody>;
export interface NotCollectedDialogProps {
    sample: Sample;
    open: boolean;
    onClose: () => void;
    onNotCollected: (reason: NotCollected) => void;
    submission: Submission;
}
/** Asks why a specimen could not be collected. */
export declare function NotCollectedDialog({ sample, open, ...rest }: NotCollectedDialogProps): import("react").JSX.Element;

// ── samples/collection/visit-panel.d.ts
import { type FastingState } from '@alms/lis-domain/orders';
import { type IdentityCheck, type Sample } from '@alms/lis-domain/samples';
import type { Resource, Submission } from '@alms/ui/resource';
import type { CollectionVisit } from '../../shared/collection-visits/index.js';
import { type LabelSaving } from './label-panel.js';
import { type NotCollected } from './not-collected-dialog.js';
export interface CollectionActs extends LabelSaving {
    onCollect: (collection: {
        sampleId: string;
        version: number;
        identityCheck: IdentityCheck;
        fasting: FastingState | undefined;
        consent?: boolean;
        volume?: number;
    }) => void;
    /** How recording went. */
    collection: Submission;
    /** Records that it could not be collected; it stays on the list. */
    onNotCollected: (attempt: {
        sampleId: string;
        version: number;
    } & NotCollected) => void;
    /** How recording that went. */
    attempt: Submission;
}
export interface VisitPanelProps extends CollectionActs {
    visit: CollectionVisit;
    /** The specimen in hand: one of the visit's. */
    sample: Sample;
    onOpen: (sampleId: string) => void;
    label: Resource<string>;
    onPrintLabel: (printing: {
        sampleId: string;
    }) => void;
}
/**
 * One person at the chair: who it is, two identifiers to confirm, the containers in draw order, then recording and the label.
 * Give it the visit's id as `key`: what was confirmed with one person must never count for the next.
 */
export declare function VisitPanel({ visit, sample, onOpen, onCollect, collection, onNotCollected, attempt, label, onPrintLabel, onSaveLabel, saving }: VisitPanelProps): import("react").JSX.Element;

// ── samples/storage/box-dialog.d.ts
import type { StorageBox } from '@alms/lis-domain/samples';
import { type Submission } from '@alms/ui/resource';
import { type SavedBox } from './box-form.js';
export interface BoxDialogProps {
    /** The box that is changed, `new` for one that is made; undefined closes the dialog. */
    edited: StorageBox | 'new' | undefined;
    onClose: () => void;
    /** Saves the box. It must not reject. */
    onSave: (saved: SavedBox) => Promise<Submission>;
}
/** Everything a box is: what it is called, where it stands, and how many places it has. */
export declare function BoxDialog({ edited, onClose, onSave }: BoxDialogProps): import("react").JSX.Element;

// ── samples/storage/box-form.d.ts
import { type StorageBox, type StorageBoxBody } from '@alms/lis-domain/samples';
import * as v from 'valibot';
/** The form's rules; messages are keys of the feature's catalogue. */
export declare const boxForm: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.NonEmptyAction<string, "nameRequired">, v.MaxLengthAction<string, 40, undefined>]>;
    readonly barcode: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly site: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly room: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly device: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly shelf: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly rack: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, undefined>]>;
    readonly rows: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "linesInvalid">, v.TransformAction<any, number>, v.MinValueAction<number, 1, "linesInvalid">, v.MaxValueAction<number, 32, "linesInvalid">]>;
    readonly columns: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "linesInvalid">, v.TransformAction<any, number>, v.MinValueAction<number, 1, "linesInvalid">, v.MaxValueAction<number, 32, "linesInvalid">]>;
    readonly active: v.BooleanSchema<undefined>;
}, undefined>;
/** What the fields hold. */
export type BoxFields = v.InferInput<typeof boxForm>;
/** A new box begins with the usual nine rows and columns. */
export declare const newBoxFields: BoxFields;
export declare function boxFieldsOf({ name, barcode, site, room, device, shelf, rack, rows, columns, active }: StorageBox): BoxFields;
/** A box, as it is saved: the one that is changed, or a new one. */
export interface SavedBox {
    box: StorageBox | undefined;
    body: StorageBoxBody;
}

// ── samples/storage/box-grid.d.ts
import { type BoxedSample, type StorageBox } from '@alms/lis-domain/samples';
export interface BoxGridProps {
    box: StorageBox;
    /** What stands in it. */
    samples: readonly BoxedSample[];
    /** The specimen that is shown beside the box. */
    openId: string | undefined;
    /** Where the next specimen goes; undefined when the box is full. */
    target: string | undefined;
    onOpen: (sampleId: string) => void;
    /** A free position was chosen for the next specimen. */
    onTarget: (position: string) => void;
}
/**
 * A box as it looks from above: rows by letter, columns by number from the left in every language, as they are printed on it, and at each position what stands there. The positions are one stop of the Tab key; the
 * arrow keys walk them. What is free, taken and kept long enough differs in shape and word as well as in color.
 */
export declare function BoxGrid({ box, samples, openId, target, onOpen, onTarget }: BoxGridProps): import("react").JSX.Element;

// ── samples/storage/disposal-view.d.ts
import type { Disposal, Sample } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
/** What became of a disposal of several: of each, or that nothing could be sent. */
export interface DisposalOutcome {
    submission: Submission;
    items: readonly Disposal[];
}
export interface DisposalViewProps {
    /** Stored specimens whose time is over, the longest over first. */
    samples: Resource<readonly Sample[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    openId: string | undefined;
    onOpen: (sampleId: string) => void;
    /** Disposes of these. It must not reject. */
    onDispose: (samples: readonly Sample[]) => Promise<DisposalOutcome>;
    onRetry?: () => void | Promise<void>;
}
/** What has been kept long enough, to be chosen and disposed of together. */
export declare function DisposalView({ samples, onMore, openId, onOpen, onDispose, onRetry }: DisposalViewProps): import("react").JSX.Element;

// ── samples/storage/index.d.ts
export { DisposalView } from './disposal-view.js';
export { StorageView } from './storage-view.js';
export type { SavedBox } from './box-form.js';
export type { DisposalOutcome, DisposalViewProps } from './disposal-view.js';
export type { StorageViewProps } from './storage-view.js';

// ── samples/storage/storage-view.d.ts
import { type BoxContents, type StorageBox } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type BoxDialogProps } from './box-dialog.js';
import { type BoxGridProps } from './box-grid.js';
export interface StorageViewProps extends Pick<BoxGridProps, 'openId' | 'onOpen'> {
    /** The boxes in use, by name. */
    boxes: Resource<readonly StorageBox[]>;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** What the list is searched by. */
    query: string;
    onSearch: (query: string) => void;
    /** The open box with what stands in it; `idle` when none is. */
    contents: Resource<BoxContents>;
    /** Opens a box; null closes it. */
    onOpenBox: (boxId: string | null) => void;
    /** Saves a box. It must not reject. */
    onSaveBox: BoxDialogProps['onSave'];
    /** Puts the specimen of a scanned number into the open box. It must not reject, and answers when the box shows it. */
    onStore: (scan: {
        accession: string;
        boxId: string;
        position: string;
    }) => Promise<Submission>;
    onRetry?: () => void | Promise<void>;
}
/** Where specimens are kept: every box with its place, and one of them from above, to put into and to take from. */
export declare function StorageView({ boxes, onMore, query, onSearch, contents, onOpenBox, onSaveBox, onStore, onRetry, openId, onOpen }: StorageViewProps): import("react").JSX.Element;

// ── samples/storage/storage.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const storageMessages: import("@alms/ui/i18n").Catalogue<{
    boxes: string;
    box: string;
    search: string;
    newBox: string;
    place: string;
    size: string;
    sizeOf: (v: {
        rows: string | number;
        columns: string | number;
    }, f: MessageFormat) => string;
    occupied: string;
    occupiedOf: (v: {
        occupied: string | number;
        all: string | number;
    }, f: MessageFormat) => string;
    noBoxesTitle: string;
    noBoxesBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    showAll: string;
    edit: string;
    allBoxes: string;
    boxForm: string;
    name: string;
    barcode: string;
    site: string;
    room: string;
    device: string;
    shelf: string;
    rack: string;
    rows: string;
    rowsHint: string;
    columns: string;
    columnsHint: string;
    active: string;
    activeHint: string;
    cancel: string;
    save: string;
    nameRequired: string;
    linesInvalid: string;
    duplicate: string;
    boxChanged: string;
    storage_box_occupied: string;
    positionsOf: (v: {
        box: string | number;
    }, f: MessageFormat) => string;
    positionFree: (v: {
        position: string | number;
    }, f: MessageFormat) => string;
    positionNext: (v: {
        position: string | number;
    }, f: MessageFormat) => string;
    positionTaken: (v: {
        position: string | number;
        accession: string | number;
        material: string | number;
    }, f: MessageFormat) => string;
    positionDue: (v: {
        position: string | number;
        accession: string | number;
        material: string | number;
    }, f: MessageFormat) => string;
    legend: string;
    countTaken: (v: {
        count: number;
    }, f: MessageFormat) => string;
    countDue: (v: {
        count: number;
    }, f: MessageFormat) => string;
    countFree: (v: {
        count: number;
    }, f: MessageFormat) => string;
    nextOne: string;
    unnumbered: (v: {
        count: number;
    }, f: MessageFormat) => string;
    scanToStore: string;
    nextIs: (v: {
        position: string | number;
    }, f: MessageFormat) => string;
    boxFull: string;
    storing: (v: {
        accession: string | number;
        position: string | number;
    }, f: MessageFormat) => string;
    storedAt: (v: {
        accession: string | number;
        position: string | number;
    }, f: MessageFormat) => string;
    notStored: (v: {
        accession: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    takenBy: (v: {
        accession: string | number;
        position: string | number;
        by: string | number;
    }, f: MessageFormat) => string;
    not_found: string;
    sample_not_usable: string;
    version_stale: string;
    storage_box_retired: string;
    results_awaited: string;
    disposal_reason_missing: string;
    toDispose: string;
    accession: string;
    patient: string;
    specimen: string;
    keptIn: string;
    keptUntil: string;
    nothingDueTitle: string;
    nothingDueBody: string;
    disposeChosen: string;
    disposeTitle: (v: {
        count: number;
    }, f: MessageFormat) => string;
    disposeAct: (v: {
        count: number;
    }, f: MessageFormat) => string;
    disposeBody: string;
    disposedOf: (v: {
        count: number;
    }, f: MessageFormat) => string;
    notDisposedOf: (v: {
        accession: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    unknown: string;
}>;

// ── samples/tracking/custody.d.ts
import type { ArrivalCondition, disposeSampleBody, endSampleBody, handOverBody, rejectSampleBody, storeSampleBody } from '@alms/lis-domain/samples';
import * as v from 'valibot';
/** What can be done with a specimen that has been collected, in the order it is offered: the way it should go first. */
export declare const custodyMoves: readonly ["receive", "store", "retrieve", "send", "reject", "lose", "dispose"];
export type CustodyMove = (typeof custodyMoves)[number];
/** Moves that ask something before they are made. */
export type AskedMove = Exclude<CustodyMove, 'receive' | 'retrieve'>;
/** A move and what was answered for it. */
export type CustodyAnswer = {
    move: 'receive' | 'retrieve' | 'send';
    body: v.InferOutput<typeof handOverBody>;
} | {
    move: 'store';
    body: v.InferOutput<typeof storeSampleBody>;
} | {
    move: 'reject';
    body: v.InferOutput<typeof rejectSampleBody>;
} | {
    move: 'lose';
    body: v.InferOutput<typeof endSampleBody>;
} | {
    move: 'dispose';
    body: v.InferOutput<typeof disposeSampleBody>;
};
/** The same, of a specimen as it was read. */
export type CustodyChange = CustodyAnswer & {
    sampleId: string;
    version: number;
};
/** What a specimen was like on arrival. */
export interface NotedCondition {
    condition: ArrivalCondition | null;
    /** Why it is put right; empty where nothing was on record. */
    reason: string;
}
export declare const sendForm: v.ObjectSchema<{
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;
/** Nothing is chosen at first: the likeliest reason must not be the default one. */
export declare const rejectForm: v.ObjectSchema<{
    readonly code: v.PicklistSchema<readonly ["EX", "QS", "RB", "RC", "RE", "RH", "RI", "RM", "RN", "RR", "RS"], "reasonRequired">;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>;
export declare const endForm: v.ObjectSchema<{
    readonly note: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>, v.NonEmptyAction<string, "noteRequired">]>;
}, undefined>;
/** Something is said, unless what is on record is taken back; then, and where it is put right, with why. */
export declare const conditionForm: (before: ArrivalCondition | null) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly codes: v.ArraySchema<v.PicklistSchema<readonly ["HEM", "CLOT", "CON", "AUT", "FROZ", "COOL", "ROOM", "LIVE"], undefined>, undefined>;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
    readonly reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>, v.NonEmptyAction<string, "noteRequired">]> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
}, undefined>, v.BaseValidation<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, {
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, v.PartialCheckIssue<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
}>>, v.BaseValidation<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, {
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, v.PartialCheckIssue<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
}>>, v.BaseValidation<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, {
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, v.PartialCheckIssue<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
}>>, v.TransformAction<{
    codes: ("AUT" | "CLOT" | "CON" | "COOL" | "FROZ" | "HEM" | "LIVE" | "ROOM")[];
    note: string;
    reason: string;
}, NotedCondition>]>;
export declare const storeForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly box_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "boxRequired">]>;
    readonly position: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToUpperCaseAction, v.CheckAction<string, "positionInvalid">]>;
}, undefined>, v.TransformAction<{
    box_id: string;
    position: string;
}, {
    box_id: string;
    position?: string;
}>]>;
/** Before the end of its time a reason is chosen, and one of one's own is written down. */
export declare const disposeForm: (isDue: boolean) => v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly code: v.StringSchema<undefined> | v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "reasonRequired">]>;
    readonly note: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 300, undefined>]>;
    readonly despite_pending: v.BooleanSchema<undefined>;
}, undefined>, v.BaseValidation<{
    code: string;
    note: string;
    despite_pending: boolean;
}, {
    code: string;
    note: string;
    despite_pending: boolean;
}, v.PartialCheckIssue<{
    code: string;
    note: string;
}>>, v.TransformAction<{
    code: string;
    note: string;
    despite_pending: boolean;
}, {
    code?: "contaminated" | "deteriorated" | "leaking" | "no_room" | "other" | "used_up" | "withdrawn" | undefined;
    note?: string | undefined;
    despite_pending?: boolean | undefined;
}>]>;
/** Aliquots of one size, as they are mostly made, or each of its own. */
export declare const divideForm: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly count: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.RegexAction<string, "countInvalid">, v.TransformAction<any, number>, v.MinValueAction<number, 1, "countInvalid">, v.MaxValueAction<number, 20, "countInvalid">]>;
    readonly each_ml: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.TransformAction<string, string[]>, v.CheckAction<string[], "volumeInvalid">, v.TransformAction<string[], number[]>]>;
    readonly volume_ml: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.TransformAction<string, string[]>, v.CheckAction<string[], "volumeInvalid">, v.TransformAction<string[], number[]>]>, v.MaxLengthAction<number[], 1, "volumeInvalid">, v.TransformAction<number[], number | undefined>]>;
}, undefined>, v.BaseValidation<{
    count: number;
    each_ml: number[];
    volume_ml: number | undefined;
}, {
    count: number;
    each_ml: number[];
    volume_ml: number | undefined;
}, v.PartialCheckIssue<{
    count: number;
    each_ml: number[];
}>>, v.TransformAction<{
    count: number;
    each_ml: number[];
    volume_ml: number | undefined;
}, {
    volume_ml?: number | undefined;
    aliquots: {
        volume_ml: number | null;
    }[];
}>]>;

// ── samples/tracking/divide-dialog.d.ts
import { type divideSampleBody, type Sample } from '@alms/lis-domain/samples';
import { type Submission } from '@alms/ui/resource';
import type { InferOutput } from 'valibot';
type Division = InferOutput<typeof divideSampleBody>;
export interface DivideDialogProps {
    sample: Sample;
    open: boolean;
    onClose: () => void;
    /** Divides it. It must not reject. */
    onDivide: (body: Division) => Promise<Submission>;
}
/** How many aliquots of which size or sizes. A volume is reckoned with only where it was measured. */
export declare function DivideDialog({ sample, open, onClose, onDivide }: DivideDialogProps): import("react").JSX.Element;
export {};

// ── samples/tracking/index.d.ts
export { TrackingScreen, trackedStates, trackingTabs } from './tracking-screen.js';
export { custodyMoves } from './custody.js';
export type { CustodyChange, CustodyMove, NotedCondition } from './custody.js';
export type { ScanIntent, Scanned } from './scan-bar.js';
export type { TrackedState, TrackingScreenProps, TrackingTab } from './tracking-screen.js';

// ── samples/tracking/move-dialog.d.ts
import { type Sample } from '@alms/lis-domain/samples';
import { type Choice } from '@alms/ui/combobox-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { type AskedMove, type CustodyAnswer } from './custody.js';
interface AnswerProps {
    onAnswer: (answer: CustodyAnswer) => void;
    onClose: () => void;
    submission: Submission;
    sample: Sample;
    boxes: BoxChoices;
}
/** The boxes that a specimen can be put into. */
export interface BoxChoices {
    options: Resource<readonly Choice[]>;
    /** Asks for boxes that fit what is typed. */
    onSearch: (text: string) => void;
}
export interface MoveDialogProps extends AnswerProps {
    /** What is asked about; undefined closes the dialog. */
    move: AskedMove | undefined;
}
/** Asks what a move needs before it is made: why, where, by whom. The button says what will happen. */
export declare function MoveDialog({ sample, move, onClose, ...rest }: MoveDialogProps): import("react").JSX.Element;
export {};

// ── samples/tracking/sample-detail.d.ts
import type { ResultStep } from '@alms/lis-domain/results';
import { type Sample } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
import { type CustodyChange, type CustodyMove, type NotedCondition } from './custody.js';
import { type DivideDialogProps } from './divide-dialog.js';
import { type BoxChoices } from './move-dialog.js';
export interface SampleActs {
    /** What this person may do with specimens. */
    moves: readonly CustodyMove[];
    onMove: (change: CustodyChange) => void;
    /** How the last of them went. */
    moving: Submission;
    /** Notes what a specimen was like on arrival, as it is received or later. It must not reject. When omitted, this person notes nothing. */
    onCondition?: ((noted: NotedCondition & {
        sampleId: string;
        version: number;
        arriving: boolean;
    }) => Promise<Submission>) | undefined;
    /** Prints a label once more, for a reason. It must not reject. When omitted, this person prints none. */
    onReprint?: ((again: {
        sampleId: string;
        reason: string;
    }) => Promise<Submission>) | undefined;
    /** Divides a specimen. It must not reject. When omitted, this person divides none. */
    onDivide?: ((division: {
        sampleId: string;
        version: number;
        body: Parameters<DivideDialogProps['onDivide']>[0];
    }) => Promise<Submission>) | undefined;
    /** Where a specimen can be stored. */
    boxes: BoxChoices;
}
export interface SampleDetailProps extends SampleActs {
    sample: Sample;
    /** What became of the results on it. */
    steps: Resource<readonly ResultStep[]>;
    onRetry?: (() => void | Promise<void>) | undefined;
    /** Opens what it was taken from, or a part of it. */
    onOpen: (sampleId: string) => void;
}
/** One specimen: whose it is, what it is for, what can be done with it now, and everything that happened to it. */
export declare function SampleDetail({ sample, steps, onRetry, moves, onMove, moving, onCondition, onReprint, onDivide, boxes, onOpen }: SampleDetailProps): import("react").JSX.Element;

// ── samples/tracking/scan-bar.d.ts
import { type ArrivalCondition } from '@alms/lis-domain/samples';
import type { Submission } from '@alms/ui/resource';
/** What a scan does with the specimen it names. */
export type ScanIntent = 'receive' | 'open';
/** A number that was scanned, and what is to be done with its specimen. */
export interface Scanned {
    accession: string;
    intent: ScanIntent;
    /** What a received specimen is like; left out: nothing was noticed. */
    condition?: ArrivalCondition;
}
export interface ScanBarProps {
    /** Whether this person may receive; otherwise a scan only opens. */
    mayReceive: boolean;
    onScan: (scan: Scanned) => void;
    /** How the last scan went. */
    scan: Submission;
}
/**
 * Where a scanner types: fast, and ending with Enter. The field is empty again at once, for the next label; what became of the last one is
 * said beneath it, with its number, for the label may already be out of sight. A condition holds for the next scan alone, unless somebody says otherwise:
 * what one specimen is like says nothing of the next.
 */
export declare function ScanBar({ mayReceive, onScan, scan }: ScanBarProps): import("react").JSX.Element;

// ── samples/tracking/tracking-screen.d.ts
import type { ResultStep } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { type Resource, type Submission } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { type SampleActs } from './sample-detail.js';
import { type Scanned } from './scan-bar.js';
/** The states a specimen is looked for in, what waits for the laboratory first. */
export declare const trackedStates: readonly ["collected", "in_transit", "received", "in_testing", "stored", "rejected", "expected"];
export type TrackedState = (typeof trackedStates)[number];
/** Specimens by state; where they are kept; what has been kept long enough. */
export declare const trackingTabs: readonly ['specimens', 'storage', 'disposal'];
export type TrackingTab = (typeof trackingTabs)[number];
export interface TrackingScreenProps extends SampleActs {
    state: TrackedState;
    onStateChange: (state: TrackedState) => void;
    /** How many specimens are in each state; a count that is not known is left out, never drawn as zero. */
    counts: Partial<Record<TrackedState, number>>;
    /** The specimens of the chosen state, urgent first, then oldest. */
    samples: Resource<readonly Sample[]>;
    /** Asks for list and open specimen again. */
    onRetry?: () => void | Promise<void>;
    /** Reads the next page of the list. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    /** What the list is searched by. */
    query: string;
    onSearch: (query: string) => void;
    /** Finds the specimen of a scanned number, and receives or opens it. */
    onScan: (scan: Scanned) => void;
    /** How the last scan went; `not_found` when nothing has the number. */
    scan: Submission;
    /** The open specimen with its history; `idle` when none is. */
    sample: Resource<Sample>;
    /** What became of the results on it; `idle` while none is open. */
    steps: Resource<readonly ResultStep[]>;
    /** Opens a specimen; null closes it. */
    onOpen: (sampleId: string | null) => void;
    tab: TrackingTab;
    onTabChange: (tab: TrackingTab) => void;
    /** What the tabs of boxes and of what is due hold. When omitted, this person keeps no specimens, and there are no tabs. */
    keeping?: {
        storage: ReactNode;
        disposal: ReactNode;
    } | undefined;
}
/** Where every specimen is: scan or choose one, receive it, pass it on, keep or end it, and read every hand it passed through. */
export declare function TrackingScreen({ state, onStateChange, counts, samples, onRetry, onMore, query, onSearch, onScan, scan, sample, steps, onOpen, tab, onTabChange, keeping, ...acts }: TrackingScreenProps): import("react").JSX.Element;

// ── samples/tracking/tracking.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const trackingMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    scanLabel: string;
    scanHint: string;
    scanIntent: string;
    intentReceive: string;
    intentOpen: string;
    scanButton: string;
    scanning: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    scannedReceived: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    scannedOpened: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    scanRefused: (v: {
        accession: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    states: string;
    stateCollected: string;
    stateReceived: string;
    stateInTesting: string;
    stateRejected: string;
    stateExpected: string;
    list: string;
    accession: string;
    patient: string;
    specimen: string;
    since: string;
    priority: string;
    routine: string;
    filter: string;
    more: string;
    noneYetTitle: string;
    noneYetBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    showAll: string;
    detail: string;
    chooseTitle: string;
    chooseBody: string;
    close: string;
    material: string;
    container: string;
    care: string;
    consent: string;
    consentConfirmed: string;
    order: string;
    tests: string;
    receive: string;
    reject: string;
    rejectedBecause: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    rejectedBy: (v: {
        name: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
    history: string;
    eventBy: (v: {
        time: string | number;
        name: string | number;
    }, f: MessageFormat) => string;
    eventExpected: string;
    eventLabelPrinted: string;
    eventCollected: string;
    eventHandedOver: string;
    eventInTransit: string;
    eventReceived: string;
    eventRejected: string;
    eventAliquoted: string;
    eventLoaded: string;
    eventStored: string;
    eventRetrieved: string;
    eventReferred: string;
    eventReturned: string;
    eventDisposed: string;
    eventLost: string;
    eventCancelled: string;
    rejectTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    rejectBody: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    reason: string;
    chooseReason: string;
    note: string;
    reasonRequired: string;
    cancel: string;
    rejectNow: string;
    not_found: string;
    sample_not_usable: string;
    version_stale: string;
    stateInTransit: string;
    stateStored: string;
    place: string;
    placeAt: (v: {
        box: string | number;
        position: string | number;
    }, f: MessageFormat) => string;
    store: string;
    retrieve: string;
    send: string;
    lose: string;
    dispose: string;
    eventNotCollected: string;
    sendTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    sendBody: string;
    sendNote: string;
    sendNow: string;
    storeTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    storeBody: string;
    box: string;
    position: string;
    positionHint: string;
    storeNow: string;
    boxRequired: string;
    positionInvalid: string;
    loseTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    loseBody: string;
    loseNote: string;
    loseNow: string;
    disposeTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    disposeBody: string;
    disposeNow: string;
    noteRequired: string;
    storage_position_taken: string;
    reprint: string;
    reprintTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    reprintBody: string;
    reprintNow: string;
    relocate: string;
    relocateTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    relocateNow: string;
    positionTakenBy: (v: {
        by: string | number;
    }, f: MessageFormat) => string;
    storage_box_full: string;
    storage_box_retired: string;
    results_awaited: string;
    disposal_reason_missing: string;
    despitePending: string;
    keptLongEnough: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    keptLonger: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    keptWithoutEnd: string;
    keptUntil: string;
    eventTakenFrom: string;
    eventMoved: string;
    tabSpecimens: string;
    tabStorage: string;
    tabDisposal: string;
    views: string;
    volume: string;
    volumeOf: (v: {
        volume: string | number;
    }, f: MessageFormat) => string;
    volumeLeft: (v: {
        left: string | number;
        volume: string | number;
    }, f: MessageFormat) => string;
    volumeUnknown: string;
    parent: string;
    aliquots: string;
    openAliquot: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    divide: string;
    divideTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    divideBody: string;
    divideCount: string;
    divideEach: string;
    divideEachHint: string;
    divideVolume: string;
    divideVolumeHint: string;
    milliliters: string;
    divideNow: string;
    countInvalid: string;
    volumeInvalid: string;
    volumesUneven: string;
    volume_exceeded: string;
    printLabelOf: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    firstLabel: string;
    condition: string;
    conditionHint: string;
    oneTemperature: string;
    conditionNote: string;
    conditionNoteHint: string;
    conditionKeep: string;
    scanCondition: string;
    scannedWith: (v: {
        accession: string | number;
        condition: string | number;
    }, f: MessageFormat) => string;
    receiveWith: string;
    noteCondition: string;
    correctCondition: string;
    receiveTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    conditionTitle: (v: {
        accession: string | number;
    }, f: MessageFormat) => string;
    conditionBody: string;
    conditionReason: string;
    conditionNow: string;
    conditionRequired: string;
    conditionUnchanged: string;
    conditionNone: string;
    eventConditionNoted: string;
    onArrival: (v: {
        condition: string | number;
    }, f: MessageFormat) => string;
    results_verified: string;
    divideCare: (v: {
        care: string | number;
    }, f: MessageFormat) => string;
    stepEntered: string;
    stepHeld: string;
    stepAccepted: string;
    stepVerified: string;
    stepVerifiedByRule: string;
    stepReleased: string;
    stepNotCalculated: string;
    stepRetest: string;
    stepAmended: string;
    stepEnteredInError: string;
    stepTold: string;
    stepReported: string;
    stepShown: string;
    stepRead: string;
    stepOpened: string;
    stepsFailed: string;
    stepsRetry: string;
}>;

// ── settings/index.d.ts
export { SettingsScreen } from './settings-screen.js';
export type { SettingsScreenProps } from './settings-screen.js';

// ── settings/settings-screen.d.ts
/** What belongs to the facility, in the order shown. */
declare const ofFacility: readonly ['hospital', 'laboratory', 'tenant', 'staff', 'setup', 'auditLogs'];
export interface SettingsScreenProps {
    /** Where each page is. One that is omitted is not this person's to open. */
    hrefs: {
        profile: string;
    } & Partial<Record<(typeof ofFacility)[number], string>>;
}
/** Leads to everything this person may set. A page that may not be opened is not named. */
export declare function SettingsScreen({ hrefs }: SettingsScreenProps): import("react").JSX.Element;
export {};

// ── settings/settings.messages.d.ts
export declare const settingsMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    context: string;
    own: string;
    facility: string;
    profile: string;
    profileBody: string;
    hospital: string;
    hospitalBody: string;
    laboratory: string;
    laboratoryBody: string;
    tenant: string;
    tenantBody: string;
    staff: string;
    staffBody: string;
    setup: string;
    setupBody: string;
    auditLogs: string;
    auditLogsBody: string;
}>;

// ── shared/appointment-words/appointment-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const appointmentWordsMessages: import("@alms/ui/i18n").Catalogue<{
    sample_collection: string;
    home_collection: string;
    consultation: string;
    result_review: string;
    booked: string;
    arrived: string;
    fulfilled: string;
    cancelled: string;
    no_show: string;
    times: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/attached-file/attached-file.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const attachedFileMessages: import("@alms/ui/i18n").Catalogue<{
    download: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    kindAndSize: (v: {
        kind: string | number;
        size: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/autoverification-words/autoverification-words.messages.d.ts
export declare const autoverificationWordsMessages: import("@alms/ui/i18n").Catalogue<{
    not_enabled: string;
    switched_off: string;
    not_from_instrument: string;
    not_first_value: string;
    comparator: string;
    no_interval: string;
    not_flagged: string;
    outside_reference: string;
    outside_critical: string;
    flag_excluded: string;
    check: string;
    check_plausible: string;
    check_measuring_range: string;
    check_critical: string;
    check_delta: string;
    check_qc: string;
    check_calculation: string;
    controls_too_old: string;
    not_checked: string;
    check_specimen: string;
    age_estimated: string;
}>;

// ── shared/clinical-flag/clinical-flag.d.ts
import type { Flag, FlagReason } from '@alms/lis-domain/results';
export interface ClinicalFlagProps {
    /** The flag (HL7 v2-0078), or null when none could be decided. */
    flag: Flag | null;
    /** Why there is no flag; said in words, because a missing flag is not a normal one. When omitted, "Not evaluated". */
    reason?: FlagReason | null | undefined;
    /** Writes "Normal" too, where an empty place could be taken for a missing flag. @default false */
    spelled?: boolean;
}
/**
 * A result's flag as staff read it: letter, word and shape. Normal is quiet: nothing is drawn for `N`, but it is read aloud.
 * A missing flag says why in words. Patients read plain words instead: see the patient's results.
 */
export declare function ClinicalFlag({ flag, reason, spelled }: ClinicalFlagProps): import("react").JSX.Element;

// ── shared/clinical-flag/clinical-flag.messages.d.ts
export declare const clinicalFlagMessages: import("@alms/ui/i18n").Catalogue<{
    LL: string;
    L: string;
    N: string;
    H: string;
    HH: string;
    A: string;
    AA: string;
    POS: string;
    NEG: string;
    IND: string;
    noInterval: string;
    undecidable: string;
    notNumeric: string;
    noValue: string;
    notEvaluated: string;
}>;

// ── shared/clinical-flag/flag-look.d.ts
import type { Flag } from '@alms/lis-domain/results';
import type { MarkShape } from '@alms/ui/mark';
/** How a flag is drawn, wherever it is drawn: each can be told from every other without its color. */
export interface FlagLook {
    shape: MarkShape;
    tone: 'neutral' | 'low' | 'high' | 'caution' | 'critical';
    /** Critical flags are filled badges: nobody may pass over one. */
    filled: boolean;
    /** Expected answers stay quiet, so that the others are seen. */
    quiet: boolean;
}
/** The look of one flag. There is none for a missing flag: what was not decided must not be drawn like anything that was. */
export declare function flagLook(flag: Flag): FlagLook;

// ── shared/clinical-flag/index.d.ts
export { ClinicalFlag } from './clinical-flag.js';
export { flagLook } from './flag-look.js';
export type { ClinicalFlagProps } from './clinical-flag.js';
export type { FlagLook } from './flag-look.js';

// ── shared/clinical-information/clinical-fields.d.ts
import type { FieldBinding } from '../lis-form/index.js';
import type { ClinicalValues } from './clinical.form.js';
import { type ConditionsFieldProps } from './conditions-field.js';
export interface ClinicalFieldsProps extends Pick<ConditionsFieldProps, 'tests' | 'sex'> {
    field: (name: keyof ClinicalValues) => FieldBinding;
    /** What stands in the fields. */
    told: Pick<ClinicalValues, 'conditions' | 'diagnosis_codes' | 'diagnosis_typed'>;
    onChange: (change: Partial<Pick<ClinicalValues, 'conditions' | 'diagnosis_codes' | 'diagnosis_typed'>>) => void;
}
/** What the laboratory has to know of a patient: the same fields when an order is placed and when it is changed. */
export declare function ClinicalFields({ field, told: { conditions, diagnosis_codes, diagnosis_typed }, onChange, tests, sex }: ClinicalFieldsProps): import("react").JSX.Element;

// ── shared/clinical-information/clinical-information.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const clinicalInformationMessages: import("@alms/ui/i18n").Catalogue<{
    clinicalInfo: string;
    clinicalInfoHint: string;
    diagnoses: string;
    diagnosesHint: string;
    diagnosesAdded: string;
    addDiagnosis: string;
    noDiagnoses: string;
    conditions: string;
    conditionsHint: string;
    tell: string;
    more: string;
    fewer: string;
    contradiction: (v: {
        one: string | number;
        other: string | number;
    }, f: MessageFormat) => string;
    noConditions: string;
    fastingLabel: string;
    fasting: string;
    not_fasting: string;
    unknown: string;
    diagnosisUnreadable: string;
    tooManyDiagnoses: string;
    tooManyConditions: string;
    conditionsContradict: string;
    tooLong: string;
    noClinicalInfo: string;
    since: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    between: (v: {
        first: string | number;
        last: string | number;
    }, f: MessageFormat) => string;
    weeksTold: (v: {
        weeks: number;
        date: string | number;
    }, f: MessageFormat) => string;
    weeksNow: (v: {
        weeks: number;
    }, f: MessageFormat) => string;
    weeksNowBetween: (v: {
        least: string | number;
        most: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/clinical-information/clinical.form.d.ts
import { type Diagnosis, type FastingState } from '@alms/lis-domain/orders';
import * as v from 'valibot';
/** What is told of a patient, as the fields hold it. */
export interface ClinicalValues {
    clinical_info: string;
    conditions: string[];
    fasting: string;
    diagnosis_codes: Diagnosis[];
    /** A diagnosis that is typed and not added yet. */
    diagnosis_typed: string;
}
/** The same as it is sent. */
export interface ClinicalInformation {
    clinical_info: string;
    conditions: string[];
    fasting: FastingState;
    diagnosis_codes: Diagnosis[];
}
/** Nothing is known. */
export declare const nothingTold: ClinicalValues;
/** The rules of the fields; messages are keys of `clinicalInformationMessages`. */
export declare const clinicalFormEntries: {
    clinical_info: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 500, "tooLong">]>;
    conditions: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MaxLengthAction<string[], 10, "tooManyConditions">, v.CheckAction<string[], "conditionsContradict">]>;
    fasting: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["fasting", "not_fasting", "unknown"], undefined>]>;
    diagnosis_codes: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly code: v.StringSchema<undefined>;
        readonly text: v.StringSchema<undefined>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        code: string;
        text: string;
    }[], 20, "tooManyDiagnoses">]>;
    diagnosis_typed: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "diagnosisUnreadable">]>;
};
/** What is typed counts as added: it is not lost because nobody pressed a key behind it. */
export declare function withTyped<T extends {
    diagnosis_codes: Diagnosis[];
    diagnosis_typed: string;
}>({ diagnosis_typed, ...told }: T): Omit<T, 'diagnosis_typed'>;
/** The diagnoses with one that is typed; what cannot be read, or stands there, adds nothing. */
export declare function withDiagnosis(diagnoses: readonly Diagnosis[], typed: string): Diagnosis[];

// ── shared/clinical-information/conditions-field.d.ts
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { PatientSummary } from '@alms/lis-domain/patients';
export interface ConditionsFieldProps {
    /** Goes on the group, which a summary of errors leads to. */
    id: string;
    error: string | undefined;
    /** What is or will be measured: the conditions that its intervals ask for stand first. */
    tests: readonly Pick<TestDefinition, 'ranges'>[];
    /** Whose intervals apply: a man is offered no pregnancy. */
    sex: PatientSummary['sex_for_ranges'];
    value: readonly string[];
    onValueChange: (conditions: string[]) => void;
}
/** What a patient is in that intervals depend on. Nothing is chosen beforehand: a condition is told, never guessed. */
export declare function ConditionsField({ id, error, tests, sex, value, onValueChange }: ConditionsFieldProps): import("react").JSX.Element;

// ── shared/clinical-information/index.d.ts
export { ClinicalFields } from './clinical-fields.js';
export type { ClinicalFieldsProps } from './clinical-fields.js';
export { clinicalFormEntries, nothingTold, withTyped } from './clinical.form.js';
export type { ClinicalInformation, ClinicalValues } from './clinical.form.js';
export { useKeptWords } from './use-kept-words.js';
export { useFastingWords } from './use-fasting-words.js';
export { clinicalInformationMessages } from './clinical-information.messages.js';

// ── shared/clinical-information/use-fasting-words.d.ts
import { type FastingState } from '@alms/lis-domain/orders';
/** What may be said of somebody's fasting, in words: the field's name, each answer, and all of them to choose from. */
export declare function useFastingWords(): {
    label: string;
    of: (state: FastingState) => string;
    /** What is known first; that it is not, last. */
    options: {
        value: "fasting" | "not_fasting" | "unknown";
        label: string;
    }[];
};

// ── shared/clinical-information/use-kept-words.d.ts
import { type ConditionSpan } from '@alms/lis-domain/orders';
/** What a patient's record says of a condition besides its name, in words: its days, and of a pregnancy its weeks, told and reckoned. */
export declare function useKeptWords(): {
    days: ({ from, to }: Pick<ConditionSpan, 'from' | 'to'>) => string;
    /** Undefined where nobody has told any. */
    weeksTold: ({ from, gestational_age_weeks: weeks }: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>) => string | undefined;
    weeksOn: (condition: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>, day: string) => string | undefined;
};

// ── shared/collection-visits/collection-visits.d.ts
import { type Sample } from '@alms/lis-domain/samples';
/** What one person at the chair needs collected for one order: one greeting, one identity check, several containers. */
export interface CollectionVisit {
    /** The order; tells visits apart. */
    id: string;
    patient: Sample['patient'];
    priority: Sample['priority'];
    orderNumber: string;
    /** In draw order. */
    samples: readonly Sample[];
}
/** Specimens as visits. The order of the list is kept: a visit stands where its first specimen stood. */
export declare function collectionVisits(samples: readonly Sample[]): CollectionVisit[];
/**
 * The visit an open specimen belongs to. The specimen itself counts as it is now, collected or not: the list it came from may be older,
 * and no longer holds it once it is collected.
 */
export declare function visitOf(open: Sample, expected: readonly Sample[]): CollectionVisit;

// ── shared/collection-visits/index.d.ts
export { collectionVisits, visitOf } from './collection-visits.js';
export type { CollectionVisit } from './collection-visits.js';

// ── shared/color-field/color-field.messages.d.ts
export declare const colorFieldMessages: import("@alms/ui/i18n").Catalogue<{
    hint: string;
}>;

// ── shared/department-words/department-words.messages.d.ts
export declare const departmentWordsMessages: import("@alms/ui/i18n").Catalogue<{
    hematology: string;
    chemistry: string;
    coagulation: string;
    immunology: string;
    serology: string;
    microbiology: string;
    parasitology: string;
    virology: string;
    urinalysis: string;
    molecular: string;
    toxicology: string;
    blood_bank: string;
    other: string;
}>;

// ── shared/due-time/due-time.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const dueTimeMessages: import("@alms/ui/i18n").Catalogue<{
    now: string;
    due: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    overdue: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    minutes: (v: {
        count: number;
    }, f: MessageFormat) => string;
    hours: (v: {
        count: number;
    }, f: MessageFormat) => string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── shared/hours-words/hours-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const hoursWordsMessages: import("@alms/ui/i18n").Catalogue<{
    mon: string;
    tue: string;
    wed: string;
    thu: string;
    fri: string;
    sat: string;
    sun: string;
    closedOn: (v: {
        weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | (string & {});
    }, f: MessageFormat) => string;
    holiday: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    open: (v: {
        times: string | number;
    }, f: MessageFormat) => string;
    interval: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    and: (v: {
        first: string | number;
        last: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/interval-text/index.d.ts
export { IntervalText } from './interval-text.js';
export { intervalFigures, type IntervalLimits } from './interval-figures.js';
export { useConditionWord, useConditionWords, usePopulationWords } from './use-population-words.js';
export type { IntervalTextProps } from './interval-text.js';

// ── shared/interval-text/interval-figures.d.ts
import { type RangeRow, type ResultType } from '@alms/lis-domain/catalogue';
/** What of an interval row its figures depend on. */
export type IntervalLimits = Pick<RangeRow, 'low' | 'high' | 'low_op' | 'high_op' | 'text'>;
/**
 * An interval in figures: `3.5–5.1`, `≥ 60`, `< 200`, of titers `< 1:40`, or the expected answer of a test without numbers. The operators of a row say what
 * falls *outside*, so they are turned around here: outside when `>` 200 means up to and including 200.
 * @returns null when the row has neither limit nor text.
 */
export declare function intervalFigures({ low_op, high_op, text, ...limits }: IntervalLimits, type: ResultType): string | null;

// ── shared/interval-text/interval-text.d.ts
import type { RangeRow, ResultType } from '@alms/lis-domain/catalogue';
export interface IntervalTextProps {
    /** The interval that applies, or null when none does: that is said in words, for it is a finding. */
    range: RangeRow | null;
    /** Of the test: a titer's limits are written as titers. */
    resultType: ResultType;
    /** Adds for whom it applies, on a line of its own: "for men from 18 years". A condition that it is for always stands there. @default false */
    withPopulation?: boolean;
}
/** A reference interval in figures, as it stands beside a result. Its picture is `ReferenceGauge`. */
export declare function IntervalText({ range, resultType, withPopulation }: IntervalTextProps): import("react").JSX.Element;

// ── shared/interval-text/interval-text.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const intervalTextMessages: import("@alms/ui/i18n").Catalogue<{
    none: string;
    forPopulation: (v: {
        population: string | number;
    }, f: MessageFormat) => string;
    everyone: (v: {
        who: 'men' | 'women' | 'males' | 'females' | (string & {});
    }, f: MessageFormat) => string;
    from: (v: {
        who: 'men' | 'women' | 'males' | 'females' | (string & {});
        age: string | number;
    }, f: MessageFormat) => string;
    under: (v: {
        who: 'men' | 'women' | 'males' | 'females' | (string & {});
        age: string | number;
    }, f: MessageFormat) => string;
    between: (v: {
        who: 'men' | 'women' | 'males' | 'females' | (string & {});
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    hours: (v: {
        count: number;
    }, f: MessageFormat) => string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    weeks: (v: {
        count: number;
    }, f: MessageFormat) => string;
    months: (v: {
        count: number;
    }, f: MessageFormat) => string;
    years: (v: {
        count: number;
    }, f: MessageFormat) => string;
    conditioned: (v: {
        population: string | number;
        condition: string | number;
    }, f: MessageFormat) => string;
    pregnant: string;
    trimester_1: string;
    trimester_2: string;
    trimester_3: string;
    postpartum: string;
    follicular: string;
    ovulatory: string;
    luteal: string;
    postmenopausal: string;
    fasting: string;
    dialysis: string;
}>;

// ── shared/interval-text/use-population-words.d.ts
import { type RangeRow } from '@alms/lis-domain/catalogue';
/** The patients a row applies to. */
type Population = Pick<RangeRow, 'sex' | 'age_min' | 'age_max' | 'applies_to'>;
/** The conditions that have words, by their names: `pregnant`. */
export declare function useConditionWords(): readonly {
    value: string;
    label: string;
}[];
/** Gives the word for a condition; one of the facility's own is shown as its catalogue names it. */
export declare function useConditionWord(): (condition: string) => string;
/** Gives the words for whom an interval applies to: "men from 18 years". */
export declare function usePopulationWords(): (row: Population) => string;
export {};

// ── shared/legal-page/legal-page.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const legalPageMessages: import("@alms/ui/i18n").Catalogue<{
    draft: string;
    draftMeaning: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    contents: string;
    numbered: (v: {
        number: string | number;
        title: string | number;
    }, f: MessageFormat) => string;
    moreLinks: string;
}>;

// ── shared/lis-form/index.d.ts
export { LisForm } from './lis-form.js';
export { useFormWords } from './use-form-words.js';
export { useLisForm } from './use-lis-form.js';
export { useRows } from './use-rows.js';
export type { LisFormProps } from './lis-form.js';
export type { FieldBinding, LisFormOptions, LisFormState } from './use-lis-form.js';

// ── shared/lis-form/lis-form.d.ts
import { type ReactNode } from 'react';
import type { LisFormState } from './use-lis-form.js';
export interface LisFormProps {
    /** From `useLisForm`. */
    form: Pick<LisFormState<never, never>, 'submit' | 'problems' | 'formError' | 'refusals'>;
    /** Names the form for assistive technology where a page has several. When omitted, it has no name. */
    label?: string;
    /** One or two fields, all in view: there is no summary, the first refused field takes the focus. @default false */
    brief?: boolean;
    /** The fields, and `FormActions` last. */
    children: ReactNode;
}
/**
 * The form around the fields of `useLisForm`: above them it says what was refused, and takes the focus there.
 * For a form without fields, such as a confirmation, use `Form` of `ui`.
 */
export declare function LisForm({ form, label, brief, children }: LisFormProps): import("react").JSX.Element;

// ── shared/lis-form/lis-form.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const lisFormMessages: import("@alms/ui/i18n").Catalogue<{
    emailRequired: string;
    emailInvalid: string;
    fullNameRequired: string;
    passwordRequired: string;
    passwordTooShort: string;
    confirmationRequired: string;
    passwordsDiffer: string;
    answerRefused: string;
    formRefused: string;
    invalid: string;
    rate_limited: string;
    trial_ended: string;
    quota_exceeded: string;
    quotaUsers: (v: {
        limit: number;
    }, f: MessageFormat) => string;
    quotaPatients: (v: {
        limit: number;
    }, f: MessageFormat) => string;
    quotaTests: (v: {
        limit: number;
    }, f: MessageFormat) => string;
    version_stale: string;
    offline: string;
    unauthenticated: string;
    forbidden: string;
    notFound: string;
    conflict: string;
    server: string;
    invalidResponse: string;
    reference: (v: {
        message: string | number;
        id: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/lis-form/use-form-words.d.ts
import { type ResourceError, type Submission } from '@alms/ui/resource';
type Refusal = Pick<Extract<Submission, {
    status: 'rejected';
}>, 'formError' | 'fieldErrors'>;
/** Turns the keys and codes a form meets into words: the feature's own first, then plain ones that every form shares. */
export declare function useFormWords(words: object, failureKey: string | undefined): {
    /** What stands beside a field. */
    fieldText: (key: string) => string;
    /** What stands above the fields when the server refused the form: the words for its code, with the limit that was reached. */
    refusalText: ({ formError: code, fieldErrors }: Refusal) => string;
    /** What stands there when no answer could be had. Without a connection, plain words say more than a feature's "failed". */
    failureText: ({ kind, requestId }: ResourceError) => string;
};
export {};

// ── shared/lis-form/use-lis-form.d.ts
import type { FieldError as FieldProblem } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
export interface LisFormOptions<Values extends FieldValues, Output> {
    /** What the fields hold at first; every field of the schema must be named. Later changes are ignored. */
    defaultValues: Values;
    /**
     * The feature's words, from `useMessages`. Looked up here, each by its own name: the schema's issue messages, the
     * field errors of `submission`, and its form error, which may be a problem code such as `registration_failed`.
     */
    words: object;
    /**
     * Called with the schema's output once everything is valid; further submits are ignored until its promise settles.
     * It must not reject: what became of it arrives as `submission`.
     */
    onSubmit: (values: Output) => void | Promise<void>;
    /** The state of sending. Each new object counts as one answer: its errors are shown, and the reader is led to them. */
    submission: Submission;
    /** Key of what to say when sending failed without an answer to the fields. When omitted, plain words for its kind. */
    failureKey?: string;
    /** Called with what the fields hold whenever one has changed: for who keeps what was typed. */
    onValuesChange?: ((values: Values) => void) | undefined;
}
/** What to spread on a field of `ui`. */
export interface FieldBinding {
    id: string;
    name: string;
    ref: (element: HTMLElement | null) => void;
    onChange: (event: {
        target: unknown;
        type?: string;
    }) => Promise<boolean | void>;
    onBlur: (event: {
        target: unknown;
        type?: string;
    }) => Promise<boolean | void>;
    error: string | undefined;
}
/** A form as its screen uses it: `field` for each field, and the whole of it for `LisForm`. */
export interface LisFormState<Values extends FieldValues, Output> {
    /** Checks and sends the form. `LisForm` calls it once at a time. */
    submit: () => Promise<void>;
    /** Binds a field by its path: `<TextField label={words.email} {...field('email')} />`. */
    field: (name: Path<Values>) => FieldBinding;
    /** The answers that were not accepted, in the order of the fields. */
    problems: readonly FieldProblem[];
    /** What keeps the form as a whole from being accepted. */
    formError: string | undefined;
    /** How often a submit was refused, here or by the server: each time the reader is led to what is wrong. */
    refusals: number;
    /** The form is being sent. */
    busy: boolean;
    /** react-hook-form itself, for lists of fields, resets and watching. */
    methods: UseFormReturn<Values, unknown, Output>;
}
/**
 * A form's state: validated by its schema when it is submitted, its errors as words beside the fields until the field
 * is edited, the server's refusals shown in the same places, and no double submits. The schema's issue messages are
 * keys of the feature's catalogue; a key the catalogue does not have becomes a plain "please check".
 *
 * @example
 * const form = useLisForm(signInForm, { defaultValues, words, onSubmit, submission });
 * <LisForm form={form}><TextField label={words.email} {...form.field('email')} /></LisForm>
 */
export declare function useLisForm<Values extends FieldValues, Output>(schema: GenericSchema<Values, Output>, { defaultValues, words, onSubmit, submission, failureKey, onValuesChange }: LisFormOptions<Values, Output>): LisFormState<Values, Output>;

// ── shared/lis-form/use-rows.d.ts
import type { RowsChange } from '@alms/ui/field-array';
import { type FieldArray, type FieldArrayPath, type FieldValues } from 'react-hook-form';
import type { LisFormState } from './use-lis-form.js';
/** The rows of a list in a form, as `FieldArray` wants them. */
export declare function useRows<Values extends FieldValues, Output, Name extends FieldArrayPath<Values>>({ methods }: LisFormState<Values, Output>, name: Name): {
    rows: (FieldArray<Values, Name> & {
        id: string;
    })[];
    onRowsChange: (next: (FieldArray<Values, Name> & {
        id: string;
    })[], change: RowsChange) => void;
    nextId: () => string;
};

// ── shared/money/index.d.ts
export { useMoney } from './use-money.js';
export type { Money } from './use-money.js';

// ── shared/money/use-money.d.ts
/** How money is shown and typed in one currency. */
export interface Money {
    /** An amount in the smallest unit, with the sign of its currency. */
    show: (amount_minor: number) => string;
    /** The same as it is typed: `12.50`, with the decimal mark of the reader. */
    typed: (amount_minor: number) => string;
    /** A typed amount in the smallest unit; undefined for what is no amount, or names less than the smallest unit. */
    read: (text: string) => number | undefined;
}
/** Amounts of one currency, with as many decimals as it has. */
export declare function useMoney(currency: string): Money;

// ── shared/new-password/new-password.messages.d.ts
export declare const newPasswordMessages: import("@alms/ui/i18n").Catalogue<{
    weak: string;
    fair: string;
    strong: string;
}>;

// ── shared/notification-row/notification-row.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const notificationRowMessages: import("@alms/ui/i18n").Catalogue<{
    unread: string;
    now: string;
    minutes: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    hours: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
    markRead: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    from: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    critical_result: string;
    result_ready: string;
    sample_rejected: string;
    qc_failure: string;
    low_stock: string;
    expiry: string;
    appointment_reminder: string;
    order_assigned: string;
    payment: string;
    onboarding: string;
    system: string;
}>;

// ── shared/on-demand/on-demand.messages.d.ts
export declare const onDemandMessages: import("@alms/ui/i18n").Catalogue<{
    missing: string;
    retry: string;
}>;

// ── shared/onboarding-words/onboarding-words.messages.d.ts
export declare const onboardingWordsMessages: import("@alms/ui/i18n").Catalogue<{
    account_created: string;
    laboratory_setup: string;
    staff_management: string;
    test_catalog: string;
    system_preferences: string;
    completed: string;
}>;

// ── shared/order-list/order-list.messages.d.ts
export declare const orderListMessages: import("@alms/ui/i18n").Catalogue<{
    orderNumber: string;
    patient: string;
    requested: string;
    tests: string;
    state: string;
    placed: string;
    in_progress: string;
    partially_released: string;
    completed: string;
    cancelled: string;
}>;

// ── shared/outside-hours/index.d.ts
export { OutsideHoursList } from './outside-hours-list.js';
export type { OutsideHours } from './outside-hours-list.js';
export { outsideHoursMessages } from './outside-hours.messages.js';

// ── shared/outside-hours/outside-hours-list.d.ts
import type { Appointment } from '@alms/lis-domain/appointments';
import type { Resource } from '@alms/ui/resource';
export interface OutsideHours {
    /** The earliest first. */
    appointments: Resource<readonly Appointment[]>;
    /** There are more than these. */
    hasMore: boolean;
    /** Where a patient is looked at and called. When omitted, names lead nowhere. */
    patientHref?: ((patientId: string) => string) | undefined;
    /** Where an appointment is moved to another time. When omitted, that is not offered here. */
    moveHref?: ((appointment: Appointment) => string) | undefined;
    onRetry?: () => void | Promise<void>;
}
/** Whom to call, because their appointments were booked before the working hours were changed, and where each is moved. */
export declare function OutsideHoursList({ appointments, patientHref, moveHref }: Pick<OutsideHours, 'patientHref' | 'moveHref'> & {
    appointments: readonly Appointment[];
}): import("react").JSX.Element;

// ── shared/outside-hours/outside-hours.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const outsideHoursMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    body: string;
    more: string;
    move: string;
    moveOf: (v: {
        name: string | number;
        when: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/patient-banner/index.d.ts
export { PatientBanner } from './patient-banner.js';
export type { PatientBannerProps } from './patient-banner.js';

// ── shared/patient-banner/patient-banner.d.ts
import { type PatientSummary } from '@alms/lis-domain/patients';
import { type SubjectBannerProps } from '@alms/ui/subject-banner';
export interface PatientBannerProps extends Pick<SubjectBannerProps, 'context' | 'alerts' | 'headingLevel' | 'frame' | 'sticky'> {
    patient: PatientSummary;
}
/**
 * Who this is about, with two identifiers at least (name, MRN, birth date), the month in letters. It stands wherever a
 * patient's results are entered, verified or read: the wrong patient is the worst error. In a list of many patients
 * use columns instead.
 */
export declare function PatientBanner({ patient, alerts, ...banner }: PatientBannerProps): import("react").JSX.Element;

// ── shared/patient-banner/patient-banner.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientBannerMessages: import("@alms/ui/i18n").Catalogue<{
    mrn: string;
    born: string;
    age: string;
    sex: string;
    deceased: string;
    deceasedOn: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    unidentified: string;
}>;

// ── shared/patient-finder/index.d.ts
export { PatientFinder } from './patient-finder.js';
export type { PatientFinderProps, PatientPage } from './patient-finder.js';

// ── shared/patient-finder/patient-finder.d.ts
import type { Patient } from '@alms/lis-domain/patients';
import { type Resource } from '@alms/ui/resource';
import type { ReactNode } from 'react';
/** Patients found so far. */
export interface PatientPage {
    items: readonly Patient[];
    /** Where the next page begins; null on the last. */
    nextCursor: string | null;
}
export interface PatientFinderProps {
    /** What is searched for. */
    query: string;
    /** Called with each change of the search box; the caller waits for a pause before it asks. */
    onSearch: (query: string) => void;
    /** Who was found; `idle` while nothing has been asked for. */
    patients: Resource<PatientPage>;
    /** More patients than this fit the search, which is said. When omitted or null, they do not. */
    moreThan?: number | null | undefined;
    /** Reads the next page. When omitted, there is none. */
    onMore?: (() => void) | undefined;
    onRetry?: (() => void | Promise<void>) | undefined;
    /** Where choosing a patient leads. */
    patientHref: (id: string) => string;
    /** What else can be done with a patient, in a row's last cell. When omitted, nothing. */
    actOf?: ((patient: Patient) => ReactNode) | undefined;
    /** The registration, as a button for where nobody is found. When omitted, this person may not register patients. */
    register?: ReactNode;
}
/** Finds one patient among all of the facility; each row carries name, birth date and number, so that no row is taken for another. */
export declare function PatientFinder({ query, onSearch, patients, moreThan, onMore, onRetry, patientHref, actOf, register }: PatientFinderProps): import("react").JSX.Element;

// ── shared/patient-finder/patient-finder.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientFinderMessages: import("@alms/ui/i18n").Catalogue<{
    search: string;
    placeholder: string;
    results: string;
    name: string;
    born: string;
    age: string;
    sex: string;
    mrn: string;
    phone: string;
    more: string;
    shown: (v: {
        count: number;
    }, f: MessageFormat) => string;
    shownSoFar: (v: {
        count: number;
    }, f: MessageFormat) => string;
    shownOfMany: (v: {
        most: number;
        count: number;
    }, f: MessageFormat) => string;
    emptyTitle: string;
    emptyBody: string;
    noMatchTitle: string;
    noMatchRegister: string;
    noMatchBody: string;
    acts: string;
}>;

// ── shared/patient-particulars/contact-fields.d.ts
import { type Address, type ContactPerson } from '@alms/lis-domain/patients';
import type { FieldBinding } from '../lis-form/index.js';
import type { ParticularsFields } from './patient-particulars.form.js';
declare const people: readonly ['emergency_contact', 'guardian'];
/** The names of these fields. */
export type ContactFieldName = `address.${keyof Address}` | 'language' | 'preferred_contact' | 'referring_provider' | 'notes' | `${(typeof people)[number]}.${keyof ContactPerson}`;
export interface ContactFieldsProps {
    field: (name: ContactFieldName) => FieldBinding;
    /** What stands in the fields. */
    patient: ParticularsFields;
}
/** Where somebody lives, what they speak, who is asked for them and who sent them: folded away, because nobody has to know it to go on. A refused answer unfolds it. */
export declare function ContactFields({ field, patient }: ContactFieldsProps): import("react").JSX.Element;
export {};

// ── shared/patient-particulars/identifier-holder.d.ts
import type { Submission } from '@alms/ui/resource';
interface IdentifierHolderProps {
    submission: Submission;
    /** The search for a number, to open who has it. */
    searchFor: (mrn: string) => string;
}
/** Leads to the patient who has an identifier that was refused; nothing while none was. */
export declare function IdentifierHolder({ submission, searchFor }: IdentifierHolderProps): import("react").JSX.Element | null;
export {};

// ── shared/patient-particulars/index.d.ts
export { ParticularsFields } from './particulars-fields.js';
export { PossibleMatch } from './possible-match.js';
export { usePossibleMatch } from './use-possible-match.js';
export { IdentifierHolder } from './identifier-holder.js';
export { useContactWords } from './use-contact-words.js';
export { useIdentifierWords } from './use-identifier-words.js';
export { birthTimeOf, contactFieldsOf, emptyContacts, emptyDetails, identifierFieldsOf, isNamed, lineOf, particularsEntries } from './patient-particulars.form.js';
export { patientParticularsMessages } from './patient-particulars.messages.js';
export type { Particulars, ParticularsFields as ParticularsValues, ParticularsRules } from './patient-particulars.form.js';

// ── shared/patient-particulars/particulars-fields.d.ts
import { type FieldArrayProps } from '@alms/ui/field-array';
import type { FieldBinding } from '../lis-form/index.js';
import { type ContactFieldName } from './contact-fields.js';
import type { IdentifierFields, ParticularsFields as Fields } from './patient-particulars.form.js';
type IdentifierRows = Pick<FieldArrayProps<IdentifierFields>, 'rows' | 'onRowsChange'> & {
    nextId: () => string;
};
export interface ParticularsFieldsProps {
    field: (name: keyof Fields | ContactFieldName | `identifiers.${number}.${'type' | 'value' | 'issuer'}`) => FieldBinding;
    /** The rows of the identifiers, from `useRows`. */
    identifiers: IdentifierRows;
    /** What stands in the fields. */
    patient: Fields;
    /** Lets the sex for intervals follow the gender that was chosen. When omitted, somebody has chosen it. */
    onSexFollows?: ((sex: string) => void) | undefined;
    /** Puts another date of birth into its field: what remains of it when only part of it is known. */
    onBirthDate: (date: string) => void;
}
/** Who somebody is and how to reach them: the same fields wherever a patient is written down. */
export declare function ParticularsFields({ field, identifiers: { nextId, ...rows }, patient, onSexFollows, onBirthDate }: ParticularsFieldsProps): import("react").JSX.Element;
export {};

// ── shared/patient-particulars/patient-particulars.form.d.ts
import { type Address, type ContactPerson, type Patient, type PatientIdentifier } from '@alms/lis-domain/patients';
import * as v from 'valibot';
/** One identifier, as its fields hold it; the id is the row's own. */
export type IdentifierFields = Record<'id' | keyof PatientIdentifier, string>;
/** What is asked of a patient, as the fields hold it: text, as typed. */
export interface ParticularsFields extends Record<keyof Omit<Particulars, 'identifiers' | 'birth_date_estimated' | keyof Grouped>, string>, Grouped {
    identifiers: IdentifierFields[];
    birth_date_estimated: boolean;
}
/** Answers of several fields. */
interface Grouped {
    address: Address;
    emergency_contact: ContactPerson;
    guardian: ContactPerson;
}
/** What is asked of a patient. */
export type Particulars = Pick<Patient, 'family_name' | 'given_name' | 'middle_name' | 'prefix' | 'suffix' | 'name_local' | 'birth_time' | 'birth_date_estimated' | 'gender' | 'sex_for_ranges' | 'birth_date' | 'phone' | 'email' | 'identifiers' | 'address' | 'language' | 'preferred_contact' | 'emergency_contact' | 'guardian' | 'referring_provider' | 'notes'>;
export interface ParticularsRules {
    /** The facility's present day, `YYYY-MM-DD`: nobody is registered before birth. */
    today: string;
    /** The server has found somebody of this name and birth date, and must be told why this is another person. */
    needsReason: boolean;
}
/** A line of text of at most so many letters. */
export declare const lineOf: (maxLength: number) => v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
/** The rules of the fields, and of why it is a different person; messages are keys of `patientParticularsMessages`. */
export declare const particularsEntries: ({ today, needsReason }: ParticularsRules) => {
    family_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    given_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    middle_name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    prefix: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    suffix: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    name_local: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    gender: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["male", "female", "other", "unknown"], "genderRequired">]>;
    sex_for_ranges: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["male", "female", "unknown"], undefined>]>;
    birth_date: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "birthDateRequired">, v.CheckAction<string, "birthDateInvalid">, v.CheckAction<string, "birthDateInFuture">]>;
    birth_time: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "birthTimeInvalid">]>;
    birth_date_estimated: v.BooleanSchema<undefined>;
    phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    email: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>, v.CheckAction<string, "emailInvalid">]>;
    identifiers: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.PicklistSchema<readonly ["MR", "NI", "PPN", "DL", "SS", "INS", "OTH"], "identifierTypeRequired">]>;
        readonly value: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>, v.CheckAction<string, "identifierRequired">]>;
        readonly issuer: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    }, undefined>, v.TransformAction<{
        id: string;
        type: "DL" | "INS" | "MR" | "NI" | "OTH" | "PPN" | "SS";
        value: string;
        issuer: string;
    }, {
        type: "DL" | "INS" | "MR" | "NI" | "OTH" | "PPN" | "SS";
        value: string;
        issuer: string;
    }>]>, undefined>, v.CheckAction<{
        type: "DL" | "INS" | "MR" | "NI" | "OTH" | "PPN" | "SS";
        value: string;
        issuer: string;
    }[], "identifierTwice">]>;
    address: v.ObjectSchema<{
        readonly line1: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly line2: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly city: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly region: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly postal_code: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly country: v.StringSchema<undefined>;
    }, undefined>;
    language: v.StringSchema<undefined>;
    preferred_contact: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, "email" | "none" | "phone" | "sms" | null>]>;
    emergency_contact: v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly relation: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    }, undefined>, v.BaseValidation<{
        name: string;
        relation: string;
        phone: string;
    }, {
        name: string;
        relation: string;
        phone: string;
    }, v.PartialCheckIssue<{
        name: string;
        relation: string;
        phone: string;
    }>>, v.TransformAction<{
        name: string;
        relation: string;
        phone: string;
    }, {
        name: string;
        relation: string;
        phone: string;
    } | null>]>;
    guardian: v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly relation: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
        readonly phone: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    }, undefined>, v.BaseValidation<{
        name: string;
        relation: string;
        phone: string;
    }, {
        name: string;
        relation: string;
        phone: string;
    }, v.PartialCheckIssue<{
        name: string;
        relation: string;
        phone: string;
    }>>, v.TransformAction<{
        name: string;
        relation: string;
        phone: string;
    }, {
        name: string;
        relation: string;
        phone: string;
    } | null>]>;
    referring_provider: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>;
    notes: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 2000, "notesTooLong">]>;
    different_person_reason: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, "tooLong">]>, v.CheckAction<string, "differentRequired">]>;
};
/** Identifiers on record, as the fields begin with them. */
export declare const identifierFieldsOf: (identifiers: readonly PatientIdentifier[]) => IdentifierFields[];
/** Nothing said of where somebody lives and who is asked. */
export declare const emptyContacts: {
    readonly address: {
        line1: string;
        line2: string;
        city: string;
        region: string;
        postal_code: string;
        country: string;
    };
    readonly language: '';
    readonly preferred_contact: '';
    readonly emergency_contact: {
        name: string;
        relation: string;
        phone: string;
    };
    readonly guardian: {
        name: string;
        relation: string;
        phone: string;
    };
    readonly referring_provider: '';
    readonly notes: '';
};
/** What is on record of it, as the fields begin with it. */
export declare function contactFieldsOf({ address, language, preferred_contact, emergency_contact, guardian, referring_provider, notes }: {
    [Field in keyof typeof emptyContacts]?: Particulars[Field] | undefined;
}): Pick<ParticularsFields, keyof typeof emptyContacts>;
/** Nothing said beyond the usual name, and of when in the day somebody was born. */
export declare const emptyDetails: {
    readonly middle_name: '';
    readonly prefix: '';
    readonly suffix: '';
    readonly name_local: '';
    readonly birth_time: '';
    readonly birth_date_estimated: false;
};
/** A time of birth that is not asked for any more, because the date turned out to be an estimate or known in part, is none. */
export declare const birthTimeOf: (fields: Pick<ParticularsFields, 'birth_date' | 'birth_time' | 'birth_date_estimated'>) => string | null;
/** People with a single name have just that. */
export declare const isNamed: ({ family_name, given_name }: Pick<Particulars, 'family_name' | 'given_name'>) => boolean;
export {};

// ── shared/patient-particulars/patient-particulars.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientParticularsMessages: import("@alms/ui/i18n").Catalogue<{
    familyName: string;
    givenName: string;
    nameHint: string;
    birthDate: string;
    birthDateRead: (v: {
        date: string | number;
        age: string | number;
    }, f: MessageFormat) => string;
    gender: string;
    chooseGender: string;
    sexForRanges: string;
    sexForRangesHint: string;
    phone: string;
    email: string;
    nameRequired: string;
    genderRequired: string;
    birthDateRequired: string;
    birthDateInvalid: string;
    birthDateInFuture: string;
    tooLong: string;
    possible_duplicate_patient: string;
    matchTitle: string;
    matchBody: (v: {
        name: string | number;
        birthDate: string | number;
    }, f: MessageFormat) => string;
    openMatches: string;
    different: string;
    differentHint: string;
    differentRequired: string;
    identifiers: string;
    identifiersHint: string;
    identifier: string;
    addIdentifier: string;
    identifierType: string;
    chooseType: string;
    identifierValue: string;
    identifierIssuer: string;
    type_MR: string;
    type_NI: string;
    type_PPN: string;
    type_DL: string;
    type_SS: string;
    type_INS: string;
    type_OTH: string;
    identifierTypeRequired: string;
    identifierRequired: string;
    identifierTwice: string;
    identifier_taken: string;
    holderTitle: string;
    holderBody: (v: {
        mrn: string | number;
    }, f: MessageFormat) => string;
    openHolder: string;
    identifierRead: (v: {
        type: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    identifierReadIssued: (v: {
        type: string | number;
        value: string | number;
        issuer: string | number;
    }, f: MessageFormat) => string;
    reach: string;
    reachHint: string;
    reachMinor: string;
    line1: string;
    line2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    notKnown: string;
    language: string;
    languageHint: string;
    preferredContact: string;
    notAsked: string;
    contact_sms: string;
    contact_email: string;
    contact_phone: string;
    contact_none: string;
    emergencyContact: string;
    guardian: string;
    contactName: string;
    contactRelation: string;
    contactPhone: string;
    ofContact: (v: {
        contact: string | number;
        part: string | number;
    }, f: MessageFormat) => string;
    contactNameRequired: string;
    contactRead: (v: {
        name: string | number;
        relation: string | number;
    }, f: MessageFormat) => string;
    birthDateInPart: string;
    birthDateInPartHint: string;
    moreName: string;
    moreNameHint: string;
    middleName: string;
    prefix: string;
    suffix: string;
    nameLocal: string;
    nameLocalHint: string;
    addressedAs: string;
    birthDateEstimated: string;
    birthTime: string;
    birthTimeInvalid: string;
    birthTimeHint: string;
    deceased: string;
    deceasedHint: string;
    deathDate: string;
    deathTime: string;
    deathInFuture: string;
    deathBeforeBirth: string;
    deathDateRequired: string;
    referringProvider: string;
    referringProviderHint: string;
    notes: string;
    notesHint: string;
    notesTooLong: string;
}>;

// ── shared/patient-particulars/possible-match.d.ts
import type { FieldBinding } from '../lis-form/index.js';
import type { ParticularsFields } from './patient-particulars.form.js';
export interface PossibleMatchProps {
    patient: ParticularsFields;
    /** The search for a name, to look at who exists. */
    searchFor: (name: string) => string;
    /** What the search finds them by. When omitted, the name does. */
    knownAs?: string | undefined;
    reason: FieldBinding;
}
/** Somebody of this name and birth date exists: leads there, and asks why it is somebody else. */
export declare function PossibleMatch({ patient, searchFor, knownAs, reason }: PossibleMatchProps): import("react").JSX.Element;

// ── shared/patient-particulars/use-contact-words.d.ts
import type { Address, ContactPerson, PreferredContact } from '@alms/lis-domain/patients';
/** Where somebody lives and how to ask them, as it is read; null where it is not known. */
export declare function useContactWords(): {
    /** In one line, as it is told; which part comes first differs by country. */
    address: ({ line1, line2, city, region, postal_code, country }: Address) => string | null;
    language: (tag: string) => string | null;
    preferred: (contact: PreferredContact | null) => string | null;
    /** `Ada Testwell (mother), +1 555 0101`. */
    person: (person: ContactPerson | null) => string | null;
};

// ── shared/patient-particulars/use-identifier-words.d.ts
import type { PatientIdentifier } from '@alms/lis-domain/patients';
/** An identifier as it is read: `Passport C01X0006H (Utopia)`. */
export declare function useIdentifierWords(): (identifier: PatientIdentifier) => string;

// ── shared/patient-particulars/use-possible-match.d.ts
import type { Submission } from '@alms/ui/resource';
import type { ParticularsFields } from './patient-particulars.form.js';
/**
 * Whether somebody has to say why this is a different person: the server has warned of one of this name and birth date. With another name or date the
 * warning says nothing any more; while the answer with the reason is on its way it still does. `knownAs`: what the search finds them by, where the server has
 * named it.
 */
export declare function usePossibleMatch(submission: Submission): {
    needsReason: boolean;
    knownAs: string | undefined;
    watch: ({ family_name, given_name, middle_name, name_local, birth_date }: ParticularsFields) => void;
};

// ── shared/patient-sight/index.d.ts
export { isWithheld, SightNote } from './sight-note.js';
export type { OnShow, SightNoteProps } from './sight-note.js';
export { useSightNow } from './use-sight-now.js';
export { useSightWords } from './use-sight-words.js';

// ── shared/patient-sight/patient-sight.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientSightMessages: import("@alms/ui/i18n").Catalogue<{
    delayed: (v: {
        time: string | number;
    }, f: MessageFormat) => string;
    manual: string;
    never: string;
    show: string;
    showNamed: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    title: (v: {
        test: string | number;
    }, f: MessageFormat) => string;
    body: string;
    act: string;
    result_shown: string;
    result_state: string;
    version_stale: string;
}>;

// ── shared/patient-sight/sight-note.d.ts
import { type Result } from '@alms/lis-domain/results';
import type { Submission } from '@alms/ui/resource';
type SeenPart = Pick<Result, 'status' | 'released_at' | 'portal_from' | 'test'>;
/** Shows one version of a result to its patient, and answers how that went. */
export type OnShow = (result: {
    id: string;
    version: number;
}) => Promise<Submission>;
/** Whether there is something to say of a result that its patient does not see. One that was taken back is nobody's to show. */
export declare function isWithheld({ test, ...result }: SeenPart, now: string): boolean;
export interface SightNoteProps {
    result: SeenPart & Pick<Result, 'id' | 'version'>;
    /** When omitted, this person may not. */
    onShow: OnShow | undefined;
}
/** Of a reported result that its patient does not see: until when, and the way to show it now. Nothing of any other. */
export declare function SightNote({ result, onShow }: SightNoteProps): import("react").JSX.Element | null;
export {};

// ── shared/patient-sight/use-sight-now.d.ts
import type { Result } from '@alms/lis-domain/results';
/** The present instant in ISO 8601, about as old as a minute, and renewed when the patient begins to see the result. */
export declare function useSightNow({ portal_from }: Pick<Result, 'portal_from'>): string;

// ── shared/patient-sight/use-sight-words.d.ts
import type { PatientSight } from '@alms/lis-domain/results';
/** Gives the words for why a patient does not see a released result, the same wherever staff read of it. */
export declare function useSightWords(): (sight: Extract<PatientSight, 'delayed' | 'manual' | 'never'>, from: string | null) => string;

// ── shared/patient-words/patient-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const patientWordsMessages: import("@alms/ui/i18n").Catalogue<{
    male: string;
    female: string;
    other: string;
    unknown: string;
    years: (v: {
        count: number;
    }, f: MessageFormat) => string;
    months: (v: {
        count: number;
    }, f: MessageFormat) => string;
    weeks: (v: {
        count: number;
    }, f: MessageFormat) => string;
    days: (v: {
        count: number;
    }, f: MessageFormat) => string;
    notBorn: string;
    intervalsMale: string;
    intervalsFemale: string;
    intervalsUnknown: string;
    between: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    hours: (v: {
        count: number;
    }, f: MessageFormat) => string;
    about: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    bornAt: (v: {
        date: string | number;
        time: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/payment-words/payment-words.messages.d.ts
export declare const paymentWordsMessages: import("@alms/ui/i18n").Catalogue<{
    declined: string;
    expired: string;
}>;

// ── shared/permission-words/permission-words.messages.d.ts
export declare const permissionWordsMessages: import("@alms/ui/i18n").Catalogue<{
    manage_tests: string;
    enter_results: string;
    collect_samples: string;
    view_analytics: string;
    manage_payments: string;
    manage_settings: string;
    verify_results: string;
    amend_results: string;
    view_results: string;
    create_orders: string;
    register_patients: string;
    merge_patients: string;
    manage_appointments: string;
    take_payments: string;
    receive_samples: string;
    reject_samples: string;
    manage_qc: string;
    override_qc: string;
    manage_inventory: string;
    view_revenue: string;
    view_audit_logs: string;
    send_notifications: string;
    manage_staff: string;
    view_confidential: string;
    export_data: string;
}>;

// ── shared/plan-cards/plan-cards.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const planCardsMessages: import("@alms/ui/i18n").Catalogue<{
    plans: string;
    failed: string;
    noneTitle: string;
    noneBody: string;
    cycle: string;
    monthly: string;
    yearly: string;
    yearlyWithSaving: (v: {
        badge: string | number;
    }, f: MessageFormat) => string;
    saving: (v: {
        percent: string | number;
    }, f: MessageFormat) => string;
    free: string;
    laterPerMonth: (v: {
        price: string | number;
    }, f: MessageFormat) => string;
    laterPerYear: (v: {
        price: string | number;
    }, f: MessageFormat) => string;
    perMonth: string;
    perYear: string;
    users: string;
    patients: string;
    testsPerMonth: string;
    unlimited: string;
    analytics: string;
    prioritySupport: string;
    included: string;
    notIncluded: string;
}>;

// ── shared/plan-usage/plan-usage.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const planUsageMessages: import("@alms/ui/i18n").Catalogue<{
    users: string;
    patients: string;
    tests: string;
    usedOf: (v: {
        used: string | number;
        limit: string | number;
    }, f: MessageFormat) => string;
    usedNoLimit: (v: {
        used: string | number;
    }, f: MessageFormat) => string;
    nearLimit: string;
    atLimit: string;
}>;

// ── shared/priority-tag/priority-tag.messages.d.ts
export declare const priorityTagMessages: import("@alms/ui/i18n").Catalogue<{
    urgent: string;
    asap: string;
    stat: string;
}>;

// ── shared/product-name/product-name.messages.d.ts
export declare const productNameMessages: import("@alms/ui/i18n").Catalogue<{
    name: string;
}>;

// ── shared/reason-form/index.d.ts
export { ReasonForm } from './reason-form.js';
export type { ReasonFormProps, ReasonValues } from './reason-form.js';

// ── shared/reason-form/reason-form.d.ts
import type { Submission } from '@alms/ui/resource';
/** Why something is taken from somebody, for the audit log. */
export interface ReasonValues {
    reason: string;
}
export interface ReasonFormProps {
    /** What is about to happen to whom. */
    body: string;
    /** The same in the button, in two or three words. */
    confirm: string;
    /** The feature's words for what the server may refuse. */
    words: object;
    /** Key of them: what to say when sending failed. When omitted, plain words for its kind. */
    failureKey?: string;
    submission: Submission;
    onCancel: () => void;
    onConfirm: (given: ReasonValues) => Promise<void>;
}
/** Asks why before an account is closed or its second step is taken: it is not done without a reason on record. */
export declare function ReasonForm({ body, confirm, words, failureKey, submission, onCancel, onConfirm }: ReasonFormProps): import("react").JSX.Element;

// ── shared/reason-form/reason-form.messages.d.ts
export declare const reasonFormMessages: import("@alms/ui/i18n").Catalogue<{
    reason: string;
    reasonRequired: string;
    reasonTooLong: string;
    cancel: string;
}>;

// ── shared/reference-gauge/index.d.ts
export { ReferenceGauge } from './reference-gauge.js';
export type { ReferenceGaugeProps } from './reference-gauge.js';

// ── shared/reference-gauge/reference-gauge.d.ts
import { type ResultType } from '@alms/lis-domain/catalogue';
import type { Flag } from '@alms/lis-domain/results';
import { type GaugeLimits } from '@alms/ui/interval-gauge';
import { intervalFigures } from '../interval-text/index.js';
export interface ReferenceGaugeProps {
    /** The reference interval. Nothing is drawn when it has no numeric limit. */
    range: Parameters<typeof intervalFigures>[0];
    /** Of the test. Nothing is drawn of titers and ratios: their steps are no steps of a scale that is even. */
    resultType: ResultType;
    /** The result, as entered; a value with a comparator (`<3.0`) has no place of its own and is not marked. */
    value: string | null;
    /** The result's flag: it gives the mark its shape. Without one no mark is drawn, for its shape would say something undecided. */
    flag: Flag | null;
    /** The patient's previous value, drawn as a ring. When omitted, none. */
    previous?: string | null;
    /** Critical limits, drawn as red ticks. When omitted, none. */
    critical?: GaugeLimits;
}
/**
 * A result against its reference interval: the mark's shape is the result's flag. A picture beside the figures, never instead of them.
 */
export declare function ReferenceGauge({ range, resultType, value, flag, previous, critical }: ReferenceGaugeProps): import("react").JSX.Element | null;

// ── shared/reference-gauge/reference-gauge.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const referenceGaugeMessages: import("@alms/ui/i18n").Catalogue<{
    described: (v: {
        value: string | number;
        interval: string | number;
    }, f: MessageFormat) => string;
    intervalOnly: (v: {
        interval: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/repeat-warning/index.d.ts
export { RepeatWarning, useRepeats } from './repeat-warning.js';
export type { RepeatWarningProps } from './repeat-warning.js';
export { isRepeatedIn, repeatReasonField, saysWhyRepeated } from './repeat-reason.form.js';
export type { IsRepeated } from './repeat-reason.form.js';
export { repeatWarningMessages } from './repeat-warning.messages.js';

// ── shared/repeat-warning/repeat-reason.form.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
/** Whether a choice has a test in it that the server has warned of. */
export type IsRepeated = (chosen: readonly string[]) => boolean;
export declare const isRepeatedIn: (repeats: Readonly<Record<string, string>>, catalogue: readonly TestParameter[]) => IsRepeated;
export declare const repeatReasonField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, 200, "reasonTooLong">]>;
/** Whoever orders a test again that the server has warned of says why. */
export declare const saysWhyRepeated: (isRepeated: IsRepeated) => ({ test_parameter_ids, repeat_reason }: {
    test_parameter_ids: readonly string[];
    repeat_reason: string;
}) => boolean;

// ── shared/repeat-warning/repeat-warning.d.ts
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Submission } from '@alms/ui/resource';
import type { FieldBinding } from '../lis-form/index.js';
/** Of each test that the server has warned of, by its code, when its last specimen was collected. What was warned of once stays so while the form is open. */
export declare function useRepeats(submission: Submission): Readonly<Record<string, string>>;
export interface RepeatWarningProps {
    /** The chosen tests that were made a short while ago. */
    tests: readonly TestParameter[];
    repeats: Readonly<Record<string, string>>;
    reason: FieldBinding;
}
/** What was made a short while ago, and the question why it is needed again. */
export declare function RepeatWarning({ tests, repeats, reason }: RepeatWarningProps): import("react").JSX.Element;

// ── shared/repeat-warning/repeat-warning.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const repeatWarningMessages: import("@alms/ui/i18n").Catalogue<{
    repeatTitle: string;
    repeatLine: (v: {
        test: string | number;
        time: string | number;
        hours: number;
    }, f: MessageFormat) => string;
    repeatReason: string;
    repeatReasonHint: string;
    repeated_too_soon: string;
    repeatReasonRequired: string;
}>;

// ── shared/reread-note/reread-note.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const rereadNoteMessages: import("@alms/ui/i18n").Catalogue<{
    openReread: (v: {
        count: number;
    }, f: MessageFormat) => string;
    reportedAlike: (v: {
        count: number;
    }, f: MessageFormat) => string;
    reportedOtherwise: (v: {
        count: number;
    }, f: MessageFormat) => string;
    reportedOtherwiseBody: string;
    orders: string;
}>;

// ── shared/role-words/role-words.messages.d.ts
export declare const roleWordsMessages: import("@alms/ui/i18n").Catalogue<{
    admin: string;
    technician: string;
    nurse: string;
    receptionist: string;
    doctor: string;
    lab_manager: string;
    phlebotomist: string;
    data_entry: string;
    report_viewer: string;
    patient: string;
}>;

// ── shared/sales-desk/hrefs.d.ts
/** A letter in the reader's own mail program, begun for them (RFC 6068). */
export declare function mailHref(to: string, letter?: {
    subject?: string;
    body?: string;
}): string;
/** A number as it is written, to be dialled (RFC 3966). */
export declare function phoneHref(phone: string): string;

// ── shared/sales-desk/index.d.ts
export { mailHref, phoneHref } from './hrefs.js';
export { SalesDesk } from './sales-desk.js';
export type { SalesDeskProps } from './sales-desk.js';

// ── shared/sales-desk/sales-desk.d.ts
export interface SalesDeskProps {
    /** As people write it, with the country's code. */
    phone: string;
    email: string;
}
/** How the people who sell the product are reached. */
export declare function SalesDesk({ phone, email }: SalesDeskProps): import("react").JSX.Element;

// ── shared/sales-desk/sales-desk.messages.d.ts
export declare const salesDeskMessages: import("@alms/ui/i18n").Catalogue<{
    phone: string;
    email: string;
}>;

// ── shared/specimen-words/specimen-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const specimenWordsMessages: import("@alms/ui/i18n").Catalogue<{
    BLD: string;
    SER: string;
    PLAS: string;
    UR: string;
    STL: string;
    SPT: string;
    CSF: string;
    SWAB: string;
    edta: string;
    sst: string;
    heparin: string;
    citrate: string;
    fluoride: string;
    plain: string;
    sterile: string;
    edtaAdditive: string;
    sstAdditive: string;
    heparinAdditive: string;
    citrateAdditive: string;
    fluorideAdditive: string;
    plainAdditive: string;
    ambient: string;
    refrigerated: string;
    frozen: string;
    protectFromLight: string;
    fasting: string;
    atLeast: (v: {
        volume: string | number;
    }, f: MessageFormat) => string;
    expected: string;
    collected: string;
    in_transit: string;
    received: string;
    in_testing: string;
    stored: string;
    disposed: string;
    rejected: string;
    lost: string;
    referred: string;
    cancelled: string;
    EX: string;
    QS: string;
    RB: string;
    RC: string;
    RE: string;
    RH: string;
    RI: string;
    RM: string;
    RN: string;
    RR: string;
    RS: string;
    absent: string;
    refused: string;
    not_prepared: string;
    no_access: string;
    identity: string;
    other: string;
    used_up: string;
    leaking: string;
    contaminated: string;
    deteriorated: string;
    withdrawn: string;
    no_room: string;
    autolyzed: string;
    cool: string;
    live: string;
}>;

// ── shared/stock-words/alert-facts.d.ts
import type { RaisedAlert } from '@alms/lis-domain/inventory';
/** What an alert is about besides its item, in one line: the lot, its last day of use, and what is left. */
export declare function AlertFacts({ lot_number, use_by, quantity, unit }: Pick<RaisedAlert, 'lot_number' | 'use_by' | 'quantity' | 'unit'>): import("react").JSX.Element;

// ── shared/stock-words/index.d.ts
export { AlertFacts } from './alert-facts.js';
export { AlertChip, LotChip } from './stock-chips.js';
export { stockWordsMessages } from './stock-words.messages.js';
export { ItemPicker } from './item-picker.js';
export type { FindItems, ItemPickerProps } from './item-picker.js';

// ── shared/stock-words/item-picker.d.ts
import type { StockItem } from '@alms/lis-domain/inventory';
import { type Resource } from '@alms/ui/resource';
/** Looks items up by what is typed; of an answer that comes late, only the last counts. */
export type FindItems = (text: string) => Promise<Resource<readonly StockItem[]>>;
export interface ItemPickerProps {
    label: string;
    item: Pick<StockItem, 'id' | 'code' | 'name'> | null;
    onItemChange: (item: StockItem | null) => void;
    findItems: FindItems;
    /** Why the answer is not accepted. When omitted, it is. */
    error?: string | undefined;
}
/** One item among all that the laboratory keeps, found by typing its name or code. */
export declare function ItemPicker({ label, item, onItemChange, findItems, error }: ItemPickerProps): import("react").JSX.Element;

// ── shared/stock-words/stock-chips.d.ts
import type { StockAlert, StockLot } from '@alms/lis-domain/inventory';
/** What has to be said of an item or a lot, in shape, color and word. */
export declare function AlertChip({ alert }: {
    alert: StockAlert;
}): import("react").JSX.Element;
/** The state of a lot; of one in quarantine, also what its controls have said. */
export declare function LotChip({ status, qc_status }: Pick<StockLot, 'status' | 'qc_status'>): import("react").JSX.Element;

// ── shared/stock-words/stock-words.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const stockWordsMessages: import("@alms/ui/i18n").Catalogue<{
    out_of_stock: string;
    expired: string;
    low_stock: string;
    lot_change_needs_qc: string;
    expiring: string;
    active: string;
    in_use: string;
    quarantined: string;
    consumed: string;
    disposed: string;
    qcFailed: string;
    reagent: string;
    control: string;
    calibrator: string;
    consumable: string;
    kit: string;
    rdt: string;
    other: string;
    ambient: string;
    refrigerated: string;
    frozen_20: string;
    frozen_80: string;
    findItem: string;
    lot: (v: {
        lot: string | number;
    }, f: MessageFormat) => string;
    goodUntil: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    amount: (v: {
        count: number;
        unit: string | number;
    }, f: MessageFormat) => string;
}>;

// ── shared/subdomain-field/index.d.ts
export { SubdomainField } from './subdomain-field.js';
export { useSubdomainWords } from './use-subdomain-words.js';
export type { SubdomainCheck, SubdomainFieldProps } from './subdomain-field.js';

// ── shared/subdomain-field/subdomain-field.d.ts
import type { FieldBinding } from '../lis-form/index.js';
/** What is known of the subdomain that stands in the field. It is advice: the server decides when it is sent. */
export type SubdomainCheck = 'idle' | 'checking' | 'available' | 'taken' | 'invalid' | 'unknown';
export interface SubdomainFieldProps {
    /** What the form calls it. */
    label: string;
    binding: FieldBinding;
    check: SubdomainCheck;
    /** What follows the subdomain in the address: `example.com`. */
    baseDomain: string;
    /** Called with the cleaned name at each change, so that it can be checked. */
    onSubdomainChange: (subdomain: string) => void;
}
/** The facility's name on the web; says while it is typed whether it is still free. */
export declare function SubdomainField({ label, binding, check, baseDomain, onSubdomainChange }: SubdomainFieldProps): import("react").JSX.Element;

// ── shared/subdomain-field/subdomain-field.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const subdomainFieldMessages: import("@alms/ui/i18n").Catalogue<{
    suffix: (v: {
        baseDomain: string | number;
    }, f: MessageFormat) => string;
    hint: string;
    checking: string;
    available: string;
    unknown: string;
    subdomainTaken: string;
    subdomainInvalid: string;
}>;

// ── shared/subdomain-field/use-subdomain-words.d.ts
/** What a subdomain is made of, and why one was refused by the keys that forms give as their issues: to be put beside a form's own words. */
export declare function useSubdomainWords(): Readonly<Record<'subdomainHint' | 'subdomainTaken' | 'subdomainInvalid', string>>;

// ── shared/test-names/test-names.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const testNamesMessages: import("@alms/ui/i18n").Catalogue<{
    more: (v: {
        tests: string | number;
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── shared/time-zones/time-zones.messages.d.ts
export declare const timeZonesMessages: import("@alms/ui/i18n").Catalogue<{
    commonZones: string;
    otherZones: string;
    zoneUtc: string;
    zoneEastern: string;
    zoneCentral: string;
    zonePacific: string;
}>;

// ── shared/versioned-form/edit-conflict-dialog.d.ts
import { type ReactNode } from 'react';
import { type EditedValues } from './edit-differences.js';
/** How one answer is called and shown to somebody who compares two of them. */
export interface ConflictField<V> {
    name: keyof V & string;
    label: string;
    /** The answer in words. When omitted, the text itself. */
    show?: (values: V) => ReactNode;
}
/** Two edits of one record that do not fit together. */
export interface EditConflict<V> {
    /** What both began from. */
    base: V;
    /** What this person wants to save. */
    mine: V;
    /** What somebody else has saved meanwhile. */
    theirs: V;
}
export interface EditConflictDialogProps<V> {
    /** Undefined while there is none. */
    conflict: EditConflict<V> | undefined;
    /** The answers of the form, in its order. */
    fields: readonly ConflictField<V>[];
    /** Save this: for each answer the version that was chosen. */
    onSettle: (values: V) => void | Promise<void>;
    /** Back to the form, where everything typed still stands. */
    onBack: () => void;
}
/**
 * Shows two versions of a record answer by answer, when somebody else has saved in the meantime, and lets the person choose for each. An answer
 * that only one of the two changed has that change chosen already; where both changed it, nothing is chosen for them.
 */
export declare function EditConflictDialog<V extends EditedValues>({ conflict, onBack, ...choices }: EditConflictDialogProps<V>): import("react").JSX.Element;

// ── shared/versioned-form/edit-differences.d.ts
/** One answer that stands differently in two versions of the same record. */
export interface EditDifference<Name extends string = string> {
    name: Name;
    /** Who changed it since `base`: `both` differently, or only one of the two. */
    changedBy: 'both' | 'mine' | 'theirs';
}
/** One state of what is edited; all states of one record have the same names. An answer may have parts: a list, or a few figures. */
export type EditedValues = Readonly<Record<string, unknown>>;
/** Whether two answers are the same, part by part. */
export declare const sameAnswer: (a: unknown, b: unknown) => boolean;
/**
 * Compares what one person typed with what another has saved, both begun from `base`. What both changed to the same is no difference.
 * Nothing is merged here: a person decides.
 */
export declare function editDifferences<V extends EditedValues>(base: V, mine: V, theirs: V): EditDifference<keyof V & string>[];

// ── shared/versioned-form/index.d.ts
export { EditConflictDialog } from './edit-conflict-dialog.js';
export { sameAnswer } from './edit-differences.js';
export { useVersionedForm } from './use-versioned-form.js';
export type { ConflictField, EditConflict, EditConflictDialogProps } from './edit-conflict-dialog.js';
export type { SaveOutcome, VersionedDraft, VersionedFormProps, VersionedFormState } from './use-versioned-form.js';

// ── shared/versioned-form/use-versioned-form.d.ts
import type { Submission } from '@alms/ui/resource';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type LisFormState } from '../lis-form/index.js';
import type { EditConflict } from './edit-conflict-dialog.js';
import { type EditedValues } from './edit-differences.js';
/** What became of saving. What the server says to the fields arrives as `submission`. */
export type SaveOutcome<R> = 
/** The record as it is now. */
{
    status: 'saved';
    record: R;
}
/** Somebody else has saved since; the record as they left it. */
 | {
    status: 'stale';
    record: R;
} | {
    status: 'refused';
};
/** What was typed, and the record it was begun from: kept over a forced sign-in. */
export interface VersionedDraft<Fields, R> {
    fields: Fields;
    base: R;
}
/** What a screen gives to a form of `useVersionedForm`. */
export interface VersionedFormProps<Fields, V, R> {
    submission: Submission;
    /** Saves the values over the record they were begun from. It must not reject. */
    onSave: (change: {
        values: V;
        base: R;
    }) => Promise<SaveOutcome<R>>;
    /** What was typed before a forced sign-in. When omitted, the form begins with the record. */
    draft?: VersionedDraft<Fields, R> | undefined;
    /** Called with what stands in the fields, to be kept; undefined once nothing differs from the record. */
    onDraftChange?: ((draft: VersionedDraft<Fields, R> | undefined) => void) | undefined;
}
export interface VersionedFormOptions<Fields extends FieldValues, V extends EditedValues, R> extends VersionedFormProps<Fields, V, R> {
    /** The record as it was last read. */
    record: R;
    /** The part of the record that this form edits. */
    valuesOf: (record: R) => V;
    /** Those values as the fields hold them. */
    fieldsOf: (values: V) => Fields;
    words: object;
    failureKey?: string;
    /** Called when the record is saved, such as to close the form's dialog. */
    onSaved?: (() => void) | undefined;
}
export interface VersionedFormState<Fields extends FieldValues, V> {
    form: LisFormState<Fields, V>;
    /** Something stands in the fields that is not saved. */
    isDirty: boolean;
    /** For `EditConflictDialog`. */
    conflict: EditConflict<V> | undefined;
    onSettle: (values: V) => Promise<void>;
    onBack: () => void;
}
/**
 * `useLisForm` for a record that two people can edit at the same time. A refused older version opens a conflict, in which the person chooses;
 * when the other one changed nothing that this form shows, it is saved over theirs at once. Until something is typed, the form follows the record.
 */
export declare function useVersionedForm<Fields extends FieldValues, V extends EditedValues, R extends {
    version: number;
}>(schema: GenericSchema<Fields, V>, { record, valuesOf, fieldsOf, onSave, onSaved, draft, onDraftChange, ...rest }: VersionedFormOptions<Fields, V, R>): VersionedFormState<Fields, V>;

// ── shared/versioned-form/versioned-form.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const versionedFormMessages: import("@alms/ui/i18n").Catalogue<{
    title: string;
    body: string;
    mine: string;
    theirs: string;
    onlyMine: string;
    onlyTheirs: string;
    keepAllMine: string;
    takeAllTheirs: string;
    undecided: (v: {
        count: number;
    }, f: MessageFormat) => string;
    back: string;
    save: string;
}>;

// ── subscription/trial-banner/index.d.ts
export { TrialBanner } from './trial-banner.js';
export type { TrialBannerProps } from './trial-banner.js';

// ── subscription/trial-banner/trial-banner.d.ts
export interface TrialBannerProps {
    /** From `trialNotice` of the domain. */
    state: 'ended' | 'ending';
    /** When the trial ends or has ended. */
    endsAt: string;
    /** All plans are free for now, so that the end of a trial stops nothing. */
    beta: boolean;
    /** Where a plan is asked for. When omitted, there is no way there: the reader is not who decides on it. */
    contactHref?: string;
}
/** Says on every signed-in page that the trial of the facility has ended, or soon will, and what that means for the work. */
export declare function TrialBanner({ state, endsAt, beta, contactHref }: TrialBannerProps): import("react").JSX.Element;

// ── subscription/trial-banner/trial-banner.messages.d.ts
import { type MessageFormat } from '@alms/ui/i18n';
export declare const trialBannerMessages: import("@alms/ui/i18n").Catalogue<{
    ended: string;
    endedMeaning: string;
    ending: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    endingMeaning: string;
    endingInBeta: string;
    contact: string;
}>;
