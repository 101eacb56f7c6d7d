import { DrawerButton } from '@alms/ui/app-frame';
import { Avatar } from '@alms/ui/avatar';
import { Button, IconButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import {
  ChevronDownGlyph,
  DensityGlyph,
  Icon,
  PersonGlyph,
  SearchGlyph,
  SignOutGlyph,
} from '@alms/ui/icon';
import { Logo } from '@alms/ui/logo';
import { Menu } from '@alms/ui/menu';
import type { Density } from '@alms/ui/theme';
import { TopBar } from '@alms/ui/top-bar';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import type { ReactNode } from 'react';
import { MainNavigation, type NavigationItems } from './main-navigation.tsx';
import { PersonPanel, type PersonPanelProps } from './person-panel.tsx';
import { layoutMessages } from './words/index.ts';
import * as S from './signed-in-layout.styles.ts';

export interface SignedInLayoutProps extends Pick<
  PersonPanelProps,
  'user' | 'unreadNotifications' | 'notificationPanel' | 'hrefs' | 'onSignOut'
> {
  facility: {
    name: string;
    /** Null where the address names no facility. */
    subdomain: string | null;
    logo: string | null;
  };
  /** The entries this person may open. */
  navigation: NavigationItems;
  /** The address of the entry the page belongs to; one that no entry has marks none. */
  currentRoute: string;
  density: Density;
  onDensityChange: (density: Density) => void;
  /** The way to the commands: what opens them, and the keys that do the same, as they are drawn. */
  search: { onOpen: () => void; shortcut: string };
  /** What holds for the whole facility, in a `Banner` under the top bar. When omitted, nothing does. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The frame around every signed-in page: main menu, who is signed in, and the top bar. The page draws its own title. */
export function SignedInLayout({
  user,
  facility,
  navigation,
  currentRoute,
  unreadNotifications,
  notificationPanel,
  hrefs,
  density,
  onDensityChange,
  search,
  onSignOut,
  notice,
  children,
}: SignedInLayoutProps) {
  const words = useMessages(layoutMessages);
  const title =
    facility.subdomain === null
      ? words.productTitle
      : words.facilityTitle({ subdomain: facility.subdomain.toUpperCase() });
  const isCompact = density === 'compact';

  const drawer = (
    <S.DrawerContent>
      <div data-part="facility">
        <Logo name={facility.name} src={facility.logo} naming="beside" />
      </div>
      <MainNavigation items={navigation} currentRoute={currentRoute} />
      <PersonPanel
        user={user}
        unreadNotifications={unreadNotifications}
        notificationPanel={notificationPanel}
        hrefs={hrefs}
        onSignOut={onSignOut}
      />
    </S.DrawerContent>
  );

  const actions = (
    <>
      <S.Commands
        onClick={search.onOpen}
        leading={<Icon glyph={SearchGlyph} size="small" />}
        trailing={<kbd>{search.shortcut}</kbd>}
      >
        <span data-part="words">{words.search}</span>
      </S.Commands>
      <IconButton
        label={isCompact ? words.comfortable : words.compact}
        onClick={() => onDensityChange(isCompact ? 'comfortable' : 'compact')}
      >
        <Icon glyph={DensityGlyph} />
      </IconButton>
      <Menu
        align="end"
        header={user.full_name}
        items={[
          { id: 'profile', label: words.profile, href: hrefs.profile, glyph: PersonGlyph },
          {
            id: 'logout',
            label: words.logout,
            onSelect: onSignOut,
            glyph: SignOutGlyph,
            parted: true,
          },
        ]}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet" leading={<Avatar name={user.full_name} />}>
            <VisuallyHidden>{words.account({ name: user.full_name })}</VisuallyHidden>
            <Icon glyph={ChevronDownGlyph} size="small" />
          </Button>
        )}
      />
    </>
  );

  const topBar = (
    <div>
      <TopBar title={title} leading={<DrawerButton />} actions={actions} />
      {notice}
    </div>
  );

  return (
    <S.Frame drawer={drawer} topBar={topBar}>
      <div data-part="page">{children}</div>
    </S.Frame>
  );
}
