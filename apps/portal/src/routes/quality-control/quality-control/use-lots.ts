import {
  createLotComparison,
  decideLotComparison,
  downloadLotResults,
  enterLotPairs,
  exportLotResults,
  listCalibrations,
  listInstruments,
  listLoadableLots,
  listLotComparisons,
  listLotResults,
  listLotUses,
  listProductLots,
  putLotIntoUse,
  readTestNames,
  recallLot,
  undoRecall,
  recordCalibration,
  takeLotOutOfUse,
  voidCalibration,
  voidLotUse,
  type ProductLot,
} from '@alms/lis-domain/quality-control';
import { languageOf } from '@alms/lis-domain/language';
import type { InstrumentId } from '@alms/lis-domain/results';
import type {
  LotResultFilter,
  LotResults,
  LotsPanelProps,
} from '@alms/lis-features/quality-control/lots';
import { useLanguage } from '@alms/ui/i18n';
import { loading, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { lotResultHref } from '../../../app/task-links.ts';
import { idIn, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useDownload } from '../../../data/use-download.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';
import { useSiteQuery } from '../../../session/use-workplace.ts';

const itemsRead = <T>(resource: Resource<{ items: readonly T[] }>): readonly T[] =>
  resource.status === 'ready' ? resource.data.items : [];

/** Lots and calibrations; undefined until shown. The instrument and the lot are in the URL. */
export function useLots(isShown: boolean): LotsPanelProps | undefined {
  const [view, setView] = useView();
  const site = useSiteQuery();
  const instruments = useEndpoint(listInstruments, isShown ? { query: site } : undefined);
  const active = itemsRead(instruments.resource).filter((instrument) => instrument.active);
  const chosen = idIn(view, 'instrument');
  const instrumentId = active.find(({ id }) => id === chosen)?.id ?? active[0]?.id ?? null;
  const ofInstrument = useOfInstrument(isShown ? instrumentId : null);
  const lots = useProductLots(isShown);
  const names = useEndpoint(readTestNames, isShown ? {} : undefined);
  const reload = async () => {
    await Promise.all([instruments.reload(), ofInstrument.reload(), lots.reload()]);
  };
  const actions = useLotActions(instrumentId, reload);
  const opened = useOpenedLot(lots.opened, reload);
  if (!isShown) return undefined;
  const { uses, calibrations, comparisons } = ofInstrument;
  return {
    instruments:
      instruments.resource.status === 'ready' && active.length === 0
        ? { status: 'empty', reason: 'none-yet' }
        : itemsOf(instruments.resource),
    instrumentId,
    onInstrumentChange: (id) => setView({ instrument: id }),
    uses,
    calibrations,
    comparisons,
    tests: itemsRead(names.resource),
    lots: lots.props,
    opened,
    actions,
    onRetry: reload,
  };
}

function useOfInstrument(id: InstrumentId | null) {
  const [inUse, setInUse] = useState(true);
  const loads = useMayCall()(putLotIntoUse);
  const named = id === null ? undefined : { params: { id } };
  const uses = usePages(listLotUses, named && { ...named, query: inUse ? { in_use: 'true' } : {} });
  const current = useEndpoint(
    listLotUses,
    named && { ...named, query: { in_use: 'true', limit: '200' } },
  );
  const loadable = useEndpoint(listLoadableLots, loads ? named : undefined);
  const calibrations = usePages(listCalibrations, named && { ...named, query: {} });
  const comparisons = usePages(listLotComparisons, named && { ...named, query: {} });
  return {
    uses: {
      list: itemsOf(uses.resource),
      inUse,
      onInUseChange: setInUse,
      onMore: uses.more,
      calibrators: itemsRead(current.resource).filter(({ kind }) => kind === 'calibrator'),
      loadable: itemsRead(loadable.resource),
    },
    calibrations: { list: itemsOf(calibrations.resource), onMore: calibrations.more },
    comparisons: {
      list: itemsOf(comparisons.resource),
      onMore: comparisons.more,
      reagents: itemsRead(current.resource).filter(({ kind }) => kind === 'reagent'),
    },
    reload: () =>
      Promise.all(
        [uses, current, loadable, calibrations, comparisons].map((each) => each.reload()),
      ),
  };
}

/** All lots, and the open one: by its id, or by the id of a stock lot. */
function useProductLots(isShown: boolean) {
  const [view, setView] = useView();
  const [query, setQuery] = useState('');
  const search = useDebouncedValue(query, 300);
  const lots = usePages(
    listProductLots,
    isShown ? { query: search === '' ? {} : { q: search } } : undefined,
    { emptiness: search === '' ? 'none-yet' : 'no-match' },
  );
  const stockLotId = idIn(view, 'stock');
  const ofStock = useEndpoint(
    listProductLots,
    isShown && stockLotId !== null ? { query: { stock_lot_id: stockLotId } } : undefined,
  );
  const lotId = idIn(view, 'lot');
  const opened =
    stockLotId === null
      ? itemsRead(lots.resource).find(({ id }) => id === lotId)
      : itemsRead(ofStock.resource)[0];
  return {
    props: {
      list: itemsOf(lots.resource),
      query,
      onQueryChange: setQuery,
      onMore: lots.more,
      onOpen: ({ id }: ProductLot) => setView({ lot: id, stock: null }),
    },
    opened,
    reload: () => Promise.all([lots.reload(), ofStock.reload()]),
  };
}

function useLotActions(
  instrumentId: InstrumentId | null,
  after: () => Promise<void>,
): LotsPanelProps['actions'] {
  const load = useAction(putLotIntoUse, { after });
  const end = useAction(takeLotOutOfUse, { after });
  const voidUse = useAction(voidLotUse, { after });
  const calibrate = useAction(recordCalibration, { after });
  const voidIt = useAction(voidCalibration, { after });
  const compare = useAction(createLotComparison, { after });
  const enter = useAction(enterLotPairs, { after });
  const decide = useAction(decideLotComparison, { after });
  if (instrumentId === null) return {};
  const params = { id: instrumentId };
  return {
    onLoad: load.handler((body) => ({ params, body })),
    onEnd: end.handler(({ id, version }) => ({ params: { id }, version, body: {} })),
    onVoidUse: voidUse.handler(({ use: { id, version }, reason }) => ({
      params: { id },
      version,
      body: { reason },
    })),
    onCompare: compare.handler((body) => ({ params, body })),
    onEnterPairs: enter.handler(({ comparison: { id, version }, pairs }) => ({
      params: { id },
      version,
      body: { pairs },
    })),
    onDecide: decide.handler(({ comparison: { id, version }, ...body }) => ({
      params: { id },
      version,
      body,
    })),
    onCalibrate: calibrate.handler((body) => ({ params, body })),
    onVoidCalibration: voidIt.handler(({ calibration: { id, version }, reason }) => ({
      params: { id },
      version,
      body: { reason },
    })),
  };
}

const everything: LotResultFilter = { query: '', reported: '' };

/** The open lot with its results, exports and recall. */
function useOpenedLot(
  lot: ProductLot | undefined,
  after: () => Promise<void>,
): LotsPanelProps['opened'] {
  const [, setView] = useView();
  const [filter, setFilter] = useState(everything);
  const search = useDebouncedValue(filter.query, 300);
  const { call } = useApi();
  const { locale } = useLanguage();
  const language = languageOf(locale);
  const download = useDownload();
  const query = {
    ...(search !== '' && { q: search }),
    ...(filter.reported !== '' && { reported: filter.reported }),
  };
  const results = usePages(
    listLotResults,
    lot && { params: { id: lot.id }, query: { ...query, limit: '200' } },
  );
  const recall = useAction(recallLot, { after });
  const undo = useAction(undoRecall, { after });
  if (!lot) return undefined;
  const params = { id: lot.id };
  return {
    lot,
    results: resultsRead(results),
    filter,
    onFilterChange: setFilter,
    onMore: results.more,
    hrefOf: lotResultHref,
    onExport: () => void download(() => call(exportLotResults, { params, query })),
    onPrint: () =>
      void download(() =>
        call(downloadLotResults, { params, query: { ...query, ...(language && { language }) } }),
      ),
    onRecall: recall.handler(({ lot: { id, version }, reason }) => ({
      params: { id },
      version,
      body: { reason },
    })),
    onUndoRecall: undo.handler(({ lot: { id, version }, reason }) => ({
      params: { id },
      version,
      body: { reason },
    })),
    onClose: () => {
      setFilter(everything);
      setView({ lot: null, stock: null });
    },
  };
}

/** The numbers of the first page apply to all pages; no results are no error. */
function resultsRead({
  resource,
  first,
}: {
  resource: Resource<{ items: LotResults['items'] }>;
  first: LotResults | undefined;
}): Resource<LotResults> {
  if (first && resource.status === 'empty')
    return { status: 'ready', data: { ...first, items: [] }, freshness: 'fresh' };
  if (resource.status !== 'ready') return resource;
  return first ? { ...resource, data: { ...first, items: resource.data.items } } : loading;
}
