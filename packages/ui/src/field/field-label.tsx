import { useMessages } from '../i18n/index.ts';
import { fieldMessages } from './words/index.ts';
import type { FieldWords } from './use-field.ts';

/** The words of a field's label or legend, with the mark of a question that may stay unanswered. */
export function FieldLabel({ label, optional = false }: Pick<FieldWords, 'label' | 'optional'>) {
  const words = useMessages(fieldMessages);
  return (
    <>
      {label}
      {optional && ' '}
      {optional && <span data-part="optional">{words.optional}</span>}
    </>
  );
}
