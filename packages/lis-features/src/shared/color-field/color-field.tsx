import { colorField } from '@alms/lis-domain/http';
import { useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { is } from 'valibot';
import type { FieldBinding } from '../lis-form/index.ts';
import { colorFieldMessages } from './words/index.ts';

const Swatch = /* @__PURE__ */ styled.span`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.small};
`;

export interface ColorFieldProps {
  label: string;
  optional?: boolean;
  /** Text of the field. */
  typed: string;
  binding: FieldBinding;
}

/** Hexadecimal colour field with a swatch for valid values. */
export function ColorField({ label, optional = false, typed, binding }: ColorFieldProps) {
  const words = useMessages(colorFieldMessages);
  const color = typed.trim();
  // The swatch’s element stays mounted while typing. Mounting and unmounting it would move focus
  // out of the field.
  const sample = <Swatch {...(is(colorField, color) && { style: { background: color } })} />;
  return (
    <TextField
      label={label}
      optional={optional}
      hint={words.hint}
      trailing={sample}
      autoComplete="off"
      spellCheck={false}
      {...binding}
    />
  );
}
