import type { HospitalSettings } from '@alms/lis-domain/facility';
import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { withFirstAnswers } from './first-answers.ts';

const settings: HospitalSettings = {
  facility_name: 'Northgate Clinic',
  email: 'desk@northgate.example',
  phone: '+1 555 0100',
  address: '1 Sample Street',
  timezone: 'America/Chicago',
  date_format: 'DD/MM/YYYY',
  language: null,
  primary_color: '#1976d2',
  secondary_color: '#42a5f5',
  custom_login_message: '',
  enable_online_booking: false,
  enable_patient_portal: true,
  laboratory_director: '',
  registration_number: '',
  accreditation: '',
  report_note: '',
  report_instruments: false,
  report_uncertainty: false,
  require_second_factor: false,
  logo_hash: null,
  working_hours: null,
  holidays: [],
  subdomain: 'northgate',
  version: 1,
};
const fresh = anOnboardingResume({ data: {} });

describe('withFirstAnswers', () => {
  it('prefills the registration data with the chosen zone and date format', () => {
    expect(withFirstAnswers(fresh, settings).data.laboratory_setup).toEqual({
      laboratory_name: 'Northgate Clinic',
      subdomain: 'northgate',
      address: '1 Sample Street',
      phone: '+1 555 0100',
      email: 'desk@northgate.example',
      primary_color: '#1976d2',
      timezone: 'America/Chicago',
      date_format: 'DD/MM/YYYY',
    });
  });

  it.each([
    [
      'the step is already saved',
      anOnboardingResume({ data: { laboratory_setup: { laboratory_name: 'Saved' } } }),
      settings,
    ],
    ['the facility is a laboratory account without any answers', fresh, { ...settings, email: '' }],
    ['the settings could not be loaded', fresh, undefined],
  ])('changes nothing when %s', (_case, resume, of) => {
    expect(withFirstAnswers(resume, of)).toBe(resume);
  });
});
