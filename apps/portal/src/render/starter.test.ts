import { describe, expect, it } from 'vitest';
import { starterScript, type BuildManifest } from './starter.ts';

const manifest: BuildManifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'], isEntry: true },
  '_react.js': { file: 'assets/react.js' },
  '_field.js': { file: 'assets/field.js', imports: ['_react.js'], css: ['assets/field.css'] },
  'src/routes/login/login.route.tsx': { file: 'assets/login.js', imports: ['index.html', '_field.js'] },
  'src/routes/dashboard/dashboard.route.tsx': { file: 'assets/dashboard.js', imports: ['_chart.js'] },
  '_chart.js': { file: 'assets/chart.js' },
};

describe('the script of a finished page', () => {
  const script = starterScript(manifest, 'login');

  it('fetches the application and this route, each file once, what is needed first', () => {
    expect(script).toContain('["/assets/react.js","/assets/index.js","/assets/field.js","/assets/login.js"].forEach(add("modulepreload"))');
    expect(script).toContain('["/assets/index.css","/assets/field.css"].forEach(add("stylesheet"))');
    expect(script).toContain('import("/assets/index.js")');
  });

  it('fetches nothing of other routes', () => {
    expect(script).not.toMatch(/dashboard|chart/);
  });

  it('is refused for a build without an entry', () => {
    expect(() => starterScript({}, 'x')).toThrow('the manifest of the build has no index.html');
  });
});
