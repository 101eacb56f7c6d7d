import { mayOpen } from '@alms/lis-domain/access';
import {
  listMerges,
  mergePatients,
  previewMerge,
  readPatient,
  searchPatients,
  unmergePatients,
} from '@alms/lis-domain/patients';
import { MergePatientsScreen } from '@alms/lis-features/patients/merge-patients';
import { useNavigate, useParams } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

/**
 * `/app/patient-portal/{patientId}/merge?with=`: the surviving patient, and the other one once
 * selected.
 */
export default function MergePatientsRoute() {
  const { patientId = '' } = useParams();
  const { call } = useApi();
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const other = view.get('with');
  const asked = useDebouncedValue(query, 300).trim();
  const params = { id: patientId };
  const patient = useEndpoint(readPatient, { params });
  const found = usePages(
    searchPatients,
    asked === '' || other !== null ? undefined : { query: { q: asked } },
    { emptiness: 'no-match' },
  );
  const preview = useEndpoint(
    previewMerge,
    other === null ? undefined : { params, query: { loser_id: other } },
  );
  const merges = useEndpoint(
    listMerges,
    { params },
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const { submit } = useSubmission();
  // Some users may merge patients but not open the patient page.
  const opensPatient = mayOpen(user, '/app/patient-portal/{patientId}').allowed;
  const here = hrefOf(paths.mergePatients, { patientId });
  const reload = async () => {
    await Promise.all([
      patient.reload(),
      merges.reload(),
      ...(other === null ? [] : [preview.reload()]),
    ]);
  };
  return (
    <MergePatientsScreen
      patient={patient.resource}
      finder={{
        query,
        onSearch: (q) => change({ q }),
        patients: found.resource,
        moreThan: found.first?.more_than,
        onMore: found.more,
        onRetry: found.reload,
      }}
      preview={other === null ? undefined : preview.resource}
      merges={itemsOf(merges.resource)}
      onMerge={async ({ survivor, loser }, choice) => {
        const outcome = await submit(() =>
          call(mergePatients, {
            params,
            version: survivor.version,
            body: { ...choice, loser_version: loser.version },
          }),
        );
        if (outcome.status === 'done')
          void navigate(opensPatient ? hrefOf(paths.patient, { patientId }) : here);
        if (outcome.status !== 'done' || !opensPatient) await reload();
        return outcome;
      }}
      onUndo={async ({ id }, reason) => {
        const outcome = await submit(() =>
          call(unmergePatients, { params: { id }, body: { reason } }),
        );
        await reload();
        return outcome;
      }}
      onRetry={reload}
      hrefs={{
        ...(opensPatient && { patient: hrefOf(paths.patient, { patientId }) }),
        chosen: (id) => `${here}?${new URLSearchParams({ with: id }).toString()}`,
        another: here,
      }}
    />
  );
}
