import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { CommandPalette, type CommandGroup, type PaletteItem } from '@alms/ui/command-palette';
import { useMessages } from '@alms/ui/i18n';
import {
  BellGlyph,
  DensityGlyph,
  ListGlyph,
  PersonGlyph,
  PlusGlyph,
  SearchGlyph,
  SettingsGlyph,
  SignOutGlyph,
} from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import type { Density } from '@alms/ui/theme';
import { useMemo } from 'react';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import type { NavigationItems } from '../main-navigation.tsx';
import { ENTRIES } from '../navigation-words.ts';
import { layoutMessages } from '../words/index.ts';
import { appCommandsMessages } from './words/index.ts';
import { GoTo } from './go-to.tsx';
import { ShortcutHelp, type SingleKeys } from './shortcut-help.tsx';

/** Links to screens outside the main menu. */
export interface CommandHrefs {
  profile: string;
  notifications: string;
  settings: string;
  /** Link to register a patient. When omitted, the user may not. */
  registerPatient?: string | undefined;
  /** Link to place an order. When omitted, the user may not order tests. */
  newOrder?: string | undefined;
}

/** Patient search, for users who may find patients. */
export interface PatientCommands {
  /** First matches; `idle` while the input is too short or typing continues. */
  found: Resource<{ items: readonly Patient[] }>;
  /** Called with the search text at each change. */
  onSearch: (query: string) => void;
  /** The last search text. */
  query: string;
  href: (id: PatientId) => string;
  /** Returns the link to the list of all matches. */
  allHref: (query: string) => string;
}

type Scheme = 'light' | 'dark' | null;

/** `screens`: the screens of the main menu, each with its key. */
export type OpenCommands = 'palette' | 'screens' | 'shortcuts';

export interface AppCommandsProps {
  /** What is open; null when nothing is. */
  opened: OpenCommands | null;
  onOpenedChange: (opened: OpenCommands | null) => void;
  /** Entries of the main menu that the user may open. */
  navigation: NavigationItems;
  hrefs: CommandHrefs;
  /** Patient search. When omitted, the user may not find patients. */
  patients?: PatientCommands | undefined;
  density: Density;
  onDensityChange: (density: Density) => void;
  /** Colour scheme; null follows the device. */
  scheme: Scheme;
  onSchemeChange: (scheme: Scheme) => void;
  onSignOut: () => void;
  /** Called with the link of the selected screen or patient. */
  onGo: (href: string) => void;
  /** Keyboard shortcut that opens the palette, as displayed: `Ctrl+K`. */
  shortcut: string;
  /** Whether single keys run actions of the displayed screen. */
  singleKeys: SingleKeys;
}

/** A palette entry with its action. */
interface Command extends PaletteItem {
  run: () => void;
}

const SCHEMES = [
  ['light', 'light'],
  ['dark', 'dark'],
  ['asDevice', null],
] as const;

/**
 * Command palette with all permitted screens and actions, and patients by name. Everything in it is
 * also reachable through menus and pages.
 */
export function AppCommands(props: AppCommandsProps) {
  const { opened, onOpenedChange, navigation, onGo, patients, shortcut, singleKeys } = props;
  const onClose = () => onOpenedChange(null);
  const groups = useCommands(props, () => onOpenedChange('shortcuts'));
  const found = usePatientCommands(props);
  const commands = new Map(
    [...groups, ...(Array.isArray(found) ? found : [])].flatMap(({ items }) =>
      items.map((command) => [command.id, command]),
    ),
  );
  return (
    <>
      <CommandPalette
        open={opened === 'palette'}
        onClose={onClose}
        groups={groups}
        found={found}
        onSearchChange={patients?.onSearch}
        onSelect={({ id }) => commands.get(id)?.run()}
      />
      <ShortcutHelp
        open={opened === 'shortcuts'}
        onClose={onClose}
        shortcut={shortcut}
        singleKeys={singleKeys}
      />
      <GoTo open={opened === 'screens'} onClose={onClose} navigation={navigation} onGo={onGo} />
    </>
  );
}

function useCommands(
  {
    navigation,
    hrefs,
    density,
    onDensityChange,
    scheme,
    onSchemeChange,
    onSignOut,
    onGo,
  }: AppCommandsProps,
  onHelp: () => void,
): CommandGroup<Command>[] {
  const words = useMessages(appCommandsMessages);
  const layout = useMessages(layoutMessages);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const screens = [
    ...entries.map(({ id, href }) => ({
      id: href,
      label: layout[ENTRIES[id].word],
      glyph: ENTRIES[id].glyph,
      run: () => onGo(href),
    })),
    { id: 'profile', label: words.profile, glyph: PersonGlyph, run: () => onGo(hrefs.profile) },
    {
      id: 'notifications',
      label: words.notifications,
      glyph: BellGlyph,
      run: () => onGo(hrefs.notifications),
    },
    {
      id: 'settings',
      label: words.settings,
      glyph: SettingsGlyph,
      run: () => onGo(hrefs.settings),
    },
  ];
  const going = (id: 'registerPatient' | 'newOrder') => {
    const href = hrefs[id];
    // An action in the main menu is listed among the screens.
    return href === undefined || entries.some((entry) => entry.href === href)
      ? []
      : [{ id, label: words[id], glyph: PlusGlyph, run: () => onGo(href) }];
  };
  const other: Density = density === 'compact' ? 'comfortable' : 'compact';
  const actions = [
    ...going('registerPatient'),
    ...going('newOrder'),
    { id: 'density', label: layout[other], glyph: DensityGlyph, run: () => onDensityChange(other) },
    ...SCHEMES.filter(([, value]) => value !== scheme).map(([id, value]) => ({
      id,
      label: words[id],
      run: () => onSchemeChange(value),
    })),
    { id: 'shortcuts', label: words.shortcuts, glyph: ListGlyph, run: onHelp },
    { id: 'signOut', label: words.signOut, glyph: SignOutGlyph, run: onSignOut },
  ];
  return [
    { label: words.screens, items: screens },
    { label: words.actions, items: actions },
  ];
}

function usePatientCommands({
  patients,
  onGo,
}: AppCommandsProps): CommandGroup<Command>[] | 'searching' | undefined {
  const words = useMessages(appCommandsMessages);
  const { born } = usePatientWords();
  return useMemo(() => {
    if (!patients || patients.found.status === 'idle') return undefined;
    const { found, query, href, allHref } = patients;
    if (found.status === 'loading') return 'searching';
    if (found.status === 'empty') return undefined;
    const all = {
      id: 'all-patients',
      label: words.allMatching({ query }),
      glyph: SearchGlyph,
      run: () => onGo(allHref(query)),
    };
    if (found.status === 'error') return [{ label: words.notRead, items: [all] }];
    const items = found.data.items.map(({ id, full_name, mrn, ...birth }) => ({
      id: `patient:${id}`,
      label: full_name,
      hint: `${words.born({ date: born(birth) })} · ${mrn}`,
      glyph: PersonGlyph,
      run: () => onGo(href(id)),
    }));
    return [{ label: words.patients, items: [...items, all] }];
  }, [patients, onGo, words, born]);
}
