import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import * as S from './print-sheet.styles.ts';

/** Papers and labels by name, in millimetres. */
const SIZES = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  'label-2x1': { width: 50.8, height: 25.4 },
} as const;

export interface PrintSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the sheet: "Label of parcel 260512-0187". */
  label: string;
  /** A usual paper or label, or millimetres. All sheets on a page have the same size: a printer takes one paper at a time. */
  size: keyof typeof SIZES | { width: number; height: number };
  /** What stays white at the edges, in millimetres. @default 0 */
  margin?: number;
  /** Exists only in print; on screen something else shows what will be printed. @default false */
  paperOnly?: boolean;
  /** What is printed. What does not fit is cut off, as the paper would. */
  children: ReactNode;
}

/**
 * One paper or label of its true size. While a sheet is on the page, printing prints the sheets, one to the paper, and nothing else of the
 * page. For a screen that should print as it is read, give it print styles instead.
 */
export function PrintSheet({
  label,
  size,
  margin = 0,
  paperOnly = false,
  style,
  children,
  ...rest
}: PrintSheetProps) {
  const { width, height } = typeof size === 'string' ? SIZES[size] : size;
  const measures = {
    ...style,
    '--sheet-width': width,
    '--sheet-height': height,
    '--sheet-margin': margin,
  } as CSSProperties;
  return (
    <>
      <S.PageStyles $width={width} $height={height} />
      <S.Root
        aria-label={label}
        {...rest}
        style={measures}
        data-component="print-sheet"
        data-paper-only={paperOnly || undefined}
      >
        {children}
      </S.Root>
    </>
  );
}
