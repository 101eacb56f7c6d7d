import { afterEach, describe, expect, it, vi } from 'vitest';

/** Loads the module on a page with these fonts and returns its result. */
async function asked(families: readonly string[] | undefined): Promise<boolean> {
  vi.resetModules();
  vi.stubGlobal('document', { fonts: families?.map((family) => ({ family })) });
  const { fallbackFontsLoaded } = await import('./stand-in-fonts.ts');
  return fallbackFontsLoaded();
}

afterEach(() => vi.unstubAllGlobals());

describe('fallback fonts', () => {
  it.each([
    [
      'came with a page that names them',
      ['"Atkinson Hyperlegible Next Variable"', '"ALMS stand-in"'],
      true,
    ],
    ['did not come with a page of other fonts', ['"Atkinson Hyperlegible Next Variable"'], false],
    ['did not come where fonts cannot be asked for', undefined, false],
  ] as const)('%s', async (_name, families, expected) => {
    expect(await asked(families)).toBe(expected);
  });

  it('are not attributed to the server after they are declared here', async () => {
    const families = [{ family: 'Arial' }];
    vi.resetModules();
    vi.stubGlobal('document', { fonts: families });
    const { fallbackFontsLoaded } = await import('./stand-in-fonts.ts');
    expect(fallbackFontsLoaded()).toBe(false);
    families.push({ family: '"ALMS stand-in"' });
    expect(fallbackFontsLoaded()).toBe(false);
  });
});
