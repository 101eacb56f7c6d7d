import { fileName } from '@alms/lis-domain/http';
import {
  daysOfWindow,
  deleteView,
  exportFigures,
  listSavedViews,
  readComparison,
  readKeyMetrics,
  readLaboratoryFigures,
  readPerformance,
  readQualityMetrics,
  readTestStats,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  saveView,
} from '@alms/lis-domain/analytics';
import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import { handle, type Route, type SignedInCall } from '../../platform/http/requests/call.ts';
import { requestedWindow, type Bound } from '../../platform/http/requests/requested-window.ts';
import { revenueFigures } from '../billing/revenue.service.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { findSubdomain, timeZoneOf } from '../facility/facility.store.ts';
import { findLaboratories } from '../facility/laboratories.store.ts';
import { recipientLanguage } from '../../platform/i18n/recipient-language.ts';
import { sheetOf } from './export-figures.ts';
import {
  comparedOf,
  comparisonOf,
  keyFigures,
  qualityByTest,
  qualityOf,
  seesNames,
  statesOfTests,
  statsOfTests,
  turnaroundOf,
  workloadOf,
} from './figures.service.ts';
import { countByDay, type FacilityWindow } from './figures.store.ts';
import { openWork } from './open-work.service.ts';
import { rollUp } from './roll-up.ts';
import { findViews, deleteViewRow, saveViewRow } from './saved-views.ts';

export function analyticsRoutes({ db }: Pick<AreaDependencies, 'db'>): readonly Route[] {
  /**
   * Resolves the window of a request. After the response, uncounted days of the window are counted
   * in the background for later requests.
   */
  async function windowOf(
    { tx, tenantId, now, inBackground, query }: WindowedCall,
    start: Bound,
    end: Bound,
  ): Promise<FacilityWindow> {
    const { laboratory_id: laboratoryId } = query;
    const zone = await timeZoneOf(tx, tenantId, laboratoryId);
    const window = requestedWindow(start, end, zone, now);
    if (dateIn(zone, window.start) < dateIn(zone, now.toISOString()))
      inBackground(() => rollUp(db, tenantId, now));
    return { tenantId, window, zone, laboratoryId };
  }

  const windowOfQuery = (call: WindowedCall & { query: WindowQuery }) =>
    windowOf(call, ...boundsOf(call.query));

  return [
    handle(readKeyMetrics, async (call) => {
      const of = await windowOfQuery(call);
      // The service and its database are available: this request has just used both.
      return {
        ...frameOf(of, call.now),
        ...(await keyFigures(call, of)),
        ...(await revenueFigures(call, of)),
        system_health: 'good' as const,
        open_work: await openWork(call, of),
      };
    }),
    handle(readTestStatus, async (call) => {
      const of = await windowOfQuery(call);
      return { ...frameOf(of, call.now), ...(await statesOfTests(call, of)) };
    }),
    handle(readQualityMetrics, async (call) => {
      const of = await windowOfQuery(call);
      return {
        ...frameOf(of, call.now),
        ...(await qualityOf(call.tx, of, call.now)),
        by_test: await qualityByTest(call.tx, of),
      };
    }),
    handle(readTurnaround, async (call) => {
      const of = await windowOfQuery(call);
      return {
        ...frameOf(of, call.now),
        ...(await turnaroundOf(call.tx, of, await concealedTests(call))),
      };
    }),
    handle(readTestVolume, async (call) => {
      const of = await windowOfQuery(call);
      const items = await countByDay(call.tx, of);
      return {
        ...frameOf(of, call.now),
        items,
        total: items.reduce((sum, { count }) => sum + count, 0),
      };
    }),
    handle(readTestStats, async (call) => {
      const of = await windowOfQuery(call);
      return {
        ...frameOf(of, call.now),
        ...(await statsOfTests(call, of, await concealedTests(call), call.query.test_name)),
      };
    }),
    handle(readPerformance, async (call) => {
      const of = await windowOfQuery(call);
      return {
        ...frameOf(of, call.now),
        ...(await workloadOf(
          call.tx,
          of,
          call.query.group_by ?? 'technician',
          seesNames(call.user),
        )),
      };
    }),
    handle(readComparison, async (call) => {
      const { current_start, current_end, previous_start, previous_end } = call.query;
      const current = await windowOf(
        call,
        { name: 'current_start', value: current_start },
        { name: 'current_end', value: current_end },
      );
      const { window: before } = windowBefore(current);
      const previous = await windowOf(
        call,
        { name: 'previous_start', value: previous_start ?? before.start },
        { name: 'previous_end', value: previous_end ?? before.end },
      );
      return {
        generated_at: call.now.toISOString(),
        ...(await comparisonOf(call, current, previous, call.now)),
      };
    }),
    handle(readLaboratoryFigures, async (call) => {
      const of = await windowOfQuery(call);
      const items: AnswerOf<typeof readLaboratoryFigures>['items'] = [];
      for (const { id, name, time_zone } of await findLaboratories(call.tx, call.tenantId)) {
        // The same days, in the laboratory's own time zone, as its figures show them elsewhere.
        const zone = time_zone ?? of.zone;
        const window = requestedWindow(...boundsOf(call.query), zone, call.now);
        const figures = await comparedOf(call, { ...of, laboratoryId: id, zone, window }, call.now);
        const { window: _window, ...compared } = figures;
        items.push({ laboratory: { id, name }, ...compared });
      }
      return { ...frameOf(of, call.now), items };
    }),
    handle(exportFigures, async (call) => {
      const of = await windowOfQuery(call);
      const { tx, tenantId, user, query, now, requestLanguage } = call;
      const request = {
        of,
        before: windowBefore(of),
        group_by: query.group_by ?? 'technician',
        named: seesNames(user),
        concealed: await concealedTests(call),
        now,
      } as const;
      const content = await sheetOf(
        call,
        query.table,
        request,
        await recipientLanguage(tx, tenantId, user.id, requestLanguage),
      );
      const days = [
        dateIn(of.zone, of.window.start),
        dateIn(of.zone, new Date(Date.parse(of.window.end) - 1).toISOString()),
      ];
      call.audit({
        action: 'export',
        category: 'report',
        entity_type: 'figures',
        entity_label: `${query.table}, ${days.join(' to ')}`,
      });
      const facility = await findSubdomain(tx, tenantId);
      return { content, filename: fileName({ subject: query.table, facility, days }, 'csv') };
    }),
    handle(listSavedViews, async ({ tx, tenantId, user }) => ({
      items: await findViews(tx, tenantId, user.id),
    })),
    handle(saveView, (call) => saveViewRow(call, call.body)),
    handle(deleteView, (call) => deleteViewRow(call, call.params.id)),
  ];
}

/**
 * Tests whose figures the caller may not see: the figures of a rare test can identify a patient.
 */
const concealedTests = async (call: Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'user'>) =>
  (await concealedFrom(call)).ids;

type WindowedCall = Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'now' | 'inBackground'> & {
  query: { laboratory_id?: LaboratoryId | undefined };
};

interface WindowQuery {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const boundsOf = ({ start_date, end_date }: WindowQuery): [start: Bound, end: Bound] => [
  { name: 'start_date', value: start_date },
  { name: 'end_date', value: end_date },
];

/** Metadata of every response. */
const frameOf = ({ window, zone }: FacilityWindow, now: Date) => ({
  generated_at: now.toISOString(),
  window: { ...window, timezone: zone },
});

/** The preceding window with the same number of facility days. */
function windowBefore({ window, zone, ...of }: FacilityWindow): FacilityWindow {
  const first = addDays(dateIn(zone, window.start), -daysOfWindow(window, zone).length);
  return { ...of, zone, window: { start: dayIn(zone, first).start, end: window.start } };
}
