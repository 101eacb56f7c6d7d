import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import * as S from './print-sheet.styles.ts';

/** Paper and label sizes by name, in millimetres. */
const SIZES = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
  'label-2x1': { width: 50.8, height: 25.4 },
} as const;

export interface PrintSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the sheet: "Label of parcel 260512-0187". */
  label: string;
  /**
   * Named paper or label size, or dimensions in millimetres. All sheets on a page must have the
   * same size, because a printer uses one paper size at a time.
   */
  size: keyof typeof SIZES | { width: number; height: number };
  /** Margin in millimetres. @default 0 */
  margin?: number;
  /** Renders the sheet only in print, where the screen shows another preview. @default false */
  paperOnly?: boolean;
  /** Printed content. Overflow is clipped. */
  children: ReactNode;
}

/**
 * A sheet of paper or label at true size. While a sheet is mounted, printing outputs only the
 * sheets, one per page. To print a screen as shown, use print styles instead.
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
