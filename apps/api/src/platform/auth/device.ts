/** Browser and platform of a session, in names familiar to the user. Null when not recognised. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The order matters: most browsers also identify themselves as the browsers they derive from. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
];

const systems: typeof browsers = [
  ['Windows', /\bWindows NT\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Parses a `User-Agent` header. Nothing else of it is stored. */
export function deviceOf(userAgent: string): Device {
  const named = (names: typeof browsers) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
