import { contract } from '@alms/lis-domain/contract';
import { describe, expect, it } from 'vitest';

/** Endpoints that no screen calls, each with the reader it serves. */
const forOthers: Readonly<Record<string, string>> = {
  finishHandOver: 'the server calls it for the form of the main site',
  openLiveDemo: 'the server calls it for the form of the live demo',
  readLogo: 'browsers load the logo as an image',
  readLaboratory: 'defined by the specification (section 7); screens read the list',
  retireLaboratory: 'defined by the specification (section 7); screens deactivate instead',
  readQcMaterials: 'defined by the specification (section 7) for other systems',
  collectSample: 'for other systems; screens collect a visit',
  readSampleLabel: 'for other systems; screens print a visit, or reprint a PDF',
};

const declared = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/lis-domain/src/*/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Names of all endpoints in code. */
const names = [
  ...new Set(
    Object.values(declared)
      .flatMap((module) => Object.entries(module))
      .filter(([, value]) => (contract as readonly unknown[]).includes(value))
      .map(([name]) => name),
  ),
];
const words = new Set(Object.values(sources).flatMap((text) => text.match(/\w+/g) ?? []));

describe('endpoint', () => {
  it('has a name in code', () => {
    expect(names.length).toBe(contract.length);
  });

  it('is called by the portal, or listed with its reader', () => {
    expect(names.filter((name) => !words.has(name)).toSorted()).toEqual(
      Object.keys(forOthers).toSorted(),
    );
  });
});
