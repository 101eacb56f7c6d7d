/**
 * An appointment from booking to arrival: booked within opening hours, visible to the patient, and
 * marked as arrived.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

/** Last start of the shortest appointment of a day; it may begin 5 minutes ago. */
const LAST_START = '23:55';

/** Returns the local date of the facility, and the time at which an appointment begins today. */
async function wallClock(page: Page): Promise<{ date: string; time: string }> {
  const zone = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/hospitals/public/info');
    const { settings } = (await answer.json()) as { settings: { timezone: string } };
    return settings.timezone;
  });
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format()
    .split(' ');
  return { date, time: time < LAST_START ? time : LAST_START };
}

/** Sets the opening hours of one weekday to all day or closed, as an administrator. */
async function openOn(page: Page, weekday: string, open: 'all day' | 'not at all'): Promise<void> {
  const day = page.getByRole('group', { name: weekday, exact: true });
  await expect(page.getByLabel('Appointments only within working hours')).toBeChecked();
  const intervals = day.getByRole('group');
  for (let left = await intervals.count(); left > 0; left -= 1) {
    await day.getByRole('button', { name: 'Remove Interval 1' }).click();
    await expect(intervals).toHaveCount(left - 1);
  }
  if (open === 'all day') {
    await day.getByRole('button', { name: `Add hours on ${weekday}` }).click();
    for (const part of ['From', 'To']) await day.getByLabel(part).fill('00:00');
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
}

test('a receptionist books within opening hours, the patient sees the appointment, and the receptionist marks the patient as arrived', async ({
  browser,
}) => {
  const patient = await newPerson(browser);
  await beginSession(patient, 'demo', 'patient@demo.test', DEMO_PASSWORD);
  await patient.goto(`${siteOf('demo')}/app/patient-portal/details`);
  await expect(patient.getByRole('main')).toContainText(/MRN\s*\w/);
  const mrn = /MRN\s*(\w+)/.exec(await patient.getByRole('main').innerText())?.[1] ?? '';
  await patient.goto(`${siteOf('demo')}/app/patient-portal/appointments`);
  const own = patient.getByRole('region', { name: 'Your appointments' });
  await expect(own.getByRole('heading', { name: 'No appointments yet' })).toBeVisible();

  const desk = await newPerson(browser);
  await signIn(desk, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const today = desk.getByRole('region', { name: 'Appointments today' });
  await expect(today.getByRole('heading', { name: 'No appointments today' })).toBeVisible();
  await desk.getByRole('searchbox').first().fill(mrn);
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByRole('row').filter({ hasText: mrn }).getByRole('link').first().click();
  await desk.getByRole('tab', { name: 'Visits' }).click();
  const admin = await newPerson(browser);
  await beginSession(admin, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await admin.goto(`${siteOf('demo')}/app/settings/hospital`);
  const { date, time } = await wallClock(desk);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  const form = desk.getByRole('dialog');
  const book = async () => {
    await desk.reload();
    await desk
      .getByRole('region', { name: 'Appointments' })
      .getByRole('button', { name: 'Book appointment…' })
      .click();
    await form.getByLabel('Date').fill(date);
    await form.getByLabel('Time').fill(time);
    await form.getByLabel('Duration').selectOption('5');
    await form.getByLabel('Note').fill('Fasting');
    await form.getByRole('button', { name: 'Book', exact: true }).click();
  };
  await openOn(admin, weekday, 'not at all');
  await book();
  await expect(
    form.getByRole('link', { name: `Closed on ${weekday}s. Select another day.` }),
  ).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('Fasting');
  await openOn(admin, weekday, 'all day');
  await book();
  await expect(form).toBeHidden();
  await expect(
    desk.getByRole('region', { name: 'Appointments' }).getByRole('listitem'),
  ).toContainText(['Booked']);

  await patient.reload();
  await expect(own.getByRole('listitem')).toContainText([`${time}–`]);
  await expect(own.getByRole('listitem')).toContainText(['Fasting']);
  await patient.goto(`${siteOf('demo')}/app/notifications`);
  await expect(patient.getByText('Your appointment is booked')).toBeVisible();

  await desk.goto(`${siteOf('demo')}/app/dashboard`);
  await today.getByRole('button', { name: /^Arrived: / }).click();
  await expect(today.getByRole('button', { name: /^Done: / })).toBeVisible();

  await patient.goto(`${siteOf('demo')}/app/patient-portal/appointments`);
  await expect(own.getByRole('listitem')).toContainText(['Arrived']);
  await expect(own.getByRole('button', { name: /^Cancel… / })).toBeHidden();
});
