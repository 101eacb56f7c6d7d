import { resultImportAccess } from '@alms/lis-domain/interfaces/result-import';
import { downloadReport, verificationAccess, type ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import { ResultsScreen } from '@alms/lis-features/results/work-list';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useReport } from '../../../data/use-report.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import type { CriticalCallsProps } from './critical-calls.tsx';
import { useCorrections } from './use-corrections.ts';
import { useEntry } from './use-entry.ts';
import { useVerification } from './use-verification.ts';
import { IMPORT, useWorkList } from './use-work-list.ts';

// Lazy-loaded, because most users view results without recording a notification.
const CriticalCalls = loaded<CriticalCallsProps>(() => import('./critical-calls.tsx'));

// Lazy-loaded, because most users enter values manually.
const ResultImport = loaded(() => import('../../interfaces/result-import/result-import.tsx'));

/** `/app/test-results`: the work list, or the import of instrument files. */
export default function TestResultsRoute() {
  const may = useMayCall();
  const [search] = useView();
  if (search.get('tab') === IMPORT && may({ access: resultImportAccess }))
    return onceLoaded(<ResultImport />);
  return <WorkList />;
}

function WorkList() {
  const may = useMayCall();
  const [search, change] = useView();
  const { view, list, specimen, calls, rules, reload } = useWorkList();
  const entry = useEntry(reload);
  const verification = useVerification(reload);
  const corrections = useCorrections(reload);
  const { download } = useReport('facility');
  const onSelect = (sampleId: SampleId | null) => {
    for (const { reset } of [entry, verification, corrections]) reset();
    change({ specimen: sampleId });
  };
  const onDownload = may(downloadReport)
    ? (resultId: ResultId) => void download(resultId)
    : undefined;
  return (
    <>
      <ResultsScreen
        view={view}
        list={list}
        specimen={{ ...specimen, onSelect, onDownload }}
        entry={entry}
        verification={{ ...verification, ...rules }}
        corrections={corrections}
      />
      {may({ access: verificationAccess }) &&
        search.get('calls') === 'open' &&
        onceLoaded(
          <CriticalCalls
            calls={itemsOf(calls.resource)}
            onMore={calls.more}
            reload={calls.reload}
          />,
        )}
    </>
  );
}
