import { contrastRatio } from '@alms/lis-domain/facility';
import { paintedColor, t } from '@alms/ui/theme';

/** A colour pair with its required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface Pair {
  name: string;
  front: string;
  back: string;
  least: 4.5 | 3;
}

/** All pairs affected by a facility's colours or by the scheme. */
export const pairs: readonly Pair[] = [
  { name: 'Words on the primary button', front: t.brand.on, back: t.brand.solid, least: 4.5 },
  {
    name: 'Words on the primary button under the pointer',
    front: t.brand.on,
    back: t.brand.solidHover,
    least: 4.5,
  },
  { name: 'Brand words on a card', front: t.brand.text, back: t.color.surface, least: 4.5 },
  { name: 'Brand words on the page', front: t.brand.text, back: t.color.page, least: 4.5 },
  {
    name: 'Selected entry of the navigation',
    front: t.brand.text,
    back: t.brand.tintStrong,
    least: 4.5,
  },
  {
    name: 'Brand words on a light brand ground',
    front: t.brand.text,
    back: t.brand.tint,
    least: 4.5,
  },
  {
    name: 'The primary button beside a card',
    front: t.brand.solid,
    back: t.color.surface,
    least: 3,
  },
  { name: 'The focus ring on a card', front: t.color.focus, back: t.color.surface, least: 3 },
  { name: 'The focus ring on the page', front: t.color.focus, back: t.color.page, least: 3 },
  { name: 'Text on a card', front: t.color.text, back: t.color.surface, least: 4.5 },
  { name: 'Muted text on a card', front: t.color.textMuted, back: t.color.surface, least: 4.5 },
  { name: 'Muted text on the page', front: t.color.textMuted, back: t.color.page, least: 4.5 },
  { name: 'The edge of a field', front: t.color.borderStrong, back: t.color.surface, least: 3 },
  { name: 'Low', front: t.tone.low.text, back: t.tone.low.background, least: 4.5 },
  { name: 'High', front: t.tone.high.text, back: t.tone.high.background, least: 4.5 },
  { name: 'Critical', front: t.tone.critical.on, back: t.tone.critical.solid, least: 4.5 },
  { name: 'Warning', front: t.tone.caution.text, back: t.tone.caution.background, least: 4.5 },
  { name: 'Success', front: t.tone.positive.text, back: t.tone.positive.background, least: 4.5 },
  { name: 'Information', front: t.tone.info.text, back: t.tone.info.background, least: 4.5 },
];

export interface MeasuredPair extends Pair {
  ratio: number;
  passes: boolean;
  frontHex: string;
  backHex: string;
}

/** Measures all pairs as painted inside `scope`. */
export function measurePairs(scope: Element): MeasuredPair[] {
  return pairs.map((pair) => {
    const [frontHex, backHex] = [paintedColor(scope, pair.front), paintedColor(scope, pair.back)];
    if (!frontHex || !backHex)
      throw new Error(
        'Tenant studio: this browser does not support canvas, so colours cannot be measured.',
      );
    const ratio = contrastRatio(frontHex, backHex);
    return { ...pair, frontHex, backHex, ratio, passes: ratio >= pair.least };
  });
}
