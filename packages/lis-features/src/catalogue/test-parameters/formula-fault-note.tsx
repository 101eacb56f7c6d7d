import type { ReadFormula } from '@alms/lis-domain/catalogue/calculation';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { formulaFieldsMessages } from './words/formula-fields/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';

/**
 * Position and cause of a formula error, with expected tokens. Renders nothing for a valid formula.
 */
export function FormulaFaultNote({ read }: { read: ReadFormula<unknown> | undefined }) {
  const words = useMessages(formulaFieldsMessages);
  const faultWords = useMessages(testEditorMessages);
  if (read?.status !== 'refused') return null;
  const { code, at, what, accepted } = read.fault;
  return (
    <Alert tone="caution" live="polite">
      <p>{words.place({ fault: faultWords[code], at, what: what === '' ? words.atEnd : what })}</p>
      <p>{words.accepted({ accepted })}</p>
    </Alert>
  );
}
