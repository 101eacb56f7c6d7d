import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import { useMessages } from '@alms/ui/i18n';
import { connectionsMessages } from './words/index.ts';

/** Display names of API scopes. */
export function useScopeWords(): Record<ApiScope, string> {
  const words = useMessages(connectionsMessages);
  return {
    'patient.read': words.readPatients,
    'coverage.read': words.readCoverages,
    'order.read': words.readOrders,
    'specimen.read': words.readSpecimens,
    'observation.read': words.readResults,
    'report.read': words.readReports,
    'unreleased.read': words.readUnreleased,
    'confidential.read': words.readConfidential,
    'hl7.orders': words.sendOrders,
    'hl7.results': words.sendResults,
    'hl7.patients': words.sendPatients,
  };
}
