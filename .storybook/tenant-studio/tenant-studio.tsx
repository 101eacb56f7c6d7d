import { contrastRatio, solidFor } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Alert } from '@alms/ui/alert';
import { Badge } from '@alms/ui/badge';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { Grid } from '@alms/ui/grid';
import { Heading } from '@alms/ui/heading';
import { Inline } from '@alms/ui/inline';
import { Logo } from '@alms/ui/logo';
import { ProgressBar } from '@alms/ui/progress';
import { Stack } from '@alms/ui/stack';
import { Stepper } from '@alms/ui/stepper';
import { Switch } from '@alms/ui/switch';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { ThemeScope, type Brand, type Scheme } from '@alms/ui/theme';
import { useState, type ReactNode } from 'react';
import { DashboardScreen } from '../../packages/lis-features/src/dashboard/index.js';
import { dashboardArgs } from '../../packages/lis-features/src/dashboard/dashboard.args.js';
import { LoginScreen } from '../../packages/lis-features/src/identity/login/index.js';
import { loginArgs } from '../../packages/lis-features/src/identity/login/login.args.js';
import { ResultsScreen } from '../../packages/lis-features/src/results/worklist/index.js';
import { verifyArgs } from '../../packages/lis-features/src/results/worklist/worklist.args.js';
import { ContrastReport } from './contrast-report.tsx';

const HEX = /^#[0-9a-f]{6}$/i;
const SCHEMES = ['light', 'dark'] as const;
const nothing = () => {};

/** What the theme does with a facility's own colours, and why, in sentences. */
function adjustments(primary: string, secondary: string): string[] {
  const onWhite = contrastRatio(primary, '#ffffff');
  const figure = onWhite.toFixed(2);
  return [
    solidFor(primary)
      ? `White words on ${primary} reach ${figure} : 1, so the primary button is exactly that color.`
      : `White words on ${primary} reach only ${figure} : 1 (at least 4.50 : 1 is needed), so the primary button is a darker color of the same hue.`,
    'Brand words, the ring of focus and the selected entry keep the hue; their lightness and strength are capped until every pair below passes.',
    'In the dark scheme the same hue is lightened for words and held down for fills.',
    `The secondary color reaches ${contrastRatio(secondary, '#ffffff').toFixed(2)} : 1 on white. It decorates large surfaces only and never carries words or an edge.`,
    'Low, high, critical, warning and success are the same for every facility.',
  ];
}

function Kit() {
  return (
    <Grid columnWidth="18rem">
      <Card heading="Actions">
        <Inline gap="s2">
          <Button variant="primary" leading={null}>Verify results</Button>
          <Button>Print</Button>
          <Button variant="quiet">Cancel</Button>
          <Button tone="critical">Reject</Button>
          <Button variant="primary" inertReason="Nothing is chosen">Next</Button>
          <Badge tone="brand" count={7} label="Seven wait" />
        </Inline>
      </Card>
      <Card heading="Fields">
        <Stack gap="s3">
          <TextField label="Full name" defaultValue="Lumar Overview" />
          <TextField label="Email" defaultValue="lumar@" error="Email is invalid" />
          <Checkbox label="Send a message to the patient" defaultChecked />
          <Switch label="Let patients see their results" defaultChecked />
        </Stack>
      </Card>
      <Card heading="Progress">
        <Stack gap="s4">
          <Stepper label="Setup" steps={[{ id: 'a', label: 'Laboratory' }, { id: 'b', label: 'Staff' }, { id: 'c', label: 'Tests' }]} current="b" />
          <ProgressBar label="Uploaded" value={62} />
          <Alert tone="info">Results are released every day until 20:00.</Alert>
        </Stack>
      </Card>
    </Grid>
  );
}

interface PreviewProps {
  title: string;
  brand: Brand;
  scheme: Exclude<Scheme, 'system'>;
  children: ReactNode;
}

/** One thing under the facility's colours. */
function Preview({ title, brand, scheme, children }: PreviewProps) {
  return (
    <section aria-label={`${title}, ${scheme}`} data-preview>
      <ThemeScope scheme={scheme} brand={brand}>
        <div style={{ padding: '1.5rem' }}>{children}</div>
      </ThemeScope>
    </section>
  );
}

export interface TenantStudioProps {
  primary: string;
  secondary: string;
  name: string;
}

/** A facility's two colours and its name, and everything they change, measured. */
export function TenantStudio({ primary: firstPrimary, secondary: firstSecondary, name: firstName }: TenantStudioProps) {
  const [primaryText, setPrimary] = useState(firstPrimary);
  const [secondaryText, setSecondary] = useState(firstSecondary);
  const [name, setName] = useState(firstName);
  const [logo, setLogo] = useState<string>();
  const primary = HEX.test(primaryText) ? primaryText.toLowerCase() : firstPrimary;
  const secondary = HEX.test(secondaryText) ? secondaryText.toLowerCase() : firstSecondary;
  const solid = solidFor(primary);
  const brand: Brand = solid === undefined ? { primary } : { primary, solid };
  const refused = (text: string) => (HEX.test(text) ? undefined : 'Write the color as #rrggbb, for example #1976d2. The last good one stays.');

  return (
    <div style={{ padding: '2rem', maxInlineSize: '1440px', marginInline: 'auto' }}>
      <Stack gap="s8">
        <Stack gap="s2">
          <Heading level={1}>Tenant studio</Heading>
          <Text tone="muted">Type a facility’s colors and look at the whole kit and three screens. Every contrast is measured from what this browser painted.</Text>
        </Stack>
        <Grid columnWidth="18rem">
          <TextField label="Primary color" value={primaryText} onChange={(event) => setPrimary(event.target.value)} error={refused(primaryText)} trailing={<Picker label="Pick the primary color" value={primary} onPick={setPrimary} />} />
          <TextField label="Secondary color" value={secondaryText} onChange={(event) => setSecondary(event.target.value)} error={refused(secondaryText)} trailing={<Picker label="Pick the secondary color" value={secondary} onPick={setSecondary} />} />
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <label>
            Logo
            <input type="file" accept="image/png,image/svg+xml,image/webp" style={{ display: 'block' }} onChange={(event) => setLogo(event.target.files?.[0] && URL.createObjectURL(event.target.files[0]))} />
          </label>
        </Grid>
        <Card heading="What was adjusted, and why">
          <ul>
            {adjustments(primary, secondary).map((sentence) => <li key={sentence}>{sentence}</li>)}
          </ul>
        </Card>
        {SCHEMES.map((scheme) => <ContrastReport key={scheme} brand={brand} scheme={scheme} />)}
        {SCHEMES.map((scheme) => (
          <Preview key={scheme} title="The kit" brand={brand} scheme={scheme}>
            <Stack gap="s4">
              <Logo name={name} src={logo} size="large" naming="beside" />
              <Kit />
            </Stack>
          </Preview>
        ))}
        <Preview title="Dashboard" brand={brand} scheme="dark">
          <DashboardScreen {...dashboardArgs} onRefresh={nothing} />
        </Preview>
        <Preview title="Sign in" brand={brand} scheme="light">
          <LoginScreen {...loginArgs} onSignIn={nothing} />
        </Preview>
        <Preview title="Result entry" brand={brand} scheme="light">
          <ResultsScreen {...verifyArgs} />
        </Preview>
      </Stack>
    </div>
  );
}

interface PickerProps {
  label: string;
  value: string;
  onPick: (hex: string) => void;
}

function Picker({ label, value, onPick }: PickerProps) {
  return <input type="color" aria-label={label} value={value} onChange={(event) => onPick(event.target.value)} style={{ inlineSize: '2rem', border: 0, background: 'none' }} />;
}
