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

/** A facility's colours, as `#rrggbb`. */
export interface Brand {
  /** Everything brand-like derives from this one. */
  primary: string;
  /** `primary` itself when white text on it reaches 4.5:1; left out otherwise, and a darker fill is derived. */
  solid?: string;
}

interface Scope {
  scheme: Scheme;
  density: Density;
  /** The element overlays portal into, so that they take the same colours; null until mounted. */
  overlayRoot: HTMLElement | null;
}

const ScopeContext = createContext<Scope>({
  scheme: 'system',
  density: 'comfortable',
  overlayRoot: null,
});

export interface ThemeScopeProps {
  /** @default 'system' */
  scheme?: Scheme;
  /** @default 'comfortable' */
  density?: Density;
  /** The facility's colours; when omitted, the product's own. */
  brand?: Brand;
  /** Names the tenant on the element (`data-tenant`), for people who inspect it. */
  tenant?: string;
  /** Fill at least the window's height. Leave out for a scope inside a page. @default false */
  page?: boolean;
  children: ReactNode;
}

/**
 * Gives everything inside it one scheme, density and brand. Scopes nest and stand side by side, so two facilities or
 * light and dark can be on one page. Changing a prop changes CSS variables on one element: no component inside renders.
 * Mount `ThemeStyles` once beside the outermost scope.
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
  // Nothing waits for it: a page that is taken over from the server goes on being taken over in small steps.
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

/** The scheme, density and overlay element of the nearest `ThemeScope`. */
export function useThemeScope(): Scope {
  return use(ScopeContext);
}
