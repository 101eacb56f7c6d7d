import { auditActions, auditCategories, listAuditLogs, verifyAuditChain } from '@alms/lis-domain/audit';
import { AuditLogScreen, type AuditFilter } from '@alms/lis-features/audit/audit-log';
import { useSearchParams } from 'react-router-dom';
import { useAnswer, usePages } from '../../data/use-answer.ts';

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | '' => allowed.find((each) => each === text) ?? '';

/** `/app/audit-logs`: the filter is the address, so that a view can be sent to a colleague. */
export default function AuditLogRoute() {
  const [search, setSearch] = useSearchParams();
  const filter: AuditFilter = {
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    category: oneOf(auditCategories, search.get('category')),
    action: oneOf(auditActions, search.get('action')),
  };
  const { from, to, category, action } = filter;
  const { resource: events, more, reload } = usePages(
    listAuditLogs,
    { query: { ...(from && { from }), ...(to && { to }), ...(category && { category }), ...(action && { action }) } },
    { emptiness: search.size > 0 ? 'no-match' : 'none-yet' },
  );
  const { resource: chain } = useAnswer(verifyAuditChain, {});
  const onFilterChange = (next: AuditFilter) => setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  return <AuditLogScreen filter={filter} onFilterChange={onFilterChange} events={events} chain={chain} onMore={more} onRetry={reload} />;
}
