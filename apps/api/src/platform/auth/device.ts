/** What a browser says of itself, in names that its owner knows. Null where it is none of those. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** In this order: most browsers also say that they are the ones they are made of. */
const browsers: readonly (readonly [name: string, said: RegExp])[] = [
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

/** The names in a `User-Agent` header. Nothing else of it is kept. */
export function deviceOf(userAgent: string): Device {
  const named = (names: typeof browsers) =>
    names.find(([, said]) => said.test(userAgent))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
