import {
  auditActions,
  auditCategories,
  checkAuditChain,
  exportAuditLogs,
  listAuditLogs,
  verifyAuditChain,
} from '@alms/lis-domain/audit';
import { AuditLogScreen, type AuditFilter } from '@alms/lis-features/audit/audit-log';
import { useSearchParams } from 'react-router-dom';
import { allowedValue, idIn } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** Polling interval for the progress of a full chain verification, in ms. */
const WATCH_MS = 3_000;

const filterOf = (search: URLSearchParams): AuditFilter => ({
  from: search.get('from') ?? '',
  to: search.get('to') ?? '',
  category: allowedValue(auditCategories, search.get('category')),
  action: allowedValue(auditActions, search.get('action')),
  actor_id: search.get('actor_id') ?? '',
  entity_id: search.get('entity_id') ?? '',
  patient_id: idIn(search, 'patient_id') ?? '',
  q: search.get('q') ?? '',
});

type Query = { [Name in keyof AuditFilter]?: Exclude<AuditFilter[Name], ''> };

/** Query of the request; empty filters are omitted. */
const queryOf = (filter: AuditFilter): Query =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** `/app/audit-logs`: the filter is stored in the URL, so that a view can be shared. */
export default function AuditLogRoute() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const params = useDebouncedValue(search.toString(), 300);
  const query = queryOf(filterOf(new URLSearchParams(params)));
  const {
    resource: events,
    more,
    reload,
  } = usePages(listAuditLogs, { query }, { emptiness: params === '' ? 'none-yet' : 'no-match' });
  usePageReading(events);
  const { resource: chain, reload: reloadChain } = useEndpoint(
    verifyAuditChain,
    {},
    { refreshMs: (answer) => (answer?.running ? WATCH_MS : 0) },
  );
  const check = useAction(checkAuditChain, { after: reloadChain });
  const exported = useAction(exportAuditLogs, {
    onDone: saveFile,
  });
  const onFilterChange = (next: AuditFilter) => setSearch(queryOf(next), { replace: true });
  return (
    <AuditLogScreen
      filter={filter}
      onFilterChange={onFilterChange}
      events={events}
      chain={chain}
      onCheck={async () => void (await check.submit({}))}
      checking={check.state}
      onMore={more}
      onRetry={reload}
      onExport={async () => void (await exported.submit({ query: queryOf(filter) }))}
      exporting={exported.state}
    />
  );
}
