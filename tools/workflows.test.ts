import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sizeReport } from './size-report.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }>;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(readdirSync(folder))('workflow %s', (file) => {
  const workflow = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const commands = steps.flatMap((step) => [
    step.run ?? '',
    step.with?.['version'] ?? '',
    step.with?.['publish'] ?? '',
  ]);

  it('may only read unless a job says more, and ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('runs only scripts and files that exist', () => {
    const named = commands.flatMap((command) =>
      [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = commands.flatMap((command) =>
      [...command.matchAll(/(?:bash|node) (\S+)/g)].map(([, path]) => path ?? ''),
    );
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('uses actions of a fixed major version', () => {
    const used = steps.flatMap((step) => step.uses ?? []);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action))).toEqual([]);
  });
});

describe('the size report', () => {
  it('lists what differs, what is new and what is over budget', () => {
    const before = [
      { name: 'button', size: 1000 },
      { name: 'table', size: 5000 },
    ];
    const after = [
      { name: 'button', size: 1010, passed: true },
      { name: 'table', size: 5500, passed: false },
      { name: 'menu', size: 2000, passed: true },
    ];
    expect(sizeReport(before, after).split('\n').slice(2)).toEqual([
      '| part | before | after | change |',
      '| --- | ---: | ---: | ---: |',
      '| table | 5.00 kB | 5.50 kB | 0.50 kB |',
      '| menu | – | 2.00 kB |  |',
      '',
      'Over budget:',
      '',
      '- table',
      '',
    ]);
  });

  it('says that nothing differs', () => {
    expect(sizeReport([], [])).toContain('No size changes.');
  });
});
