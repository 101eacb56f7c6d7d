import { TestEditorScreen } from '@alms/lis-features/catalogue/test-parameters';
import { useParams } from 'react-router-dom';
import { useAutoverificationTrial } from './use-autoverification-trial.ts';
import { useTestEditor } from './use-test-editor.ts';

/**
 * `/app/test-parameters/{testId}`, and `/app/test-parameters/new`. Remounted for each test, so that
 * no input carries over to another test.
 */
export default function TestParameterRoute() {
  const { testId } = useParams();
  return <TestParameterPage key={testId ?? ''} testId={testId} />;
}

function TestParameterPage({ testId }: { testId: string | undefined }) {
  return <TestEditorScreen {...useTestEditor(testId)} {...useAutoverificationTrial(testId)} />;
}
