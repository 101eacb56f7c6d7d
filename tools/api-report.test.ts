import { describe, expect, it } from 'vitest';
import { reportOf } from './api-report.mjs';

const files: Record<string, string> = {
  'dist/menu/index.d.ts': "export { Menu } from './menu.js';\n//# sourceMappingURL=index.d.ts.map",
  'dist/menu/menu.d.ts':
    "import type { Side } from '../internal/side.js';\nexport declare function Menu(props: { side: Side }): void;\n//# sourceMappingURL=menu.d.ts.map",
  'dist/button/index.d.ts':
    "import type { ReactNode } from 'react';\nexport declare const Button: (label: ReactNode) => import('../internal/side.js').Side;",
  'dist/internal/side.d.ts': "export type Side = 'start' | 'end';",
  'dist/internal/unseen.d.ts': 'export declare const unseen: number;',
};
const read = (file: string) => files[file] ?? '';
const doors = ['menu', 'button'].map((door) => ({ door, types: `./dist/${door}/index.d.ts` }));
const report = reportOf('@alms/ui', doors, read);

describe('the report of public declarations', () => {
  it('names the doors', () => {
    expect(report).toContain('//   @alms/ui/menu\n//   @alms/ui/button\n');
  });

  it('holds what the doors reach, once, in the order of the paths', () => {
    expect([...report.matchAll(/^\/\/ ── (.*)$/gm)].map(([, file]) => file)).toEqual([
      'button/index.d.ts',
      'internal/side.d.ts',
      'menu/index.d.ts',
      'menu/menu.d.ts',
    ]);
  });

  it('leaves out what no public type names, and source maps', () => {
    expect(report).not.toMatch(/unseen|sourceMappingURL/);
  });

  it('changes with a public type', () => {
    const changed = (file: string) => read(file).replace("'start' | 'end'", "'start'");
    expect(reportOf('@alms/ui', doors, changed)).not.toBe(report);
  });
});
