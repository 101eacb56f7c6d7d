import { aResult, aUser } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { enteredByOne } from './entered-by-one.ts';

const by = (role: Parameters<typeof aUser>[0]) => {
  const { id, full_name: name } = aUser(role);
  return aResult({ entered_by: { id, name } });
};
const notEntered = aResult({ entered_by: null });

describe('enteredByOne', () => {
  it.each([
    ['undefined before any value is entered', [notEntered], undefined],
    ['the only user', [by('technician'), by('technician')], aUser('technician').full_name],
    ['the only user so far', [notEntered, by('technician')], aUser('technician').full_name],
    ['undefined for two users', [by('technician'), by('data_entry')], undefined],
  ])('returns %s', (_case, results, name) => {
    expect(enteredByOne(results)?.name).toBe(name);
  });
});
