/**
 * Design tokens in their light values. Semantic roles only, no component names. Styles reference
 * them by `t`; the values are on the page once, in `ThemeStyles`. Colours are OKLCH. Brand roles
 * derive from the facility's one colour. Lightness and chroma are capped, so that text pairs keep
 * 4.5:1 and controls 3:1 for any hex (WCAG 2.2 1.4.3, 1.4.11).
 */
export const lightValues = {
  color: {
    page: 'oklch(0.977 0.003 252)',
    surface: 'oklch(1 0 0)',
    raised: 'oklch(1 0 0)',
    sunken: 'oklch(0.957 0.005 252)',
    hover: 'oklch(0.965 0.005 252)',
    border: 'oklch(0.908 0.006 252)',
    borderStrong: 'oklch(0.62 0.016 252)',
    text: 'oklch(0.245 0.02 255)',
    textMuted: 'oklch(0.47 0.019 255)',
    textInverse: 'oklch(0.985 0.003 252)',
    inverse: 'oklch(0.27 0.02 255)',
    scrim: 'oklch(0.2 0.02 255 / 0.45)',
    focus: 'oklch(from var(--alms-tenant-primary, #1976d2) min(l, 0.53) min(c, 0.17) h)',
  },
  brand: {
    tint: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.957 min(c, 0.022) h)',
    tintStrong: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.915 min(c, 0.045) h)',
    border: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.79 min(c, 0.09) h)',
    solid:
      'var(--alms-tenant-solid, oklch(from var(--alms-tenant-primary, #1976d2) min(l, 0.515) min(c, 0.16) h))',
    solidHover:
      'oklch(from var(--alms-tenant-primary, #1976d2) min(l - 0.05, 0.47) min(c, 0.145) h)',
    text: 'oklch(from var(--alms-tenant-primary, #1976d2) min(l, 0.465) min(c, 0.145) h)',
    deep: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.25 min(c, 0.07) h)',
    on: 'oklch(1 0 0)',
  },
  /** The same for every facility: a status never uses a brand colour. */
  tone: {
    neutral: {
      text: 'oklch(0.47 0.019 255)',
      background: 'oklch(0.957 0.005 252)',
      border: 'oklch(0.908 0.006 252)',
    },
    low: {
      text: 'oklch(0.455 0.17 285)',
      background: 'oklch(0.962 0.018 285)',
      border: 'oklch(0.86 0.06 285)',
    },
    high: {
      text: 'oklch(0.495 0.13 47)',
      background: 'oklch(0.964 0.025 58)',
      border: 'oklch(0.86 0.075 58)',
    },
    critical: {
      text: 'oklch(0.49 0.19 26)',
      background: 'oklch(0.963 0.018 20)',
      border: 'oklch(0.85 0.075 22)',
      solid: 'oklch(0.525 0.2 26)',
      on: 'oklch(1 0 0)',
    },
    caution: {
      text: 'oklch(0.465 0.098 72)',
      background: 'oklch(0.972 0.035 90)',
      border: 'oklch(0.86 0.09 86)',
      mark: 'oklch(0.62 0.13 70)',
    },
    positive: {
      text: 'oklch(0.45 0.11 156)',
      background: 'oklch(0.965 0.025 158)',
      border: 'oklch(0.85 0.065 158)',
    },
    info: {
      text: 'oklch(0.455 0.085 225)',
      background: 'oklch(0.965 0.018 225)',
      border: 'oklch(0.86 0.045 225)',
    },
  },
  chart: {
    track: 'oklch(0.915 0.006 252)',
    normal: 'oklch(0.775 0.014 252)',
    hatch: 'oklch(0.915 0.007 252)',
    grid: 'oklch(0.87 0.008 252)',
    bandInner: 'oklch(0.955 0.006 252)',
    bandOuter: 'oklch(0.975 0.004 252)',
    /**
     * Series colours in order: 3:1 on the surface, distinguishable in greyscale by lightness, and
     * never a status colour.
     */
    series1: 'oklch(0.47 0.13 250)',
    series2: 'oklch(0.63 0.1 190)',
    series3: 'oklch(0.52 0.16 345)',
    series4: 'oklch(0.6 0.11 120)',
    series5: 'oklch(0.36 0.05 255)',
    series6: 'oklch(0.63 0.02 252)',
  },
  font: {
    ui: '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", "Noto Sans Arabic", "Segoe UI", "ALMS stand-in", Arial, system-ui, sans-serif',
    code: '"Atkinson Hyperlegible Mono Variable", "Atkinson Hyperlegible Mono", "ALMS stand-in mono", ui-monospace, monospace',
  },
  /**
   * Text sizes, small to large: 2 (14 px) for dense tables, 3 (16 px) for forms and text for
   * patients.
   */
  size: {
    s1: '0.75rem',
    s2: '0.875rem',
    s3: '1rem',
    s4: '1.25rem',
    s5: '1.75rem',
    display: 'clamp(2rem, 1.4rem + 2vw, 2.75rem)',
  },
  line: { s1: '1rem', s2: '1.25rem', s3: '1.5rem', s4: '1.75rem', s5: '2.25rem', display: '1.12' },
  weight: { text: 400, medium: 500, figure: 600, strong: 620 },
  /** The 4 px grid: `space.s4` is 16 px. */
  space: {
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.25rem',
    s6: '1.5rem',
    s8: '2rem',
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
  },
  radius: { small: '4px', control: '6px', card: '10px', full: '999px' },
  shadow: {
    float: '0 1px 2px oklch(0.2 0.02 255 / 0.06), 0 8px 24px oklch(0.2 0.02 255 / 0.14)',
  },
  /**
   * `turn` is the complete `animation` of busy indicators; with reduced motion it pulses instead of
   * rotating.
   */
  motion: {
    fast: '90ms',
    base: '150ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    turn: 'alms-turn 800ms linear infinite',
  },
  layout: { drawer: '280px', topBar: '56px', content: '1440px', form: '640px', gutter: '2rem' },
  /**
   * Depend on the density setting. `cell` and `cellBlock` are the padding of table cells,
   * `cellControl` is the height of controls in them. `note`, `wrap` and `overflow` are the
   * `display`, `white-space` and `overflow` of cell text, so that compact rows have one line.
   */
  density: {
    row: '44px',
    control: '36px',
    navRow: '36px',
    cell: '0.75rem',
    cellBlock: '3px',
    cellControl: '36px',
    note: 'grid',
    wrap: 'normal',
    overflow: 'visible',
  },
};

/** Density tokens of compact tables and controls. */
export const compactValues = {
  density: {
    row: '32px',
    control: '32px',
    navRow: '32px',
    cell: '0.5rem',
    cellBlock: '0px',
    cellControl: '28px',
    note: 'flex',
    wrap: 'nowrap',
    overflow: 'clip',
  },
};

/** Density tokens of touch screens, where compact rows would be too small to hit. */
export const touchValues = {
  density: { row: '48px', control: '44px', navRow: '44px', cellControl: '44px' },
};

/** Dark overrides. Values not listed here are the same as in light. */
export const darkValues = {
  color: {
    page: 'oklch(0.175 0.01 255)',
    surface: 'oklch(0.21 0.011 255)',
    raised: 'oklch(0.25 0.013 255)',
    sunken: 'oklch(0.245 0.012 255)',
    hover: 'oklch(0.25 0.012 255)',
    border: 'oklch(0.31 0.013 255)',
    borderStrong: 'oklch(0.56 0.018 255)',
    text: 'oklch(0.935 0.006 252)',
    textMuted: 'oklch(0.735 0.014 252)',
    textInverse: 'oklch(0.2 0.012 255)',
    inverse: 'oklch(0.9 0.008 252)',
    scrim: 'oklch(0.1 0.01 255 / 0.6)',
    focus: 'oklch(from var(--alms-tenant-primary, #1976d2) max(l, 0.72) min(c, 0.15) h)',
  },
  brand: {
    tint: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.285 min(c, 0.045) h)',
    tintStrong: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.34 min(c, 0.065) h)',
    border: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.48 min(c, 0.1) h)',
    solid: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.526 min(c, 0.145) h)',
    solidHover: 'oklch(from var(--alms-tenant-primary, #1976d2) 0.485 min(c, 0.14) h)',
    text: 'oklch(from var(--alms-tenant-primary, #1976d2) max(l, 0.79) min(c, 0.11) h)',
  },
  tone: {
    neutral: {
      text: 'oklch(0.735 0.014 252)',
      background: 'oklch(0.245 0.012 255)',
      border: 'oklch(0.31 0.013 255)',
    },
    low: {
      text: 'oklch(0.79 0.105 288)',
      background: 'oklch(0.285 0.05 285)',
      border: 'oklch(0.42 0.09 285)',
    },
    high: {
      text: 'oklch(0.81 0.115 62)',
      background: 'oklch(0.285 0.04 55)',
      border: 'oklch(0.43 0.075 55)',
    },
    critical: {
      text: 'oklch(0.78 0.125 22)',
      background: 'oklch(0.275 0.055 22)',
      border: 'oklch(0.43 0.11 24)',
      solid: 'oklch(0.555 0.195 26)',
    },
    caution: {
      text: 'oklch(0.85 0.115 86)',
      background: 'oklch(0.285 0.038 82)',
      border: 'oklch(0.43 0.07 82)',
      mark: 'oklch(0.78 0.14 80)',
    },
    positive: {
      text: 'oklch(0.81 0.115 158)',
      background: 'oklch(0.275 0.035 160)',
      border: 'oklch(0.42 0.065 158)',
    },
    info: {
      text: 'oklch(0.81 0.08 225)',
      background: 'oklch(0.28 0.03 228)',
      border: 'oklch(0.42 0.05 228)',
    },
  },
  chart: {
    track: 'oklch(0.31 0.013 255)',
    normal: 'oklch(0.48 0.018 255)',
    hatch: 'oklch(0.29 0.012 255)',
    grid: 'oklch(0.36 0.014 255)',
    bandInner: 'oklch(0.262 0.012 255)',
    bandOuter: 'oklch(0.236 0.011 255)',
    series1: 'oklch(0.7 0.12 250)',
    series2: 'oklch(0.8 0.1 190)',
    series3: 'oklch(0.68 0.14 345)',
    series4: 'oklch(0.76 0.12 120)',
    series5: 'oklch(0.88 0.03 255)',
    series6: 'oklch(0.6 0.02 252)',
  },
  shadow: { float: '0 0 0 1px oklch(1 0 0 / 0.06), 0 12px 32px oklch(0 0 0 / 0.5)' },
};
