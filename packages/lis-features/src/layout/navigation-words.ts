import type { NavigationEntryId, NavigationGroupId } from '@alms/lis-domain/access';
import {
  BarcodeGlyph,
  BillGlyph,
  BoxGlyph,
  BuildingGlyph,
  CalendarGlyph,
  ChartGlyph,
  CriticalGlyph,
  DocumentCheckGlyph,
  HomeGlyph,
  InboxGlyph,
  ListGlyph,
  MoneyGlyph,
  PersonGlyph,
  PlusGlyph,
  QualityGlyph,
  ReceptionGlyph,
  SettingsGlyph,
  ShieldGlyph,
  SlidersGlyph,
  TubeGlyph,
  UploadGlyph,
  type IconProps,
} from '@alms/ui/icon';
import type { layoutMessages } from './words/index.ts';

type WordId = keyof typeof layoutMessages.messages;

/** Label and icon of every main menu entry. */
export const ENTRIES = {
  inbox: { word: 'inbox', glyph: InboxGlyph },
  dashboard: { word: 'dashboard', glyph: HomeGlyph },
  'front-desk': { word: 'frontDesk', glyph: ReceptionGlyph },
  'new-order': { word: 'newOrder', glyph: PlusGlyph },
  patients: { word: 'patients', glyph: PersonGlyph },
  'own-patients': { word: 'ownPatients', glyph: PersonGlyph },
  orders: { word: 'orders', glyph: ListGlyph },
  appointments: { word: 'ownAppointments', glyph: CalendarGlyph },
  'desk-payments': { word: 'payments', glyph: MoneyGlyph },
  'test-parameters': { word: 'testParameters', glyph: SlidersGlyph },
  'test-results': { word: 'testResults', glyph: DocumentCheckGlyph },
  import: { word: 'import', glyph: UploadGlyph },
  'sample-collection': { word: 'sampleCollection', glyph: TubeGlyph },
  receive: { word: 'receive', glyph: InboxGlyph },
  'critical-results': { word: 'criticalResults', glyph: CriticalGlyph },
  'sample-tracking': { word: 'sampleTracking', glyph: BarcodeGlyph },
  'quality-control': { word: 'qualityControl', glyph: QualityGlyph },
  analytics: { word: 'analytics', glyph: ChartGlyph },
  'saved-reports': { word: 'savedReports', glyph: ListGlyph },
  inventory: { word: 'inventory', glyph: BoxGlyph },
  payments: { word: 'payments', glyph: MoneyGlyph },
  'patient-portal': { word: 'patientPortal', glyph: PersonGlyph },
  'own-results': { word: 'ownResults', glyph: DocumentCheckGlyph },
  'own-appointments': { word: 'ownAppointments', glyph: CalendarGlyph },
  'own-bills': { word: 'ownBills', glyph: BillGlyph },
  'own-details': { word: 'ownDetails', glyph: PersonGlyph },
  'laboratory-settings': { word: 'laboratorySettings', glyph: SettingsGlyph },
  'hospital-management': { word: 'hospitalManagement', glyph: BuildingGlyph },
  'tenant-management': { word: 'tenantManagement', glyph: ShieldGlyph },
  'audit-logs': { word: 'auditLogs', glyph: ListGlyph },
} as const satisfies Record<NavigationEntryId, { word: WordId; glyph: IconProps['glyph'] }>;

/** Labels of the main menu groups. */
export const GROUPS = {
  'test-management': 'testManagement',
  'quality-analytics': 'qualityAnalytics',
  management: 'management',
  'settings-admin': 'settingsAdmin',
} as const satisfies Record<NavigationGroupId, WordId>;
