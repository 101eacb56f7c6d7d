import {
  createContext,
  startTransition,
  use,
  useCallback,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';

export type Scheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Colours of a facility, as `#rrggbb`. */
export interface Brand {
  /** Base colour from which all brand colours are derived. */
  primary: string;
  /**
   * `primary` if white text on it has a contrast of 4.5:1. Otherwise omitted, and a darker fill is
   * derived.
   */
  solid?: string;
}

interface Scope {
  scheme: Scheme;
  density: Density;
  /** Portal target of overlays, so that they inherit the colours; null until mounted. */
  overlayRoot: HTMLElement | null;
}

const ScopeContext = createContext<Scope>({
  scheme: 'system',
  density: 'comfortable',
  overlayRoot: null,
});

export interface ThemeScopeProps {
  /** Colour scheme. @default 'system' */
  scheme?: Scheme;
  /** Density of controls and rows. @default 'comfortable' */
  density?: Density;
  /** Colours of the facility; defaults to those of the product. */
  brand?: Brand;
  /** Tenant name on the element (`data-tenant`), for inspection. */
  tenant?: string;
  /** Fills at least the window height. Omit for a scope inside a page. @default false */
  page?: boolean;
  children: ReactNode;
}

/**
 * Applies one scheme, density and brand to its children. Scopes can be nested or placed side by
 * side, so that two facilities or light and dark can share a page. A prop change only changes CSS
 * variables on one element: no child re-renders. Mount `ThemeStyles` once beside the outermost
 * scope.
 */
export function ThemeScope({
  scheme = 'system',
  density = 'comfortable',
  brand,
  tenant,
  page = false,
  children,
}: ThemeScopeProps) {
  const [overlayRoot, setOverlayRoot] = useState<HTMLElement | null>(null);
  // A transition: nothing depends on it, so hydration can continue in small steps.
  const attach = useCallback(
    (element: HTMLDivElement | null) => startTransition(() => setOverlayRoot(element)),
    [],
  );
  const scope = useMemo(() => ({ scheme, density, overlayRoot }), [scheme, density, overlayRoot]);
  const style = {
    ...(brand && { '--alms-tenant-primary': brand.primary }),
    ...(brand && { '--alms-tenant-solid': brand.solid ?? 'initial' }),
    ...(page && { minBlockSize: '100dvh' }),
  } as CSSProperties;
  return (
    <div
      ref={attach}
      data-alms-scope=""
      data-scheme={scheme}
      data-density={density}
      data-tenant={tenant}
      style={style}
    >
      <ScopeContext value={scope}>{children}</ScopeContext>
    </div>
  );
}

/** Returns the scheme, density and overlay element of the nearest `ThemeScope`. */
export function useThemeScope(): Scope {
  return use(ScopeContext);
}
