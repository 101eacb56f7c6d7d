import { mayOpen } from '@alms/lis-domain/access';
import {
  listMerges,
  mergePatients,
  previewMerge,
  readPatient,
  searchPatients,
  unmergePatients,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { MergePatientsScreenProps } from '@alms/lis-features/patients/merge-patients';
import { useNavigate } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { idIn, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** Merge of another patient into this one; the other patient is stored in the URL. */
export function useMergePatients(patientId: PatientId): MergePatientsScreenProps {
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const [view] = useView();
  const other = idIn(view, 'with');
  const params = { id: patientId };
  const patient = useEndpoint(readPatient, { params });
  usePageReading(patient.resource);
  const finder = useFinder(other === null);
  const preview = useEndpoint(
    previewMerge,
    other === null ? undefined : { params, query: { loser_id: other } },
  );
  const merges = useEndpoint(
    listMerges,
    { params },
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  // Some users may merge patients but not open the patient page.
  const opensPatient = mayOpen(user, '/app/patient-portal/{patientId}').allowed;
  const here = hrefOf(paths.mergePatients, { patientId });
  const there = hrefOf(paths.patient, { patientId });
  const reload = async () => {
    await Promise.all([
      patient.reload(),
      merges.reload(),
      ...(other === null ? [] : [preview.reload()]),
    ]);
  };
  const merge = useAction(mergePatients, {
    after: ({ status }) => {
      if (status === 'done') void navigate(opensPatient ? there : here);
      return status === 'done' && opensPatient ? undefined : reload();
    },
  });
  const undo = useAction(unmergePatients, { after: reload });
  return {
    patient: patient.resource,
    finder,
    preview: other === null ? undefined : preview.resource,
    merges: itemsOf(merges.resource),
    onMerge: ({ survivor, loser }, choice) =>
      merge.submit({
        params,
        version: survivor.version,
        body: { ...choice, loser_version: loser.version },
      }),
    onUndo: ({ id }, reason) => undo.submit({ params: { id }, body: { reason } }),
    onRetry: reload,
    hrefs: {
      ...(opensPatient && { patient: there }),
      chosen: (id) => `${here}?${new URLSearchParams({ with: id }).toString()}`,
      another: here,
    },
  };
}

/** Search for the other patient; the text is stored in the URL. */
function useFinder(isShown: boolean): MergePatientsScreenProps['finder'] {
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const search = useDebouncedValue(query, 300).trim();
  const found = usePages(
    searchPatients,
    search === '' || !isShown ? undefined : { query: { q: search } },
    { emptiness: 'no-match' },
  );
  return {
    query,
    onSearch: (q) => change({ q }),
    patients: found.resource,
    moreThan: found.first?.more_than,
    onMore: found.more,
    onRetry: found.reload,
  };
}
