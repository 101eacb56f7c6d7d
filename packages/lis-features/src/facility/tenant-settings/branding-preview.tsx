import { solidFor } from '@alms/lis-domain/facility';
import { Badge } from '@alms/ui/badge';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Logo } from '@alms/ui/logo';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { ThemeScope } from '@alms/ui/theme';
import { TopBar } from '@alms/ui/top-bar';
import { useLayoutEffect, useRef } from 'react';
import { measureContrast, type MeasuredContrast } from './measure-contrast.ts';
import { tenantSettingsMessages } from './words/index.ts';
import * as S from './tenant-settings.styles.ts';

export interface BrandingPreviewProps {
  /** Primary colour, `#rrggbb`. */
  primary: string;
  name: string;
  subdomain: string;
  logo: string | null;
  message: string;
  /**
   * Called with the rendered contrast when the primary colour changes. Must be a stable reference.
   */
  onMeasure: (measured: MeasuredContrast) => void;
}

const schemes = ['light', 'dark'] as const;

/** Preview of the branding in the light and dark colour schemes. */
export function BrandingPreview({ primary, onMeasure, ...facility }: BrandingPreviewProps) {
  const words = useMessages(tenantSettingsMessages);
  const light = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  const refs = { light, dark };
  useLayoutEffect(() => {
    if (light.current && dark.current)
      onMeasure({ light: measureContrast(light.current), dark: measureContrast(dark.current) });
  }, [primary, onMeasure]);

  const solid = solidFor(primary);
  return (
    <Card heading={words.preview} footer={words.previewContext}>
      <Grid columnWidth="22rem" fill="stretch">
        {schemes.map((scheme) => (
          <S.Preview key={scheme}>
            <figcaption>{words[scheme]}</figcaption>
            <ThemeScope scheme={scheme} brand={{ primary, ...(solid !== undefined && { solid }) }}>
              {/* Illustration of controls: nothing in it is focusable. */}
              <div ref={refs[scheme]} data-part="screen" inert>
                <Sample {...facility} />
              </div>
            </ThemeScope>
          </S.Preview>
        ))}
      </Grid>
    </Card>
  );
}

function Sample({
  name,
  subdomain,
  logo,
  message,
}: Omit<BrandingPreviewProps, 'primary' | 'onMeasure'>) {
  const words = useMessages(tenantSettingsMessages);
  const rows = [
    { id: 'hemoglobin', state: words.verified },
    { id: 'glucose', state: words.waiting },
    { id: 'potassium', state: words.verified },
  ] as const;
  return (
    <>
      <TopBar
        leading={<Logo name={name} src={logo} />}
        title={words.previewFacility({ subdomain: subdomain.toUpperCase() })}
        actions={<Badge tone="brand" count={7} label={words.waitingCount({ count: 7 })} />}
      />
      <div data-part="content">
        <Card>
          <Stack gap="s3">
            <Inline gap="s3">
              <Logo name={name} src={logo} size="large" />
              <strong data-part="name">{name}</strong>
            </Inline>
            {message !== '' && (
              <p data-part="message" dir="auto">
                {message}
              </p>
            )}
            <Inline>
              <Button variant="primary">{words.signIn}</Button>
              <Button>{words.print}</Button>
              <Button variant="quiet">{words.cancel}</Button>
            </Inline>
          </Stack>
        </Card>
        <Card body="flush">
          <Table
            caption={words.preview}
            columns={[
              {
                id: 'test',
                header: words.test,
                rowHeader: true,
                render: ({ id }) => <Text as="span">{words[id]}</Text>,
              },
              { id: 'state', header: words.state, render: ({ state }) => <Chip>{state}</Chip> },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            selectedKey="glucose"
          />
        </Card>
      </div>
    </>
  );
}
