import type { CashSession } from '@alms/lis-domain/billing';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useMoney } from '../../shared/money/index.ts';
import { frontDeskMessages } from './words/index.ts';
import * as S from './front-desk.styles.ts';

export interface DrawerCardProps {
  /** The user’s open cash drawer; null if there is none. */
  drawer: Resource<CashSession | null>;
  onRetry: () => void | Promise<void>;
  /** Link to open, or count and close, the drawer. */
  href: string;
}

/** The user’s cash drawer with its expected balance. */
export function DrawerCard({ drawer, onRetry, href }: DrawerCardProps) {
  const words = useMessages(frontDeskMessages);
  const format = useFormat();
  const open = drawer.status === 'ready' ? drawer.data : undefined;
  return (
    <Card
      heading={words.drawer}
      headerActions={
        open && (
          <Chip tone="positive">{words.openSince({ time: format.time(open.opened_at) })}</Chip>
        )
      }
      footer={
        open !== undefined && (
          <LinkButton size="small" href={href}>
            {open === null ? words.openDrawer : words.countDrawer}
          </LinkButton>
        )
      }
    >
      <ResourceView
        resource={drawer}
        label={words.drawer}
        skeleton={<Skeleton count={2} />}
        onRetry={onRetry}
      >
        {(own) =>
          own === null ? <Text tone="muted">{words.noDrawer}</Text> : <Figures drawer={own} />
        }
      </ResourceView>
    </Card>
  );
}

function Figures({
  drawer: { currency, opened_at, float_minor, expected_minor },
}: {
  drawer: CashSession;
}) {
  const words = useMessages(frontDeskMessages);
  const format = useFormat();
  const money = useMoney(currency);
  return (
    <S.Figures>
      <div>
        <dt>{words.float}</dt>
        <dd>{money.show(float_minor)}</dd>
      </div>
      <div>
        <dt>{words.netCash({ time: format.time(opened_at) })}</dt>
        <dd>{money.show(expected_minor - float_minor)}</dd>
      </div>
      <div data-strong>
        <dt>{words.expected}</dt>
        <dd>{money.show(expected_minor)}</dd>
      </div>
    </S.Figures>
  );
}
