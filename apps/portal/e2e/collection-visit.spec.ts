/**
 * A collection visit: five containers of two orders with one identity check, one print and one
 * confirmation, within the target of actions. A wristband of another patient stops the visit.
 */
import { expect, test, type Page } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { scan } from './collection.ts';
import { counted } from './counted.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Maximum number of actions for five containers (workflows, section 4). */
const TARGET_ACTIONS = 5;

interface Sample {
  id: string;
  accession_number: string;
  status: string;
  collected_by: string | null;
  patient: { id: string; mrn: string };
  events: { type: string; code?: string }[];
}

/** Registers a patient with two orders that need five containers. */
async function patientWithFive(desk: Page, family: string): Promise<string> {
  const patient_id = await registered(desk, family, 'Ines');
  const { items: offered } = await ask<{ items: { id: string; code: string }[] }>(
    desk,
    'GET',
    '/analytics/test-names',
  );
  for (const codes of [
    ['PT', 'NA', 'HGB'],
    ['K', 'WBC'],
  ])
    await ask(desk, 'POST', '/test-orders', {
      body: {
        patient_id,
        test_parameter_ids: codes.map((code) => offered.find((test) => test.code === code)?.id),
        priority: 'stat',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    });
  return patient_id;
}

const samplesOf = async (page: Page, patientId: string): Promise<Sample[]> =>
  (await ask<{ items: Sample[] }>(page, 'GET', `/samples?patient_id=${patientId}&limit=100`)).items;

let phlebotomist: Page;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  phlebotomist = await newPerson(browser);
  await beginSession(phlebotomist, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
});

async function expectCollected(patientId: string, code: string) {
  const samples = await samplesOf(phlebotomist, patientId);
  expect(samples).toHaveLength(5);
  for (const { status, collected_by, events } of samples) {
    expect(status).toBe('collected');
    expect(collected_by).not.toBeNull();
    expect(events.map(({ type }) => type)).toEqual(['expected', 'label_printed', 'collected']);
    expect(events.at(-1)?.code).toBe(code);
  }
}

test('five containers are collected after a wristband scan within the target of actions', async () => {
  const patientId = await patientWithFive(desk, 'Visitwell');
  const [sample] = await samplesOf(desk, patientId);
  const page = phlebotomist;
  await page.goto(`${siteOf('demo')}/app/sample-collection`);
  await expect(page.getByRole('button', { name: /Visitwell, Ines/ })).toBeVisible();
  const visit = counted(page);
  await visit.scan(sample?.patient.mrn ?? '');
  await expect(page.getByText(/^Wristband scanned/)).toBeVisible();
  await visit.click(page.getByRole('button', { name: 'Print 5 labels' }));
  await expect(page.getByText('Label printed')).toHaveCount(5);
  await visit.click(page.getByRole('button', { name: 'Confirm collection' }));
  await expect(page.getByText('Visitwell, Ines: 5 specimens collected')).toBeVisible();
  visit.report('Collection of five tubes');
  expect(visit.actions()).toBeLessThanOrEqual(TARGET_ACTIONS);
  await expectCollected(patientId, 'wristband_scan');
  // The next patient is open and not confirmed.
  await expect(page.getByRole('button', { name: 'Confirm identity' })).toBeVisible();
});

test('five containers are collected after two stated identifiers within the target of actions', async () => {
  const patientId = await patientWithFive(desk, 'Statewell');
  const page = phlebotomist;
  await page.goto(`${siteOf('demo')}/app/sample-collection?patient=${patientId}`);
  const visit = counted(page);
  await visit.click(page.getByRole('checkbox', { name: 'Full name stated by patient' }));
  await visit.click(page.getByRole('checkbox', { name: 'Date of birth stated by patient' }));
  await visit.click(page.getByRole('button', { name: 'Confirm identity' }));
  await visit.click(page.getByRole('button', { name: 'Print 5 labels' }));
  await visit.click(page.getByRole('button', { name: 'Confirm collection' }));
  await expect(page.getByText('Statewell, Ines: 5 specimens collected')).toBeVisible();
  visit.report('Collection of five tubes');
  expect(visit.actions()).toBeLessThanOrEqual(TARGET_ACTIONS);
  await expectCollected(patientId, 'stated');
});

test('a wristband of another patient stops the visit, and a first scan is not lost', async () => {
  const patientId = await patientWithFive(desk, 'Stopwell');
  const [sample] = await samplesOf(desk, patientId);
  const page = phlebotomist;
  // Scanned while the page is loading.
  await page.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const list = '**/api/v1/samples?*';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Sample Collection' }).first().click();
  await scan(page, sample?.patient.mrn ?? '');
  release();
  await expect(page.getByText(/^Wristband scanned/)).toBeVisible();
  await page.unroute(list);

  await scan(page, 'MRN-0000');
  await expect(
    page.getByText('Wristband belongs to another patient. Check the patient’s identity.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm identity' })).toBeVisible();
  await page.getByRole('button', { name: 'Could not collect…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not collected: Stopwell, Ines' });
  await dialog.getByLabel('Reason').selectOption('Identity uncertain');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toBeHidden();
  for (const { status, events } of await samplesOf(page, patientId)) {
    expect(status).toBe('expected');
    expect(events.at(-1)?.code).toBe('identity');
  }
});
