/**
 * Settings by an administrator apply to all users; concurrent edits lose nothing; users without
 * permission have no access.
 */
import { crc32, deflateSync } from 'node:zlib';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const home = siteOf('demo');

/** Returns a PNG of one colour, 16 by 16 pixels. */
function aPng([red, green, blue]: readonly [number, number, number]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const side = 16;
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  const row = Buffer.from([0, ...Array.from({ length: side }, () => [red, green, blue]).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function administrator(browser: Browser, screen: 'hospital' | 'tenant'): Promise<Page> {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await page.goto(`${home}/app/settings/${screen}`);
  return page;
}

/** Opens the sign-in page as a first-time visitor. */
async function visitor(browser: Browser) {
  const page = await newPerson(browser);
  await page.goto(`${home}/login`);
  return {
    page,
    button: page.getByRole('button', { name: 'Sign In' }),
    mark: page.locator('[data-component=logo] img').first(),
  };
}

const saveBranding = async (page: Page) => {
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByText('Branding saved')).toBeVisible();
};

test('colours and a logo saved by an administrator appear on the sign-in page for anonymous users', async ({
  browser,
}) => {
  const page = await administrator(browser, 'tenant');
  const primary = page.getByLabel('Primary color');
  const before = await primary.inputValue();
  const drop = page.getByLabel(/^Logo/).and(page.locator('input[type=file]'));

  await primary.fill('#6a1b9a');
  await page.getByLabel('Login message').fill('Closed on Mondays.');
  await drop.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Not a picture at all, whatever its name says.'),
  });
  await expect(page.getByText('logo.png', { exact: true })).toBeVisible();
  await expect(page.getByText(/its content is not PNG, JPEG, WebP/).first()).toBeVisible();
  await expect(primary).toHaveValue('#6a1b9a');
  await expect(page.getByLabel('Login message')).toHaveValue('Closed on Mondays.');

  // Starts like a PNG, so that only the server can detect the damage.
  await drop.setInputFiles({
    name: 'torn.png',
    mimeType: 'image/png',
    buffer: aPng([1, 2, 3]).subarray(0, 40),
  });
  await expect(
    page.getByText(/This picture cannot be read; the file may be damaged/),
  ).toBeVisible();
  await expect(primary).toHaveValue('#6a1b9a');

  await drop.setInputFiles({
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: aPng([0x6a, 0x1b, 0x9a]),
  });
  await expect(page.getByRole('button', { name: 'Remove logo', exact: true })).toBeVisible();
  const untouched = await visitor(browser);
  await expect(untouched.mark).toHaveCount(0);
  await saveBranding(page);

  const { page: door, button, mark } = await visitor(browser);
  await expect(button).toHaveCSS('background-color', 'rgb(106, 27, 154)');
  await expect(door.getByText('Closed on Mondays.')).toBeVisible();
  await expect(mark).toBeVisible();
  expect(
    await mark.evaluate((picture: HTMLImageElement) => [
      picture.naturalWidth,
      picture.naturalHeight,
    ]),
  ).toEqual([16, 16]);

  await primary.fill(before);
  await page.getByLabel('Login message').clear();
  await page.getByRole('button', { name: 'Remove logo', exact: true }).click();
  await saveBranding(page);
  await door.reload();
  await expect(button).not.toHaveCSS('background-color', 'rgb(106, 27, 154)');
  await expect(mark).toHaveCount(0);
});

test('of two users who edit the same settings, the second sees both versions and chooses field by field', async ({
  browser,
}) => {
  const [first, second] = [
    await administrator(browser, 'hospital'),
    await administrator(browser, 'hospital'),
  ];
  const of = (page: Page) => ({
    phone: page.getByLabel('Phone'),
    email: page.getByLabel('Email'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
  });
  const [theirs, mine] = [of(first), of(second)];
  await expect(mine.phone).toBeVisible();
  const before = { phone: await theirs.phone.inputValue(), email: await theirs.email.inputValue() };

  await mine.phone.fill('+1 555 0177');
  await mine.email.fill('mine@demo.test');
  await theirs.phone.fill('+1 555 0123');
  await theirs.email.fill('theirs@demo.test');
  await theirs.save.click();
  await expect(first.getByText('The settings are saved')).toBeVisible();

  await mine.save.click();
  const question = second.getByRole('dialog', {
    name: 'Another user updated this while you were editing',
  });
  const [phone, email] = [
    question.getByRole('radiogroup', { name: 'Phone' }),
    question.getByRole('radiogroup', { name: 'Email' }),
  ];
  await expect(phone).toContainText('+1 555 0177');
  await expect(phone).toContainText('+1 555 0123');
  await expect(email).toContainText('mine@demo.test');
  await expect(email).toContainText('theirs@demo.test');
  // The whole card is the label.
  await phone.getByText('Mine', { exact: true }).click();
  await email.getByText('Theirs', { exact: true }).click();
  await question.getByRole('button', { name: 'Save these choices' }).click();
  await expect(second.getByText('The settings are saved')).toBeVisible();

  await first.reload();
  for (const { phone: savedPhone, email: savedEmail } of [theirs, mine]) {
    await expect(savedPhone).toHaveValue('+1 555 0177');
    await expect(savedEmail).toHaveValue('theirs@demo.test');
  }
  await mine.phone.fill(before.phone);
  await mine.email.fill(before.email);
  await mine.save.click();
  await expect(second.getByText('Not saved yet')).toBeHidden();
  await expect(second.getByText('The settings are saved')).toBeVisible();
});

test('a technician can open the laboratory settings and no others', async ({ browser }) => {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await page.goto(`${home}/app/settings/laboratory`);
  await expect(page.getByLabel('Report critical results within')).toBeVisible();
  for (const screen of ['hospital', 'tenant']) {
    await page.goto(`${home}/app/settings/${screen}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unauthorized Access' }),
    ).toBeVisible();
  }
});
