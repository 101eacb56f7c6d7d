import { CodedCommentsScreen } from '@alms/lis-features/catalogue/test-parameters';
import { paths } from '../../../app/paths.ts';
import { useCodedComments } from './use-coded-comments.ts';

/** `/app/test-parameters/comments` */
export default function CodedCommentsRoute() {
  return <CodedCommentsScreen {...useCodedComments()} listHref={paths.testParameters} />;
}
