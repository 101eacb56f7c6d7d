import { CatalogueImportScreen } from '@alms/lis-features/catalogue/test-parameters';
import { paths } from '../../../app/paths.ts';
import { useImportTests } from './use-import-tests.ts';

/** `/app/test-parameters/import` */
export default function ImportTestsRoute() {
  return <CatalogueImportScreen {...useImportTests()} listHref={paths.testParameters} />;
}
