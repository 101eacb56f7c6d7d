import { contrastRatio } from '@alms/lis-domain/facility';
import { paintedColor, t } from '@alms/ui/theme';

/** Adjacent colours and their minimum contrast ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = {
  onButton: { front: t.brand.on, back: t.brand.solid, min: 4.5 },
  onHoveredButton: { front: t.brand.on, back: t.brand.solidHover, min: 4.5 },
  onCard: { front: t.brand.text, back: t.color.surface, min: 4.5 },
  onPage: { front: t.brand.text, back: t.color.page, min: 4.5 },
  chosenEntry: { front: t.brand.text, back: t.brand.tintStrong, min: 4.5 },
  focusRing: { front: t.color.focus, back: t.color.surface, min: 3 },
} as const;

export type PairName = keyof typeof pairs;

export interface MeasuredPair {
  name: PairName;
  /** Rendered colour, `#rrggbb`. */
  front: string;
  back: string;
  ratio: number;
  passes: boolean;
}

/** Rendered contrast by colour scheme; undefined where it cannot be measured. */
export type MeasuredContrast = Readonly<
  Record<'light' | 'dark', readonly MeasuredPair[] | undefined>
>;

/**
 * Measures all colour pairs affected by the branding, as rendered inside `scope`. Returns undefined
 * when nothing can be rendered.
 */
export function measureContrast(scope: Element): MeasuredPair[] | undefined {
  const measured = Object.entries(pairs).flatMap(([name, pair]): MeasuredPair[] => {
    const [front, back] = [paintedColor(scope, pair.front), paintedColor(scope, pair.back)];
    if (!front || !back) return [];
    const ratio = contrastRatio(front, back);
    return [{ name: name as PairName, front, back, ratio, passes: ratio >= pair.min }];
  });
  return measured.length > 0 ? measured : undefined;
}
