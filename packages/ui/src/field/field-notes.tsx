import type { ReactNode } from 'react';
import { CriticalGlyph, Icon } from '../icon/index.ts';
import type { FieldIds } from './use-field.ts';

export interface FieldNotesProps {
  ids: FieldIds;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Hint and error of a field. A root that renders them includes `fieldNotes` in its styles. */
export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={ids.hint} data-part="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} data-part="error">
          <Icon glyph={CriticalGlyph} size="small" />
          {error}
        </p>
      )}
    </>
  );
}
