import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importLine } from './import-line.ts';

const root = resolve(import.meta.dirname, '..');

function lineOf(file: string, component: string) {
  const index = join(root, dirname(file), 'index.ts');
  return importLine(`./${file}`, component, existsSync(index) ? readFileSync(index, 'utf8') : '');
}

describe('the import of a documentation page', () => {
  it.each([
    [
      'packages/ui/src/button/button.stories.tsx',
      'Button',
      "import { Button } from '@alms/ui/button';",
    ],
    [
      'packages/lis-features/src/identity/login/login.stories.tsx',
      'LoginScreen',
      "import { LoginScreen } from '@alms/lis-features/identity/login';",
    ],
    [
      'packages/lis-features/src/shared/clinical-flag/clinical-flag.stories.tsx',
      'ClinicalFlag',
      "import { ClinicalFlag } from '@alms/lis-features/results/clinical-flag';",
    ],
  ])('of %s is by its entry point', (file, component, line) => {
    expect(lineOf(file, component)).toBe(line);
  });

  it('names everything for a component of the story’s own', () => {
    expect(lineOf('packages/ui/src/toast/toast.stories.tsx', 'ShownAtOnce')).toMatch(
      /^import \{ .*\bToastProvider\b.* \} from '@alms\/ui\/toast';$/,
    );
  });

  it.each([
    ['packages/lis-features/src/shared/plan-cards/plan-cards.stories.tsx', 'PlanCards'],
    ['packages/lis-features/src/results/work-list/trace-details.stories.tsx', 'TraceDetails'],
    ['.storybook/welcome.stories.tsx', 'Welcome'],
  ])('is absent for %s, which is not published', (file, component) => {
    expect(lineOf(file, component)).toBeUndefined();
  });

  it('is there for every component of the design system', () => {
    const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
    expect(files.filter((file) => lineOf(file, 'Own') === undefined)).toEqual([]);
  });
});
