// What @alms/ui promises: the declarations behind its doors. Made by `npm run api`; do not edit.
//   @alms/ui/accordion
//   @alms/ui/alert
//   @alms/ui/app-frame
//   @alms/ui/avatar
//   @alms/ui/badge
//   @alms/ui/button
//   @alms/ui/card
//   @alms/ui/checkbox
//   @alms/ui/chip
//   @alms/ui/clock
//   @alms/ui/combobox-field
//   @alms/ui/description-list
//   @alms/ui/dialog
//   @alms/ui/divider
//   @alms/ui/drawer
//   @alms/ui/empty-state
//   @alms/ui/error-state
//   @alms/ui/field
//   @alms/ui/form
//   @alms/ui/grid
//   @alms/ui/heading
//   @alms/ui/i18n
//   @alms/ui/icon
//   @alms/ui/inline
//   @alms/ui/internal
//   @alms/ui/link
//   @alms/ui/mark
//   @alms/ui/menu
//   @alms/ui/nav-list
//   @alms/ui/number-field
//   @alms/ui/page-header
//   @alms/ui/panel
//   @alms/ui/password-field
//   @alms/ui/progress
//   @alms/ui/radio-group
//   @alms/ui/resource
//   @alms/ui/search-field
//   @alms/ui/segmented
//   @alms/ui/select-field
//   @alms/ui/skeleton
//   @alms/ui/skip-link
//   @alms/ui/slideshow
//   @alms/ui/split
//   @alms/ui/split-page
//   @alms/ui/stack
//   @alms/ui/stat-strip
//   @alms/ui/stepper
//   @alms/ui/switch
//   @alms/ui/table
//   @alms/ui/tabs
//   @alms/ui/text
//   @alms/ui/text-area-field
//   @alms/ui/text-field
//   @alms/ui/theme
//   @alms/ui/toast
//   @alms/ui/top-bar
//   @alms/ui/visually-hidden
//   @alms/ui/words/alert/alert
//   @alms/ui/words/app-frame/app-frame
//   @alms/ui/words/badge/badge
//   @alms/ui/words/button/button
//   @alms/ui/words/button/count-badge
//   @alms/ui/words/combobox-field/combobox-field
//   @alms/ui/words/dialog/dialog
//   @alms/ui/words/drawer/drawer
//   @alms/ui/words/error-state/error-state
//   @alms/ui/words/field/field
//   @alms/ui/words/form/form
//   @alms/ui/words/internal/choices/choices
//   @alms/ui/words/internal/unknown-value
//   @alms/ui/words/number-field/number-field
//   @alms/ui/words/password-field/password-field
//   @alms/ui/words/progress/progress-bar
//   @alms/ui/words/resource/resource-view
//   @alms/ui/words/search-field/search-field
//   @alms/ui/words/skip-link/skip-link
//   @alms/ui/words/slideshow/slideshow
//   @alms/ui/words/stepper/stepper
//   @alms/ui/words/text-area-field/text-area-field
//   @alms/ui/words/toast/toast-provider

// ── accordion/accordion.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
/** One part that folds. */
export interface AccordionItem {
    /** Tells the parts apart. */
    id: string;
    /** What the part is about, or the question it answers. */
    title: string;
    /** A few quiet words at the end of the line, such as a count. When omitted, there are none. */
    note?: ReactNode;
    content: ReactNode;
}
export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    items: readonly AccordionItem[];
    /** The ids of the parts that are open at first; the browser keeps them from then on. @default [] */
    defaultOpen?: readonly string[];
    /** Opening one part closes the others. @default false */
    exclusive?: boolean;
    /** The titles' place in the page's outline. @default 3 */
    headingLevel?: 2 | 3 | 4;
}
/**
 * Parts of a page under titles that fold, in any order: questions and answers, details few people need. Native
 * `details`, so the browser's search in the page opens what it finds. For one part that folds use a collapsible
 * `Panel`; for parts of which one always shows, `Tabs`.
 */
export declare function Accordion({ items, defaultOpen, exclusive, headingLevel, ...rest }: AccordionProps): import("react").JSX.Element;

// ── accordion/index.d.ts
export { Accordion } from './accordion.js';
export type { AccordionItem, AccordionProps } from './accordion.js';

// ── alert/alert.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type IconProps } from '../icon/index.js';
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
    /** @default 'info' */
    tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
    /** What happened, in a few words. When omitted, the children say it all. */
    title?: ReactNode;
    /** Why it matters and what to do. */
    children?: ReactNode;
    /** Replaces the tone's own drawing where another says more: a pause, a clock. */
    glyph?: IconProps['glyph'];
    /** Buttons or links, at the end of the line, under the words where it is narrow. */
    actions?: ReactNode;
    /** Called when the reader closes it. When omitted, it cannot be closed. */
    onDismiss?: () => void;
    /** How it is announced when it appears after the page. Leave it off for what stands there from the start. @default 'off' */
    live?: 'off' | 'polite' | 'assertive';
    /** `large` has the text size of forms and public pages. @default 'medium' */
    size?: 'medium' | 'large';
}
/**
 * A message that stays in the page, beside what it is about. For a short confirmation use a toast; where a failure
 * leaves nothing else to show, `ErrorState`.
 */
export declare function Alert({ tone, title, children, glyph, actions, onDismiss, live, size, ...rest }: AlertProps): import("react").JSX.Element;

// ── alert/alert.messages.d.ts
export declare const alertMessages: import("../i18n/define-messages.js").Catalogue<{
    neutral: string;
    info: string;
    positive: string;
    caution: string;
    critical: string;
    dismiss: string;
}>;

// ── alert/index.d.ts
export { Alert } from './alert.js';
export type { AlertProps } from './alert.js';

// ── app-frame/app-frame.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface AppFrameProps extends ComponentPropsWithRef<'div'> {
    /** Beside the page where there is room, else behind `DrawerButton`: mark, `NavList`, the person. */
    drawer: ReactNode;
    /** A `TopBar`, with `DrawerButton` as its `leading`. */
    topBar: ReactNode;
    /** The page. */
    children: ReactNode;
}
/**
 * The frame of every signed-in page: drawer, top bar and the page, which scrolls alone. Brings the skip link and the
 * `main` landmark. A page that holds an element with `data-fills-frame` gets no padding and brings its own panes.
 * Public pages use `SplitPage`, or stand by themselves.
 */
export declare function AppFrame({ drawer, topBar, children, ...rest }: AppFrameProps): import("react").JSX.Element;

// ── app-frame/app-frame.messages.d.ts
export declare const appFrameMessages: import("../i18n/define-messages.js").Catalogue<{
    menu: string;
    openMenu: string;
}>;

// ── app-frame/drawer-button.d.ts
/** Opens the frame's drawer. Draws nothing while the drawer stands beside the page. */
export declare function DrawerButton(): import("react").JSX.Element | null;

// ── app-frame/index.d.ts
export { AppFrame } from './app-frame.js';
export { DrawerButton } from './drawer-button.js';
export type { AppFrameProps } from './app-frame.js';

// ── avatar/avatar.d.ts
import { type ComponentPropsWithRef } from 'react';
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** Whose it is, as written on the page; its initials stand where there is no picture. */
    name: string;
    /** The picture's address. When it fails to load, the initials stand. */
    src?: string | undefined;
    /** 24, 32 or 56 px. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** Reads the name aloud: only where it does not stand beside the avatar. @default false */
    labelled?: boolean;
}
/** A person's picture or initials, beside their name. It is decoration unless `labelled`. */
export declare function Avatar({ name, src, size, labelled, ...rest }: AvatarProps): import("react").JSX.Element;

// ── avatar/index.d.ts
export { Avatar } from './avatar.js';
export type { AvatarProps } from './avatar.js';

// ── badge/badge.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** How many. Zero is drawn too: leave the badge out where zero says nothing. */
    count: number;
    /** Above this the badge shows it with a plus. @default 99 */
    max?: number;
    /** `critical` is filled: for what someone must act on. @default 'neutral' */
    tone?: 'neutral' | 'brand' | 'critical';
    /** What is read aloud instead of the figure, e.g. "3 unread". When omitted, the figure itself is read. */
    label?: string;
}
/** A count beside the name of what it counts. For a status use `Chip`. */
export declare function Badge({ count, max, tone, label, ...rest }: BadgeProps): import("react").JSX.Element;

// ── badge/badge.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const badgeMessages: import("../i18n/define-messages.js").Catalogue<{
    over: (v: {
        max: number;
    }, f: MessageFormat) => string;
}>;

// ── badge/index.d.ts
export { Badge } from './badge.js';
export type { BadgeProps } from './badge.js';

// ── button/button.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
/** How a button looks; the same for `Button` and `LinkButton`. */
export interface ButtonLook {
    /** Emphasis: one `primary` per screen, on the thing to do first. @default 'secondary' */
    variant?: 'primary' | 'secondary' | 'quiet';
    /** `critical` is for acts that destroy. @default 'neutral' */
    tone?: 'neutral' | 'critical';
    /** 28 px, the density's control height, or 44 px (forms and public pages). @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** Fills the width of its container. @default false */
    wide?: boolean;
    /** Before the label: an `Icon`. */
    leading?: ReactNode;
    /** After the label: an `Icon`, or a `kbd` with the key that presses the button. */
    trailing?: ReactNode;
}
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
    /** The label: a verb, and what it acts on. */
    children: ReactNode;
    /**
     * The act is under way: keeps focus and width, ignores presses, and tells listeners "In progress".
     * When omitted, the button never announces anything. @default false
     */
    busy?: boolean | undefined;
    /**
     * Why the act is not possible now. Draws the button inert but focusable, and gives the reason to whoever points at
     * it or listens. When omitted, the button works.
     */
    inertReason?: string | undefined;
}
/**
 * Does something here and now. Where the effect is only to go somewhere, use `LinkButton`; where there is room for
 * only an icon, `IconButton`. Is `type="button"` unless told otherwise, so it never submits a form by accident.
 */
export declare function Button({ variant, tone, size, wide, leading, trailing, busy, inertReason, children, onClick, title, 'aria-describedby': describedBy, ...rest }: ButtonProps): import("react").JSX.Element;

// ── button/button.messages.d.ts
export declare const buttonMessages: import("../i18n/define-messages.js").Catalogue<{
    inProgress: string;
}>;

// ── button/count-badge.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const countBadgeMessages: import("../i18n/define-messages.js").Catalogue<{
    labelWithCount: (v: {
        label: string | number;
        count: string | number;
    }, f: MessageFormat) => string;
    countOver: (v: {
        max: number;
    }, f: MessageFormat) => string;
}>;

// ── button/icon-button.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './button.js';
export interface IconButtonProps extends Pick<ButtonLook, 'tone' | 'size'>, Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
    /** What pressing it does, in words: its accessible name, and what a pointer is shown. */
    label: string;
    /** The `Icon`. */
    children: ReactNode;
    /** @default 'quiet' */
    variant?: 'secondary' | 'quiet';
    /** How many wait behind the button; joins the accessible name. Nothing is drawn for 0 or when omitted. */
    badge?: number | undefined;
    /** Why the act is not possible now; see `Button`. */
    inertReason?: string | undefined;
}
/** A square button with an icon, for acts everybody knows by their picture. With room for words, use `Button`. */
export declare function IconButton({ label, variant, tone, size, badge: count, inertReason, children, onClick, title, 'aria-describedby': describedBy, ...rest }: IconButtonProps): import("react").JSX.Element;

// ── button/icon-link-button.d.ts
import type { LinkProps } from '../link/index.js';
import type { IconButtonProps } from './icon-button.js';
export interface IconLinkButtonProps extends Pick<IconButtonProps, 'label' | 'children' | 'variant' | 'tone' | 'size' | 'badge'>, Omit<LinkProps, 'aria-label' | 'children'> {
}
/** A link drawn as `IconButton`: for places everybody knows by their picture. With room for words, use `LinkButton`. */
export declare function IconLinkButton({ label, variant, tone, size, badge: count, children, title, ...rest }: IconLinkButtonProps): import("react").JSX.Element;

// ── button/index.d.ts
export { Button } from './button.js';
export { IconButton } from './icon-button.js';
export { IconLinkButton } from './icon-link-button.js';
export { LinkButton } from './link-button.js';
export type { ButtonLook, ButtonProps } from './button.js';
export type { IconButtonProps } from './icon-button.js';
export type { IconLinkButtonProps } from './icon-link-button.js';
export type { LinkButtonProps } from './link-button.js';

// ── button/link-button.d.ts
import type { LinkProps } from '../link/index.js';
import type { ButtonLook } from './button.js';
export interface LinkButtonProps extends ButtonLook, LinkProps {
}
/** A link that looks like a button: for the main way on from a page. Inside text use `Link`; for an act, `Button`. */
export declare function LinkButton({ variant, tone, size, wide, leading, trailing, children, ...rest }: LinkButtonProps): import("react").JSX.Element;

// ── card/card.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface CardProps extends ComponentPropsWithRef<'section'> {
    /** Names the card, on screen and as a region. When omitted there is no head; give `aria-label` if it still needs a name. */
    heading?: ReactNode;
    /** The heading's place in the page's outline. @default 2 */
    headingLevel?: 2 | 3 | 4;
    /** What stands at the end of the head: a link, a chip, one or two small buttons. Needs a `heading`. */
    headerActions?: ReactNode;
    /** A quiet last line: where figures come from, how many are left out. */
    footer?: ReactNode;
    /**
     * How the content meets the edge. `flush`: a table or strip that brings its own padding.
     * `lines`: `<li>` children, padded and parted by hairlines, in a list. @default 'padded'
     */
    body?: 'padded' | 'flush' | 'lines';
}
/**
 * A hairline box around things that are read together. Inside it, part rows by hairlines (`body="lines"`), never by
 * more cards. For related figures use `StatStrip`; for a message to the reader, `Alert`.
 */
export declare function Card({ heading, headingLevel, headerActions, footer, body, children, ...rest }: CardProps): import("react").JSX.Element;

// ── card/index.d.ts
export { Card } from './card.js';
export type { CardProps } from './card.js';

// ── checkbox/checkbox.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
export interface CheckboxProps extends Omit<FieldWords, 'labelTrailing' | 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
    /** Some but not all of what the box stands for is chosen. Drawn until the box is pressed. @default false */
    indeterminate?: boolean;
}
/**
 * A statement that holds or not, sent with its form. For a setting that takes effect at once use `Switch`; for one
 * of several answers `RadioGroup`. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function Checkbox({ indeterminate, ref, ...props }: CheckboxProps): import("react").JSX.Element;

// ── checkbox/index.d.ts
export { Checkbox } from './checkbox.js';
export type { CheckboxProps } from './checkbox.js';

// ── chip/chip.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type IconProps } from '../icon/index.js';
export interface ChipProps extends ComponentPropsWithRef<'span'> {
    /** What the status means. `low` and `high` are for measured values, `brand` for what merely belongs to the facility. @default 'neutral' */
    tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'low' | 'high' | 'brand';
    /** The shape that says the same as the color, so that color is never alone. */
    glyph?: IconProps['glyph'];
    /** One or two words: the status. */
    children: ReactNode;
}
/**
 * A status in a shape, a color and a word. It is read, not pressed; someone has to act on it or would miss it, else
 * quiet text serves better. For a count use `Badge`.
 */
export declare function Chip({ tone, glyph, children, ...rest }: ChipProps): import("react").JSX.Element;

// ── chip/index.d.ts
export { Chip } from './chip.js';
export type { ChipProps } from './chip.js';

// ── clock/clock-provider.d.ts
import { type ReactNode } from 'react';
/** Where components read the time from; the only way time enters `ui` and `lis-features`. */
export interface Clock {
    /** The present instant, in milliseconds since 1970 (UTC). */
    now: () => number;
    /** Calls `tick` about every `everyMs`; returns the function that stops it. A frozen clock never ticks. */
    subscribe: (tick: () => void, everyMs: number) => () => void;
}
/** The machine's own clock. Its ticks pause with the browser's timers in hidden tabs. */
export declare const systemClock: Clock;
/** A clock that stands still at an ISO 8601 instant: for stories and tests. */
export declare function frozenClock(instant: string): Clock;
export interface ClockProviderProps {
    clock: Clock;
    children: ReactNode;
}
/** Replaces the clock for everything inside; without one, components use the machine's. */
export declare function ClockProvider({ clock, children }: ClockProviderProps): import("react").JSX.Element;
/** The clock itself, for timers that start and stop (toasts, idle warnings). */
export declare function useClock(): Clock;
/**
 * The present instant in milliseconds, renewed about every `everyMs`.
 * @param everyMs how coarse the answer may be. @default 60000
 */
export declare function useNow(everyMs?: number): number;

// ── clock/index.d.ts
export { ClockProvider, frozenClock, systemClock, useClock, useNow } from './clock-provider.js';
export type { Clock, ClockProviderProps } from './clock-provider.js';

// ── combobox-field/combobox-field.d.ts
import { type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { type FieldWords } from '../field/index.js';
import { type Choice, type ChoiceEntry } from '../internal/choices/index.js';
import type { Resource } from '../resource/index.js';
/** What came with a new value. */
export interface ComboboxChange {
    event: SyntheticEvent;
    /** Chosen from the list, written freely, or taken back. */
    reason: 'option' | 'free-text' | 'clear';
}
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'value' | 'defaultValue' | 'list' | 'autoComplete' | 'size'>;
export interface ComboboxFieldProps extends FieldWords, NativeInput {
    /** The answers to choose from, in whatever state they are; single ones and groups may be mixed. */
    options: Resource<readonly ChoiceEntry[]>;
    /** The chosen answer, `null` for none, when the caller keeps it. It need not be among `options`. */
    value?: Choice | null | undefined;
    /** The answer chosen at first, when the field keeps it. @default null */
    defaultValue?: Choice | null | undefined;
    onValueChange?: (value: Choice | null, details: ComboboxChange) => void;
    /**
     * Asked for answers to what is typed, at every key: waiting for a pause is the caller's. Empty when the list opens.
     * When omitted, `options` are all there is and are filtered here, accents and case aside.
     */
    onSearch?: (text: string) => void;
    /** Asks again after a failure. When omitted, the list says only that it failed. */
    onRetry?: () => void;
    /** What is typed may stand for itself: then `value` and `label` of the answer are that text. @default false */
    freeText?: boolean;
}
/**
 * One of many answers, found by typing. It never chooses by itself: what is typed counts only when an option is chosen
 * (or with `freeText`); leaving the field puts the chosen answer's words back. With a screenful of answers or fewer use
 * `SelectField`; for several answers `MultiSelectField`; where words only narrow what the page shows, `SearchField`.
 * `ref` and native props reach the `input`, `className` and `style` the root; under `name` the form sends `value`.
 */
export declare function ComboboxField({ options, value: givenValue, defaultValue, onValueChange, onSearch, onRetry, freeText, name, onChange, onKeyDown, onBlur, onClick, ref, ...props }: ComboboxFieldProps): import("react").JSX.Element;
export {};

// ── combobox-field/combobox-field.messages.d.ts
export declare const comboboxFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    clear: string;
    open: string;
}>;

// ── combobox-field/index.d.ts
export { ComboboxField } from './combobox-field.js';
export type { ComboboxChange, ComboboxFieldProps } from './combobox-field.js';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.js';

// ── description-list/description-list.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
/** One property and its value. */
export interface DescriptionItem {
    /** Unique in the list. */
    id: string;
    term: ReactNode;
    /** `null` when it is not known: drawn as a dash and read as "unknown". Leave the item out where it does not apply. */
    description: ReactNode;
}
export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
    items: readonly DescriptionItem[];
    /**
     * `inline`: a line of small terms over values, for banners. `stacked`: terms beside values, parted by hairlines.
     * `grid`: as many columns as fit. @default 'stacked'
     */
    layout?: 'inline' | 'stacked' | 'grid';
}
/** The properties of one thing. For several things with the same properties use `Table`; for figures, `StatStrip`. */
export declare function DescriptionList({ items, layout, ...rest }: DescriptionListProps): import("react").JSX.Element;

// ── description-list/index.d.ts
export { DescriptionList } from './description-list.js';
export type { DescriptionItem, DescriptionListProps } from './description-list.js';

// ── dialog/dialog.d.ts
import { type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { type CloseDetails } from '../internal/index.js';
export interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'onCancel'> {
    /** Whether it is shown. Its content is drawn anew each time, so a draft inside starts empty. */
    open: boolean;
    /** Escape or the close button was pressed. When omitted, there is no close button and only `actions` lead on. */
    onClose?: (details: CloseDetails) => void;
    /** Names the dialog: the question, or what happened. */
    title: ReactNode;
    /** The acts, the least harmful first: it takes the focus. The one to do stands last. */
    actions?: ReactNode;
    /** 400, 560 or 832 px at most. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** What takes the focus instead of the first act, such as a form's first field. */
    initialFocus?: RefObject<HTMLElement | null>;
}
/**
 * Interrupts for one question or one message; the page behind cannot be reached until it is answered. A choice of
 * short acts is a `Menu`; a message that asks for nothing, a toast or an `Alert`.
 */
export declare function Dialog({ open, onClose, title, actions, size, initialFocus, children, ref, onKeyDown, ...rest }: DialogProps): import("react").JSX.Element;

// ── dialog/dialog.messages.d.ts
export declare const dialogMessages: import("../i18n/define-messages.js").Catalogue<{
    close: string;
}>;

// ── dialog/index.d.ts
export { Dialog } from './dialog.js';
export type { DialogProps } from './dialog.js';
export type { CloseDetails } from '../internal/index.js';

// ── divider/divider.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface DividerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** A word in the middle of a horizontal line, such as "or". When omitted, the line alone. */
    label?: string;
    /** Lines part what stands above and below; a `vertical` one parts what stands beside one another. @default 'horizontal' */
    orientation?: 'horizontal' | 'vertical';
}
/**
 * A hairline between two groups, where space alone does not part them. The rows of a `Card` or `Table` bring their own.
 * With a `label` it is text between two lines, read as that text; without one, a separator.
 */
export declare function Divider({ label, orientation, ...rest }: DividerProps): import("react").JSX.Element;

// ── divider/index.d.ts
export { Divider } from './divider.js';
export type { DividerProps } from './divider.js';

// ── drawer/drawer.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type CloseDetails } from '../internal/index.js';
export interface DrawerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
    open: boolean;
    /** Names it to those who listen. */
    label: string;
    /** Escape, the close button, the darkened page or a link inside was pressed. */
    onClose: (details: CloseDetails) => void;
}
/**
 * A panel that slides over the start edge for as long as it is needed: the main menu where there is no room for it
 * beside the page. For a question use `Dialog`; for a few acts, `Menu`.
 */
export declare function Drawer({ open, label, onClose, children, ref, onKeyDown, ...rest }: DrawerProps): import("react").JSX.Element;

// ── drawer/drawer.messages.d.ts
export declare const drawerMessages: import("../i18n/define-messages.js").Catalogue<{
    close: string;
}>;

// ── drawer/index.d.ts
export { Drawer } from './drawer.js';
export type { DrawerProps } from './drawer.js';

// ── empty-state/empty-state.d.ts
import type { ReactNode } from 'react';
import { type StateMessageProps } from '../internal/index.js';
export interface EmptyStateProps extends StateMessageProps {
    /** An icon or a small drawing of what belongs here; decoration only. */
    picture?: ReactNode;
}
/** Says what belongs in an empty place and how the first one comes there. For a failure use `ErrorState`. */
export declare function EmptyState(props: EmptyStateProps): import("react").JSX.Element;

// ── empty-state/index.d.ts
export { EmptyState } from './empty-state.js';
export type { EmptyStateProps } from './empty-state.js';

// ── error-state/error-state.d.ts
import { type StateMessageProps } from '../internal/index.js';
export interface ErrorStateProps extends StateMessageProps {
    /** The number a person reads to support. When omitted, no line for it is drawn. */
    requestId?: string | undefined;
}
/**
 * Stands where something could not be shown: what failed, what was kept, one way on. It does not announce itself;
 * `ResourceView` does. For a failure beside content that is still there use `Alert`.
 */
export declare function ErrorState({ requestId, ...rest }: ErrorStateProps): import("react").JSX.Element;

// ── error-state/error-state.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const errorStateMessages: import("../i18n/define-messages.js").Catalogue<{
    request: (v: {
        id: string | number;
    }, f: MessageFormat) => string;
}>;

// ── error-state/index.d.ts
export { ErrorState } from './error-state.js';
export type { ErrorStateProps } from './error-state.js';

// ── field/field-label.d.ts
import type { FieldWords } from './use-field.js';
/** The words of a field's label or legend, with the mark of a question that may stay unanswered. */
export declare function FieldLabel({ label, optional }: Pick<FieldWords, 'label' | 'optional'>): import("react").JSX.Element;

// ── field/field-notes.d.ts
import type { ReactNode } from 'react';
import type { FieldIds } from './use-field.js';
export interface FieldNotesProps {
    ids: FieldIds;
    hint?: ReactNode;
    error?: string | undefined;
}
/** The hint and the error of a field; a root that draws them includes `fieldNotes` in its styles. */
export declare function FieldNotes({ ids, hint, error }: FieldNotesProps): import("react").JSX.Element;

// ── field/field-notes.styles.d.ts
/** How a field's hint, error and "optional" look, wherever `FieldNotes` is drawn. */
export declare const fieldNotes: import("styled-components").RuleSet<object>;

// ── field/field.d.ts
import type { ComponentPropsWithRef } from 'react';
import type { FieldIds, FieldWords } from './use-field.js';
export interface FieldProps extends FieldWords, ComponentPropsWithRef<'div'> {
    /** From `useField`; the control inside carries `ids.control` as its id. */
    ids: FieldIds;
    /** Names the component that is built on the frame. @default 'field' */
    'data-component'?: string;
}
/**
 * The frame of one question: label, control, hint, error. It is there to build new kinds of fields on; for the usual
 * ones take `TextField`, `SelectField` and their fellows. The element with the border carries `data-part="box"`.
 *
 * Fields built on it give `className` and `style` to the frame, and `ref` and every other native prop to the control,
 * so that a form library's `register` can be spread on them.
 */
export declare function Field({ ids, label, labelVisibility, labelTrailing, hint, error, optional, dense, 'data-component': component, children, ...rest }: FieldProps): import("react").JSX.Element;

// ── field/field.messages.d.ts
export declare const fieldMessages: import("../i18n/define-messages.js").Catalogue<{
    optional: string;
}>;

// ── field/index.d.ts
export { Field } from './field.js';
export { FieldLabel } from './field-label.js';
export { FieldNotes } from './field-notes.js';
export { fieldNotes } from './field-notes.styles.js';
export { fieldAccess, fieldIds, useField } from './use-field.js';
export type { FieldProps } from './field.js';
export type { FieldNotesProps } from './field-notes.js';
export type { Affixes, FieldIds, FieldWords } from './use-field.js';

// ── field/use-field.d.ts
import { type CSSProperties, type ReactNode } from 'react';
/** The ids that tie the parts of one field together. */
export interface FieldIds {
    /** The element that takes the value; the label points at it, and so does an error summary. */
    control: string;
    hint: string;
    error: string;
    leading: string;
    trailing: string;
}
/** The ids of a field whose control has the id `control`. */
export declare function fieldIds(control: string): FieldIds;
/** What every field says about itself, in words and in looks. */
export interface FieldWords {
    /** The question, in a few words. Always present: where there is no room, hide it with `labelVisibility`. */
    label: ReactNode;
    /** `hidden` keeps the label for listeners only: for a filter whose meaning the page makes plain. @default 'visible' */
    labelVisibility?: 'visible' | 'hidden' | undefined;
    /** At the end of the label's line: a `Link`. */
    labelTrailing?: ReactNode;
    /** What helps to answer: a format, an example. When omitted, nothing is drawn. */
    hint?: ReactNode;
    /** Why the answer was not accepted, and what to do; marks the field invalid. Nothing when omitted or empty. */
    error?: string | undefined;
    /** Marks the question as one that may stay unanswered. @default false */
    optional?: boolean | undefined;
    /** The density's control height and small text, for filters and table cells; else 44 px. @default false */
    dense?: boolean | undefined;
}
/** The native props that a field reads as well as passing on. */
interface NativeAccess {
    id?: string | undefined;
    className?: string | undefined;
    style?: CSSProperties | undefined;
    'aria-describedby'?: string | undefined;
}
/** Text drawn inside a field's box, read after its hint. */
export interface Affixes {
    leading?: ReactNode;
    trailing?: ReactNode;
}
/** The attributes that tell assistive technology of a field's hint, affixes and error. */
export declare function fieldAccess(ids: FieldIds, { hint, error, leading, trailing, describedBy }: Pick<FieldWords, 'hint' | 'error'> & Affixes & {
    describedBy?: string | undefined;
}): {
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
};
/**
 * Parts the props of a field between its frame (`Field`: words, `className`, `style`) and its native control (all
 * others, `ref` among them), and ties the two together by ids.
 */
export declare function useField<P extends FieldWords & NativeAccess>(props: P, affixes?: Affixes): {
    ids: FieldIds;
    frame: {
        ids: FieldIds;
        label: ReactNode;
        labelVisibility: "hidden" | "visible" | undefined;
        labelTrailing: ReactNode;
        hint: ReactNode;
        error: string | undefined;
        optional: boolean | undefined;
        dense: boolean | undefined;
        className: string | undefined;
        style: CSSProperties | undefined;
    };
    control: Omit<P, "aria-describedby" | "className" | "dense" | "error" | "hint" | "id" | "label" | "labelTrailing" | "labelVisibility" | "optional" | "style"> & {
        'aria-invalid': boolean | undefined;
        'aria-describedby': string | undefined;
        id: string;
    };
};
export {};

// ── form/error-summary.d.ts
import { type ComponentPropsWithRef } from 'react';
/** One answer that was not accepted. */
export interface FieldError {
    /** The id of the field's control, or of a group of controls. */
    fieldId: string;
    /** What the field itself says. */
    message: string;
}
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
    /** In the order of the fields. Nothing is drawn when there are none. */
    errors: readonly FieldError[];
    /** When omitted, a sentence with the number of errors. */
    title?: string;
    /** Which try this is: when it changes, the summary takes focus again although the errors stayed. @default 0 */
    attempt?: number;
}
/**
 * Says after a submit what has to change, and leads there. Takes focus as soon as there are errors, so that nobody
 * waits before a form that seems to do nothing. For one message about the whole form use an alert.
 */
export declare function ErrorSummary({ attempt, ...rest }: ErrorSummaryProps): import("react").JSX.Element | null;

// ── form/form-actions.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
    /** The act that finishes the form, after those that do less. */
    children: ReactNode;
    /** The way back, at the start of the bar; moves the other acts to its end. */
    leading?: ReactNode;
    /** A few words beside the acts, such as how far the reader has come. */
    note?: ReactNode;
    /** Where the acts stand: under the fields (`start`), or in a dialog's corner (`end`). @default 'start' */
    align?: 'start' | 'end';
    /** Stays at the lower edge of what scrolls. @default false */
    sticky?: boolean;
}
/** The buttons that end a form. For buttons that act on something else, place them in a row of their own. */
export declare function FormActions({ children, leading, note, align, sticky, ...rest }: FormActionsProps): import("react").JSX.Element;

// ── form/form.d.ts
import { type ComponentPropsWithRef, type SubmitEvent } from 'react';
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
    /**
     * The whole form was sent. While the promise it returns is pending, further submits are ignored.
     * A form library's `handleSubmit(send)` fits.
     */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
}
/**
 * A native form that checks nothing by itself (the caller's rules speak, in the reader's language) and sends one
 * answer at a time. `action` and `method` pass, for pages that must work before their script has arrived.
 * Inside it stand fields, an `ErrorSummary` first and `FormActions` last.
 */
export declare function Form({ onSubmit, ...rest }: FormProps): import("react").JSX.Element;

// ── form/form.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const formMessages: import("../i18n/define-messages.js").Catalogue<{
    summaryTitle: (v: {
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── form/index.d.ts
export { ErrorSummary } from './error-summary.js';
export { Form } from './form.js';
export { FormActions } from './form-actions.js';
export type { ErrorSummaryProps, FieldError } from './error-summary.js';
export type { FormProps } from './form.js';
export type { FormActionsProps } from './form-actions.js';

// ── grid/grid.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type Gap } from '../internal/index.js';
export interface GridProps extends ComponentPropsWithRef<'div'> {
    /** The least width of a column, as a CSS length; as many as fit stand beside one another. @default '16rem' */
    columnWidth?: string;
    /** The space between children, from the scale. @default 's4' */
    gap?: Gap;
    /** With few children: `keep` leaves the columns' width, `stretch` lets the children fill the line. @default 'keep' */
    fill?: 'keep' | 'stretch';
}
/** Equal columns, as many as there is room for. For one column use `Stack`; for rows of data, a table. */
export declare function Grid({ columnWidth, gap, fill, style, ...rest }: GridProps): import("react").JSX.Element;

// ── grid/index.d.ts
export { Grid } from './grid.js';
export type { GridProps } from './grid.js';

// ── heading/heading.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
    /** The place in the page's outline: one 1 per page, no step left out. */
    level: 1 | 2 | 3 | 4;
    /** 14, 16, 20, 28 px, or the landing page's. When omitted, what its level has: 28, 16, 14, 14. */
    size?: 'small' | 'medium' | 'large' | 'title' | 'display';
}
/** Names a part of the page. The title of a signed-in page is `PageHeader`'s, that of a card the card's own. */
export declare function Heading({ level, size, ...rest }: HeadingProps): import("react").JSX.Element;

// ── heading/index.d.ts
export { Heading } from './heading.js';
export type { HeadingProps } from './heading.js';

// ── i18n/define-messages.d.ts
import type { MessageFormat } from './message-format.js';
/** One message: fixed words, or a function of its values. */
export type Message = string | ((values: any, format: MessageFormat) => string);
/** The words of one component, by id. Made from `x.messages.en.json` by `npm run messages`. */
export interface Catalogue<M extends Record<string, Message> = Record<string, Message>> {
    /** Names the component; translations are looked up by it. */
    name: string;
    messages: M;
}
/** Declares a component's words. Another language, or a facility's own wording, is checked against them: `satisfies Partial<typeof xMessages.messages>`. */
export declare function defineMessages<M extends Record<string, Message>>(name: string, messages: M): Catalogue<M>;
/** The same catalogue as a component calls it: values in, finished words out. */
export type Words<M extends Record<string, Message>> = {
    readonly [K in keyof M]: M[K] extends (values: infer V, format: MessageFormat) => string ? (values: V) => string : string;
};

// ── i18n/index.d.ts
export { defineMessages } from './define-messages.js';
export { createFormat } from './message-format.js';
export { useFormat, useLanguage, useMessages } from './language-context.js';
export { MessagesProvider } from './messages-provider.js';
export type { Catalogue, Message, Words } from './define-messages.js';
export type { DateFormat, FormatSettings, MessageFormat } from './message-format.js';
export type { Direction, Translations } from './language-context.js';
export type { MessagesProviderProps } from './messages-provider.js';

// ── i18n/language-context.d.ts
import type { Catalogue, Message, Words } from './define-messages.js';
import type { MessageFormat } from './message-format.js';
export type Direction = 'ltr' | 'rtl';
/** Translations by catalogue name; what is missing falls back to English. */
export type Translations = Record<string, Record<string, Message>>;
type AnyWords = Words<Record<string, Message>>;
/** What a provider gives: whose language it is, and how words and figures come out in it. */
export interface Language {
    locale: string;
    direction: Direction;
    format: MessageFormat;
    wordsOf: (catalogue: Catalogue) => AnyWords;
}
/**
 * A catalogue's words for one language, made once per catalogue: fixed ones as they are, the others as functions of their values.
 * @param finish changes finished words; the pseudo-languages do.
 */
export declare function wordsIn(format: MessageFormat, translations?: Translations, finish?: (words: string) => string): Language['wordsOf'];
export declare const LanguageContext: import("react").Context<Language>;
/** A component's words in the current language. */
export declare function useMessages<M extends Record<string, Message>>(catalogue: Catalogue<M>): Words<M>;
/** Numbers, dates and times as this reader sees them. Result values are never formatted: they are shown as reported. */
export declare function useFormat(): MessageFormat;
/** The current language and its direction, for the few components that mirror by hand. */
export declare function useLanguage(): Pick<Language, 'locale' | 'direction'>;
export {};

// ── i18n/message-format.d.ts
/** `MM/DD/YYYY` and its fellows: how a facility writes calendar dates in lists. Reports and labels use `longDate`. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';
/** How this reader sees numbers, dates and times. */
export interface FormatSettings {
    /** BCP 47, e.g. `en` or `ar-EG`. */
    locale: string;
    /** IANA zone in which instants are shown, e.g. `America/New_York`. */
    timeZone: string;
    /** @default 'MM/DD/YYYY' */
    dateFormat: DateFormat;
}
/** What compiled messages call, and what `useFormat` gives to components. */
export interface MessageFormat {
    /** A value placed inside a sentence, isolated so that a Latin code keeps its order in a right-to-left sentence. */
    text: (value: string | number) => string;
    number: (value: number, options?: Intl.NumberFormatOptions) => string;
    /** An ISO instant or `YYYY-MM-DD` date in the facility's list format. Calendar dates never pass through a time zone. */
    date: (value: string) => string;
    /** Unambiguous: `04 Mar 2026`, with the month in letters. For reports, labels, banners. */
    longDate: (value: string) => string;
    /** `04 Mar`: for the axis of a chart, where the year is said once beside it. */
    dayMonth: (value: string) => string;
    /** `Mar 2026`. */
    monthYear: (value: string) => string;
    /** `Tuesday 12 May 2026`: for greeting lines, where the day of the week matters. */
    fullDate: (value: string) => string;
    /** The calendar day of an instant in the facility's zone, `YYYY-MM-DD`: what "today" is, and what an age is reckoned to. */
    dayOf: (instant: string) => string;
    /** `14:05`, in the facility's zone. */
    time: (value: string) => string;
    /** `04 Mar 2026, 14:05`, in the facility's zone. */
    dateTime: (value: string) => string;
    plural: (count: number, options: Record<string, string>) => string;
    select: (key: string, options: Record<string, string>) => string;
}
/** Formats for one reader. Cheap to call, not to create: keep the result. */
export declare function createFormat({ locale, timeZone, dateFormat }: FormatSettings): MessageFormat;

// ── i18n/messages-provider.d.ts
import { type ReactNode } from 'react';
import { type Translations } from './language-context.js';
import { type DateFormat } from './message-format.js';
export interface MessagesProviderProps {
    /** BCP 47; `en-XA` and `ar-XB` are the pseudo-languages for length and direction. @default 'en' */
    locale?: string;
    /** The facility's IANA zone. @default 'UTC' */
    timeZone?: string;
    /** The facility's list format for dates. @default 'MM/DD/YYYY' */
    dateFormat?: DateFormat;
    /** The language's words; English needs none. */
    translations?: Translations;
    children: ReactNode;
}
/** Chooses language, direction, zone and date format for everything inside. */
export declare function MessagesProvider({ locale, timeZone, dateFormat, translations, children, }: MessagesProviderProps): import("react").JSX.Element;

// ── icon/glyphs.d.ts
/** The product's drawings, under the words the product uses. An app pays only for the glyphs it imports. */
export { ArrowLeft as ArrowStartGlyph, ArrowRight as ArrowEndGlyph, Barcode as BarcodeGlyph, Bell as BellGlyph, Building2 as BuildingGlyph, Package as BoxGlyph, ChartColumn as ChartGlyph, Check as CheckGlyph, ChevronDown as ChevronDownGlyph, ChevronRight as ChevronEndGlyph, ChevronLeft as ChevronStartGlyph, Clock as ClockGlyph, X as CloseGlyph, CircleAlert as CriticalGlyph, UnfoldVertical as DensityGlyph, FileText as DocumentGlyph, FileCheck as DocumentCheckGlyph, Download as DownloadGlyph, Eye as EyeGlyph, EyeOff as EyeOffGlyph, CirclePause as HoldGlyph, House as HomeGlyph, Image as ImageGlyph, Info as InfoGlyph, List as ListGlyph, Menu as MenuGlyph, Wallet as MoneyGlyph, Moon as MoonGlyph, Ellipsis as MoreGlyph, WifiOff as OfflineGlyph, Pause as PauseGlyph, User as PersonGlyph, Phone as PhoneGlyph, Play as PlayGlyph, Plus as PlusGlyph, Printer as PrintGlyph, Activity as QualityGlyph, RefreshCw as RefreshGlyph, Search as SearchGlyph, Settings as SettingsGlyph, ShieldCheck as ShieldGlyph, LogOut as SignOutGlyph, SlidersHorizontal as SlidersGlyph, CircleCheck as SuccessGlyph, Sun as SunGlyph, TestTube as TubeGlyph, TriangleAlert as WarningGlyph, } from 'lucide';

// ── icon/icon.d.ts
import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef } from 'react';
/** A drawing on a 24-unit grid: the shapes, as tag and attributes. */
export type Glyph = IconNode;
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'strokeWidth' | 'color'> {
    /** One of the door's glyphs, such as `CheckGlyph`. */
    glyph: Glyph;
    /** 16 px beside small text, else 20 px. @default 'medium' */
    size?: 'small' | 'medium';
    /** Turns around where text runs from right to left: for arrows and doors, never for objects. @default false */
    mirrored?: boolean;
}
/**
 * A line drawing in the colour of the text around it, hidden from assistive technology: the words beside it say the
 * same. For an icon that is pressed, use `IconButton`, which has a label.
 */
export declare function Icon({ glyph, size, mirrored, ...rest }: IconProps): import("react").JSX.Element;

// ── icon/index.d.ts
export { Icon } from './icon.js';
export type { Glyph, IconProps } from './icon.js';
export * from './glyphs.js';

// ── inline/index.d.ts
export { Inline } from './inline.js';
export type { InlineProps } from './inline.js';

// ── inline/inline.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type Gap } from '../internal/index.js';
export interface InlineProps extends ComponentPropsWithRef<'div'> {
    /** The space between children and between lines, from the scale. @default 's2' */
    gap?: Gap;
    /** How children of different heights stand on one line. @default 'center' */
    align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
    /** Where the free space of a line goes. @default 'start' */
    justify?: 'start' | 'center' | 'end' | 'between';
}
/** Things beside one another that go on to the next line when there is no room. For equal columns use `Grid`. */
export declare function Inline({ gap, align, justify, ...rest }: InlineProps): import("react").JSX.Element;

// ── internal/choices/choice-list.d.ts
import { type MouseEvent } from 'react';
import type { Choice, ChoiceEntry } from './choice.js';
export interface ChoiceListProps {
    /** The input points at it with `aria-controls`; options get `${id}-${index}`. */
    id: string;
    label: string;
    entries: readonly ChoiceEntry[];
    /** Which option the keyboard is on, counted through all groups; -1 for none. */
    activeIndex: number;
    /** The values that are chosen already. */
    chosen: ReadonlySet<string>;
    multiple?: boolean;
    busy?: boolean;
    /** An option was pressed by a pointer. */
    onChoose: (choice: Choice, event: MouseEvent) => void;
}
/** The options under an input that searches them; the input keeps the focus. */
export declare function ChoiceList({ id, label, entries, activeIndex, chosen, multiple, busy, onChoose }: ChoiceListProps): import("react").JSX.Element;

// ── internal/choices/choice-list.styles.d.ts
/** How the options of a `ChoiceList` look, for the root that draws one. */
export declare const choiceList: import("styled-components").RuleSet<object>;

// ── internal/choices/choice-popup.d.ts
import { type RefObject } from 'react';
import { type ChoiceListProps } from './choice-list.js';
export interface ChoicePopupProps extends Omit<ChoiceListProps, 'label'> {
    /** The element with the border, under which it opens. */
    anchor: RefObject<HTMLElement | null>;
    /** What there is to say besides the options, or in their place. */
    note: string | undefined;
}
/** The list of answers floating under its field. Mounted while it is open. */
export declare function ChoicePopup({ anchor, note, ...list }: ChoicePopupProps): import("react").JSX.Element;

// ── internal/choices/choice.d.ts
import type { Glyph } from '../../icon/index.js';
/** One answer to choose. */
export interface Choice {
    /** Tells answers apart; what a form sends. */
    value: string;
    /** What is read, and what a search looks in. */
    label: string;
    /** A second, quieter line: what tells it from others of that name. A search looks in it, too. */
    note?: string | undefined;
    glyph?: Glyph | undefined;
    /** The keys that do the same, drawn at the end. */
    shortcut?: string | undefined;
    /** Why it cannot be chosen now; drawn in place of the note. When omitted, it can be. */
    inertReason?: string | undefined;
}
/** Answers under a heading. */
export interface ChoiceGroup {
    label: string;
    options: readonly Choice[];
}
export type ChoiceEntry = Choice | ChoiceGroup;
/** The answers in the order shown, headings left out. */
export declare function flattenChoices(entries: readonly ChoiceEntry[]): Choice[];
/** Entries with an answer that has every word of `text`, accents and case aside; a group without one goes. */
export declare function filterChoices(entries: readonly ChoiceEntry[], text: string): readonly ChoiceEntry[];

// ── internal/choices/choices.messages.d.ts
import { type MessageFormat } from '../../i18n/index.js';
export declare const choicesMessages: import("../../i18n/define-messages.js").Catalogue<{
    options: string;
    typeToSearch: string;
    searching: string;
    noMatches: string;
    failed: string;
    retry: string;
    stale: string;
    sample: string;
    results: (v: {
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── internal/choices/index.d.ts
export { filterChoices, flattenChoices, type Choice, type ChoiceEntry, type ChoiceGroup } from './choice.js';
export { ChoiceList, type ChoiceListProps } from './choice-list.js';
export { choiceList } from './choice-list.styles.js';
export { ChoicePopup } from './choice-popup.js';
export { useChoices } from './use-choices.js';

// ── internal/choices/use-choices.d.ts
import { type KeyboardEvent, type MouseEvent } from 'react';
import { type Resource } from '../../resource/index.js';
import { type Choice, type ChoiceEntry } from './choice.js';
export interface ChoicesOptions {
    /** Prefix of the ids of the list and its options. */
    id: string;
    /** The answers found so far. */
    options: Resource<readonly ChoiceEntry[]>;
    /** Asked for answers to what is typed; empty when the list opens. When omitted, the answers are filtered here. */
    onSearch: ((text: string) => void) | undefined;
    /** Asks again after a failure. When omitted, there is no row to do so. */
    onRetry: (() => void) | undefined;
    /** An answer was chosen, by key or pointer; never one that is inert. */
    onChoose: (choice: Choice, event: KeyboardEvent | MouseEvent) => void;
    /** The answer the keyboard goes to first when the list opens; else the first or last. */
    startAt?: string | undefined;
    /** The list stays open after a choice, for the next one. @default false */
    keepOpen?: boolean;
}
/**
 * What an input that searches a list of answers does: opening, moving, choosing, and what is said of it (WAI-ARIA
 * Authoring Practices, "Combobox With List Autocomplete"). Nothing is active until an arrow key says so, so Enter and
 * Tab never choose by themselves.
 */
export declare function useChoices({ id, options, onSearch, onRetry, onChoose, startAt, keepOpen }: ChoicesOptions): {
    open: boolean;
    show: () => void;
    close: () => void;
    search: (text: string) => void;
    handleKey: (event: KeyboardEvent) => boolean;
    /** Said aloud, politely. */
    announcement: string | undefined;
    /** What the popup needs. */
    popup: {
        id: string;
        entries: readonly ChoiceEntry[];
        activeIndex: number;
        busy: boolean;
        note: string | undefined;
        onChoose: (choice: Choice, event: KeyboardEvent | MouseEvent) => void;
    };
    /** What the input needs. */
    input: {
        readonly role: 'combobox';
        readonly autoComplete: 'off';
        readonly autoCapitalize: 'none';
        readonly spellCheck: false;
        readonly 'aria-autocomplete': 'list';
        readonly 'aria-expanded': boolean;
        readonly 'aria-controls': string | undefined;
        readonly 'aria-activedescendant': string | undefined;
    };
};

// ── internal/gap.d.ts
import { type lightValues } from '../theme/index.js';
/** A step of the space scale; `s4` is 16 px. */
export type Gap = keyof typeof lightValues.space;
/** CSS that turns `data-gap` into a gap from the space scale. */
export declare const gapRules: string;

// ── internal/index.d.ts
export { StateMessage } from './state-message.js';
export type { StateMessageProps } from './state-message.js';
export { toneVariables } from './tone-variables.js';
export { UnknownValue } from './unknown-value.js';
export { visuallyHidden } from './visually-hidden.js';
export { gapRules, type Gap } from './gap.js';
export { useControllable } from './use-controllable.js';
export { useMediaQuery } from './use-media-query.js';
export { useModal, type CloseDetails } from './use-modal.js';
export { usePageVisible } from './use-page-visible.js';

// ── internal/state-message.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
/** What the states of "nothing to show" have in common. */
export interface StateMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
    /** What is the matter, in a few words. */
    title: ReactNode;
    /** The title's place in the page's outline. @default 3 */
    headingLevel?: 2 | 3 | 4;
    /** Why, and what follows from it, in a sentence or two. */
    body?: ReactNode;
    /** The one way on: a button or a link that looks like one. */
    action?: ReactNode;
}
interface StateMessageParts extends StateMessageProps {
    /** The root's `data-component`. */
    component: string;
    picture?: ReactNode;
    detail?: ReactNode;
}
/** The centered column `EmptyState` and `ErrorState` share. */
export declare function StateMessage({ component, picture, title, headingLevel, body, detail, action, ...rest }: StateMessageParts): import("react").JSX.Element;
export {};

// ── internal/tone-variables.d.ts
/**
 * `data-tone` as three variables: `--tone-text`, `--tone-background`, `--tone-border`. A part that leaves out
 * `data-tone` reads those of the element around it, so a component that uses them always writes the attribute.
 */
export declare const toneVariables: import("styled-components").RuleSet<object>;

// ── internal/unknown-value.d.ts
/** Stands where a value is not known: a dash for the eye, a word for the ear. Never a zero. */
export declare function UnknownValue(): import("react").JSX.Element;

// ── internal/unknown-value.messages.d.ts
export declare const unknownValueMessages: import("../i18n/define-messages.js").Catalogue<{
    unknown: string;
}>;

// ── internal/use-controllable.d.ts
/**
 * A value the caller keeps, or that is kept here: `value` / `defaultValue` / `onValueChange` of a component.
 * @param value the caller's value; when undefined, the one kept here counts
 * @param initial what is kept here at first
 * @param onChange told each new value, whoever keeps it, with whatever details the component adds
 * @returns the present value, and the function that asks for another
 */
export declare function useControllable<V, Details extends unknown[]>(value: V | undefined, initial: V, onChange: ((value: V, ...details: Details) => void) | undefined): [V, (next: V, ...details: Details) => void];

// ── internal/use-media-query.d.ts
/** Whether a media query holds now. On a server nothing holds. */
export declare function useMediaQuery(query: string): boolean;

// ── internal/use-modal.d.ts
import { type KeyboardEvent, type Ref, type SyntheticEvent } from 'react';
/** What the reader did to close an overlay. */
export interface CloseDetails {
    reason: 'escape' | 'close-button' | 'scrim' | 'navigation';
    event: SyntheticEvent;
}
export interface ModalOptions {
    /** The component's own `ref`, given the same element. */
    ref: Ref<HTMLDialogElement> | undefined;
    open: boolean;
    /** Asked when Escape or the system's "back" wants to close it; without one, it stays. */
    onClose: ((details: CloseDetails) => void) | undefined;
    /** Chooses what takes the focus on opening; by default what the browser chooses. */
    initialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}
/**
 * Shows a native `<dialog>` as a modal one while `open`: the page behind is inert, the Tab key stays inside, and focus
 * goes back to where it was on closing or unmounting. Only the caller's state closes it, never the browser.
 */
export declare function useModal({ ref, open, onClose, initialFocus }: ModalOptions): {
    ref: import("react").RefObject<HTMLDialogElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
};

// ── internal/use-page-visible.d.ts
/** Whether the page is in a tab that is seen. */
export declare function usePageVisible(): boolean;

// ── internal/visually-hidden.d.ts
/** Out of sight, still read aloud. */
export declare const visuallyHidden: import("styled-components").RuleSet<object>;

// ── link/index.d.ts
export { Link } from './link.js';
export { BareLink, LinkProvider } from './link-provider.js';
export type { TextLinkProps } from './link.js';
export type { LinkProps, LinkProviderProps } from './link-provider.js';

// ── link/link-provider.d.ts
import { type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';
/** What a link component is given: an anchor's own props, with `href` always present. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
    href: string;
};
export interface LinkProviderProps {
    /** Renders one link; an app passes its router's. Must end in an anchor, so that middle-click and copying work. */
    component: ComponentType<LinkProps>;
    children: ReactNode;
}
/** Gives every `Link` inside it the app's own way of following an address. */
export declare function LinkProvider({ component, children }: LinkProviderProps): import("react").JSX.Element;
/**
 * An unstyled link: the injected router link, or a plain anchor without a `LinkProvider`.
 * For a link inside text use `Link`; for one that looks like a button, `LinkButton`.
 */
export declare function BareLink(props: LinkProps): import("react").JSX.Element;

// ── link/link.d.ts
import { type LinkProps } from './link-provider.js';
export interface TextLinkProps extends LinkProps {
    /** Takes the colour of the text around it: for footers and dense rows. @default false */
    quiet?: boolean;
}
/** A link inside or under text. For an act, use `Button`; for a link that looks like one, `LinkButton`. */
export declare function Link({ quiet, ...rest }: TextLinkProps): import("react").JSX.Element;

// ── mark/index.d.ts
export { Mark } from './mark.js';
export type { MarkProps, MarkShape } from './mark.js';

// ── mark/mark.d.ts
import type { ComponentPropsWithRef } from 'react';
/** Drawn in a box of ten. The ring is a disc with a hole, so that every shape is one filled path. */
declare const PATHS: {
    readonly 'triangle-up': 'M5 1 9.5 9h-9z';
    readonly 'triangle-down': 'M5 9 .5 1h9z';
    readonly 'double-up': 'M5 0 9.5 5h-9zM5 5l4.5 5h-9z';
    readonly 'double-down': 'M5 10 .5 5h9zM5 5 .5 0h9z';
    readonly disc: 'M5 1.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2z';
    readonly ring: 'M5 1.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2zM5 2.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6z';
    readonly diamond: 'M5 0 10 5 5 10 0 5z';
};
export type MarkShape = keyof typeof PATHS;
export interface MarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
    shape: MarkShape;
    /** When omitted, the color of the text around it. */
    tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | 'low' | 'high' | 'brand';
    /** `small` beside text, `medium` on a scale. @default 'small' */
    size?: 'small' | 'medium';
    /** A rim in the surface's color, so that it stands off a line or band drawn under it. @default false */
    halo?: boolean;
    /** What the shape says. Leave out where a word beside it says the same: it is then hidden from assistive technology. */
    label?: string;
}
/** A small solid shape that carries a meaning without color: up, down, on the spot. For a picture of a thing use `Icon`. */
export declare function Mark({ shape, tone, size, halo, label, ...rest }: MarkProps): import("react").JSX.Element;
export {};

// ── menu/index.d.ts
export { Menu } from './menu.js';
export type { MenuItem } from './menu-choice.js';
export type { MenuProps, MenuTriggerAttributes } from './menu.js';

// ── menu/menu-choice.d.ts
import type { Glyph } from '../icon/index.js';
interface MenuItemLook {
    /** Tells items apart. */
    id: string;
    /** A verb, and what it acts on; with an ellipsis where a question follows. */
    label: string;
    glyph?: Glyph;
    /** `critical` for what destroys or cannot be undone. @default 'neutral' */
    tone?: 'neutral' | 'critical';
    /** Parted by a hairline from the item before it. @default false */
    parted?: boolean;
}
/** One act, or one place to go to. */
export type MenuItem = MenuItemLook & ({
    onSelect: () => void;
    href?: never;
} | {
    href: string;
    onSelect?: never;
});
interface MenuChoiceProps {
    item: MenuItem;
    /** It was chosen, also when it is a link. */
    onSelect: (item: MenuItem) => void;
}
/** One line of a menu: a button, or a link where it leads somewhere. */
export declare function MenuChoice({ item, onSelect }: MenuChoiceProps): import("react").JSX.Element;
export {};

// ── menu/menu.d.ts
import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { type MenuItem } from './menu-choice.js';
/** What the trigger must receive: spread it over a `Button` or `IconButton`. */
export interface MenuTriggerAttributes {
    ref: RefObject<HTMLButtonElement | null>;
    id: string;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    popoverTarget: string | undefined;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
}
export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    items: readonly MenuItem[];
    /** Draws the button that opens the menu. */
    renderTrigger: (attributes: MenuTriggerAttributes) => ReactNode;
    /** Above the items, not one of them: whose menu this is. */
    header?: ReactNode;
    /** Which edge of the trigger the menu lines up with; the other where there is no room. @default 'start' */
    align?: 'start' | 'end';
}
/**
 * A few acts behind a button. Down and Up move, Home and End go to the ends, a letter goes to the next item that begins
 * with it, Escape closes. For places to go to that stay in sight use `NavList`; for one of several values, a select.
 */
export declare function Menu({ items, renderTrigger, header, align, ...rest }: MenuProps): import("react").JSX.Element;

// ── nav-list/index.d.ts
export { NavList } from './nav-list.js';
export type { NavEntry, NavGroup, NavListProps } from './nav-list.js';

// ── nav-list/nav-list.d.ts
import type { Glyph } from '../icon/index.js';
import { type ComponentPropsWithRef } from 'react';
import { type BadgeProps } from '../badge/index.js';
/** A place to go to. */
export interface NavEntry {
    /** Tells entries and groups apart. */
    id: string;
    label: string;
    href: string;
    glyph?: Glyph;
    /** How much waits there; its `label` is read aloud after the entry's own. */
    badge?: Pick<BadgeProps, 'count' | 'label' | 'tone'>;
    /** This is the page one is on: at most one entry. */
    current?: boolean;
}
/** Places that belong together, under a heading that folds them away. */
export interface NavGroup {
    id: string;
    label: string;
    entries: readonly NavEntry[];
    /** Starts folded away, unless the current page is in it. @default false */
    folded?: boolean;
}
export interface NavListProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
    /** Names the navigation, such as "Main". */
    label: string;
    items: readonly (NavEntry | NavGroup)[];
    /** A group was opened or folded away. */
    onGroupToggle?: (details: {
        id: string;
        open: boolean;
    }) => void;
}
/**
 * The main menu: places to go to, alone or in groups that fold away. A list of acts is a `Menu`; parts of one page are
 * tabs. The current entry is kept in view.
 */
export declare function NavList({ label, items, onGroupToggle, ref, ...rest }: NavListProps): import("react").JSX.Element;

// ── number-field/decimal-text.d.ts
/** A sign that a number may carry where only a bound is known. */
export type NumberComparator = '<' | '<=' | '>=' | '>';
/** Why a text is not taken as it stands. */
export type NumberProblem = 'thousands' | 'mark' | 'incomplete' | 'comparator' | 'characters' | 'below-min' | 'above-max';
/** What was typed, read. `value` is decimal text with a point and the digits as typed; nothing typed is no value, never 0. */
export interface ReadNumber {
    value: string | undefined;
    problem: NumberProblem | undefined;
}
/** How numbers are written and bounded in one field. */
export interface NumberRules {
    /** What stands before the decimals in the reader's language. */
    mark: string;
    /** Those that may stand before the number. */
    comparators: readonly NumberComparator[];
    /** Decimal text. */
    min?: string | undefined;
    /** Decimal text. */
    max?: string | undefined;
}
/**
 * Reads what was typed. Exactly one decimal mark is taken, the reader's own, with digits on both of its sides; a
 * thousands mark is never read, because `1,234` is a thousand to one reader and hardly more than one to another.
 */
export declare function readNumber(text: string, { mark, comparators, min, max }: NumberRules): ReadNumber;
/** How a value is written for this reader. */
export declare function writeNumber(value: string, mark: string): string;
/**
 * One step up or down from a value, exactly, and not beyond the bounds. Starts at `min`, or at 0, where there is no
 * value yet. A value with a comparator stays as it is: one step from "less than five" is nowhere.
 */
export declare function stepNumber(value: string | undefined, step: string, direction: 'up' | 'down', { min, max }: Pick<NumberRules, 'min' | 'max'>): string;

// ── number-field/index.d.ts
export { NumberField } from './number-field.js';
export type { NumberChange, NumberFieldProps } from './number-field.js';
export type { NumberComparator, NumberProblem } from './decimal-text.js';

// ── number-field/number-field.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
import { type NumberComparator, type NumberProblem } from './decimal-text.js';
/** What came with a new value. */
export interface NumberChange {
    event: ChangeEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>;
    /** Written by hand, or stepped by an arrow key. */
    reason: 'typed' | 'stepped';
    /** What stands in the field, as typed. */
    text: string;
    /** Why the text is not a number, or the number not within its bounds; `undefined` for a good or an empty answer. */
    problem: NumberProblem | undefined;
}
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'role'>;
export interface NumberFieldProps extends FieldWords, NativeInput {
    /**
     * The number as decimal text with a point, digits as typed (`4.10`), when the caller keeps it. Empty text is an empty
     * answer, never 0. A text that is no number is kept in the field and told as `undefined` with a `problem`.
     */
    value?: string | undefined;
    /** The number at first, when the field keeps it. */
    defaultValue?: string | undefined;
    /** Called at every change with the number as decimal text, or `undefined` for none: see `details.problem` for which of the two it is. */
    onValueChange?: (value: string | undefined, details: NumberChange) => void;
    /** In the box after the number; read with the description. */
    unit?: ReactNode;
    /** Signs that may stand before the number where only a bound is known; they become part of the value (`<0.5`). @default none */
    comparators?: readonly NumberComparator[];
    /** The least number that is accepted, as decimal text. Said as a hint unless there is another. */
    min?: string | undefined;
    /** The greatest number that is accepted, as decimal text. Said as a hint unless there is another. */
    max?: string | undefined;
    /** What an arrow key adds or takes, as decimal text. When omitted, no key changes the number. */
    step?: string | undefined;
}
/**
 * A number read off somewhere, with its unit. It is text to the browser, so that nothing rounds it and no wheel changes
 * it; the value is decimal text, never a float. For a choice between few numbers use `Segmented` or `SelectField`.
 * `ref` and native props reach the `input`, `className` and `style` the root; under `name` the form sends the value, so
 * a form library keeps it by `value` and `onValueChange`.
 */
export declare function NumberField({ value, defaultValue, onValueChange, unit, comparators, min, max, step, name, onChange, onKeyDown, onBlur, ...props }: NumberFieldProps): import("react").JSX.Element;
export {};

// ── number-field/number-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const numberFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    thousands: (v: {
        text: string | number;
    }, f: MessageFormat) => string;
    mark: (v: {
        mark: string | number;
    }, f: MessageFormat) => string;
    incomplete: (v: {
        mark: string | number;
    }, f: MessageFormat) => string;
    comparator: string;
    characters: (v: {
        text: string | number;
    }, f: MessageFormat) => string;
    belowMin: (v: {
        min: string | number;
    }, f: MessageFormat) => string;
    aboveMax: (v: {
        max: string | number;
    }, f: MessageFormat) => string;
    from: (v: {
        min: string | number;
    }, f: MessageFormat) => string;
    upTo: (v: {
        max: string | number;
    }, f: MessageFormat) => string;
    between: (v: {
        min: string | number;
        max: string | number;
    }, f: MessageFormat) => string;
}>;

// ── page-header/index.d.ts
export { PageHeader } from './page-header.js';
export type { PageHeaderProps } from './page-header.js';

// ── page-header/page-header.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
    /** The page's one `h1`. It takes the focus by script after a change of page, so that the new name is read out. */
    title: ReactNode;
    /** One sentence that says where things stand. When omitted, there is none. */
    context?: ReactNode;
    /** How old the figures are, e.g. "Updated 08:42"; stands before the actions. */
    freshness?: ReactNode;
    /** What can be done on this page; the first act last, at the end of the line. */
    actions?: ReactNode;
}
/** How every signed-in page begins: its name, one sentence of context, and at the end what can be done. */
export declare function PageHeader({ title, context, freshness, actions, ...rest }: PageHeaderProps): import("react").JSX.Element;

// ── panel/index.d.ts
export { Panel } from './panel.js';
export type { PanelProps } from './panel.js';

// ── panel/panel.d.ts
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
export interface PanelProps extends ComponentPropsWithRef<'section'> {
    /** Names the region, on screen and for listeners. */
    heading: ReactNode;
    /** The heading's place in the page's outline. @default 2 */
    headingLevel?: 2 | 3 | 4;
    /** A sentence under the heading. When omitted, there is none. */
    context?: ReactNode;
    /** What can be done with this region, at the end of its head; they stay in sight while it is folded away. */
    actions?: ReactNode;
    /** The heading is a button that folds the content away. What is typed inside is kept. @default false */
    collapsible?: boolean;
    /** Whether the content shows, when the caller keeps it. */
    open?: boolean;
    /** Whether it shows at first. @default true */
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, details: {
        event: MouseEvent<HTMLButtonElement>;
    }) => void;
}
/**
 * A titled part of a page, with no box round it: cards, tables and forms stand in it. For a box of things that are
 * read together use `Card`; for several parts of which one shows at a time, `Tabs`; for many that fold, `Accordion`.
 */
export declare function Panel({ heading, headingLevel, context, actions, collapsible, open, defaultOpen, onOpenChange, children, ...rest }: PanelProps): import("react").JSX.Element;

// ── password-field/index.d.ts
export { PasswordField } from './password-field.js';
export type { PasswordFieldProps } from './password-field.js';

// ── password-field/password-field.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
export interface PasswordFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
    /** Lets password managers help: `current-password` to sign in, `new-password` to choose one. */
    autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
}
/**
 * A secret, which the reader can choose to see while typing. Pasting is allowed, so that password managers work.
 * `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function PasswordField(props: PasswordFieldProps): import("react").JSX.Element;

// ── password-field/password-field.messages.d.ts
export declare const passwordFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    show: string;
    hide: string;
    showLabel: string;
    hideLabel: string;
}>;

// ── progress/index.d.ts
export { ProgressBar } from './progress-bar.js';
export type { ProgressBarProps } from './progress-bar.js';

// ── progress/progress-bar.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** What makes progress, written above the bar. */
    label: ReactNode;
    /** Percent, 0 to 100; beyond that it is drawn as full or empty. `null` when it is not known. */
    value: number | null;
    /** What is written and read instead of the percentage, e.g. "3 of 8". */
    valueText?: string;
    /** @default 'brand' */
    tone?: 'brand' | 'neutral' | 'positive' | 'caution' | 'critical';
}
/** How far something has come, as a bar and in words. For what merely takes a moment, a `busy` button or a `Skeleton`. */
export declare function ProgressBar({ label, value, valueText, tone, ...rest }: ProgressBarProps): import("react").JSX.Element;

// ── progress/progress-bar.messages.d.ts
export declare const progressBarMessages: import("../i18n/define-messages.js").Catalogue<{
    unknown: string;
}>;

// ── radio-group/index.d.ts
export { RadioGroup } from './radio-group.js';
export type { RadioGroupProps, RadioOption } from './radio-group.js';

// ── radio-group/radio-group.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
/** One answer. */
export interface RadioOption {
    value: string;
    label: ReactNode;
    /** What choosing it means; read after the label. */
    description?: ReactNode;
    disabled?: boolean | undefined;
}
type NativeRadio = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'size' | 'children'>;
export interface RadioGroupProps extends Omit<FieldWords, 'labelTrailing'>, NativeRadio {
    options: readonly RadioOption[];
    /** The chosen value, when the caller keeps it; an unknown one chooses nothing. */
    value?: string | undefined;
    /** The value chosen at first, when the browser keeps it. When omitted, nothing is chosen. */
    defaultValue?: string | undefined;
    onValueChange?: (value: string, details: {
        event: ChangeEvent<HTMLInputElement>;
    }) => void;
    /** `cards` gives each answer a box with room for its description. @default 'list' */
    variant?: 'list' | 'cards';
}
/**
 * One of a few answers, all in view. With more than about five use `SelectField`; to switch what a page shows,
 * `Segmented`. `ref`, `name`, `onChange`, `onBlur` and other native props reach every radio, as form libraries expect;
 * `id`, `className` and `style` the root.
 */
export declare function RadioGroup({ label, labelVisibility, hint, error, optional, dense, options, value, defaultValue, onValueChange, variant, id, className, style, name, onChange, 'aria-describedby': describedBy, ...radio }: RadioGroupProps): import("react").JSX.Element;
export {};

// ── resource/all-ready.d.ts
import type { Resource } from './resource.js';
/**
 * Several resources as one, for a view that is meaningless unless it has them all; otherwise give each its own
 * `ResourceView`. Ready only when all are: as trustworthy as the worst, and as of the oldest of those that are so.
 */
export declare function allReady<T extends readonly unknown[]>(...resources: {
    readonly [K in keyof T]: Resource<T[K]>;
}): Resource<T>;

// ── resource/index.d.ts
export { assertNever, idle, loading, ready } from './resource.js';
export { allReady } from './all-ready.js';
export { toResource } from './to-resource.js';
export { ResourceView } from './resource-view.js';
export type { Resource, ResourceError, Submission } from './resource.js';
export type { Fetched } from './to-resource.js';
export type { EmptyWords } from './outcome-words.js';
export type { ResourceViewProps } from './resource-view.js';

// ── resource/outcome-words.d.ts
import type { EmptyStateProps } from '../empty-state/index.js';
import type { Resource } from './resource.js';
export type EmptyReason = Extract<Resource<unknown>, {
    status: 'empty';
}>['reason'];
/** The words, the way on and the picture of an empty place. */
export type EmptyWords = Pick<EmptyStateProps, 'body' | 'action' | 'picture'> & {
    title: string;
};
/** Which words tell of a failure, and whether asking again can help. */
export declare const failureWords: {
    readonly offline: {
        readonly title: 'offlineTitle';
        readonly body: 'offlineBody';
        readonly retryable: true;
    };
    readonly unauthenticated: {
        readonly title: 'unauthenticatedTitle';
        readonly body: 'unauthenticatedBody';
        readonly retryable: false;
    };
    readonly forbidden: {
        readonly title: 'forbiddenTitle';
        readonly body: 'forbiddenBody';
        readonly retryable: false;
    };
    readonly 'not-found': {
        readonly title: 'notFoundTitle';
        readonly body: 'notFoundBody';
        readonly retryable: false;
    };
    readonly conflict: {
        readonly title: 'conflictTitle';
        readonly body: 'conflictBody';
        readonly retryable: true;
    };
    readonly server: {
        readonly title: 'serverTitle';
        readonly body: 'serverBody';
        readonly retryable: true;
    };
    readonly 'invalid-response': {
        readonly title: 'invalidResponseTitle';
        readonly body: 'invalidResponseBody';
        readonly retryable: true;
    };
};
/** The words of an empty place whose owner gave none. */
export declare const plainEmptyWords: {
    readonly 'none-yet': {
        readonly title: 'noneYetTitle';
        readonly body: 'noneYetBody';
    };
    readonly 'no-match': {
        readonly title: 'noMatchTitle';
        readonly body: 'noMatchBody';
    };
};

// ── resource/resource-view.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type EmptyReason, type EmptyWords } from './outcome-words.js';
import { type Resource } from './resource.js';
type Ready<T> = Extract<Resource<T>, {
    status: 'ready';
}>;
export interface ResourceViewProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'resource'> {
    /** What is shown, in whatever state it is. */
    resource: Resource<T>;
    /** Names the content for announcements, e.g. "Deliveries". */
    label: string;
    /** Draws the data. `freshness` is for content that offers acts: on `sample` data it must offer none. */
    children: (data: T, freshness: Ready<T>['freshness']) => ReactNode;
    /** The shape of the content, with everything in its final place. */
    skeleton: ReactNode;
    /** What to say when there is nothing, by reason. A reason left out has plain words without a way on. */
    empty?: Partial<Record<EmptyReason, EmptyWords>>;
    /**
     * Asks again; a promise keeps the button busy until it settles, its result arrives as `resource`.
     * When omitted, no button is drawn.
     */
    onRetry?: () => void | Promise<void>;
    /** The place in the page's outline of the title that stands where there is nothing to show. @default 3 */
    headingLevel?: 2 | 3 | 4;
    /** The content brings its own padding, as in a flush `Card`: notices above it then keep a distance from the edge. @default false */
    flush?: boolean;
}
/**
 * Shows fetched data in every state it can have: skeleton, nothing, failure, old, invented, ready. Screens say only what
 * is theirs: the content, its skeleton and what belongs in an empty place.
 */
export declare function ResourceView<T>({ resource, label, children, skeleton, empty, onRetry, headingLevel, flush, ...rest }: ResourceViewProps<T>): import("react").JSX.Element;
export {};

// ── resource/resource-view.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const resourceViewMessages: import("../i18n/define-messages.js").Catalogue<{
    loading: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
    loaded: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
    isStale: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
    isSample: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
    outcome: (v: {
        label: string | number;
        title: string | number;
    }, f: MessageFormat) => string;
    noneYetTitle: string;
    noneYetBody: string;
    noMatchTitle: string;
    noMatchBody: string;
    offlineTitle: string;
    offlineBody: string;
    unauthenticatedTitle: string;
    unauthenticatedBody: string;
    forbiddenTitle: string;
    forbiddenBody: string;
    notFoundTitle: string;
    notFoundBody: string;
    conflictTitle: string;
    conflictBody: string;
    serverTitle: string;
    serverBody: string;
    invalidResponseTitle: string;
    invalidResponseBody: string;
    retry: string;
    refresh: string;
    staleSince: (v: {
        time: string | number;
        age: string | number;
    }, f: MessageFormat) => string;
    staleSinceDate: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    staleUnknown: string;
    minutesAgo: (v: {
        count: number;
    }, f: MessageFormat) => string;
    hoursAgo: (v: {
        count: number;
    }, f: MessageFormat) => string;
    sample: string;
    sampleNote: string;
}>;

// ── resource/resource.d.ts
/** Why there is nothing to show. `requestId` is what a person reads to support. */
export interface ResourceError {
    kind: 'offline' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'server' | 'invalid-response';
    requestId?: string | undefined;
}
/** Fetched data in every state it can have, so that each state is a value a story can hold. */
export type Resource<T> = 
/** Nothing has been asked for yet. */
{
    status: 'idle';
}
/** The first answer is on its way. */
 | {
    status: 'loading';
}
/** The server answered: nothing to show. */
 | {
    status: 'empty';
    reason: 'none-yet' | 'no-match';
}
/** Nothing to show, and why. */
 | {
    status: 'error';
    error: ResourceError;
}
/** `sample` marks invented data (a demo's fallback): drawn hatched and labelled, never acted upon. */
 | {
    status: 'ready';
    data: T;
    freshness: 'fresh' | 'refreshing' | 'stale' | 'sample';
    asOf?: string | undefined;
};
/** A write in every state it can have. Texts are message keys of the form that sent it, never server prose. */
export type Submission = {
    status: 'idle';
} | {
    status: 'submitting';
} | {
    status: 'done';
} | {
    status: 'rejected';
    fieldErrors: Record<string, string>;
    formError?: string | undefined;
} | {
    status: 'failed';
    error: ResourceError;
};
export declare const idle: {
    status: 'idle';
};
export declare const loading: {
    status: 'loading';
};
/** A fresh, complete answer. */
export declare function ready<T>(data: T, asOf?: string): Resource<T>;
/** Ends a `switch` over a union: forgetting a case becomes a compile error. */
export declare function assertNever(value: never): never;

// ── resource/to-resource.d.ts
import type { Resource, ResourceError } from './resource.js';
/** What a data library knows about one answer. */
export interface Fetched<T> {
    data: T | undefined;
    error: ResourceError | undefined;
    /** A request is under way. */
    busy: boolean;
    /** Something has been or will be asked for. */
    enabled: boolean;
    /** ISO instant of the last good answer. */
    asOf?: string | undefined;
}
/**
 * One answer as a `Resource`. Data outlives a failed refresh (`stale`, with its time), because taking a valid result
 * off a clinician's screen is as wrong as showing an old one as current.
 * @param emptiness says whether an answer holds nothing, and why; leave out when an answer is always something.
 */
export declare function toResource<T>({ data, error, busy, enabled, asOf }: Fetched<T>, emptiness?: (data: T) => 'none-yet' | 'no-match' | undefined): Resource<T>;

// ── search-field/index.d.ts
export { SearchField } from './search-field.js';
export type { SearchFieldProps } from './search-field.js';

// ── search-field/search-field.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
export interface SearchFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
    /** What can be searched by, shown in the empty field. @default the label, when that is a plain string */
    placeholder?: string;
    /** The key that leads here, drawn in the empty field and announced. The caller listens for it. */
    shortcut?: string;
}
/**
 * Words to look for, with a way to take them back (the cross, or Escape). The label is heard, not seen, and the field
 * is dense, unless told otherwise. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function SearchField({ shortcut, labelVisibility, dense, placeholder, onKeyDown, ref, ...props }: SearchFieldProps): import("react").JSX.Element;

// ── search-field/search-field.messages.d.ts
export declare const searchFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    clear: string;
}>;

// ── segmented/index.d.ts
export { Segmented } from './segmented.js';
export type { Segment, SegmentedProps } from './segmented.js';

// ── segmented/segmented.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
/** One of the views to choose from. */
export interface Segment<V extends string = string> {
    value: V;
    label: ReactNode;
    /** How much it holds; zero is drawn too. When omitted, nothing is. */
    count?: number | undefined;
    disabled?: boolean | undefined;
}
export interface SegmentedProps<V extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
    /** What is chosen between; heard, not seen. */
    label: string;
    /** Two to about five. */
    options: readonly Segment<V>[];
    /** The chosen value, when the caller keeps it. */
    value?: V | undefined;
    /** The value chosen at first, when the browser keeps it. */
    defaultValue?: V | undefined;
    onValueChange?: (value: V, details: {
        event: ChangeEvent<HTMLInputElement>;
    }) => void;
    /** The density's control height, or 44 px for public pages. @default 'medium' */
    size?: 'medium' | 'large';
    /** Fills the width of its container, in equal parts. @default false */
    wide?: boolean;
}
/**
 * Switches what is shown between a few views of the same thing, at once. For an answer in a form use `RadioGroup`.
 * Made of native radios: one stop of the Tab key, walked by arrows.
 */
export declare function Segmented<V extends string = string>({ label, options, value, defaultValue, onValueChange, size, wide, ...rest }: SegmentedProps<V>): import("react").JSX.Element;

// ── select-field/index.d.ts
export { SelectField } from './select-field.js';
export type { SelectFieldProps, SelectGroup, SelectOption } from './select-field.js';

// ── select-field/select-field.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
/** One answer to choose. */
export interface SelectOption {
    value: string;
    label: string;
    disabled?: boolean | undefined;
}
/** Answers under a heading. */
export interface SelectGroup {
    label: string;
    options: readonly SelectOption[];
}
export interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
    /** In the order shown; groups and single options may be mixed. */
    options: readonly (SelectOption | SelectGroup)[];
    /** Shown while nothing is chosen; its value is empty. When omitted, the first option is chosen from the start. */
    placeholder?: string | undefined;
}
/**
 * One of several known answers, in the browser's own list, which works with any hand, reader and phone. With up to
 * five answers `RadioGroup` shows them at once; with more than a screenful, a searchable list is kinder.
 * `ref` and native props reach the `select`, `className` and `style` the root.
 */
export declare function SelectField({ options, placeholder, ...props }: SelectFieldProps): import("react").JSX.Element;

// ── skeleton/index.d.ts
export { Skeleton } from './skeleton.js';
export type { SkeletonProps } from './skeleton.js';

// ── skeleton/skeleton.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** `line` stands for a line of text, `block` for a picture, chart or control. @default 'line' */
    shape?: 'line' | 'block';
    /** How many, one under the other. @default 1 */
    count?: number;
    /** A CSS length. When omitted, the whole width; lines under each other then end ragged, as text does. */
    width?: string;
    /** A CSS length. @default 12px for a line, 5rem for a block */
    height?: string;
}
/**
 * The shape of what is still on its way, in its final place. It is silent: say "loading" once for the whole region,
 * as `ResourceView` does.
 */
export declare function Skeleton({ shape, count, width, height, style, ...rest }: SkeletonProps): import("react").JSX.Element;

// ── skip-link/index.d.ts
export { SkipLink } from './skip-link.js';
export type { SkipLinkProps } from './skip-link.js';

// ── skip-link/skip-link.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
    /** The `id` of the element to go on from; give that element `tabIndex={-1}` so that it takes the focus. */
    targetId: string;
}
/**
 * The first stop of the Tab key, seen only there: leads past what every page repeats. Stays on the page, so it is an
 * anchor and never the injected link. `AppFrame` brings its own.
 */
export declare function SkipLink({ targetId, onClick, ...rest }: SkipLinkProps): import("react").JSX.Element;

// ── skip-link/skip-link.messages.d.ts
export declare const skipLinkMessages: import("../i18n/define-messages.js").Catalogue<{
    skip: string;
}>;

// ── slideshow/index.d.ts
export { Slideshow } from './slideshow.js';
export type { SlideshowProps } from './slideshow.js';

// ── slideshow/slideshow.d.ts
import { type ComponentPropsWithRef } from 'react';
export interface SlideshowProps extends ComponentPropsWithRef<'div'> {
    /** Addresses of the pictures, in their order. They decorate: what they show must not be needed. */
    images: readonly string[];
    /** How long each picture stays, in milliseconds. @default 5000 */
    intervalMs?: number;
}
/**
 * Pictures that change behind the content of a public page. A gradient is there first, and stays where a picture fails
 * to load. They stand still for who asks for less motion, while a pointer or the focus is inside, and in a hidden tab;
 * the button, first in order, stops and starts them whatever else holds (WCAG 2.2.2). Text stands on scrims.
 */
export declare function Slideshow({ images, intervalMs, children, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: SlideshowProps): import("react").JSX.Element;

// ── slideshow/slideshow.messages.d.ts
export declare const slideshowMessages: import("../i18n/define-messages.js").Catalogue<{
    pause: string;
    play: string;
}>;

// ── split-page/index.d.ts
export { SplitPage } from './split-page.js';
export type { SplitPageProps } from './split-page.js';

// ── split-page/split-page.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface SplitPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** The facility's or product's mark, about 52 px high; overlaps the picture where the window is narrow. */
    mark?: ReactNode;
    /** The form, with the page's `h1`. */
    children: ReactNode;
    /** A decorative `<svg>` or `<img alt="">` that fills its half; when omitted, that half is tinted in the brand's color. */
    picture?: ReactNode;
    /** Small links at the end of the form's half. */
    footer?: ReactNode;
    /** 400 px for signing in, 640 px for a form of several columns. @default 'narrow' */
    width?: 'narrow' | 'wide';
}
/**
 * A public page about one form, with a picture at its end. Where the window is narrow the picture becomes a band at
 * the top. Signed-in pages use `AppFrame`.
 */
export declare function SplitPage({ mark, children, picture, footer, width, ...rest }: SplitPageProps): import("react").JSX.Element;

// ── split/index.d.ts
export { Split } from './split.js';
export type { SplitProps } from './split.js';

// ── split/split.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Gap } from '../internal/index.js';
export interface SplitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** The first pane, in reading order and to listeners. */
    start: ReactNode;
    /** The second pane; under the first where there is no room beside it. */
    end: ReactNode;
    /** How the width is shared. `side-end` keeps 340 px at the end, `side-start` 320 px at the start. @default '2:1' */
    ratio?: '1:1' | '2:1' | '1:2' | 'side-end' | 'side-start';
    /** The width of its own place, not of the window, under which the panes stack: 640, 960 or 1200 px. @default 'medium' */
    stackBelow?: 'narrow' | 'medium' | 'wide';
    /** The space between the panes, from the scale. @default 's4' */
    gap?: Gap;
    /** Whether the shorter pane ends with its content or reaches as far down as the other. @default 'start' */
    align?: 'start' | 'stretch';
}
/**
 * Two panes beside one another, one under the other where there is no room. For equal cards use `Grid`; for a public
 * page about one form, `SplitPage`.
 */
export declare function Split({ start, end, ratio, stackBelow, gap, align, ...rest }: SplitProps): import("react").JSX.Element;

// ── stack/index.d.ts
export { Stack } from './stack.js';
export type { StackProps } from './stack.js';

// ── stack/stack.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type Gap } from '../internal/index.js';
export interface StackProps extends ComponentPropsWithRef<'div'> {
    /** The space between children, from the scale. @default 's4' */
    gap?: Gap;
    /** Where children stand across the column; `stretch` makes them as wide as it. @default 'stretch' */
    align?: 'start' | 'center' | 'end' | 'stretch';
}
/** Things under one another, evenly spaced. For things beside one another use `Inline`, for equal columns `Grid`. */
export declare function Stack({ gap, align, ...rest }: StackProps): import("react").JSX.Element;

// ── stat-strip/index.d.ts
export { StatStrip, StatTile } from './stat-strip.js';
export type { StatStripProps, StatTileProps } from './stat-strip.js';

// ── stat-strip/stat-strip.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface StatStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** `StatTile`s; two to five read well. */
    children: ReactNode;
}
/**
 * Related figures in one box, side by side, two by two where it is narrow. For figures that need a chart or a table
 * use a `Card` each.
 */
export declare function StatStrip({ children, ...rest }: StatStripProps): import("react").JSX.Element;
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** What is counted. */
    label: ReactNode;
    /** The figure, already formatted. `null` when it is not known: drawn as a dash and read as "unknown", never as zero. */
    value: ReactNode;
    /** A few words after the figure: its share, its since. */
    note?: ReactNode;
    /** A `Chip` that judges the figure. */
    chip?: ReactNode;
}
/** One figure of a `StatStrip`. */
export declare function StatTile({ label, value, note, chip, ...rest }: StatTileProps): import("react").JSX.Element;

// ── stepper/index.d.ts
export { Stepper } from './stepper.js';
export type { Step, StepperProps } from './stepper.js';

// ── stepper/stepper.d.ts
import type { ComponentPropsWithRef } from 'react';
/** One step of a task that is done in order. */
export interface Step {
    id: string;
    /** A few words; where there is little room only the present step shows its own. */
    label: string;
    /** It has been completed. @default false */
    done?: boolean;
}
export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
    /** In the order they are done. */
    steps: readonly Step[];
    /** The id of the step the reader is at. Drawn as the present one even if it was done before. */
    current: string;
    /** Names the task for assistive technology. */
    label: string;
    /** Called with the id of a done step the reader wants to see again. When omitted, the steps are not pressed. */
    onStepSelect?: (id: string) => void;
}
/** Where the reader is in a task of several steps. For places that can be visited in any order use tabs. */
export declare function Stepper({ steps, current, label, onStepSelect, ...rest }: StepperProps): import("react").JSX.Element;

// ── stepper/stepper.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const stepperMessages: import("../i18n/define-messages.js").Catalogue<{
    position: (v: {
        position: string | number;
        count: string | number;
    }, f: MessageFormat) => string;
    done: string;
}>;

// ── switch/index.d.ts
export { Switch } from './switch.js';
export type { SwitchProps } from './switch.js';

// ── switch/switch.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
export interface SwitchProps extends Omit<FieldWords, 'labelTrailing' | 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
}
/**
 * A setting that is on or off and takes effect at once. For a statement that is sent with a form use `Checkbox`.
 * `ref` and native props (`checked`, `defaultChecked`, `onChange`) reach the `input`, `className` and `style` the root.
 */
export declare function Switch(props: SwitchProps): import("react").JSX.Element;

// ── table/index.d.ts
export { Table } from './table.js';
export type { TableProps } from './table.js';
export type { TableColumn } from './table-column.js';

// ── table/table-column.d.ts
import type { ReactNode } from 'react';
/** One column of a `Table`, as data. */
export interface TableColumn<Row> {
    /** Unique in the table. */
    id: string;
    /** The head of the column, and the label of each value where the rows are cards. */
    header: string;
    /** The head is only read aloud: for columns of buttons. @default false */
    headerHidden?: boolean;
    /** `end` for figures, which then stand in columns. @default 'start' */
    align?: 'start' | 'end';
    /** A CSS length or percentage. Columns without one share what is left equally. */
    width?: string;
    /** This column names the row, and carries its link. @default the first column carries it, and no column names the row */
    rowHeader?: boolean;
    /** What stands in the row's cell. `null` leaves it empty; a value that is not known should say so. */
    render: (row: Row) => ReactNode;
}
/** The column whose cell opens the row. */
export declare function openingColumn<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row> | undefined;

// ── table/table.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableColumn } from './table-column.js';
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    /** Tells rows apart, the same for a row wherever it stands. */
    rowKey: (row: Row) => string;
    /** Names the table. It is read aloud; a heading above usually says it to the eye. */
    caption: string;
    /** Shows the caption above the head. @default false */
    captionVisible?: boolean;
    /** The head stays in sight while the page, or what scrolls the table, moves. @default false */
    sticky?: boolean;
    /** Where a row leads. The row header (else the first cell) becomes a link that covers the row. */
    rowHref?: (row: Row) => string;
    /** Opens a row that leads to no address of its own. Ignored where there is a `rowHref`. */
    onRowOpen?: (row: Row) => void;
    /** The key of the row that is shown elsewhere on the page. */
    selectedKey?: string | undefined;
    /** Stands in the body when there are no rows. For a place that offers a way on, use `EmptyState` instead of the table. */
    emptyLabel?: ReactNode;
    /** Draws this many placeholder rows under the real head instead of `rows`: the skeleton of the same table. */
    skeletonRows?: number;
}
/**
 * Rows for reading, with figures in columns; cards where it is narrow. Up, Down, Home and End move between rows that
 * open. For editing in cells or thousands of rows use a grid made for it; for one thing's properties, `DescriptionList`.
 */
export declare function Table<Row>({ columns, rows, rowKey, caption, captionVisible, sticky, rowHref, onRowOpen, selectedKey, emptyLabel, skeletonRows, ...rest }: TableProps<Row>): import("react").JSX.Element;

// ── tabs/index.d.ts
export { Tabs } from './tabs.js';
export type { Tab, TabsProps } from './tabs.js';

// ── tabs/tabs.d.ts
import { type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import { type BadgeProps } from '../badge/index.js';
/** One view, and the tab that shows it. */
export interface Tab {
    /** Tells the tabs apart; what an address may carry. */
    id: string;
    label: ReactNode;
    /** How much the view holds or how much waits in it; its `label` is read aloud. When omitted, nothing is drawn. */
    badge?: Pick<BadgeProps, 'count' | 'label' | 'tone'>;
    /** The view. It is drawn when it is first shown, and kept from then on: what is typed or scrolled in it stays. */
    content: ReactNode;
}
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
    /** Names the row of tabs, for listeners. */
    label: string;
    /** In reading order; at least one. */
    tabs: readonly Tab[];
    /** The id of the tab that is shown, when the caller keeps it, for instance in the address. One that is unknown shows the first tab. */
    value?: string;
    /** The id of the tab shown at first. @default the first one's */
    defaultValue?: string;
    onValueChange?: (value: string, details: {
        event: SyntheticEvent;
    }) => void;
    /** Whether arrows show the tab they reach, or Enter does. `manual` is for views that must be fetched. @default 'automatic' */
    activation?: 'automatic' | 'manual';
}
/**
 * Views of one thing, of which one shows. For two to five ways to show the same data use `Segmented`; for pages with
 * addresses of their own, links; for steps in an order, `Stepper`. A row that is too long scrolls sideways.
 */
export declare function Tabs({ label, tabs, value, defaultValue, onValueChange, activation, ...rest }: TabsProps): import("react").JSX.Element;

// ── text-area-field/index.d.ts
export { TextAreaField } from './text-area-field.js';
export type { TextAreaFieldProps } from './text-area-field.js';

// ── text-area-field/text-area-field.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
export interface TextAreaFieldProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
    /** Lines shown before it scrolls; the reader can drag it taller. @default 3 */
    rows?: number;
    /** The most characters the browser takes. How many are left is shown, and announced near the end. When omitted, nothing is counted. */
    maxLength?: number | undefined;
}
/**
 * Several lines of text. For one line use `TextField`.
 * `ref` and native props reach the `textarea`, `className` and `style` the root.
 */
export declare function TextAreaField({ maxLength, ref, ...props }: TextAreaFieldProps): import("react").JSX.Element;

// ── text-area-field/text-area-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const textAreaFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    left: (v: {
        count: number;
    }, f: MessageFormat) => string;
}>;

// ── text-field/index.d.ts
export { TextField } from './text-field.js';
export type { TextFieldProps } from './text-field.js';

// ── text-field/text-field.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
    /** For numbers that are not counted up and down prefer `text` with `inputMode="decimal"`. @default 'text' */
    type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'datetime-local' | 'month' | 'time';
    /** Text in the box before the answer, such as a currency. Read with the description. */
    leading?: ReactNode;
    /** Text in the box after the answer, such as a unit or the rest of an address. Read with the description. */
    trailing?: ReactNode;
}
/**
 * One line of text. For several lines use `TextAreaField`, for a secret `PasswordField`, for one of a few known
 * answers `RadioGroup` or `SelectField`. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function TextField({ leading, trailing, ...props }: TextFieldProps): import("react").JSX.Element;

// ── text/index.d.ts
export { Text } from './text.js';
export type { TextProps } from './text.js';

// ── text/text.d.ts
import type { HTMLAttributes, Ref } from 'react';
export interface TextProps extends HTMLAttributes<HTMLElement> {
    ref?: Ref<HTMLElement>;
    /** The element: `p` for a paragraph, `span` inside one, the others for what they mean. @default 'p' */
    as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption';
    /** 12, 14, 16 or 20 px. When omitted, the size of the text around it. */
    size?: 'small' | 'medium' | 'large' | 'lead';
    /** A tone other than `muted` only colours words that already say it. When omitted, the colour of the text around it. */
    tone?: 'muted' | 'info' | 'positive' | 'caution' | 'critical';
    /** Names and key values. @default false */
    strong?: boolean;
    /** Figures of one width, so that columns line up; not for figures inside a sentence. @default false */
    figures?: boolean;
    /** The letters of codes and identifiers, kept apart from one another. @default false */
    code?: boolean;
}
/** Running text, notes and values. For titles use `Heading`, for a status `Chip`. */
export declare function Text({ as, size, tone, strong, figures, code, ...rest }: TextProps): import("react").JSX.Element;

// ── theme/index.d.ts
export { t } from './tokens.js';
export { darkValues, lightValues } from './token-values.js';
export { ThemeStyles } from './theme-styles.js';
export { ThemeScope, useThemeScope } from './theme-scope.js';
export type { Brand, Density, Scheme, ThemeScopeProps } from './theme-scope.js';

// ── theme/theme-scope.d.ts
import { type ReactNode } from 'react';
export type Scheme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';
/** A facility's colours, as `#rrggbb`. */
export interface Brand {
    /** Everything brand-like derives from this one. */
    primary: string;
    /** `primary` itself when white text on it reaches 4.5:1; left out otherwise, and a darker fill is derived. */
    solid?: string;
}
interface Scope {
    scheme: Scheme;
    density: Density;
    /** The element overlays portal into, so that they take the same colours; null until mounted. */
    overlayRoot: HTMLElement | null;
}
export interface ThemeScopeProps {
    /** @default 'system' */
    scheme?: Scheme;
    /** @default 'comfortable' */
    density?: Density;
    /** The facility's colours; when omitted, the product's own. */
    brand?: Brand;
    /** Names the tenant on the element (`data-tenant`), for people who inspect it. */
    tenant?: string;
    /** Fill at least the window's height. Leave out for a scope inside a page. @default false */
    page?: boolean;
    children: ReactNode;
}
/**
 * Gives everything inside it one scheme, density and brand. Scopes nest and stand side by side, so two facilities or
 * light and dark can be on one page. Changing a prop changes CSS variables on one element: no component inside renders.
 * Mount `ThemeStyles` once beside the outermost scope.
 */
export declare function ThemeScope({ scheme, density, brand, tenant, page, children }: ThemeScopeProps): import("react").JSX.Element;
/** The scheme, density and overlay element of the nearest `ThemeScope`. */
export declare function useThemeScope(): Scope;
export {};

// ── theme/theme-styles.d.ts
/**
 * The variables of every scheme and density, and the page's own reset. Mount it once, at the root of an app;
 * `ThemeScope` chooses which of them apply where.
 */
export declare const ThemeStyles: import("react").NamedExoticComponent<import("styled-components").ExecutionProps & object>;

// ── theme/token-values.d.ts
/**
 * The design tokens, in their light values. Semantic roles only; no component is named here.
 * Styles refer to them by `t`; the values themselves are on the page once, in `ThemeStyles`.
 * Colours are OKLCH. Brand roles derive from the facility's one colour with lightness and chroma capped, so that
 * text pairs keep 4.5:1 and controls 3:1 for any hex (WCAG 2.2 1.4.3, 1.4.11).
 */
export declare const lightValues: {
    color: {
        page: string;
        surface: string;
        raised: string;
        sunken: string;
        hover: string;
        border: string;
        borderStrong: string;
        text: string;
        textMuted: string;
        textInverse: string;
        inverse: string;
        scrim: string;
        focus: string;
    };
    brand: {
        tint: string;
        tintStrong: string;
        border: string;
        solid: string;
        solidHover: string;
        text: string;
        deep: string;
        on: string;
    };
    /** The same for every facility: a status never takes a brand's colour. */
    tone: {
        neutral: {
            text: string;
            background: string;
            border: string;
        };
        low: {
            text: string;
            background: string;
            border: string;
        };
        high: {
            text: string;
            background: string;
            border: string;
        };
        critical: {
            text: string;
            background: string;
            border: string;
            solid: string;
            on: string;
        };
        caution: {
            text: string;
            background: string;
            border: string;
            mark: string;
        };
        positive: {
            text: string;
            background: string;
            border: string;
        };
        info: {
            text: string;
            background: string;
            border: string;
        };
    };
    chart: {
        track: string;
        normal: string;
        hatch: string;
        grid: string;
        bandInner: string;
        bandOuter: string;
        /** Series, in turn: 3:1 on the surface, told apart in grey by lightness, and never a status's colour. */
        series1: string;
        series2: string;
        series3: string;
        series4: string;
        series5: string;
        series6: string;
    };
    font: {
        ui: string;
        code: string;
    };
    /** Text sizes, small to large; 2 (14 px) is dense tables, 3 (16 px) forms and what a patient reads. */
    size: {
        s1: string;
        s2: string;
        s3: string;
        s4: string;
        s5: string;
        display: string;
    };
    line: {
        s1: string;
        s2: string;
        s3: string;
        s4: string;
        s5: string;
        display: string;
    };
    weight: {
        text: number;
        medium: number;
        figure: number;
        strong: number;
    };
    /** The 4 px grid: `space.s4` is 16 px. */
    space: {
        s1: string;
        s2: string;
        s3: string;
        s4: string;
        s5: string;
        s6: string;
        s8: string;
        s10: string;
        s12: string;
        s16: string;
    };
    radius: {
        small: string;
        control: string;
        card: string;
        full: string;
    };
    shadow: {
        float: string;
    };
    /** `turn` is the whole `animation` of whatever shows that work is under way; it breathes where motion is unwelcome. */
    motion: {
        fast: string;
        base: string;
        ease: string;
        turn: string;
    };
    layout: {
        drawer: string;
        topBar: string;
        content: string;
        form: string;
        gutter: string;
    };
    /** Follow the density switch; 44 px on touch. */
    density: {
        row: string;
        control: string;
        cell: string;
        navRow: string;
    };
};
/** What dark changes. Everything not named here keeps its light value. */
export declare const darkValues: {
    color: {
        page: string;
        surface: string;
        raised: string;
        sunken: string;
        hover: string;
        border: string;
        borderStrong: string;
        text: string;
        textMuted: string;
        textInverse: string;
        inverse: string;
        scrim: string;
        focus: string;
    };
    brand: {
        tint: string;
        tintStrong: string;
        border: string;
        solid: string;
        solidHover: string;
        text: string;
    };
    tone: {
        neutral: {
            text: string;
            background: string;
            border: string;
        };
        low: {
            text: string;
            background: string;
            border: string;
        };
        high: {
            text: string;
            background: string;
            border: string;
        };
        critical: {
            text: string;
            background: string;
            border: string;
            solid: string;
        };
        caution: {
            text: string;
            background: string;
            border: string;
            mark: string;
        };
        positive: {
            text: string;
            background: string;
            border: string;
        };
        info: {
            text: string;
            background: string;
            border: string;
        };
    };
    chart: {
        track: string;
        normal: string;
        hatch: string;
        grid: string;
        bandInner: string;
        bandOuter: string;
        series1: string;
        series2: string;
        series3: string;
        series4: string;
        series5: string;
        series6: string;
    };
    shadow: {
        float: string;
    };
};

// ── theme/tokens.d.ts
import type { lightValues } from './token-values.js';
type References<Values> = {
    readonly [Name in keyof Values]: Values[Name] extends object ? References<Values[Name]> : string;
};
/**
 * The token references to use in styles: `color: ${t.color.text};` becomes `color: var(--alms-color-text);`, and dark mode, density and a
 * facility's brand change it without a render. See `lightValues` for what each is for.
 *
 * Names are made as they are asked for, because a table of them is 3 kB that every component would bring along (ADR 2).
 */
export declare const t: References<typeof lightValues>;
export {};

// ── toast/index.d.ts
export { ToastProvider, useToasts } from './toast-provider.js';
export { toastDurations, VISIBLE_TOASTS } from './toast-queue.js';
export type { ToastProviderProps, Toasts } from './toast-provider.js';
export type { ToastInput, ToastTone } from './toast-queue.js';

// ── toast/toast-provider.d.ts
import { type ReactNode } from 'react';
import { type ToastInput } from './toast-queue.js';
/** What `useToasts` gives. */
export interface Toasts {
    /** Shows a toast, or lets it wait while three are in sight. Returns its id, for `dismiss`. */
    show: (toast: ToastInput) => number;
    /** Takes a toast away before its time; does nothing when it has gone. */
    dismiss: (id: number) => void;
}
/** Shows toasts in the nearest `ToastProvider`. A toast confirms; an error must also stay in the page. */
export declare function useToasts(): Toasts;
export interface ToastProviderProps {
    children: ReactNode;
}
/**
 * Shows short confirmations at the top end corner, at most three at once, and takes them away after their time. The
 * time stops while the pointer or focus is on them and while the tab is hidden (WCAG 2.2.1). For what must not be
 * missed use `Alert`. Mount it once, inside `ThemeScope`. A native modal dialog covers the toasts until it closes.
 */
export declare function ToastProvider({ children }: ToastProviderProps): import("react").JSX.Element;

// ── toast/toast-provider.messages.d.ts
export declare const toastProviderMessages: import("../i18n/define-messages.js").Catalogue<{
    region: string;
    info: string;
    positive: string;
    caution: string;
    critical: string;
    dismiss: string;
}>;

// ── toast/toast-queue.d.ts
/** What a toast tells: a success is `positive`, a warning `caution`, an error `critical`. */
export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';
/** How long each tone stays, in milliseconds (product specification, "Toast durations"). */
export declare const toastDurations: Readonly<Record<ToastTone, number>>;
/** How many are seen at once (product specification, "Snackbars: at most 3"); the others wait their turn. */
export declare const VISIBLE_TOASTS = 3;
/** What is said, and for how long. */
export interface ToastInput {
    tone: ToastTone;
    message: string;
    /** A few words above the message. */
    title?: string;
    /** Milliseconds in sight. @default `toastDurations` of the tone */
    durationMs?: number;
    /** One thing to do about it; it also closes the toast. It must be possible elsewhere too, for the toast will go. */
    action?: {
        label: string;
        onAct: () => void;
    };
}
export interface QueuedToast extends ToastInput {
    id: number;
    /** Milliseconds it still has in sight. */
    leftMs: number;
}
/** The first `VISIBLE_TOASTS` are seen. */
export type ToastQueue = readonly QueuedToast[];
export type ToastEvent = {
    type: 'show';
    id: number;
    toast: ToastInput;
} | {
    type: 'dismiss';
    id: number;
} | {
    type: 'elapse';
    ms: number;
};
/** What the queue becomes. Nobody is ever dropped; an error waits only for what is seen and for earlier errors. */
export declare function nextQueue(queue: ToastQueue, event: ToastEvent): ToastQueue;

// ── top-bar/index.d.ts
export { TopBar } from './top-bar.js';
export type { TopBarProps } from './top-bar.js';

// ── top-bar/top-bar.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
    /** Whose place this is; cut off with an ellipsis where there is no room. */
    title: ReactNode;
    /** Before the title: `AppFrame`'s `DrawerButton`. */
    leading?: ReactNode;
    /** At the end: search, switches, the person's own menu. */
    actions?: ReactNode;
}
/** The line at the top of every signed-in page. The page's own name and acts stand in its `PageHeader`. */
export declare function TopBar({ title, leading, actions, ...rest }: TopBarProps): import("react").JSX.Element;

// ── visually-hidden/index.d.ts
export { VisuallyHidden } from './visually-hidden.js';
export type { VisuallyHiddenProps } from './visually-hidden.js';

// ── visually-hidden/visually-hidden.d.ts
import type { ComponentPropsWithRef } from 'react';
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;
/** Words for those who listen, where those who look see them in another way. Never for what can be pressed. */
export declare function VisuallyHidden(props: VisuallyHiddenProps): import("react").JSX.Element;
