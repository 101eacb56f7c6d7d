import { contrastRatio, solidFor } from '@alms/lis-domain/facility';
import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { Button } from '@alms/ui/button';
import { Alert } from '@alms/ui/alert';
import { Badge } from '@alms/ui/badge';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FileDrop, type AcceptedDropFile } from '@alms/ui/file-drop';
import { Grid } from '@alms/ui/grid';
import { Heading } from '@alms/ui/heading';
import { Inline } from '@alms/ui/inline';
import { Logo } from '@alms/ui/logo';
import { ProgressBar } from '@alms/ui/progress';
import { ready } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Stack } from '@alms/ui/stack';
import { Stepper } from '@alms/ui/stepper';
import { Switch } from '@alms/ui/switch';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { t, ThemeScope, type Brand, type Scheme } from '@alms/ui/theme';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoginScreen } from '../../packages/lis-features/src/identity/login/index.ts';
import { loginArgs } from '../../packages/lis-features/src/identity/login/login.args.ts';
import { SignedInLayout } from '../../packages/lis-features/src/layout/index.ts';
import { signedInLayoutArgs } from '../../packages/lis-features/src/layout/signed-in-layout.args.ts';
import { ResultsScreen } from '../../packages/lis-features/src/results/work-list/index.ts';
import { verifyArgs } from '../../packages/lis-features/src/results/work-list/work-list.args.ts';
import { ContrastReport } from './contrast-report.tsx';

const HEX = /^#[0-9a-f]{6}$/i;
const SCHEMES = ['light', 'dark'] as const;
const nothing = () => {};

/** Explains in sentences how the theme adjusts a facility's colours. */
function adjustments(primary: string, secondary: string): string[] {
  const onWhite = contrastRatio(primary, '#ffffff');
  const figure = onWhite.toFixed(2);
  return [
    solidFor(primary)
      ? `White words on ${primary} reach ${figure} : 1, so the primary button is exactly that colour.`
      : `White words on ${primary} reach only ${figure} : 1 (at least 4.50 : 1 is needed), so the primary button is a darker colour of the same hue.`,
    'Brand text, the focus ring and the selected entry keep the hue; their lightness and strength are capped until every pair below passes.',
    'In the dark scheme the same hue is lightened for text and dimmed for fills.',
    `The secondary colour reaches ${contrastRatio(secondary, '#ffffff').toFixed(2)} : 1 on white. It never carries words or an edge, so nothing on these screens is painted with it.`,
    'Low, high, critical, warning and success are the same for every facility.',
  ];
}

function Kit() {
  return (
    <Grid columnWidth="18rem">
      <Card heading="Actions">
        <Inline gap="s2">
          <Button variant="primary" leading={null}>
            Verify results
          </Button>
          <Button>Print</Button>
          <Button variant="quiet">Cancel</Button>
          <Button tone="critical">Reject</Button>
          <Button variant="primary" inertReason="Nothing is chosen">
            Next
          </Button>
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
          <Stepper
            label="Setup"
            steps={[
              { id: 'a', label: 'Laboratory' },
              { id: 'b', label: 'Staff' },
              { id: 'c', label: 'Tests' },
            ]}
            current="b"
          />
          <ProgressBar label="Uploaded" value={62} />
          <Alert tone="info">Results are released every day until 20:00.</Alert>
        </Stack>
      </Card>
    </Grid>
  );
}

const Framed = styled.section`
  overflow: clip;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  &[data-padded] > div {
    padding: ${t.space.s6};
  }
`;

interface PreviewProps {
  title: string;
  brand: Brand;
  scheme: Exclude<Scheme, 'system'>;
  /** Adds padding around content that has none. @default false */
  padded?: boolean;
  children: ReactNode;
}

/** A preview in the facility's colours. */
function Preview({ title, brand, scheme, padded = false, children }: PreviewProps) {
  return (
    <Framed aria-label={`${title}, ${scheme}`} data-preview data-padded={padded || undefined}>
      <ThemeScope scheme={scheme} brand={brand}>
        {children}
      </ThemeScope>
    </Framed>
  );
}

interface TypedColour {
  /** Text in the field. */
  typed: string;
  /** Last complete colour. */
  value: string;
  type: (text: string) => void;
}

function useTypedColour(first: string): TypedColour {
  const [typed, setTyped] = useState(first);
  const [value, setValue] = useState(first);
  const type = (text: string) => {
    setTyped(text);
    if (HEX.test(text)) setValue(text.toLowerCase());
  };
  return { typed, value, type };
}

function ColourField({
  label,
  colour: { typed, value, type },
}: {
  label: string;
  colour: TypedColour;
}) {
  const error = HEX.test(typed)
    ? undefined
    : `Write the colour as #rrggbb, for example #1976d2. Until then ${value} stays.`;
  const picker = (
    <input
      type="color"
      aria-label={`${label}, picked`}
      value={value}
      onChange={(event) => type(event.target.value)}
      style={{ inlineSize: '2rem', border: 0, background: 'none' }}
    />
  );
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      error={error}
      trailing={picker}
    />
  );
}

export interface TenantStudioProps {
  primary: string;
  secondary: string;
  name: string;
}

/**
 * Editor for a facility's two colours, name and logo, with everything that they affect, measured.
 */
export function TenantStudio({
  primary: firstPrimary,
  secondary: firstSecondary,
  name: firstName,
}: TenantStudioProps) {
  const primary = useTypedColour(firstPrimary);
  const secondary = useTypedColour(firstSecondary);
  const [name, setName] = useState(firstName);
  const [logo, setLogo] = useState<{ file: AcceptedDropFile; url: string }>();
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const solid = solidFor(primary.value);
  const brand: Brand =
    solid === undefined ? { primary: primary.value } : { primary: primary.value, solid };
  const chooseLogo = ([file]: File[]) => {
    if (file)
      setLogo({
        file: { id: file.name, name: file.name, size: file.size, state: 'done' },
        url: URL.createObjectURL(file),
      });
  };
  // The menu in the frame below scrolled its current entry into view, and the page with it.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const facility = { name, subdomain: 'northside', logo: logo?.url ?? null };
  const publicInfo = aPublicInfo('northside', {
    facility_name: name,
    branding: {
      logo: facility.logo,
      primary_color: primary.value,
      secondary_color: secondary.value,
    },
  });

  return (
    <div style={{ padding: '2rem', maxInlineSize: '1440px', marginInline: 'auto' }}>
      <Stack gap="s8">
        <Stack gap="s2">
          <Heading level={1}>Tenant studio</Heading>
          <Text tone="muted">
            Enter a facility’s colours to preview all components and three screens. Every contrast
            is measured as rendered by this browser.
          </Text>
        </Stack>
        <Grid columnWidth="18rem">
          <ColourField label="Primary colour" colour={primary} />
          <ColourField label="Secondary colour" colour={secondary} />
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <FileDrop
            label="Logo"
            accept={['png', 'jpeg', 'webp']}
            files={logo ? [logo.file] : []}
            onFilesChosen={chooseLogo}
            onRemove={() => setLogo(undefined)}
          />
        </Grid>
        <Card heading="What was adjusted, and why">
          <ul>
            {adjustments(primary.value, secondary.value).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
        <Grid columnWidth="36rem">
          {SCHEMES.map((each) => (
            <Preview key={each} title="The kit" brand={brand} scheme={each} padded>
              <Stack gap="s4">
                <Logo name={name} src={facility.logo} size="large" naming="beside" />
                <Kit />
              </Stack>
            </Preview>
          ))}
        </Grid>
        <Stack gap="s4">
          <Inline justify="between">
            <Heading level={2}>Three screens</Heading>
            <Segmented
              label="Scheme of the screens"
              options={SCHEMES.map((value) => ({
                value,
                label: value === 'light' ? 'Light' : 'Dark',
              }))}
              value={scheme}
              onValueChange={setScheme}
            />
          </Inline>
          <Preview title="Dashboard" brand={brand} scheme={scheme}>
            <SignedInLayout {...signedInLayoutArgs} facility={facility} />
          </Preview>
          <Preview title="Sign in" brand={brand} scheme={scheme}>
            <LoginScreen {...loginArgs} facility={ready(publicInfo)} onSignIn={nothing} />
          </Preview>
          <Preview title="Result entry" brand={brand} scheme={scheme} padded>
            <ResultsScreen {...verifyArgs} />
          </Preview>
        </Stack>
        <Grid columnWidth="40rem" gap="s2">
          {SCHEMES.map((each) => (
            <ContrastReport key={each} brand={brand} scheme={each} />
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
