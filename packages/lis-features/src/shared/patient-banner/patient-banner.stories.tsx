import { aPatientSummary } from '@alms/lis-domain/fixtures';
import { Chip } from '@alms/ui/chip';
import { InfoGlyph } from '@alms/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { patientBannerArgs } from './patient-banner.args.ts';
import { PatientBanner } from './patient-banner.tsx';

/**
 * Two identifiers are always visible. The month is spelled, and the age is calculated for the
 * facility’s current day.
 */
const meta = {
  title: 'Features/Patients/Patient banner',
  component: PatientBanner,
  tags: ['component'],
  parameters: { states: { KeyboardOnly: 'has nothing to operate' } },
  args: patientBannerArgs,
} satisfies Meta<typeof PatientBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <PatientBanner {...args} />
      <PatientBanner
        frame="card"
        patient={aPatientSummary({ number: 2 })}
        alerts={
          <Chip tone="info" glyph={InfoGlyph}>
            On dialysis
          </Chip>
        }
      />
      <PatientBanner frame="card" patient={aPatientSummary({ number: 9 })} />
      <PatientBanner frame="card" patient={aPatientSummary({ number: 4 })} />
      <PatientBanner
        frame="card"
        patient={aPatientSummary({
          number: 5,
          name_local: 'مي العينة',
          birth_date_estimated: true,
        })}
      />
      <PatientBanner
        frame="card"
        patient={aPatientSummary({ number: 12, deceased: true, deceased_at: '2026-05-03T04:12' })}
      />
      <PatientBanner
        frame="card"
        patient={aPatientSummary({
          number: 4,
          full_name: 'Unknown, TMP-26-6173',
          mrn: 'TMP-26-6173',
          mrn_temporary: true,
          birth_date: '1986',
          birth_date_estimated: true,
        })}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    frame: 'card',
    patient: aPatientSummary({
      full_name:
        'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
      mrn: 'TEMPORARY-2026-000048213',
    }),
    context:
      'Intermediate care, third floor, room 317, bed at the window · requested by the practice of Dr Dara Roundsworth and Partners',
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
