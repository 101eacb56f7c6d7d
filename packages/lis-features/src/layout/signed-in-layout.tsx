import { DrawerButton, WithoutDrawer } from '@alms/ui/app-frame';
import { Avatar } from '@alms/ui/avatar';
import { Button, IconButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import {
  BuildingGlyph,
  CheckGlyph,
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
import type { LaboratoryId, NamedLaboratory } from '@alms/lis-domain/facility';
import type { ReactNode } from 'react';
import { MainBar, MainNavigation, type NavigationItems } from './main-navigation.tsx';
import { Bell, PersonPanel, type PersonPanelProps } from './person-panel.tsx';
import { layoutMessages } from './words/index.ts';
import * as S from './signed-in-layout.styles.ts';

export interface SignedInLayoutProps extends Pick<
  PersonPanelProps,
  'user' | 'unreadNotifications' | 'notificationPanel' | 'hrefs' | 'onSignOut'
> {
  facility: {
    name: string;
    /** Subdomain of the facility; null when the address has none. */
    subdomain: string | null;
    logo: string | null;
  };
  /** Sites to choose from, for a user who works at several. When omitted, no site is shown. */
  sites?: {
    current: LaboratoryId;
    choices: readonly NamedLaboratory[];
    onChoose: (id: LaboratoryId) => void;
  };
  /** Menu entries that the user may open. */
  navigation: NavigationItems;
  /** Link of the menu entry that the page belongs to. An unknown link marks no entry. */
  currentRoute: string;
  /** Row height and its change. When omitted, there is no choice. */
  density?: { value: Density; onChange: (density: Density) => void } | undefined;
  /**
   * Opens the command palette; `shortcut` is the key combination as displayed. When omitted, there
   * is no palette.
   */
  search?: { onOpen: () => void; shortcut: string } | undefined;
  /** Facility-wide notice, in a `Banner` below the top bar. When omitted, none is shown. */
  notice?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
}

/**
 * Layout of every signed-in page: main menu, signed-in user and top bar. The page renders its own
 * title.
 */
export function SignedInLayout({
  user,
  facility,
  sites,
  navigation,
  currentRoute,
  unreadNotifications,
  notificationPanel,
  hrefs,
  density,
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
  const isCompact = density?.value === 'compact';
  const { bar } = navigation;

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
      {sites && <SiteMenu {...sites} />}
      {search && (
        <S.Commands
          onClick={search.onOpen}
          leading={<Icon glyph={SearchGlyph} size="small" />}
          trailing={<kbd>{search.shortcut}</kbd>}
        >
          <span data-part="words">{words.search}</span>
        </S.Commands>
      )}
      {density && (
        <IconButton
          label={isCompact ? words.comfortable : words.compact}
          onClick={() => density.onChange(isCompact ? 'comfortable' : 'compact')}
        >
          <Icon glyph={DensityGlyph} />
        </IconButton>
      )}
      <WithoutDrawer>
        <Bell
          unreadNotifications={unreadNotifications}
          notificationPanel={notificationPanel}
          href={hrefs.notifications}
        />
      </WithoutDrawer>
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
      <TopBar
        title={title}
        leading={
          <>
            <DrawerButton />
            <WithoutDrawer>
              <Logo name={facility.name} src={facility.logo} />
            </WithoutDrawer>
          </>
        }
        actions={actions}
      />
      {notice}
    </div>
  );

  return (
    <S.Frame
      drawer={drawer}
      topBar={topBar}
      bottomBar={bar && <MainBar items={bar} currentRoute={currentRoute} />}
    >
      <div data-part="page">{children}</div>
    </S.Frame>
  );
}

/** The site in which the user works, and the others to choose from. */
function SiteMenu({ current, choices, onChoose }: NonNullable<SignedInLayoutProps['sites']>) {
  const words = useMessages(layoutMessages);
  const name = choices.find(({ id }) => id === current)?.name ?? '';
  return (
    <Menu
      align="end"
      header={words.site}
      items={choices.map(({ id, name: label }) => ({
        id,
        label,
        onSelect: () => onChoose(id),
        ...(id === current && { glyph: CheckGlyph }),
      }))}
      renderTrigger={(trigger) => (
        <S.Site
          {...trigger}
          variant="quiet"
          title={name}
          leading={<Icon glyph={BuildingGlyph} size="small" />}
          trailing={<Icon glyph={ChevronDownGlyph} size="small" />}
        >
          <VisuallyHidden>{words.siteOf({ name })}</VisuallyHidden>
          <span data-part="name" aria-hidden>
            {name}
          </span>
        </S.Site>
      )}
    />
  );
}
