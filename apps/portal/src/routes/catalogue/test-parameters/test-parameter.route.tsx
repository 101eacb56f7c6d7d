import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { TestEditorScreen } from '@alms/lis-features/catalogue/test-parameters';
import { usePathIds } from '../../../app/use-path-ids.ts';
import { useAutoverificationTrial } from './use-autoverification-trial.ts';
import { useTestEditor } from './use-test-editor.ts';

/**
 * `/app/test-parameters/{testId}`, and `/app/test-parameters/new`. Remounted for each test, so that
 * no input carries over to another test.
 */
export default function TestParameterRoute() {
  const { testId }: { testId?: TestParameterId } = usePathIds<'testParameter'>();
  return <TestParameterPage key={testId ?? ''} testId={testId} />;
}

function TestParameterPage({ testId }: { testId: TestParameterId | undefined }) {
  return <TestEditorScreen {...useTestEditor(testId)} {...useAutoverificationTrial(testId)} />;
}
