import { contrastRatio } from '@alms/lis-domain/facility';
import { t } from '@alms/ui/theme';

/** Two colours that meet on screen, and how far apart they must be (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = {
  onButton: { front: t.brand.on, back: t.brand.solid, least: 4.5 },
  onHoveredButton: { front: t.brand.on, back: t.brand.solidHover, least: 4.5 },
  onCard: { front: t.brand.text, back: t.color.surface, least: 4.5 },
  onPage: { front: t.brand.text, back: t.color.page, least: 4.5 },
  chosenEntry: { front: t.brand.text, back: t.brand.tintStrong, least: 4.5 },
  focusRing: { front: t.color.focus, back: t.color.surface, least: 3 },
} as const;

export type PairName = keyof typeof pairs;

export interface MeasuredPair {
  name: PairName;
  /** As painted, `#rrggbb`. */
  front: string;
  back: string;
  ratio: number;
  passes: boolean;
}

/** What was painted in each scheme; undefined where it cannot be measured. */
export type MeasuredContrast = Readonly<Record<'light' | 'dark', readonly MeasuredPair[] | undefined>>;

/** A colour as the browser paints it inside `scope`, as `#rrggbb`: relative colours are settled by painting one pixel. */
function paintedColor(scope: Element, color: string, drawing: OffscreenCanvasRenderingContext2D): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  scope.append(probe);
  drawing.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Every pair that a facility's colours change, as painted inside `scope`; undefined where there is nothing to paint on. */
export function measureContrast(scope: Element): MeasuredPair[] | undefined {
  const drawing = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!drawing) return undefined;
  return Object.entries(pairs).map(([name, pair]) => {
    const [front, back] = [paintedColor(scope, pair.front, drawing), paintedColor(scope, pair.back, drawing)];
    const ratio = contrastRatio(front, back);
    return { name: name as PairName, front, back, ratio, passes: ratio >= pair.least };
  });
}
