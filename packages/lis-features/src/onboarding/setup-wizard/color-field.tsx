import { colorField } from '@alms/lis-domain/http';
import { useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { is } from 'valibot';
import type { FieldBinding } from '../../shared/lis-form/index.js';
import { setupWizardMessages } from './setup-wizard.messages.js';
import * as S from './setup-wizard.styles.js';

export interface ColorFieldProps {
  label: string;
  optional?: boolean;
  /** What stands in the field. */
  typed: string;
  binding: FieldBinding;
}

/** A colour in figures, with a sample of it once it is one. */
export function ColorField({ label, optional = false, typed, binding }: ColorFieldProps) {
  const words = useMessages(setupWizardMessages);
  const color = typed.trim();
  const sample = is(colorField, color) ? <S.Swatch style={{ background: color }} /> : undefined;
  return <TextField label={label} optional={optional} hint={words.colorHint} trailing={sample} autoComplete="off" spellCheck={false} {...binding} />;
}
