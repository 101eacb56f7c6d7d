import { describe, expect, it } from 'vitest';
import { fileName, sentFileName } from './file-name.ts';

describe('fileName', () => {
  it.each([
    [{ number: 'RCT-2026-000667' }, 'pdf', 'RCT-2026-000667.pdf'],
    [{ number: '26-000123-01', subject: 'label' }, 'svg', 'label-26-000123-01.svg'],
    [{ subject: 'recovery-codes', facility: 'demo' }, 'txt', 'recovery-codes-demo.txt'],
    [
      { subject: 'audit-log', facility: 'demo', days: ['2026-11-23', '2026-11-23'] },
      'csv',
      'audit-log-demo-2026-11-23.csv',
    ],
    [
      { subject: 'audit-log', facility: 'demo', days: ['2026-11-17', '2026-11-23'] },
      'csv',
      'audit-log-demo-2026-11-17-2026-11-23.csv',
    ],
  ] as const)('names %j', (about, extension, expected) => {
    expect(fileName(about, extension)).toBe(expected);
  });
});

describe('sentFileName', () => {
  it.each([
    ['attachment; filename="RCT-2026-000667.pdf"', 'RCT-2026-000667.pdf'],
    [`attachment; filename="curve-.pdf"; filename*=UTF-8''curve%20%E6%9B%B2.pdf`, 'curve 曲.pdf'],
    ['inline', undefined],
    [null, undefined],
  ])('reads %s', (disposition, expected) => {
    expect(sentFileName(disposition)).toBe(expected);
  });
});
