/** An appointment from the desk to the patient and back: booked, seen, and the patient has come. */
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

/** The minute that the clock on the facility's wall shows. */
async function wallClock(page: Page): Promise<{ date: string; time: string }> {
  const zone = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/hospitals/public/info');
    const { settings } = (await answer.json()) as { settings: { timezone: string } };
    return settings.timezone;
  });
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format().split(' ');
  return { date, time };
}

test('a receptionist books, the patient sees it, and the receptionist says that the patient has come', async ({ browser }) => {
  const patient = await newPerson(browser);
  await signIn(patient, 'demo', 'patient@demo.test', DEMO_PASSWORD);
  await patient.goto(`${siteOf('demo')}/app/patient-portal`);
  const own = patient.getByRole('region', { name: 'Your appointments' });
  await expect(own.getByRole('heading', { name: 'No appointments yet' })).toBeVisible();
  await expect(patient.getByRole('main')).toContainText(/MRN\s*\w/);
  const mrn = /MRN\s*(\w+)/.exec(await patient.getByRole('main').innerText())?.[1] ?? '';

  const desk = await newPerson(browser);
  await signIn(desk, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const today = desk.getByRole('region', { name: 'Appointments today' });
  await expect(today.getByRole('heading', { name: 'Nobody is booked today' })).toBeVisible();
  await desk.getByRole('searchbox').first().fill(mrn);
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByRole('row').filter({ hasText: mrn }).getByRole('link').first().click();
  await desk.getByRole('region', { name: 'Appointments' }).getByRole('button', { name: 'Book appointment…' }).click();
  const form = desk.getByRole('dialog');
  const { date, time } = await wallClock(desk);
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time').fill(time);
  await form.getByLabel('Note').fill('Fasting');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(desk.getByRole('region', { name: 'Appointments' }).getByRole('listitem')).toContainText(['Booked']);

  await patient.reload();
  await expect(own.getByRole('listitem')).toContainText([`${time}–`]);
  await expect(own.getByRole('listitem')).toContainText(['Fasting']);
  await patient.goto(`${siteOf('demo')}/app/notifications`);
  await expect(patient.getByText('Your appointment is booked')).toBeVisible();

  await desk.goto(`${siteOf('demo')}/app/dashboard`);
  await today.getByRole('button', { name: /^Arrived: / }).click();
  await expect(today.getByRole('button', { name: /^Done: / })).toBeVisible();

  await patient.goto(`${siteOf('demo')}/app/patient-portal`);
  await expect(own.getByRole('listitem')).toContainText(['Arrived']);
  await expect(own.getByRole('button', { name: /^Cancel… / })).toBeHidden();
});
