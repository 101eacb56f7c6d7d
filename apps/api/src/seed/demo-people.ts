import type { BodyOf } from '@alms/lis-domain/http';
import type { registerPatient } from '@alms/lis-domain/patients';
import type { SeededRandom } from './seeded-random.ts';

type Registration = BodyOf<typeof registerPatient>;

/** Names that are recognisably invented. */
const families = [
  'Testwell',
  'Samplesen',
  'Specimani',
  'Placeholder',
  'Mockford',
  'Stubbs-Nullman',
  'Demoson',
  'Exampleton',
  'Dummyová',
  'Trialova',
  'Prototypos',
  'Draftman',
  'Sandboxer',
  'Fixturescu',
  'Templatez',
  'Exemplarsson',
  'Pretendi',
  'Sketchley',
  'Modelli',
  'Blueprint',
] as const;
const givenNames = {
  female: [
    'Ada',
    'Leila',
    'Mei',
    'Freja',
    'Priya',
    'Zoë',
    'Amara',
    'Ingrid',
    'Sofía',
    'Noor',
    'Hanna',
    'Chidinma',
  ],
  male: [
    'Jonas',
    'Tunde',
    'Íñigo',
    'Karel',
    'Daniel',
    'Omar',
    'Bjørn',
    'Kenji',
    'Mateo',
    'Samir',
    'Luca',
    'Emeka',
  ],
} as const;

/** The patient with the portal account. */
export const accountHolder: Registration = {
  family_name: 'Testwell',
  given_name: 'Ada',
  gender: 'female',
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  phone: '+1 555 0101',
  email: 'patient@demo.test',
  identifiers: [{ type: 'NI', value: 'DEMO-571103-01', issuer: 'Demo registry' }],
  address: {
    line1: '12 Sample Street',
    line2: '',
    city: 'Fixtureville',
    region: '',
    postal_code: '00042',
    country: 'US',
  },
  language: 'en',
  preferred_contact: 'email',
  emergency_contact: { name: 'Jonas Testwell', relation: 'son', phone: '+1 555 0190' },
  referring_provider: 'Dr. Dara Roundsworth',
  notes: 'Hard of hearing on the left. Prefers the butterfly needle.',
};

/** Patient with only the year of birth known. */
const bornInYear = 13;

/** Patient with a native-script name. */
const writtenOtherwise = 5;

/** Patient with a birth date estimated from the age. */
const bornAbout = 21;

/**
 * Patient of the STAT specimen, which a verifier opens first: an adult, to whom reference intervals
 * apply.
 */
const urgent = 16;

/** One in ten is a child. */
function ageOf(random: SeededRandom, number: number): number {
  const age = random.chance(0.1) ? random.between(2, 17) : random.between(18, 90);
  return number === urgent ? Math.max(age, 54) : age;
}

/** An invented patient aged two to ninety years, deterministic for the same random numbers. */
export function inventedPatient(random: SeededRandom, number: number, year: number): Registration {
  const sex = random.pick(['female', 'male'] as const);
  const day = (max: number) => String(random.between(1, max)).padStart(2, '0');
  const invented: Registration = {
    // Family names rotate, so that no two patients share name and birth date.
    family_name: families[number % families.length] ?? families[0],
    given_name: random.pick(givenNames[sex]),
    gender: sex,
    sex_for_ranges: sex,
    birth_date: `${year - ageOf(random, number)}-${day(12)}-${day(28)}`,
    phone: `+1 555 01${String(number).padStart(2, '0')}`,
    email: '',
    identifiers: [],
  };
  const born = invented.birth_date.slice(0, 'YYYY'.length);
  return {
    ...invented,
    ...(number === bornInYear && { birth_date: born }),
    ...(number === writtenOtherwise && { middle_name: 'Hana', name_local: 'サンプル 花' }),
    ...(number === bornAbout && { birth_date: `${born}-07-01`, birth_date_estimated: true }),
    ...(year - Number(born) < 18 && {
      guardian: {
        name: `Parent ${invented.family_name}`,
        relation: 'parent',
        phone: invented.phone,
      },
    }),
  };
}
