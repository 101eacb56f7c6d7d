import { describe, expect, it } from 'vitest';
import { starterScript, type BuildManifest } from './starter.ts';

const manifest: BuildManifest = {
  'index.html': { file: 'assets/index.js', imports: ['src/start.tsx'] },
  'src/start.tsx': { file: 'assets/start.js', imports: ['_react.js'], css: ['assets/start.css'] },
  '_react.js': {
    file: 'assets/react.js',
    assets: [
      'assets/hyperlegible-next-latin-ext-wght-normal-a.woff2',
      'assets/hyperlegible-next-latin-wght-normal-b.woff2',
      'assets/hyperlegible-mono-latin-wght-normal-c.woff2',
    ],
  },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js'], css: ['assets/field.css'] },
  'src/routes/identity/login/route.tsx': {
    file: 'assets/login.js',
    imports: ['src/start.tsx', '_field.js'],
  },
  'src/routes/dashboard/route.tsx': {
    file: 'assets/dashboard.js',
    imports: ['_chart.js'],
  },
  'src/i18n/catalogues/fr.ts': { file: 'assets/fr.js' },
  'src/i18n/catalogues/ar.ts': { file: 'assets/ar.js' },
  '_chart.js': { file: 'assets/chart.js' },
};

describe('script of a rendered page', () => {
  const script = starterScript(manifest, 'identity/login', 'fr');

  it('loads the application, this route and this language, each file once and in order of need', () => {
    expect(script).toContain(
      'const scripts=["/assets/react.js","/assets/start.js","/assets/field.js","/assets/login.js","/assets/fr.js"];for(const s of scripts){add("modulepreload")(s);await rest()}',
    );
    expect(script).toContain(
      '["/assets/start.css","/assets/field.css"].forEach(add("stylesheet"))',
    );
  });

  it('adds the font styles once the main text font is loaded or has failed', () => {
    expect(script).toContain(
      'Promise.all(["/assets/hyperlegible-next-latin-wght-normal-b.woff2"].map(come)).then(()=>["/assets/start.css"',
    );
    expect(script).toContain('l.onload=l.onerror=r');
  });

  it('starts the application after all files have run', () => {
    expect(script.indexOf('(await import("/assets/start.js")).start()')).toBeGreaterThan(
      script.indexOf('for(const s of scripts){await import(s)'),
    );
  });

  it('loads no other routes and languages', () => {
    expect(script).not.toMatch(/dashboard|chart|ar\.js/);
  });

  it('throws for a build without entry point', () => {
    expect(() => starterScript({}, 'x', 'en')).toThrow(
      'the manifest of the build has no src/start.tsx',
    );
  });
});
