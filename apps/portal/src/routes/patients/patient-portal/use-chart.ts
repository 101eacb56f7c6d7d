import { addDays, dateIn } from '@alms/lis-domain/calendar';
import { departments, type TestParameterId } from '@alms/lis-domain/catalogue';
import { listChartResults } from '@alms/lis-domain/results';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  ALL_RESULTS,
  chartPeriods,
  type ChartFilter,
  type ChartPeriod,
  type CumulativeResultsProps,
} from '@alms/lis-features/results/cumulative-results';
import { useNow } from '@alms/ui/clock';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { orderTestHref } from '../../../app/task-links.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAttachment } from '../../../data/use-attachment.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useZone } from '../../../session/use-zone.ts';

/** Largest page of the endpoint: results of about twenty orders. */
const PAGE = '200';

/** Length of a period in days; null without a start. */
const DAYS: Record<ChartPeriod, number | null> = { year: 365, three_years: 1096, all: null };

/**
 * Results of a patient in staff view. Department, period, flag filter, layout and opened test are
 * stored in the URL; the test filter is not, because each letter would change it.
 * @param isOffered Whether the user may read results in staff view.
 * @param mayOrder Whether the user may order tests for the patient.
 */
export function useChart(
  patientId: PatientId,
  { isOffered, mayOrder }: { isOffered: boolean; mayOrder: boolean },
): CumulativeResultsProps {
  const [view, change] = useView();
  const [test, setTest] = useState('');
  const today = dateIn(useZone(), new Date(useNow()).toISOString());
  const filter: ChartFilter = {
    test,
    department: allowedValue(departments, view.get('department')),
    period: allowedValue(chartPeriods, view.get('period')) || ALL_RESULTS.period,
    outside: view.get('outside') === 'yes',
    layout: view.get('layout') === 'report' ? 'report' : 'cumulative',
  };
  const days = DAYS[filter.period];
  const params = { id: patientId };
  const { resource, more, reload } = usePages(
    listChartResults,
    isOffered
      ? {
          params,
          query: { limit: PAGE, ...(days !== null && { from: addDays(today, -days) }) },
        }
      : undefined,
  );
  const openedKey = view.get('opened');
  // The key of a test in another unit than its latest ends with that unit.
  const [openedTest] = (openedKey?.split(':') ?? []) as [TestParameterId?];
  const history = usePages(
    listChartResults,
    isOffered && openedTest !== undefined
      ? { params, query: { limit: PAGE, test_parameter_id: openedTest } }
      : undefined,
  );
  const openFile = useAttachment();
  return {
    results: itemsOf(resource),
    onMore: more,
    filter,
    onFilterChange: (next) => {
      setTest(next.test);
      change({
        department: next.department,
        period: next.period === ALL_RESULTS.period ? null : next.period,
        outside: next.outside ? 'yes' : null,
        layout: next.layout === 'report' ? 'report' : null,
      });
    },
    openedKey,
    onOpenedChange: (key) => change({ opened: key }),
    history: itemsOf(history.resource),
    onOpenFile: ({ id }) => void openFile({ id }),
    onRetry: async () => {
      await Promise.all([reload(), history.reload()]);
    },
    hrefs: {
      order: (orderId) => hrefOf(paths.order, { orderId }),
      ...(mayOrder && { reorder: (testId: TestParameterId) => orderTestHref(patientId, testId) }),
    },
  };
}
