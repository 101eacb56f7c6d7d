import { describe, expect, it } from 'vitest';
import { readSetupSuggestions, setupHref } from './setup-suggestions.ts';

const chosen = {
  timezone: 'America/New_York',
  date_format: 'YYYY-MM-DD',
  enable_online_booking: true,
  enable_patient_portal: false,
} as const;

describe('what goes along to the setup', () => {
  it('arrives as it was chosen', () => {
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
  ])('is taken from %j only where it is a choice: %j', (query, expected) => {
    expect(JSON.parse(JSON.stringify(readSetupSuggestions(new URLSearchParams(query))))).toEqual(
      expected,
    );
  });
});
