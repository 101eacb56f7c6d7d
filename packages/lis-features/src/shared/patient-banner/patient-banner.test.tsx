import { aWard } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patientBannerArgs } from './patient-banner.args.ts';
import { PatientBanner } from './index.ts';

const { patient } = patientBannerArgs;
const valueOf = (term: string) =>
  within(screen.getByRole('region')).getByText(term).nextElementSibling;

describe('PatientBanner', () => {
  it('shows the patient with two identifiers and a spelled month of birth', () => {
    renderUi(<PatientBanner patient={patient} />);
    expect(screen.getByRole('region', { name: 'Mockford, Tunde' })).toBeVisible();
    expect(valueOf('MRN')).toHaveTextContent('MRN-4006');
    expect(valueOf('Born')).toHaveTextContent('30 Dec 1948');
  });

  it.each([
    [{ deceased: true }, 'Deceased', '77 y'],
    [{ deceased: true, deceased_at: '2020-05-03' }, 'Deceased 03 May 2020', '71 y'],
    [{ deceased: true, deceased_at: '2020-05-03T04:12' }, 'Deceased 03 May 2020, 04:12', '71 y'],
  ])('describes %j as %s with the age at death', (death, text, age) => {
    renderUi(<PatientBanner patient={{ ...patient, ...death }} alerts="On dialysis" />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/On dialysis/)).toBeVisible();
    expect(valueOf('Age')).toHaveTextContent(age);
  });

  it('labels an unidentified patient, beside other alerts', () => {
    renderUi(
      <PatientBanner
        patient={{ ...patient, mrn_temporary: true, deceased: true }}
        alerts="On dialysis"
      />,
    );
    for (const text of ['Unidentified', 'Deceased', /On dialysis/])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('shows the ward of an order, and nothing without one', () => {
    const { unmount } = renderUi(<PatientBanner patient={patient} ward={null} />);
    expect(screen.queryByText('Ward')).toBeNull();
    unmount();
    renderUi(<PatientBanner patient={patient} ward={aWard()} />);
    expect(valueOf('Ward')).toHaveTextContent('Ward 3B');
  });

  it('shows no identity label for an identified patient', () => {
    renderUi(<PatientBanner patient={patient} />);
    expect(screen.queryByText('Unidentified')).toBeNull();
  });

  it('shows the native-script name beside the one used in lists', () => {
    renderUi(<PatientBanner patient={{ ...patient, name_local: '陈美' }} />);
    expect(screen.getByRole('region', { name: 'Mockford, Tunde 陈美' })).toBeVisible();
  });

  it.each([
    [{ birth_date_estimated: true }, 'about 30 Dec 1948'],
    [{ birth_date: '1948', birth_date_estimated: true }, 'about 1948'],
    [{ birth_date: '2026-05-11', birth_time: '04:12' }, '11 May 2026, 04:12'],
    [{ birth_time: null }, '30 Dec 1948'],
  ])('formats the birth %j as %s', (birth, text) => {
    renderUi(<PatientBanner patient={{ ...patient, ...birth }} />);
    expect(valueOf('Born')).toHaveTextContent(text);
  });

  it.each([
    ['1958-03-14', '68 y'],
    ['1958-05-12', '68 y'],
    ['1958-05-13', '67 y'],
    ['2025-03-14', '13 mo'],
    ['2026-03-14', '8 wk'],
    ['2026-05-11', '1 d'],
    ['2026-05-13', 'Not yet born'],
    ['1975', '50–51 y'],
    ['1975-06', '50 y'],
    ['2024', '16 mo–2 y'],
    ['2026-06', 'Not yet born'],
  ])('formats the age of a patient born on %s as %s on the frozen day', (birth_date, age) => {
    renderUi(<PatientBanner patient={{ ...patient, birth_date }} />);
    expect(valueOf('Age')).toHaveTextContent(age);
  });

  it.each([
    ['male', 'male', 'Male'],
    ['other', 'female', 'OtherIntervals for females'],
    ['female', 'unknown', 'FemaleIntervals for any sex'],
  ] as const)(
    'describes %s with reference intervals for %s as %s',
    (gender, sex_for_ranges, text) => {
      renderUi(<PatientBanner patient={{ ...patient, gender, sex_for_ranges }} />);
      expect(valueOf('Sex')?.textContent).toBe(text);
    },
  );

  it('takes the page focus only when the patient is the page title', () => {
    const { rerender } = renderUi(<PatientBanner patient={patient} />);
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex');
    rerender(<PatientBanner patient={patient} headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });
});
