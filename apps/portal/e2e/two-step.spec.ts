/**
 * Account security in a real browser: authenticator app, recovery codes, passkey, and sessions
 * ended from another device.
 */
import { expect, test, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { DEMO_PASSWORD, beginSession, mainSite, newPerson, signIn, siteOf } from './people.ts';

const home = siteOf('demo');
const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

/**
 * A code is valid for 30 seconds and accepted once. If the current one was used, the next one is
 * generated, which the server accepts for clock drift.
 */
function freshCode(secret: string, last = ''): string {
  const totp = new TOTP({ secret });
  const code = totp.generate();
  return code === last ? totp.generate({ timestamp: Date.now() + 30_000 }) : code;
}

async function typePassword(page: Page, email: string) {
  await page.goto(`${home}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page
    .getByRole('dialog', { name: 'Save these recovery codes' })
    .getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/**
 * Sets up an authenticator app starting with this button; the recovery codes are still displayed
 * afterwards.
 */
async function setUpApp(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (
    (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  ).replaceAll(' ', '');
  const code = freshCode(secret);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
  return { secret, code, codes: await recoveryCodes(page) };
}

const keepCodes = (page: Page) => page.getByRole('button', { name: 'I have saved them' }).click();

/** With a recovery code, on the security page of the account. */
async function removeApp(page: Page, code: string) {
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByLabel('Authenticator code or recovery code').fill(code);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
}

/** The error for a wrong code. */
const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The code is incorrect or was already used' });

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
}

async function openSecurity(page: Page) {
  await page.goto(`${home}/app/profile`);
  await page.getByRole('link', { name: 'Sign-in and devices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and devices' })).toBeVisible();
}

test('an authenticator app is set up, used and removed', async ({ browser, page }) => {
  await beginSession(page, 'demo', 'data_entry@demo.test', DEMO_PASSWORD);
  await openSecurity(page);
  const { secret, code: first, codes } = await setUpApp(page, 'Set up');
  let code = first;
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Save these recovery codes' })
    .getByRole('button', { name: 'Download' })
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/^recovery-codes-[a-z-]+\.txt$/);
  await keepCodes(page);
  await expect(page.getByText(/^Set up on/)).toBeVisible();
  await signOut(page);

  await typePassword(page, 'data_entry@demo.test');
  await expect(page).toHaveURL(/\/login\/two-step\?way=/);
  await typeCode(page, '000000');
  await expect(refusal(page)).toBeVisible();
  await typeCode(page, code);
  await expect(refusal(page)).toBeVisible();
  code = freshCode(secret, code);
  await typeCode(page, code);
  await atHome(page);

  // On another device, with a recovery code, which works once.
  const other = await newPerson(browser);
  await typePassword(other, 'data_entry@demo.test');
  await typeCode(other, codes[0] ?? '');
  await atHome(other);
  const third = await newPerson(browser);
  await typePassword(third, 'data_entry@demo.test');
  await typeCode(third, codes[0] ?? '');
  await expect(refusal(third)).toBeVisible();

  // The first device ends the other’s session, which is reported immediately.
  await openSecurity(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await expect(other).toHaveURL(/\/login\?reason=/);

  await removeApp(page, codes[1] ?? '');
  await signOut(page);
  await signIn(page, 'demo', 'data_entry@demo.test', DEMO_PASSWORD);
});

test('a passkey works as the second step', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await beginSession(page, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of this passkey').fill('Desk');
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const [code = ''] = await recoveryCodes(page);
  await keepCodes(page);
  await expect(page.getByText('Not used yet')).toBeVisible();
  await signOut(page);

  // On a slow connection the password is submitted before any script is loaded.
  await page.route('**/*.js', (route) => route.abort());
  await typePassword(page, 'report_viewer@demo.test');
  await expect(page).toHaveURL(/\/login\/two-step\?way=/);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await page.unroute('**/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(page);
  await signOut(page);

  // A sign-in on the main site continues at the facility, where the passkey is valid.
  await page.goto(`${mainSite}/login`);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('report_viewer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/login/two-step?way=passkey&way=recovery`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await atHome(page);
  await openSecurity(page);
  await expect(page.getByText('Last used on')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Desk' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey Desk?' });
  await removing.getByLabel('Your password').fill(DEMO_PASSWORD);
  await removing.getByLabel('Authenticator code or recovery code').fill(code);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Desk' })).toBeHidden();
});

test('without scripts the second step is a plain form with error messages', async ({
  browser,
  page: settings,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await beginSession(settings, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
  await openSecurity(settings);
  const { secret, code: first, codes } = await setUpApp(settings, 'Set up');
  await keepCodes(settings);

  await typePassword(page, 'phlebotomist@demo.test');
  await expect(page).toHaveURL(`${home}/login/two-step?way=authenticator&way=recovery`);
  await typeCode(page, first);
  await expect(page.getByText('The code is incorrect or was already used')).toBeVisible();
  await typeCode(page, freshCode(secret, first));
  await expect(page).toHaveURL(`${home}/app/dashboard`);

  await removeApp(settings, codes[0] ?? '');
});

test('a facility can require two-step verification, and an administrator resets it for a user who lost it', async ({
  browser,
  page: admin,
}) => {
  await beginSession(admin, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await openSecurity(admin);
  const { codes } = await setUpApp(admin, 'Set up');
  await keepCodes(admin);
  const require = async (isRequired: boolean) => {
    await admin.goto(`${home}/app/settings/tenant`);
    await admin.getByLabel('Require two-step verification').setChecked(isRequired);
    await admin.getByRole('button', { name: 'Save security' }).click();
    await expect(admin.getByText('Security settings saved')).toBeVisible();
  };
  await require(true);

  const nurse = await newPerson(browser);
  const atSetUp = () =>
    expect(
      nurse.getByRole('heading', { level: 1, name: 'Set up two-step verification' }),
    ).toBeVisible();
  await typePassword(nurse, 'nurse@demo.test');
  await atSetUp();
  await expect(nurse).toHaveURL(/\/set-up$/);
  await nurse.goto(`${home}/app/dashboard`);
  await atSetUp();
  await setUpApp(nurse, 'Set up an authenticator app');
  await keepCodes(nurse);
  await atHome(nurse);

  // The phone and the recovery codes are lost.
  await admin.goto(`${home}/app/settings/staff?q=nurse@demo.test`);
  const row = admin.getByRole('row', { name: /nurse@demo\.test/ });
  await expect(row).toContainText('Two-step verification on');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await admin.getByRole('menuitem', { name: 'Reset two-step verification…' }).click();
  const question = admin.getByRole('dialog', { name: /^Reset two-step verification for/ });
  await question.getByLabel('Reason').fill('Lost the phone');
  await question.getByRole('button', { name: 'Reset two-step verification' }).click();
  await expect(row).toContainText('Two-step verification off');
  await expect(nurse).toHaveURL(/\/login\?reason=/);
  await typePassword(nurse, 'nurse@demo.test');
  await atSetUp();

  await require(false);
  await nurse.goto(`${home}/app/dashboard`);
  await atHome(nurse);
  await nurse.goto(`${home}/app/notifications`);
  await expect(nurse.getByText('Your two-step verification was reset').first()).toBeVisible();
  await openSecurity(admin);
  await removeApp(admin, codes[0] ?? '');
});
