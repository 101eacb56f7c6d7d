import type { ValueUncertainty } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { uncertaintyText } from './uncertainty-text.ts';
import { uncertaintyMessages } from './words/index.ts';

export interface UncertaintyLineProps {
  result: { uncertainty?: ValueUncertainty | undefined; unit_display: string | null };
}

/** Measurement uncertainty of a value, named. Renders nothing if it is unknown. */
export function UncertaintyLine({ result }: UncertaintyLineProps) {
  const words = useMessages(uncertaintyMessages);
  const text = uncertaintyText(result);
  if (text === null) return null;
  return (
    <p>
      {words.label} <bdi dir="ltr">{text}</bdi>
    </p>
  );
}
