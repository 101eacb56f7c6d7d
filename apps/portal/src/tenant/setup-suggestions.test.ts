import { describe, expect, it } from 'vitest';
import { readSetupSuggestions, setupHref } from './setup-suggestions.ts';

const chosen = {
  timezone: 'America/New_York',
  date_format: 'YYYY-MM-DD',
  enable_online_booking: true,
  enable_patient_portal: false,
} as const;

describe('setup suggestions', () => {
  it('are restored as chosen', () => {
    const { origin, pathname, searchParams } = new URL(
      setupHref('https://northgate.lis.example', chosen),
    );
    expect([origin, pathname]).toEqual(['https://northgate.lis.example', '/onboarding']);
    expect(readSetupSuggestions(searchParams)).toEqual(chosen);
  });

  it.each([
    ['', {}],
    ['timezone=EST&date_format=DD.MM.YYYY&enable_online_booking=1', {}],
    ['timezone=Europe%2FBerlin&enable_patient_portal=yes', { timezone: 'Europe/Berlin' }],
    ['enable_patient_portal=on&role=admin', { enable_patient_portal: true }],
  ])('are read from %j only if valid: %j', (query, expected) => {
    expect(JSON.parse(JSON.stringify(readSetupSuggestions(new URLSearchParams(query))))).toEqual(
      expected,
    );
  });
});
