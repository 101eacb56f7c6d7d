import type { SampleId } from '@alms/lis-domain/samples';
import { ResultImportScreen } from '@alms/lis-features/interfaces/result-import';
import { paths } from '../../../app/paths.ts';
import { useResultImport } from './use-result-import.ts';

const hrefs = {
  workList: paths.testResults,
  specimen: (id: SampleId) => `${paths.testResults}?specimen=${id}`,
};

/** Import of instrument files. */
export default function ResultImport() {
  return <ResultImportScreen {...useResultImport()} hrefs={hrefs} />;
}
