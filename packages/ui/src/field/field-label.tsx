import { useMessages } from '../i18n/index.ts';
import { fieldMessages } from './words/index.ts';
import type { FieldWords } from './use-field.ts';

/** Text of a field's label or legend, with a mark for optional fields. */
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
