// What @alms/ui promises: the declarations behind its doors. Made by `npm run api`; do not edit.
//   @alms/ui/accordion
//   @alms/ui/alert
//   @alms/ui/app-frame
//   @alms/ui/avatar
//   @alms/ui/badge
//   @alms/ui/banner
//   @alms/ui/bar-chart
//   @alms/ui/barcode-field
//   @alms/ui/breadcrumb
//   @alms/ui/button
//   @alms/ui/button-group
//   @alms/ui/card
//   @alms/ui/chart
//   @alms/ui/checkbox
//   @alms/ui/checkbox-group
//   @alms/ui/chip
//   @alms/ui/clock
//   @alms/ui/code-drawing
//   @alms/ui/combobox-field
//   @alms/ui/command-palette
//   @alms/ui/confirm-dialog
//   @alms/ui/control-chart
//   @alms/ui/copy-button
//   @alms/ui/data-table
//   @alms/ui/date-field
//   @alms/ui/date-range-field
//   @alms/ui/description-list
//   @alms/ui/dialog
//   @alms/ui/divider
//   @alms/ui/donut-chart
//   @alms/ui/dot-scale
//   @alms/ui/draft-notice
//   @alms/ui/drawer
//   @alms/ui/empty-state
//   @alms/ui/error-state
//   @alms/ui/field
//   @alms/ui/field-array
//   @alms/ui/file-drop
//   @alms/ui/form
//   @alms/ui/grid
//   @alms/ui/heading
//   @alms/ui/histogram
//   @alms/ui/i18n
//   @alms/ui/icon
//   @alms/ui/image
//   @alms/ui/inline
//   @alms/ui/interval-gauge
//   @alms/ui/language-links
//   @alms/ui/languages/ar
//   @alms/ui/languages/es
//   @alms/ui/languages/fr
//   @alms/ui/languages/pt
//   @alms/ui/line-chart
//   @alms/ui/link
//   @alms/ui/logo
//   @alms/ui/mark
//   @alms/ui/menu
//   @alms/ui/multi-select-field
//   @alms/ui/nav-list
//   @alms/ui/number-field
//   @alms/ui/page-header
//   @alms/ui/pagination
//   @alms/ui/panel
//   @alms/ui/password-field
//   @alms/ui/popover
//   @alms/ui/print-sheet
//   @alms/ui/progress
//   @alms/ui/radio-group
//   @alms/ui/rating-field
//   @alms/ui/resource
//   @alms/ui/sample-frame
//   @alms/ui/search-field
//   @alms/ui/segmented
//   @alms/ui/select-field
//   @alms/ui/session-warning
//   @alms/ui/skeleton
//   @alms/ui/skip-link
//   @alms/ui/slideshow
//   @alms/ui/sparkline
//   @alms/ui/spinner
//   @alms/ui/split
//   @alms/ui/split-page
//   @alms/ui/stack
//   @alms/ui/stale-notice
//   @alms/ui/stat-strip
//   @alms/ui/stepper
//   @alms/ui/subject-banner
//   @alms/ui/switch
//   @alms/ui/table
//   @alms/ui/tabs
//   @alms/ui/tag
//   @alms/ui/text
//   @alms/ui/text-area-field
//   @alms/ui/text-field
//   @alms/ui/theme
//   @alms/ui/time-field
//   @alms/ui/timeline
//   @alms/ui/toast
//   @alms/ui/toolbar
//   @alms/ui/tooltip
//   @alms/ui/top-bar
//   @alms/ui/tree-list
//   @alms/ui/visually-hidden
//   @alms/ui/wizard-frame
//   @alms/ui/words/alert/alert
//   @alms/ui/words/app-frame/app-frame
//   @alms/ui/words/badge/badge
//   @alms/ui/words/banner/banner
//   @alms/ui/words/bar-chart/bar-chart
//   @alms/ui/words/barcode-field/barcode-field
//   @alms/ui/words/breadcrumb/breadcrumb
//   @alms/ui/words/button/button
//   @alms/ui/words/button/count-badge
//   @alms/ui/words/chart/chart
//   @alms/ui/words/checkbox-group/checkbox-group
//   @alms/ui/words/code-drawing/code-drawing
//   @alms/ui/words/combobox-field/combobox-field
//   @alms/ui/words/command-palette/command-palette
//   @alms/ui/words/confirm-dialog/confirm-dialog
//   @alms/ui/words/control-chart/control-chart
//   @alms/ui/words/copy-button/copy-button
//   @alms/ui/words/data-table/cell-editor
//   @alms/ui/words/data-table/column-choice
//   @alms/ui/words/data-table/data-table
//   @alms/ui/words/data-table/more-rows
//   @alms/ui/words/data-table/row-selection
//   @alms/ui/words/data-table/sorting
//   @alms/ui/words/data-table/table-pages
//   @alms/ui/words/dialog/dialog
//   @alms/ui/words/donut-chart/donut-chart
//   @alms/ui/words/dot-scale/dot-scale
//   @alms/ui/words/draft-notice/draft-notice
//   @alms/ui/words/drawer/drawer
//   @alms/ui/words/error-state/error-state
//   @alms/ui/words/field-array/field-array
//   @alms/ui/words/field/field
//   @alms/ui/words/file-drop/file-drop
//   @alms/ui/words/form/form
//   @alms/ui/words/histogram/histogram
//   @alms/ui/words/internal/choices/choices
//   @alms/ui/words/internal/dates/dates
//   @alms/ui/words/internal/unknown-value
//   @alms/ui/words/interval-gauge/interval-gauge
//   @alms/ui/words/language-links/language-links
//   @alms/ui/words/line-chart/line-chart
//   @alms/ui/words/multi-select-field/multi-select-field
//   @alms/ui/words/number-field/number-field
//   @alms/ui/words/pagination/pagination
//   @alms/ui/words/password-field/password-field
//   @alms/ui/words/progress/progress-bar
//   @alms/ui/words/rating-field/rating-field
//   @alms/ui/words/resource/resource-view
//   @alms/ui/words/sample-frame/sample-frame
//   @alms/ui/words/search-field/search-field
//   @alms/ui/words/session-warning/session-warning
//   @alms/ui/words/skip-link/skip-link
//   @alms/ui/words/slideshow/slideshow
//   @alms/ui/words/sparkline/sparkline
//   @alms/ui/words/spinner/spinner
//   @alms/ui/words/stale-notice/stale-notice
//   @alms/ui/words/stat-strip/stat-strip
//   @alms/ui/words/stepper/stepper
//   @alms/ui/words/tag/tag
//   @alms/ui/words/text-area-field/text-area-field
//   @alms/ui/words/time-field/time-field
//   @alms/ui/words/timeline/timeline
//   @alms/ui/words/toast/toast-provider
//   @alms/ui/words/tree-list/tree-list
//   @alms/ui/words/wizard-frame/wizard-frame

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

// ── banner/banner.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type IconProps } from '../icon/index.js';
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
    /** @default 'info' */
    tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
    /** What is the matter everywhere, in a sentence or two; `strong` for the few words that say it alone. */
    children: ReactNode;
    /** Replaces the tone's own drawing where another says more. */
    glyph?: IconProps['glyph'];
    /** One or two small buttons or links, after the words. When omitted, there is nothing to do. */
    actions?: ReactNode;
    /** Called when the reader closes it. When omitted, it stays as long as it is true. */
    onDismiss?: () => void;
    /** How it is announced when it appears after the page: a lost connection, a new version. @default 'off' */
    live?: 'off' | 'polite';
}
/**
 * What holds for the whole page, across its top: a lost connection, a new version, a trial that ends. At most one at a
 * time, the most urgent. What is about one part of the page is an `Alert` beside it; what merely happened, a toast.
 */
export declare function Banner({ tone, children, glyph, actions, onDismiss, live, ...rest }: BannerProps): import("react").JSX.Element;

// ── banner/banner.messages.d.ts
export declare const bannerMessages: import("../i18n/define-messages.js").Catalogue<{
    neutral: string;
    info: string;
    positive: string;
    caution: string;
    critical: string;
    dismiss: string;
}>;

// ── banner/index.d.ts
export { Banner } from './banner.js';
export type { BannerProps } from './banner.js';

// ── bar-chart/bar-chart.d.ts
import { type ChartFrameProps } from '../chart/index.js';
import type { BarArrangement, BarCategory, BarSeries } from './bar-chart.types.js';
export interface BarChartProps extends ChartFrameProps {
    /** What is counted, in the order in which it should be read. */
    categories: readonly BarCategory[];
    /** One to six, each with a value for every category. */
    series: readonly BarSeries[];
    /** Several series beside each other, or piled up to a sum. @default 'grouped' */
    arrangement?: BarArrangement;
    /** `horizontal` for many categories or long names. @default 'vertical' */
    orientation?: 'vertical' | 'horizontal';
    /** They follow one another, as days do: where not every name has room, only every second or third is written, and whole. Without it, long names are cut. @default false */
    sequential?: boolean;
    /** What the values are counted in. */
    unit?: string;
    /** Of the drawing, in pixels. When omitted, 240; for horizontal bars, as much as they need. */
    height?: number;
}
/**
 * Amounts of a few things side by side. For change over time use `LineChart`, for how often values occur `Histogram`, for shares that are
 * all near the whole `DotScale`.
 */
export declare function BarChart({ categories, series, arrangement, orientation, sequential, unit, height: ownHeight, title, ...rest }: BarChartProps): import("react").JSX.Element;

// ── bar-chart/bar-chart.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const barChartMessages: import("../i18n/define-messages.js").Catalogue<{
    picture: (v: {
        title: string | number;
        count: number;
        highest: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    pictureGroups: (v: {
        title: string | number;
        count: number;
        series: number;
        low: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
    stops: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    stop: (v: {
        category: string | number;
        values: string | number;
    }, f: MessageFormat) => string;
    value: (v: {
        name: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    unknown: string;
    unknownSwatch: string;
    category: string;
}>;

// ── bar-chart/bar-chart.types.d.ts
/** What is counted, one bar or group of bars each. */
export interface BarCategory {
    /** Unique in the chart. */
    id: string;
    name: string;
}
/** One value for each category, in their order. */
export interface BarSeries {
    /** Unique in the chart. */
    id: string;
    name: string;
    /** Null where it is not known: a cross on the baseline, never a bar of no length. May be below zero. */
    values: readonly (number | null)[];
}
export type BarArrangement = 'grouped' | 'stacked';

// ── bar-chart/index.d.ts
export { BarChart } from './bar-chart.js';
export type { BarChartProps } from './bar-chart.js';
export type { BarArrangement, BarCategory, BarSeries } from './bar-chart.types.js';

// ── barcode-field/barcode-field.d.ts
import { type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
/** Where a code came from. */
export type ScanSource = 'scanner' | 'typed' | 'camera';
/** What came with a code. */
export interface ScanDetails {
    source: ScanSource;
}
export interface BarcodeFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue'> {
    /** The text in the field, when the caller keeps it. */
    value?: string | undefined;
    /** The text at first, when the field keeps it. @default '' */
    defaultValue?: string | undefined;
    onValueChange?: (value: string, details: {
        event?: ChangeEvent<HTMLInputElement>;
        source: ScanSource;
    }) => void;
    /** A code is complete: the scanner or the reader pressed Enter, or the camera read it. Never called with empty text. */
    onScan: (code: string, details: ScanDetails) => void;
    /** Offers to read the code by camera. @default false */
    camera?: boolean;
    /** The app's own address of `zxing_reader.wasm`, for browsers without a detector. When omitted, those cannot use the camera. */
    decoderUrl?: string | undefined;
}
/**
 * A code that a scanner types, with Enter at its end; a hand can type it just as well. The pace of the keys tells which
 * it was. After a code the field keeps focus with its text selected, so that the next scan replaces it. To look for
 * words use `SearchField`. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function BarcodeField({ value: given, defaultValue, onValueChange, onScan, camera, decoderUrl, onChange, onKeyDown, ref, ...props }: BarcodeFieldProps): import("react").JSX.Element;

// ── barcode-field/barcode-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const barcodeFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    camera: string;
    cameraTitle: string;
    cancel: string;
    starting: string;
    looking: string;
    several: string;
    refused: string;
    missing: string;
    busy: string;
    unsupported: string;
    scanned: (v: {
        code: string | number;
    }, f: MessageFormat) => string;
    typed: (v: {
        code: string | number;
    }, f: MessageFormat) => string;
    picture: string;
}>;

// ── barcode-field/index.d.ts
export { BarcodeField } from './barcode-field.js';
export type { BarcodeFieldProps, ScanDetails, ScanSource } from './barcode-field.js';

// ── breadcrumb/breadcrumb.d.ts
import { type ComponentPropsWithRef } from 'react';
/** A page on the way to this one. */
export interface Crumb {
    /** Tells the pages apart. */
    id: string;
    label: string;
    href: string;
}
export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
    /** The pages above this one, from the outermost; at least one. */
    trail: readonly Crumb[];
    /** The name of this page, which is no link. */
    current: string;
}
/**
 * Where in the product this page lies, and the ways back up. Stands above `PageHeader`. Where there is little room only
 * the page above is left. For places beside one another use `NavList` or `Tabs`; for steps of a task, `Stepper`.
 */
export declare function Breadcrumb({ trail, current, ...rest }: BreadcrumbProps): import("react").JSX.Element;

// ── breadcrumb/breadcrumb.messages.d.ts
export declare const breadcrumbMessages: import("../i18n/define-messages.js").Catalogue<{
    label: string;
    showAll: string;
}>;

// ── breadcrumb/index.d.ts
export { Breadcrumb } from './breadcrumb.js';
export type { BreadcrumbProps, Crumb } from './breadcrumb.js';

// ── button-group/button-group.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
    /** What the buttons have in common; heard, not seen. */
    label: string;
    /** Drawn as one thing with hairlines between; for two to four short `secondary` buttons. @default false */
    joined?: boolean;
}
/**
 * Buttons that belong together. Each stays a stop of the Tab key; for more than about five use `Toolbar`, which is one
 * stop. To choose one of a few views use `Segmented`.
 */
export declare function ButtonGroup({ label, joined, ...rest }: ButtonGroupProps): import("react").JSX.Element;

// ── button-group/index.d.ts
export { ButtonGroup } from './button-group.js';
export type { ButtonGroupProps } from './button-group.js';

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
import { type LinkProps } from '../link/index.js';
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

// ── chart/axis.d.ts
import { type MessageFormat } from '../i18n/index.js';
import type { LinearScale } from './linear-scale.js';
/** A word of an axis and where it stands. */
export interface AxisLabel {
    /** Pixels along the axis. */
    at: number;
    text: string;
    /** A label of less weight: a second scale's name. @default false */
    quiet?: boolean;
}
export interface AxisLabelsProps {
    /** `start` and `end`: upright axes beside the plot, on its left and right. `below`: the level axis under it. */
    side: 'start' | 'end' | 'below';
    /** Where the axis stands across its own direction, in pixels: its x, or for `below` its y. */
    edge: number;
    labels: readonly AxisLabel[];
}
/** The labels of one axis. Lines are drawn by who knows how they should look. */
export declare function AxisLabels({ side, edge, labels }: AxisLabelsProps): import("react").JSX.Element;
/** About how wide a label is drawn, in pixels: enough to keep room for it before it is drawn. */
export declare const labelWidth: (text: string) => number;
/** Room for the widest of the labels and the gap to the plot, in pixels. */
export declare const labelRoom: (labels: readonly string[]) => number;
/** A tick of a value axis and its label. */
export interface ValueTick {
    value: number;
    text: string;
}
/** Round values of a domain, written alike. */
export declare function valueTicks(format: MessageFormat, [from, to]: readonly [number, number], count?: number): ValueTick[];
/** The labels of a time axis in the reader's language and zone. */
export declare function useTimeLabels(from: number, to: number, scale: LinearScale): AxisLabel[];

// ── chart/chart-legend.d.ts
import { type ReactNode } from 'react';
import { type PlotShape } from './svg-path.js';
/** One line of a legend. */
export interface LegendEntry {
    id: string;
    name: ReactNode;
    /** The swatch: a point's shape in a tone's color, or a series as it is drawn, by its position from 0. */
    swatch: {
        mark: PlotShape;
        tone: string;
    } | {
        series: number;
        as: 'line' | 'fill';
    };
    /** Stands at the end of the line: a total, a share. */
    figure?: ReactNode;
}
export interface ChartLegendProps {
    entries: readonly LegendEntry[];
    /** `stacked` where each entry has a figure. @default 'inline' */
    layout?: 'inline' | 'stacked';
}
/** What shapes, dashes and patterns stand for, in the order in which they are drawn. Part of a `Chart`. */
export declare function ChartLegend({ entries, layout }: ChartLegendProps): import("react").JSX.Element;

// ── chart/chart.d.ts
import { type ComponentPropsWithRef, type ChangeEvent, type ReactNode } from 'react';
import { type LegendEntry } from './chart-legend.js';
export type ChartView = 'chart' | 'table';
/** What every chart takes, whatever it draws. */
export interface ChartFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
    /** What is drawn; names the figure, its table and what can be walked in it. */
    title: string;
    /** The title's place in the page's outline. @default 3 */
    headingLevel?: 2 | 3 | 4;
    /** The title is only read aloud, where a card's heading already says it. @default false */
    titleHidden?: boolean;
    /** Of what, from where, in which unit; stands beside the title. */
    description?: ReactNode;
    /** Drawing or table, where the caller keeps it: one switch over several charts. Without `onViewChange` no switch is drawn. */
    view?: ChartView | undefined;
    /** The view at first, where the chart keeps it. @default 'chart' */
    defaultView?: ChartView;
    onViewChange?: (view: ChartView, details: {
        event: ChangeEvent<HTMLInputElement>;
    }) => void;
    /** The data is on its way: the chart's shape is shown instead. @default false */
    loading?: boolean;
    /** What to say where there is nothing to draw, and what follows from it. When omitted, plain words. */
    emptyBody?: ReactNode;
}
export interface ChartProps extends ChartFrameProps {
    /** `empty`: no values at all. `too-few`: values, but not enough for this kind of drawing; the table still lists them. @default 'drawn' */
    content?: 'drawn' | 'empty' | 'too-few';
    /** The same data as a table. It is built only when it is shown. */
    table: ReactNode;
    /** What shapes, dashes and patterns stand for. When omitted or empty, no legend. */
    legend?: readonly LegendEntry[];
    /** Height of the drawing in pixels, which its skeleton keeps. @default 240 */
    height?: number;
    /** Stands under the drawing: what lies outside it, where figures come from. */
    note?: ReactNode;
    /** The drawing; usually a `Plot`. */
    children: ReactNode;
}
/**
 * The frame all charts share (a chart made of it names the root after itself): title, switch to the table twin, legend, and words where there is nothing to draw. For a chart of its own
 * kind put a `Plot` inside; for the usual kinds use `LineChart`, `BarChart` and their fellows.
 */
export declare function Chart({ title, headingLevel, titleHidden, description, view, defaultView, onViewChange, loading, emptyBody, content, table, legend, height, note, children, ...rest }: ChartProps): import("react").JSX.Element;

// ── chart/chart.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const chartMessages: import("../i18n/define-messages.js").Catalogue<{
    show: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    chart: string;
    table: string;
    emptyTitle: string;
    emptyBody: string;
    fewTitle: string;
    fewBody: string;
}>;

// ── chart/index.d.ts
export { Chart } from './chart.js';
export { ChartLegend } from './chart-legend.js';
export { Plot } from './plot.js';
export { AxisLabels, labelRoom, labelWidth, useTimeLabels, valueTicks } from './axis.js';
export { SeriesFills, seriesFill } from './series-fills.js';
export { SERIES_LOOKS, seriesLook } from './series-look.js';
export { linearScale } from './linear-scale.js';
export { nearest } from './nearest.js';
export { areaPath, dotsPath, linePath, rectanglesPath, shapesPath } from './svg-path.js';
export { decimals, extent, niceDomain, niceStep, niceTicks, stepDigits } from './ticks.js';
export { isoOf, timeTicks } from './time-ticks.js';
export { usePlotWidth } from './use-plot-width.js';
export type { ChartFrameProps, ChartProps, ChartView } from './chart.js';
export type { ChartLegendProps, LegendEntry } from './chart-legend.js';
export type { PlotProps, PlotStops } from './plot.js';
export type { AxisLabel, AxisLabelsProps, ValueTick } from './axis.js';
export type { SeriesFillsProps } from './series-fills.js';
export type { SeriesLook } from './series-look.js';
export type { LinearScale } from './linear-scale.js';
export type { Place, PlotShape } from './svg-path.js';
export type { Ticks } from './ticks.js';
export type { TimeTick, TimeUnit } from './time-ticks.js';

// ── chart/linear-scale.d.ts
/** From a value to its place on the plot. */
export type LinearScale = (value: number) => number;
/**
 * An even scale. Values outside the domain land outside the range: who draws decides what becomes of them.
 * @param domain the values at both ends; when they are equal, every value lands in the middle of the range
 * @param range the places of both ends, in pixels; `[bottom, top]` for values that grow upwards
 */
export declare function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): LinearScale;

// ── chart/nearest.d.ts
/**
 * The index of the value nearest to `target`, found by bisection; of two equally near the earlier.
 * @param sorted ascending; -1 when there is none
 */
export declare function nearest(sorted: ArrayLike<number>, target: number): number;

// ── chart/plot.d.ts
import { type ReactNode, type Ref } from 'react';
import type { Place } from './svg-path.js';
/** The stops of a plot, walked by arrow keys or pointed at. */
export interface PlotStops {
    /** Names what is walked, e.g. "Points of level 1". */
    label: string;
    count: number;
    /** The stop nearest to a place in the plot. */
    nearest: (x: number, y: number) => number;
    place: (stop: number) => Place;
    /** What is said when the stop is reached. */
    words: (stop: number) => string;
    /** What is shown beside it. */
    render: (stop: number) => ReactNode;
}
export interface PlotProps {
    /** Receives the element whose width counts; see `usePlotWidth`. */
    ref: Ref<HTMLDivElement>;
    /** In pixels. */
    width: number;
    height: number;
    /** What the picture shows, in a sentence: heard instead of it. */
    label: string;
    /** When omitted, nothing can be walked or pointed at. */
    stops?: PlotStops;
    /** The drawing, as SVG. It is not drawn again while stops are walked. */
    children: ReactNode;
}
/**
 * A drawing with axes. It reads from left to right in every language, as notation does: time and numbers keep their places, words around
 * them follow the language. What is walked is a native range input over the drawing: arrows, Home, End and Page keys are the browser's,
 * and a listener hears each stop as the value of the slider.
 */
export declare function Plot({ ref, width, height, label, stops, children }: PlotProps): import("react").JSX.Element;

// ── chart/series-fills.d.ts
export interface SeriesFillsProps {
    /** Unique on the page. */
    id: string;
    /** The first series' number. @default 1 */
    from?: number;
    /** How many series there are. */
    count: number;
}
/** The fill of a series: its color and, from the second on, a pattern that is there without color too. */
export declare const seriesFill: (id: string, number: number) => string;
/** Defines the patterns that `seriesFill` refers to; stands once in each drawing that fills areas. */
export declare function SeriesFills({ id, from, count }: SeriesFillsProps): import("react").JSX.Element;

// ── chart/series-look.d.ts
import type { PlotShape } from './svg-path.js';
/** How one series is told from the others without its color. */
export interface SeriesLook {
    /** 1 to 6, for `data-series`: the color. */
    number: number;
    /** The outline of its points. */
    shape: PlotShape;
    /** Its line, as SVG writes dashes. Undefined is unbroken. */
    dash: string | undefined;
}
/** More than six series cannot be told apart; the seventh looks like the first. */
export declare const SERIES_LOOKS: number;
/** The look of the series at this position, from 0. */
export declare function seriesLook(position: number): SeriesLook;

// ── chart/svg-path.d.ts
/** A place on the plot, in pixels from its top left corner. */
export interface Place {
    x: number;
    y: number;
}
/** A line through the places. Null breaks it: what is not known is not bridged. */
export declare function linePath(places: Iterable<Place | null>): string;
/** The area between the line and a baseline, in one closed piece for each unbroken run. */
export declare function areaPath(places: Iterable<Place | null>, baseline: number): string;
/** Dots as lines of no length: stroked with round ends they are discs, and 5,000 of them are one element. */
export declare function dotsPath(places: Iterable<Place>): string;
/** Outlines around the origin, about ten pixels across. */
declare const SHAPES: {
    readonly disc: (x: number, y: number) => string;
    readonly square: (x: number, y: number) => string;
    readonly triangle: (x: number, y: number) => string;
    readonly 'triangle-down': (x: number, y: number) => string;
    readonly diamond: (x: number, y: number) => string;
    readonly cross: (x: number, y: number) => string;
    readonly up: (x: number, y: number) => string;
    readonly down: (x: number, y: number) => string;
};
export type PlotShape = keyof typeof SHAPES;
/** One path of the same shape at every place. `cross`, `up` and `down` are lines to be stroked, the others are closed. */
export declare function shapesPath(shape: PlotShape, places: Iterable<Place>): string;
/** Upright rectangles in one path. */
export declare function rectanglesPath(rectangles: Iterable<{
    x: number;
    y: number;
    width: number;
    height: number;
}>): string;
export {};

// ── chart/ticks.d.ts
/** The 1, 2 or 5 times a power of ten that is nearest, in proportion, to a `count`th of the span. */
export declare function niceStep(span: number, count: number): number;
/** How many digits after the decimal mark a multiple of the step needs: 0.05 needs two, 20 none. */
export declare function stepDigits(step: number): number;
/** The ticks of an axis, and how many digits after the decimal mark their labels need. */
export interface Ticks {
    values: number[];
    digits: number;
}
/**
 * Round values inside a domain, evenly spaced.
 * @param count about how many are wanted; at most half as many again or as few
 */
export declare function niceTicks(from: number, to: number, count?: number): Ticks;
/**
 * The domain widened outwards to round values, so that the first and the last tick stand at its ends.
 * A domain without extent is opened around its one value.
 */
export declare function niceDomain(from: number, to: number, count?: number): [number, number];
/** The lowest and the highest of the known values; null when none is known. */
export declare function extent(values: Iterable<number | null>): [number, number] | null;
/** How many digits after the decimal mark a number is written with, at most four. */
export declare function decimals(value: number): number;

// ── chart/time-ticks.d.ts
/** What the label of a time tick says: a time of day, a day, a month or a year. */
export type TimeUnit = 'time' | 'day' | 'month' | 'year';
export interface TimeTick {
    /** Milliseconds since the epoch. */
    at: number;
    unit: TimeUnit;
}
/** An instant as ISO text, what `useFormat` takes. */
export declare const isoOf: (at: number) => string;
/**
 * Where the ticks of a time axis stand: at whole minutes, hours, days, months or years of the reader's zone.
 * @param from milliseconds since the epoch, as `to`
 * @param most how many there is room for
 * @param dayOf the calendar day of an instant in the reader's zone, as `useFormat` gives it
 */
export declare function timeTicks(from: number, to: number, most: number, dayOf: (instant: string) => string): TimeTick[];

// ── chart/use-plot-width.d.ts
import { type RefCallback } from 'react';
/**
 * The width there is for a plot, in pixels: text in it keeps its size at every width, which a scaled picture does not.
 * @returns the ref for the element whose width counts, the width, and whether the element stands: before, nothing is drawn, and what takes long to reckon can wait
 */
export declare function usePlotWidth(): [RefCallback<HTMLElement>, number, boolean];

// ── checkbox-group/checkbox-group.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
/** One answer that may be chosen beside others. */
export interface CheckboxOption {
    value: string;
    label: ReactNode;
    /** What choosing it means; read after the label. */
    description?: ReactNode;
    disabled?: boolean | undefined;
}
export interface CheckboxGroupProps extends Omit<FieldWords, 'labelTrailing'>, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
    options: readonly CheckboxOption[];
    /** The chosen values, when the caller keeps them. */
    value?: readonly string[] | undefined;
    /** The values chosen at first, when the group keeps them. @default none */
    defaultValue?: readonly string[] | undefined;
    /** Called with all chosen values, in the order of the options. */
    onValueChange?: (value: string[], details: {
        event: ChangeEvent<HTMLInputElement>;
    }) => void;
    /** A box above the others that chooses all or none, and how many are chosen. Those that are disabled stay as they are. @default false */
    selectAll?: boolean;
    /** One below the other, or as many columns as there is room for. @default 'list' */
    layout?: 'list' | 'columns';
}
/**
 * Any number of a few answers, all in view. For one answer use `RadioGroup`; for one statement `Checkbox`.
 * `ref` and native props reach the root; under `name` the form sends every chosen value.
 */
export declare function CheckboxGroup({ label, labelVisibility, hint, error, optional, dense, options, value: given, defaultValue, onValueChange, selectAll, layout, id, name, 'aria-describedby': describedBy, ...rest }: CheckboxGroupProps): import("react").JSX.Element;

// ── checkbox-group/checkbox-group.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const checkboxGroupMessages: import("../i18n/define-messages.js").Catalogue<{
    all: string;
    chosen: (v: {
        count: number;
        total: number;
    }, f: MessageFormat) => string;
}>;

// ── checkbox-group/index.d.ts
export { CheckboxGroup } from './checkbox-group.js';
export type { CheckboxGroupProps, CheckboxOption } from './checkbox-group.js';

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

// ── code-drawing/code-drawing.d.ts
import type { ComponentPropsWithRef } from 'react';
import type { CodeKind } from './encode.js';
export interface CodeDrawingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
    /** `code-128` for short identifiers that bar code readers read; `qr` for addresses and longer ones. */
    kind: CodeKind;
    /** What a scanner reads. */
    content: string;
    /** What the picture is, for those who listen: "Bar code of parcel 260512-0187". */
    label: string;
    /** What stands under the code, to be typed when nothing can be scanned. @default the content */
    text?: string;
    /** The text already stands elsewhere on the label. @default false */
    textHidden?: boolean;
    /** Millimetres to the module; a whole number of the printer's dots prints crisp. @default 0.25 for bars, 0.5 for QR */
    moduleSize?: number;
    /** Height of the bars in millimetres; QR is square. @default 10 */
    barHeight?: number;
}
/**
 * A bar code or QR code, drawn as an SVG of its true size with its quiet zone, for labels and papers. What cannot be encoded is said in
 * words: a label without a readable code is a mistake that must be seen before it is printed. To print it, put it on a `PrintSheet`.
 */
export declare function CodeDrawing({ kind, content, label, text, textHidden, moduleSize, barHeight, ...rest }: CodeDrawingProps): import("react").JSX.Element;

// ── code-drawing/code-drawing.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const codeDrawingMessages: import("../i18n/define-messages.js").Catalogue<{
    empty: string;
    unfitLetters: (v: {
        content: string | number;
    }, f: MessageFormat) => string;
    tooLong: string;
    failed: string;
}>;

// ── code-drawing/encode.d.ts
/** `code-128`: a bar code for short identifiers. `qr`: a square code for longer ones and addresses. */
export type CodeKind = 'code-128' | 'qr';
/** Why something cannot be drawn as a code. */
export type CodeProblem = 'empty' | 'unfit-letters' | 'too-long';
/** A code in modules, the breadth of its thinnest bar; without its quiet zone. */
export interface EncodedCode {
    width: number;
    /** Rows of modules: 1 for bars, which are as tall as they are drawn. */
    height: number;
    /** Dark places as an SVG path, one module to the unit. */
    path: string;
}
/**
 * @param content what a scanner reads; Code 128 takes 48 printable ASCII letters, QR any text of about two thousand
 * @returns the code, or why there is none
 */
export declare function encode(kind: CodeKind, content: string): EncodedCode | CodeProblem;

// ── code-drawing/index.d.ts
export { CodeDrawing } from './code-drawing.js';
export type { CodeDrawingProps } from './code-drawing.js';
export type { CodeKind } from './encode.js';

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

// ── command-palette/command-palette.d.ts
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { type CloseDetails } from '../internal/index.js';
import { type PaletteItem, type SearchElsewhere } from './palette-search.js';
import type { CommandGroup } from './rank-commands.js';
export interface CommandPaletteProps extends SearchElsewhere, Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'onSelect' | 'children'> {
    /** Whether it is shown. Each time it opens with an empty search. */
    open: boolean;
    /** Escape, a press beside it, or the choice of a command: the caller closes it. */
    onClose: (details: CloseDetails | ChosenDetails) => void;
    /** Everything that can be done or gone to from here. Keep the array: it is prepared for searching once. */
    groups: readonly CommandGroup<PaletteItem>[];
    /** Ids of what was chosen lately, the latest first; offered first. @default none */
    recent?: readonly string[];
    /** A command was chosen. Called right after `onClose`; the focus goes back to where it was as soon as the palette is gone. */
    onSelect: (item: PaletteItem, details: {
        event: SyntheticEvent;
    }) => void;
}
/** A command was chosen. */
export interface ChosenDetails {
    reason: 'chosen';
    event: SyntheticEvent;
}
/**
 * Any action or screen by typing a part of its name, for those who would rather not reach for the mouse. It repeats
 * what can be reached otherwise and is never the only way. Open it by `useCommandShortcut` and by a visible button.
 */
export declare function CommandPalette({ open, onClose, groups, found, onSearchChange, recent, onSelect, ref, onKeyDown, onClick, ...rest }: CommandPaletteProps): import("react").JSX.Element;

// ── command-palette/command-palette.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const commandPaletteMessages: import("../i18n/define-messages.js").Catalogue<{
    label: string;
    placeholder: string;
    recent: string;
    nothing: (v: {
        text: string | number;
    }, f: MessageFormat) => string;
    nothingHint: string;
    results: (v: {
        count: number;
    }, f: MessageFormat) => string;
    searching: string;
    choose: string;
    move: string;
    close: string;
}>;

// ── command-palette/index.d.ts
export { CommandPalette } from './command-palette.js';
export { useCommandShortcut } from './use-command-shortcut.js';
export type { ChosenDetails, CommandPaletteProps } from './command-palette.js';
export type { PaletteItem } from './palette-search.js';
export type { Command, CommandGroup } from './rank-commands.js';
export type { CommandShortcutOptions } from './use-command-shortcut.js';
export type { CloseDetails } from '../internal/index.js';

// ── command-palette/palette-search.d.ts
import { type SyntheticEvent } from 'react';
import { type Glyph } from '../icon/index.js';
import { type Command, type CommandGroup } from './rank-commands.js';
/** One thing to do or one place to go to, as it is drawn. */
export interface PaletteItem extends Command {
    /** What it leads to, or acts on; a quieter second line. */
    hint?: string | undefined;
    /** The keys that do the same, as they are drawn: `Ctrl+P`. */
    shortcut?: string | undefined;
    glyph?: Glyph | undefined;
}
/** For what the commands do not hold. */
export interface SearchElsewhere {
    /**
     * What is looked for elsewhere, such as records on a server: what was found for the words that were told by `onSearchChange`, drawn as given
     * below the commands. `undefined` while nothing is looked for, `'searching'` until there is an answer.
     */
    found?: readonly CommandGroup<PaletteItem>[] | 'searching' | undefined;
    /** What is typed, at each change, and empty when it opens; the caller waits for a pause before it asks anybody. */
    onSearchChange?: ((text: string) => void) | undefined;
}
interface PaletteSearchProps extends SearchElsewhere {
    groups: readonly CommandGroup<PaletteItem>[];
    recent: readonly string[];
    onChoose: (item: PaletteItem, event: SyntheticEvent) => void;
}
/** The search and its results; mounted anew each time the palette opens. */
export declare function PaletteSearch({ groups, found, onSearchChange, recent, onChoose }: PaletteSearchProps): import("react").JSX.Element;
export {};

// ── command-palette/rank-commands.d.ts
/** One thing to do or one place to go to. */
export interface Command {
    /** Tells commands apart, through all groups. */
    id: string;
    /** A verb and what it acts on, or the name of a screen. */
    label: string;
    /** Other words people may look for it by; never shown. */
    keywords?: readonly string[] | undefined;
}
/** Commands under a heading. */
export interface CommandGroup<C extends Command = Command> {
    label: string;
    items: readonly C[];
}
interface Prepared<C> {
    command: C;
    label: string;
    keywords: readonly string[];
}
/** Commands with their words folded once, so that a key press compares and no more. */
export type PreparedGroups<C extends Command> = readonly {
    label: string;
    items: readonly Prepared<C>[];
}[];
export declare function prepareCommands<C extends Command>(groups: readonly CommandGroup<C>[]): PreparedGroups<C>;
/**
 * What a search finds: every word must fit, accents and case aside. The best come first, and the groups in the order of
 * their best; equals keep the caller's order, after those that were used lately.
 * @param recent ids of what was used lately, the latest first
 */
export declare function rankCommands<C extends Command>(groups: PreparedGroups<C>, text: string, recent: readonly string[]): CommandGroup<C>[];
/**
 * What is offered before anything is typed: what was used lately in a group of its own, then the rest as given.
 * @param recent ids, the latest first; ids that no command has any more are passed over
 */
export declare function offerCommands<C extends Command>(groups: readonly CommandGroup<C>[], recent: readonly string[], recentLabel: string): CommandGroup<C>[];
export {};

// ── command-palette/use-command-shortcut.d.ts
export interface CommandShortcutOptions {
    /** The keys were pressed. */
    onOpen: () => void;
    /** Off where the person has switched shortcuts off (WCAG 2.2 2.1.4). @default true */
    enabled?: boolean;
    /** In the notation of tinykeys; `$mod` is Ctrl, on Apple's keyboards Cmd. @default '$mod+k' */
    keys?: string;
}
/**
 * Calls `onOpen` when the keys are pressed anywhere on the page, in a field, too, instead of what the browser would do.
 * Mount it once, where the palette is.
 */
export declare function useCommandShortcut({ onOpen, enabled, keys }: CommandShortcutOptions): void;

// ── confirm-dialog/confirm-dialog.d.ts
import { type ReactNode } from 'react';
import { type ButtonLook } from '../button/index.js';
import { type CloseDetails, type DialogProps } from '../dialog/index.js';
/** What the reader confirmed. */
export interface Confirmation {
    /** Why, without spaces at its ends; empty where no reason was asked for. */
    reason: string;
}
export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'initialFocus' | 'onClose' | 'size'> {
    /** The button was not pressed: Cancel, Escape, the close button. Not called while `busy`. */
    onClose: (details: CloseDetails | {
        reason: 'cancel';
    }) => void;
    /** The act in words, on the button that does it: "Delete 3 parcels", never "OK". */
    act: string;
    /** `critical` for acts that destroy or cannot be taken back. @default 'critical' */
    tone?: ButtonLook['tone'];
    /** The reader pressed the button and everything asked for is filled in. A promise keeps further presses out. */
    onConfirm: (confirmation: Confirmation) => void | Promise<void>;
    /** Asks for a reason of at least so many characters. When omitted, none is asked for. */
    reason?: {
        minLength: number;
        label?: string;
    };
    /** What must be typed before the act, such as the thing's own name: for acts whose damage is large. */
    phrase?: string;
    /** The act is under way: the dialog stays, the button turns. @default false */
    busy?: boolean;
    /** Why the server refused, and what to do. It is announced; what was typed stays. When omitted, nothing was refused. */
    refusal?: ReactNode;
    /** What follows from the act: what is changed, what is kept, who is told. */
    children?: ReactNode;
}
/**
 * Asks before an act that destroys, or that the record wants a reason for. The act stands in the button. For acts that
 * can be taken back, do them and offer to undo in a toast; for any other question use `Dialog`.
 */
export declare function ConfirmDialog({ onClose, act, tone, onConfirm, reason, phrase, busy, refusal, children, ...rest }: ConfirmDialogProps): import("react").JSX.Element;

// ── confirm-dialog/confirm-dialog.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const confirmDialogMessages: import("../i18n/define-messages.js").Catalogue<{
    cancel: string;
    reason: string;
    reasonHint: string;
    reasonMissing: string;
    reasonShort: (v: {
        count: number;
    }, f: MessageFormat) => string;
    phrase: (v: {
        phrase: string | number;
    }, f: MessageFormat) => string;
    phraseWrong: (v: {
        phrase: string | number;
    }, f: MessageFormat) => string;
}>;

// ── confirm-dialog/index.d.ts
export { ConfirmDialog } from './confirm-dialog.js';
export type { Confirmation, ConfirmDialogProps } from './confirm-dialog.js';

// ── control-chart/control-chart.d.ts
import { type ChartFrameProps } from '../chart/index.js';
import type { ControlEvent, ControlLimits, ControlPoint } from './control-chart.types.js';
export interface ControlChartProps extends ChartFrameProps {
    /** In the order of time. */
    points: readonly ControlPoint[];
    /** In the order of time; empty when none are set yet: values are then drawn without bands. */
    limits: readonly ControlLimits[];
    /** What happened in between, in the order of time, drawn as dotted uprights. When omitted, nothing. */
    events?: readonly ControlEvent[];
    /** The time axis' ends as ISO instants: the same for charts that stand under each other. When omitted, the first and the last point. */
    span?: {
        from: string;
        to: string;
    };
    /** No line joins two points further apart than this, in hours. When omitted, only unknown values break it. */
    breakAfterHours?: number;
    /** Of the drawing, in pixels. @default 248 */
    height?: number;
}
/**
 * Measurements against the limits that were established for them: centre line, bands of one to three standard deviations, and a mark for
 * what was judged. It draws judgments and makes none. Thousands of points are a few paths. For values without limits use `LineChart`.
 */
export declare function ControlChart({ points, limits, events, span, breakAfterHours, height, title, ...rest }: ControlChartProps): import("react").JSX.Element;

// ── control-chart/control-chart.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const controlChartMessages: import("../i18n/define-messages.js").Catalogue<{
    picture: (v: {
        title: string | number;
        count: number;
        from: string | number;
        to: string | number;
        warnings: number;
        rejected: number;
        unjudged: number;
    }, f: MessageFormat) => string;
    stops: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    centre: string;
    level: (v: {
        level: string | number;
    }, f: MessageFormat) => string;
    accepted: string;
    warning: string;
    rejected: string;
    notEvaluated: string;
    void: string;
    unknown: string;
    judged: (v: {
        status: string | number;
        note: string | number;
    }, f: MessageFormat) => string;
    flag: (v: {
        judged: string | number;
        value: string | number;
        deviation: string | number;
    }, f: MessageFormat) => string;
    flagPlain: (v: {
        judged: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    beyond: (v: {
        count: number;
        points: string | number;
    }, f: MessageFormat) => string;
    beyondPoint: (v: {
        value: string | number;
        at: string | number;
    }, f: MessageFormat) => string;
    beyondMore: (v: {
        count: number;
    }, f: MessageFormat) => string;
    beyondSwatch: string;
    noLimits: string;
    columnAt: string;
    columnValue: string;
    columnDeviation: string;
    columnStatus: string;
    columnNote: string;
    changes: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    columnChange: string;
    limitsChange: (v: {
        centre: string | number;
        deviation: string | number;
    }, f: MessageFormat) => string;
}>;

// ── control-chart/control-chart.types.d.ts
/** What a point was judged to be. There is no default: who does not know says `not-evaluated`. */
export type ControlStatus = 'accepted' | 'warning' | 'rejected' | 'not-evaluated' | 'void';
/** One measurement of a control chart. */
export interface ControlPoint {
    /** Unique in the chart. */
    id: string;
    /** ISO instant. */
    at: string;
    /** Null when it is not known: the line is broken there, and nothing is drawn in its place. */
    value: number | null;
    /** The value as it was reported, with its digits. When omitted, the number in the reader's format. */
    text?: string;
    status: ControlStatus;
    /** Why it was judged so: the rules it broke. */
    note?: string;
}
/** The limits that hold from an instant until the next. */
export interface ControlLimits {
    /** ISO instant. The first limits hold for everything before them too. */
    from: string;
    /** The centre line: the mean that was established. */
    centre: number;
    /** One standard deviation: the distance of the bands. Above zero. */
    deviation: number;
}
/** Something that happened and may explain a change. */
export interface ControlEvent {
    /** ISO instant. */
    at: string;
    label: string;
}

// ── control-chart/control-geometry.d.ts
import { type LinearScale, type Place } from '../chart/index.js';
import type { ControlLimits, ControlPoint } from './control-chart.types.js';
/** The lines that are named beside the plot, in deviations from the centre. */
export declare const LEVELS: readonly [3, 2, 1, 0, -1, -2, -3];
/** Where the plot lies inside the picture, in pixels. */
export interface Area {
    left: number;
    right: number;
    top: number;
    bottom: number;
}
/** One point's place, and whether its value lies outside what is shown. */
export interface PlacedPoint extends Place {
    beyond: 'above' | 'below' | null;
}
export interface ControlGeometry {
    x: LinearScale;
    /** One per point; null where the value is not known. */
    places: (PlacedPoint | null)[];
    /** Each point's place along the time axis, ascending, for bisection. */
    xs: number[];
    line: string;
    /** Empty without limits. */
    levels: {
        centre: string;
        inner: string;
        outer: string;
    };
    bands: {
        inner: string;
        outer: string;
    };
    y: LinearScale;
}
/** The limits that held at a time: the last that began before it, or the first of all. */
export declare function limitsAt(limits: readonly ControlLimits[], time: number): ControlLimits | undefined;
/** How many deviations a value lies from the centre; null where no limits are set. */
export declare const deviationsOf: (value: number, limits: ControlLimits | undefined) => number | null;
/** The value axis: what it shows, and what is written beside it. */
export interface ValueAxis {
    domain: [number, number];
    /** The latest limits' levels, from the highest; round values without a level where there are no limits. */
    ticks: {
        value: number;
        level: number | null;
    }[];
    /** Digits after the decimal mark that the labels need. */
    digits: number;
}
/** With limits the axis shows four deviations on both sides of every centre, whatever the points are; without, all values. */
export declare function valueAxis(points: readonly ControlPoint[], limits: readonly ControlLimits[]): ValueAxis;
/**
 * Everything of a control chart that can be reckoned without drawing it.
 * @param points in the order of time
 * @param limits in the order of time; empty when none are set yet
 * @param span the time axis' ends in milliseconds
 * @param longestGap milliseconds between two points above which no line joins them
 */
export declare function controlGeometry(points: readonly ControlPoint[], limits: readonly ControlLimits[], { domain }: Pick<ValueAxis, 'domain'>, area: Area, span: readonly [number, number], longestGap?: number): ControlGeometry;

// ── control-chart/index.d.ts
export { ControlChart } from './control-chart.js';
export { controlGeometry, deviationsOf, limitsAt, valueAxis } from './control-geometry.js';
export type { ControlChartProps } from './control-chart.js';
export type { ControlEvent, ControlLimits, ControlPoint, ControlStatus } from './control-chart.types.js';

// ── copy-button/copy-button.d.ts
import { type MouseEvent } from 'react';
import { type ButtonProps } from '../button/index.js';
export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'leading' | 'trailing' | 'variant' | 'tone' | 'wide' | 'busy' | 'value' | 'aria-label'> {
    /** The text that is copied. */
    value: string;
    /** What is copied, in words that follow "Copy": `the address`. */
    what: string;
    /** @default 'quiet' */
    variant?: 'secondary' | 'quiet';
    /** `icon` where many stand in a column; what it does is then heard and shown to a pointer. @default 'words' */
    shape?: 'words' | 'icon';
    /** Called when the text has reached the clipboard. */
    onCopied?: (details: {
        event: MouseEvent<HTMLButtonElement>;
    }) => void;
}
/**
 * Puts a text on the clipboard when it is pressed, and says in place and to listeners whether that worked: a browser
 * may refuse. For any other act use `Button`.
 */
export declare function CopyButton({ value, what, variant, shape, size, onCopied, onClick, ...rest }: CopyButtonProps): import("react").JSX.Element;

// ── copy-button/copy-button.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const copyButtonMessages: import("../i18n/define-messages.js").Catalogue<{
    copy: string;
    copyNamed: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    copied: string;
    copiedNamed: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
    failed: string;
    failedNamed: (v: {
        what: string | number;
    }, f: MessageFormat) => string;
}>;

// ── copy-button/index.d.ts
export { CopyButton } from './copy-button.js';
export type { CopyButtonProps } from './copy-button.js';

// ── data-table/cell-editor.d.ts
import type { CellEdit } from './data-table-column.js';
export interface CellEditOptions<Row> {
    /** What stands in the field at first. */
    value: (row: Row) => string;
    /** A changed value was accepted in the field. What the cell then shows is still the row's. */
    onCommit: (row: Row, value: string) => void;
    /** Why a value is not accepted, in words; it then stays in its field. When omitted, every value is. */
    refuse?: (value: string, row: Row) => string | undefined;
    /** Which keyboard a touch screen offers. @default 'text' */
    inputMode?: 'text' | 'decimal' | 'numeric';
}
/** Has the cells of a column edited in place, as plain text. */
export declare function cellEdit<Row>(options: CellEditOptions<Row>): CellEdit<Row>;

// ── data-table/cell-editor.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const cellEditorMessages: import("../i18n/define-messages.js").Catalogue<{
    edit: (v: {
        column: string | number;
    }, f: MessageFormat) => string;
}>;

// ── data-table/column-choice.d.ts
import { type ReactNode, type SyntheticEvent } from 'react';
interface NamedColumn {
    id: string;
    header: string;
}
/** Which columns are shown, and who may change it; made by `columnChoice`. */
export interface ColumnChoice {
    hidden: readonly string[];
    /** The control, for the columns that may be put away. */
    control: (columns: readonly NamedColumn[]) => ReactNode;
}
export interface ColumnChoiceOptions {
    /** The ids of the columns that are put away; the caller keeps them. */
    hidden: readonly string[];
    onHiddenChange: (hidden: string[], details: {
        event: SyntheticEvent;
    }) => void;
}
/** Lets the person put away the columns that are `hideable`. */
export declare function columnChoice(options: ColumnChoiceOptions): ColumnChoice;
export {};

// ── data-table/column-choice.messages.d.ts
export declare const columnChoiceMessages: import("../i18n/define-messages.js").Catalogue<{
    columns: string;
}>;

// ── data-table/data-table-column.d.ts
import type { ReactNode } from 'react';
import type { TableColumn } from '../internal/index.js';
/** What rows are in the order of. */
export interface Sort {
    /** The column's id. */
    column: string;
    direction: 'ascending' | 'descending';
}
/** How an edit ended: `next` and `stay` by a key, `left` because focus went elsewhere. */
export type EditEnd = 'next' | 'stay' | 'left';
/** How the cells of a column are edited; made by `cellEdit`. */
export interface CellEdit<Row> {
    /** The field that stands in the cell while it is edited. */
    field: (row: Row, header: string, onEnd: (end: EditEnd) => void) => ReactNode;
}
/**
 * One column of a `DataTable`, as data. Values of a known length deserve a `width`; columns without one share what is
 * left. Where rows have one height, what does not fit ends in an ellipsis.
 */
export interface DataTableColumn<Row> extends TableColumn<Row> {
    /**
     * Makes the head a button that sorts, in a table with `sorting`. `server`: the caller asks anew; a comparison, ascending: the table puts the rows
     * it has in order. When omitted, the column does not sort.
     */
    sort?: 'server' | ((a: Row, b: Row) => number);
    /** The person may put the column away; needs a `columnChoice`. @default false */
    hideable?: boolean;
    /** The cells are edited in place, and the table becomes a grid: arrow keys walk its cells. */
    edit?: CellEdit<Row>;
}
/** The columns as CSS: the tracks of every row, and the width below which the table scrolls. */
export declare function columnTracks<Row>(columns: readonly DataTableColumn<Row>[], selectable: boolean): {
    tracks: string;
    least: string;
};
/** The height of so many rows of one height as CSS, so that density changes it without a render. */
export declare function heightOfRows(count: number): string;

// ── data-table/data-table.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { type Resource, type ResourceViewProps } from '../resource/index.js';
import type { Density } from '../theme/index.js';
import type { ColumnChoice } from './column-choice.js';
import type { DataTableColumn } from './data-table-column.js';
import type { Paging } from './paging.js';
import type { RowSelection } from './row-selection.js';
import type { Sorting } from './sorting.js';
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'resource'>, Pick<ResourceViewProps<readonly Row[]>, 'empty' | 'onRetry' | 'headingLevel'> {
    columns: readonly DataTableColumn<Row>[];
    /** The rows, in whatever state they are: filter, heads and footer keep their places in all of them. */
    resource: Resource<readonly Row[]>;
    /** Tells rows apart, the same for a row wherever it stands. */
    rowKey: (row: Row) => string;
    /** Names the table. It is read aloud; a heading above usually says it to the eye. */
    caption: string;
    /** Where a row leads. The row header (else the first cell) becomes a link, and a press anywhere on the row follows it. */
    rowHref?: ((row: Row) => string) | undefined;
    /** Opens a row that leads to no address of its own. Ignored where there is a `rowHref`. */
    onRowOpen?: ((row: Row) => void) | undefined;
    /** The key of the row that is shown elsewhere on the page. */
    currentKey?: string | undefined;
    /** What the rows are in the order of, by `sorting`. When omitted, they stand as they came and no column sorts. */
    sorting?: Sorting | undefined;
    /** Which rows are chosen, by `rowSelection`. When omitted, rows are not chosen and have no boxes. */
    selection?: RowSelection | undefined;
    /** Which columns are shown, by `columnChoice`. When omitted, all columns stay and there is no choice. */
    columnChoice?: ColumnChoice | undefined;
    /** Above the rows: a `SearchField` with `shortcut="/"`, and what else narrows them. `/` leads to it from any row. */
    filter?: ReactNode;
    /** Which of how many rows these are, by `pages` or `moreRows`. When omitted, these are all, and there is no footer. */
    paging?: Paging | undefined;
    /** @default that of the `ThemeScope` */
    density?: Density;
    /** How many lines of text a row shows when it has one height. @default 1 */
    lines?: 1 | 2;
    /** A CSS length: the most the rows take of the page before they scroll. @default what the window has under a page's head */
    height?: string;
    /** Draws all rows, however many. Printing and the browser's own search do so by themselves. @default false */
    everyRow?: boolean;
    /** How many placeholder rows stand for those on their way. @default 8 */
    skeletonRows?: number;
}
/**
 * A work list: rows to go through, open, sort, choose and act upon, tens of thousands if need be. For a few rows to
 * read use `Table`; for one thing's properties, `DescriptionList`. What not every list does (sorting, choosing rows or columns, paging,
 * editing) is passed in as what a function makes, so that it is loaded only with the lists that do it.
 */
export declare function DataTable<Row>({ columns, resource, rowKey, caption, rowHref, onRowOpen, currentKey, sorting, selection, columnChoice, filter, paging, density, lines, height, everyRow, skeletonRows, empty, onRetry, headingLevel, ref, style, onKeyDown, ...rest }: DataTableProps<Row>): import("react").JSX.Element;

// ── data-table/data-table.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const dataTableMessages: import("../i18n/define-messages.js").Catalogue<{
    shownRange: (v: {
        from: number;
        to: number;
    }, f: MessageFormat) => string;
}>;

// ── data-table/index.d.ts
export { cellEdit } from './cell-editor.js';
export { columnChoice } from './column-choice.js';
export { DataTable } from './data-table.js';
export { moreRows } from './more-rows.js';
export { rowSelection } from './row-selection.js';
export { isSelected, noSelection, selectedCount } from './selection.js';
export { sorting } from './sorting.js';
export { pages } from './table-pages.js';
export type { CellEditOptions } from './cell-editor.js';
export type { ColumnChoice, ColumnChoiceOptions } from './column-choice.js';
export type { DataTableProps } from './data-table.js';
export type { CellEdit, DataTableColumn, Sort } from './data-table-column.js';
export type { MoreRowsOptions } from './more-rows.js';
export type { Paging } from './paging.js';
export type { RowSelection, RowSelectionOptions } from './row-selection.js';
export type { Selection } from './selection.js';
export type { Sorting, SortingOptions } from './sorting.js';
export type { PagesOptions } from './table-pages.js';

// ── data-table/more-rows.d.ts
import type { Paging } from './paging.js';
export interface MoreRowsOptions {
    /** How many rows there are in all. When omitted, nobody has counted. */
    total?: number | undefined;
    /** Reads more. When omitted, these are all. */
    onMore?: (() => void) | undefined;
    /** More are on their way. @default false */
    busy?: boolean | undefined;
    /** The words on the button. @default 'Show more' */
    label?: string | undefined;
}
/** Rows come after those that are there. */
export declare function moreRows(options: MoreRowsOptions): Paging;

// ── data-table/more-rows.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const moreRowsMessages: import("../i18n/define-messages.js").Catalogue<{
    shown: (v: {
        shown: number;
        total: number;
    }, f: MessageFormat) => string;
    shownOfMany: (v: {
        shown: number;
    }, f: MessageFormat) => string;
    more: string;
}>;

// ── data-table/paging.d.ts
import type { ReactNode } from 'react';
/** Which of how many rows a table has, and the way to the others; made by `pages` or `moreRows`. */
export interface Paging {
    /** The place of the first row among all, from 1. */
    from: number;
    /** How many rows there are in all; undefined when nobody has counted. */
    total: number | undefined;
    /** These are all the rows there are. */
    whole: boolean;
    /** Stands below the rows. `shown`: how many there are, undefined while they are on their way. */
    footer: (shown: number | undefined) => ReactNode;
}

// ── data-table/row-selection.d.ts
import { type ComponentType, type ReactNode, type SyntheticEvent } from 'react';
import { type Selection } from './selection.js';
export interface RowBoxProps {
    id: string;
    /** The id of what names the row. */
    nameId: string;
    checked: boolean;
    tabIndex: number;
}
/** Which rows are chosen, and what draws and changes it; made by `rowSelection`. */
export interface RowSelection {
    isSelected: (key: string) => boolean;
    /** Chooses rows, or lets them go. */
    set: (keys: readonly string[], selected: boolean, event: SyntheticEvent) => void;
    /** Chooses all of these rows, or lets them go if all are chosen. */
    toggleAll: (keys: readonly string[], event: SyntheticEvent) => void;
    RowBox: ComponentType<RowBoxProps>;
    /** The box in the head. */
    allBox: (keys: readonly string[]) => ReactNode;
    /** Stands below the rows as soon as one is chosen. `total`: how many the filter finds, if that is known. */
    bar: (total: number | undefined) => ReactNode;
}
export interface RowSelectionOptions {
    /** Which rows are chosen; the caller keeps it, and gives it up when the filter changes. */
    selection: Selection;
    onSelectionChange: (selection: Selection, details: {
        event: SyntheticEvent;
    }) => void;
    /** What can be done with the chosen rows: small buttons, drawn as soon as one is. */
    bulkActions?: ReactNode;
    /** All rows the filter finds may be chosen at once, read or not: what is done then must be done by the server. @default false */
    selectMatching?: boolean;
}
/** Gives every row a box. */
export declare function rowSelection({ selection, onSelectionChange, bulkActions, selectMatching }: RowSelectionOptions): RowSelection;

// ── data-table/row-selection.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const rowSelectionMessages: import("../i18n/define-messages.js").Catalogue<{
    select: string;
    selectPage: string;
    selected: (v: {
        count: number;
    }, f: MessageFormat) => string;
    selectMatching: (v: {
        total: number;
    }, f: MessageFormat) => string;
    clearSelection: string;
    selection: string;
}>;

// ── data-table/selection.d.ts
/**
 * Which rows are chosen, by key. `these`: the rows named, on whatever page they stand. `all-but`: every row the filter
 * finds, also those not read yet, without the rows named; it holds for that filter only.
 */
export interface Selection {
    mode: 'these' | 'all-but';
    keys: ReadonlySet<string>;
}
export type SelectionAct = 
/** Choose these rows, or let them go. */
{
    type: 'set';
    keys: readonly string[];
    selected: boolean;
}
/** Choose every row the filter finds. */
 | {
    type: 'all';
}
/** Choose nothing. */
 | {
    type: 'none';
};
/** Nothing is chosen. */
export declare const noSelection: Selection;
export declare function isSelected({ mode, keys }: Selection, key: string): boolean;
/** Whether all, some or none of these rows are chosen. */
export declare function shownSelection(keys: readonly string[], selection: Selection): 'all' | 'some' | 'none';
/** How many rows are chosen; `total` is how many the filter finds. */
export declare function selectedCount({ mode, keys }: Selection, total: number): number;
/** The selection after an act. The one given stays as it is. */
export declare function select(selection: Selection, act: SelectionAct): Selection;

// ── data-table/sorting.d.ts
import type { ReactNode, SyntheticEvent } from 'react';
import type { DataTableColumn, Sort } from './data-table-column.js';
/** What the rows are in the order of, and the heads that change it; made by `sorting`. */
export interface Sorting {
    sort: Sort | undefined;
    ordered: <Row>(rows: readonly Row[], columns: readonly DataTableColumn<Row>[], sort: Sort | undefined) => readonly Row[];
    /** What stands in the head of a column that sorts. */
    head: (column: string, words: ReactNode) => ReactNode;
    /** Says a new order. `header` is that of the column sorted by. */
    announcement: (header: string | undefined) => ReactNode;
}
export interface SortingOptions {
    /** What the rows are in the order of; the caller keeps it. When omitted, they stand as they came. */
    sort?: Sort | undefined;
    /** Called with the sort a head asks for. */
    onSortChange: (sort: Sort, details: {
        event: SyntheticEvent;
    }) => void;
}
/** Makes the heads of columns that have a `sort` buttons. */
export declare function sorting({ sort, onSortChange }: SortingOptions): Sorting;

// ── data-table/sorting.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const sortingMessages: import("../i18n/define-messages.js").Catalogue<{
    sorted: (v: {
        column: string | number;
        direction: 'ascending' | (string & {});
    }, f: MessageFormat) => string;
}>;

// ── data-table/table-pages.d.ts
import type { Paging } from './paging.js';
export interface PagesOptions {
    /** The place of the page's first row among all, from 1. */
    from: number;
    /** How many rows there are on all pages. When omitted, nobody has counted. */
    total?: number | undefined;
    /** Goes back. When omitted, this is the first page. */
    onPrevious?: (() => void) | undefined;
    /** Goes on. When omitted, this is the last page. */
    onNext?: (() => void) | undefined;
    /** How many rows a page has; drawn with `onPageSizeChange`. */
    pageSize?: number | undefined;
    /** @default [25, 50, 100, 200] */
    pageSizes?: readonly number[] | undefined;
    onPageSizeChange?: ((size: number) => void) | undefined;
}
/** Rows come page by page, each in the place of the one before. */
export declare function pages(options: PagesOptions): Paging;

// ── data-table/table-pages.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const tablePagesMessages: import("../i18n/define-messages.js").Catalogue<{
    range: (v: {
        from: number;
        to: number;
        total: number;
    }, f: MessageFormat) => string;
    rangeOfMany: (v: {
        from: number;
        to: number;
    }, f: MessageFormat) => string;
    pages: string;
    pageSize: string;
    previous: string;
    next: string;
    isFirst: string;
    isLast: string;
}>;

// ── date-field/date-field.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
import { type DateLimits } from '../internal/dates/index.js';
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'>;
export interface DateFieldProps extends FieldWords, DateLimits, NativeInput {
    /** The date as `YYYY-MM-DD`, empty for none, when the caller keeps it. */
    value?: string | undefined;
    /** The date at first, when the field keeps it. @default '' */
    defaultValue?: string | undefined;
    /** Called with a whole date, or with empty text once there is none or only a part of one. A date outside the limits is told, too: the field says why it is not accepted. */
    onValueChange?: (value: string, details: {
        reason: 'typed' | 'calendar';
    }) => void;
}
/**
 * One calendar date, typed part by part or taken from a calendar; written out underneath with the month in letters, so
 * that nobody mistakes 3 April for 4 March. Always Gregorian; today is the facility's. For a first and a last day use
 * `DateRangeField`. `ref`, `name` and native props reach a hidden `input` that hands focus on, `className` and `style`
 * the root.
 */
export declare function DateField({ value: givenValue, defaultValue, onValueChange, min, max, unavailable, ref, ...props }: DateFieldProps): import("react").JSX.Element;
export {};

// ── date-field/index.d.ts
export { DateField } from './date-field.js';
export type { DateFieldProps } from './date-field.js';
export type { DateLimits } from '../internal/dates/index.js';

// ── date-range-field/date-range-field.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
import { type DateLimits } from '../internal/dates/index.js';
/** A first and a last day, both inclusive, as `YYYY-MM-DD`; empty text for one that is not known yet. */
export interface DateRange {
    start: string;
    end: string;
}
/** A range that many want, such as the last seven days. What it means today is the caller's to reckon. */
export interface DateRangePreset extends DateRange {
    id: string;
    label: string;
}
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'>;
export interface DateRangeFieldProps extends FieldWords, DateLimits, NativeInput {
    /** The two days, when the caller keeps them. */
    value?: DateRange | undefined;
    /** The two days at first, when the field keeps them. @default both empty */
    defaultValue?: DateRange | undefined;
    /** Called with what stands in the field, whole or not; a range that ends before it starts is told, too, and the field says why it is not accepted. */
    onValueChange?: (value: DateRange, details: {
        reason: 'typed' | 'calendar' | 'preset';
    }) => void;
    /** Ranges to take at once, beside the calendar. @default none */
    presets?: readonly DateRangePreset[];
    /** The names under which a form sends the two days. When omitted, it sends none. */
    names?: {
        start: string;
        end: string;
    };
}
/**
 * A first and a last day, typed or taken from one calendar, or from a list of usual ranges. For one date use
 * `DateField`. `ref` and native props reach a hidden `input` that hands focus on, `className` and `style` the root.
 */
export declare function DateRangeField({ value: givenValue, defaultValue, onValueChange, presets, names, min, max, unavailable, ref, ...props }: DateRangeFieldProps): import("react").JSX.Element;
export {};

// ── date-range-field/index.d.ts
export { DateRangeField } from './date-range-field.js';
export type { DateRange, DateRangeFieldProps, DateRangePreset } from './date-range-field.js';
export type { DateLimits } from '../internal/dates/index.js';

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
    /** The name of the component that is made of this one. */
    'data-component'?: string;
}
/**
 * Interrupts for one question or one message; the page behind cannot be reached until it is answered. A choice of
 * short acts is a `Menu`; a message that asks for nothing, a toast or an `Alert`.
 */
export declare function Dialog({ open, onClose, title, actions, size, initialFocus, children, ref, onKeyDown, 'data-component': component, ...rest }: DialogProps): import("react").JSX.Element;

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

// ── donut-chart/donut-chart.d.ts
import { type ChartFrameProps } from '../chart/index.js';
import { type DonutSlice } from './shares.js';
export interface DonutChartProps extends ChartFrameProps {
    /** The parts. More than six are put together: the five largest and "Other". */
    slices: readonly DonutSlice[];
    /** What stands under the total in the middle. @default 'in all' */
    totalLabel?: string;
}
/**
 * How a whole is divided, with the whole in the middle and every figure in the legend. For shares that are all near the whole use `DotScale`,
 * to compare amounts `BarChart`: lengths are compared more exactly than angles.
 */
export declare function DonutChart({ slices, totalLabel, title, ...rest }: DonutChartProps): import("react").JSX.Element;

// ── donut-chart/donut-chart.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const donutChartMessages: import("../i18n/define-messages.js").Catalogue<{
    picture: (v: {
        title: string | number;
        total: string | number;
        shares: string | number;
    }, f: MessageFormat) => string;
    share: (v: {
        name: string | number;
        share: string | number;
    }, f: MessageFormat) => string;
    other: string;
    figure: (v: {
        value: string | number;
        share: string | number;
    }, f: MessageFormat) => string;
    name: string;
    amount: string;
    shareColumn: string;
    total: string;
}>;

// ── donut-chart/index.d.ts
export { DonutChart } from './donut-chart.js';
export type { DonutChartProps } from './donut-chart.js';
export type { DonutSlice } from './shares.js';

// ── donut-chart/shares.d.ts
/** One part of a whole. */
export interface DonutSlice {
    /** Unique in the chart. */
    id: string;
    name: string;
    /** Zero or more, in the whole's unit. */
    value: number;
}
/** A slice as it is drawn. */
export interface DrawnSlice extends DonutSlice {
    /** 0 to 1. */
    share: number;
    /** The parts that were put together into this one; empty for a slice of its own. */
    parts: readonly DonutSlice[];
}
/** More slices than this are told apart neither by color nor by pattern. */
export declare const MOST_SLICES = 6;
/**
 * At most six slices, largest first; smaller ones are put together into the last.
 * @param otherName the name of what was put together
 * @returns nothing when the whole is zero: there are no shares of nothing
 */
export declare function sharesOf(slices: readonly DonutSlice[], otherName: string): DrawnSlice[];
/** A slice of a ring around the origin, clockwise from the top. A whole ring is two halves: an arc back to its start has no length. */
export declare function ringPath(from: number, share: number, outer: number, inner: number): string;

// ── dot-scale/dot-scale.d.ts
import type { ComponentPropsWithRef } from 'react';
/** One line of a dot scale. */
export interface DotShare {
    /** Unique in the scale. */
    id: string;
    name: string;
    /** 0 to 1; null when it is not known: the line then has no dot, and says so. */
    share: number | null;
    /** What the share is made of: "47 of 50". */
    note?: string;
}
export interface DotScaleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** Names the list of shares. */
    label: string;
    shares: readonly DotShare[];
    /** Where the scale begins, 0 to 1, a little below the lowest share; it ends at 1 and is always labelled. @default 0 */
    from?: number;
    /** What each share should reach, 0 to 1: drawn as an upright line. When omitted, shares are not judged. */
    goal?: number;
}
/**
 * Shares that are all near the whole, as dots on a labelled scale: a dot may stand on a scale that begins at 70 %, a bar may not, for its
 * length would lie. For parts of one whole use `DonutChart`, for amounts `BarChart`.
 */
export declare function DotScale({ label, shares, from, goal, ...rest }: DotScaleProps): import("react").JSX.Element;

// ── dot-scale/dot-scale.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const dotScaleMessages: import("../i18n/define-messages.js").Catalogue<{
    scale: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    scaleGoal: (v: {
        from: string | number;
        to: string | number;
        goal: string | number;
    }, f: MessageFormat) => string;
    reached: string;
    missed: (v: {
        goal: string | number;
    }, f: MessageFormat) => string;
    unknown: string;
    beyond: string;
}>;

// ── dot-scale/index.d.ts
export { DotScale } from './dot-scale.js';
export type { DotScaleProps, DotShare } from './dot-scale.js';

// ── draft-notice/draft-notice.d.ts
import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import type { Draft } from './use-draft.js';
export interface DraftNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** From `useDraft`. */
    draft: Pick<Draft<object>, 'state' | 'savedAt' | 'restoredAt'>;
    /** The reader wants to start again: forget the draft and put the fields back. When omitted, there is no button. */
    onDiscard?: (details: {
        event: MouseEvent<HTMLButtonElement>;
    }) => void;
}
/**
 * Says what has become of a form's draft: restored from an earlier visit, saved and when, or not saved. Stands above the
 * fields, or beside the buttons that end the form. For what was sent and stored for good use a toast.
 */
export declare function DraftNotice({ draft: { state, savedAt, restoredAt }, onDiscard, ref, ...rest }: DraftNoticeProps): import("react").JSX.Element;

// ── draft-notice/draft-notice.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const draftNoticeMessages: import("../i18n/define-messages.js").Catalogue<{
    restored: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    discard: string;
    discarded: string;
    saved: (v: {
        when: string | number;
    }, f: MessageFormat) => string;
    waiting: string;
    failed: string;
}>;

// ── draft-notice/index.d.ts
export { DraftNotice } from './draft-notice.js';
export { useDraft } from './use-draft.js';
export type { DraftNoticeProps } from './draft-notice.js';
export type { Draft, DraftOptions, DraftState, DraftStorage } from './use-draft.js';

// ── draft-notice/use-draft.d.ts
import { type RefObject } from 'react';
/** Where drafts are kept; the browser's own storages fit. Throwing is allowed: the draft is then told as not saved. */
export interface DraftStorage {
    getItem: (key: string) => string | null;
    setItem: (key: string, text: string) => void;
    removeItem: (key: string) => void;
}
/** `none`: nothing to keep. `waiting`: written, not kept yet. `failed`: the store refused. */
export type DraftState = 'none' | 'waiting' | 'saved' | 'failed';
export interface DraftOptions<V extends object> {
    /** Names the draft in the store: which form, about what, whose. */
    key: string;
    storage: DraftStorage;
    /** The answers before anything was written. */
    initial: V;
    /** Checks what was stored, over `initial`; an older version may have written it. Returns `undefined` for what cannot be used. */
    accept: (values: unknown) => V | undefined;
    /** Names of fields, at any depth, that are never kept. Those that sound like a secret never are anyhow. @default none */
    never?: readonly string[] | undefined;
    /** The form whose password fields, and fields with `data-draft="never"`, are never kept either. */
    form?: RefObject<HTMLFormElement | null> | undefined;
    /** How long writing must rest before it is kept, in milliseconds. @default 1000 */
    restMs?: number | undefined;
}
/** A draft, as a form and its `DraftNotice` use it. */
export interface Draft<V> {
    /** What the form starts with: the restored draft, or the answers before anything was written. */
    initial: V;
    state: DraftState;
    /** ISO instant of the last time it was kept. */
    savedAt: string | undefined;
    /** ISO instant at which the restored draft had been kept; `undefined` where nothing was restored, or it was discarded. */
    restoredAt: string | undefined;
    /** Keeps the answers after a rest. Call it at every change. */
    save: (values: V) => void;
    /** Forgets the draft: it was discarded, or the form was sent. The caller puts its fields back. */
    discard: () => void;
}
/**
 * Keeps what is written in a form while it is written, so that a closed tab loses nothing. It touches no storage of its
 * own; the caller gives one. What is written last is kept on leaving, too. Secrets never are.
 */
export declare function useDraft<V extends object>({ key, storage, initial, accept, never, form, restMs }: DraftOptions<V>): Draft<V>;

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

// ── field-array/field-array.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
import { type RowsChange } from './rows-change.js';
export interface FieldArrayProps<R extends {
    id: string;
}> extends Omit<FieldWords, 'labelTrailing' | 'dense'>, Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
    /** In order. The caller keeps them; each has an id that stays its own. */
    rows: readonly R[];
    /** Called with the rows as they are to be, and with what was done. */
    onRowsChange: (rows: R[], change: RowsChange) => void;
    /** The fields of one row. */
    renderRow: (row: R, index: number) => ReactNode;
    /** What one row is called; its place is put behind it: `Guest` becomes "Guest 2". */
    rowLabel: string;
    /** Makes an empty row, with an id of its own. When omitted, nothing can be added. */
    newRow?: (() => R) | undefined;
    /** Words of the button that adds. @default "Add" */
    addLabel?: string | undefined;
    /** The fewest rows; then none can be removed. @default 0 */
    min?: number | undefined;
    /** The most rows; then none can be added. When omitted, there is no end. */
    max?: number | undefined;
    /** The order means something and can be changed. @default false */
    reorderable?: boolean;
    /**
     * Fields below a heading for each row; in one line for one to three short fields without visible labels; or, for very short ones, row beside row with the
     * sign that adds at the end, so that several such lists make a table. @default 'block'
     */
    layout?: 'block' | 'line' | 'inline';
}
/**
 * The same few fields, several times over: guests, addresses, steps. A removed row can be brought back until the next
 * change. For values of one word each, a field that takes several is simpler. `ref` and native props reach the root.
 */
export declare function FieldArray<R extends {
    id: string;
}>({ label, labelVisibility, hint, error, optional, rows, onRowsChange, renderRow, rowLabel, newRow, addLabel, min, max, reorderable, layout, id, ref, 'aria-describedby': describedBy, ...rest }: FieldArrayProps<R>): import("react").JSX.Element;

// ── field-array/field-array.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const fieldArrayMessages: import("../i18n/define-messages.js").Catalogue<{
    row: (v: {
        label: string | number;
        position: number;
    }, f: MessageFormat) => string;
    add: string;
    remove: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    moveUp: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    moveDown: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    undo: string;
    removed: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    restored: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    added: (v: {
        row: string | number;
    }, f: MessageFormat) => string;
    moved: (v: {
        position: number;
        count: number;
    }, f: MessageFormat) => string;
    atLeast: (v: {
        count: number;
    }, f: MessageFormat) => string;
    atMost: (v: {
        count: number;
    }, f: MessageFormat) => string;
    isFirst: string;
    isLast: string;
}>;

// ── field-array/index.d.ts
export { FieldArray } from './field-array.js';
export type { FieldArrayProps } from './field-array.js';
export type { RowsChange } from './rows-change.js';

// ── field-array/rows-change.d.ts
/** What happened to a list of rows; a form library's own acts (insert, remove, move) can be called with it. */
export type RowsChange = {
    reason: 'added' | 'removed' | 'restored';
    index: number;
} | {
    reason: 'moved';
    from: number;
    to: number;
};
/** The rows after a change; `row` is the one that comes in. */
export declare function changedRows<R>(rows: readonly R[], change: RowsChange, row?: R): R[];

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

// ── file-drop/file-drop.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type FieldWords } from '../field/index.js';
import { type FileKind } from './file-kind.js';
import { type TakenFile } from './file-list.js';
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'accept' | 'value' | 'defaultValue'>;
export interface FileDropProps extends Omit<FieldWords, 'dense'>, NativeInput {
    /** The kinds that are taken, told by what is inside a file and not by its name. */
    accept: readonly FileKind[];
    /** The greatest size of one file, in bytes. When omitted, any size is taken. */
    maxBytes?: number | undefined;
    /** The files the caller has taken. Nothing is sent from here: the caller sends, and says how far each has come. */
    files: readonly TakenFile[];
    /** Called with the good files of one choice or drop, as soon as they have been looked into. The others stay in the list, with the reason. */
    onFilesChosen: (files: File[]) => void;
    /** The reader wants a file gone. When omitted, files cannot be removed. */
    onRemove?: ((id: string) => void) | undefined;
    /** The reader wants a failed file sent again. When omitted, it cannot be. */
    onRetry?: ((id: string) => void) | undefined;
}
/**
 * Files to be added, chosen or dropped. Looks into each and refuses what is too large or is not what its name claims,
 * with the reason. Without `multiple` it takes one at a time. `ref` and native props reach the `input`, `className` and
 * `style` the root.
 */
export declare function FileDrop({ accept, maxBytes, files, onFilesChosen, onRemove, onRetry, onChange, ref, ...props }: FileDropProps): import("react").JSX.Element;
export {};

// ── file-drop/file-drop.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const fileDropMessages: import("../i18n/define-messages.js").Catalogue<{
    chooseOne: string;
    chooseMany: string;
    dropNow: string;
    taken: (v: {
        kinds: string | number;
    }, f: MessageFormat) => string;
    takenUpTo: (v: {
        kinds: string | number;
        size: string | number;
    }, f: MessageFormat) => string;
    takenUpToEach: (v: {
        kinds: string | number;
        size: string | number;
    }, f: MessageFormat) => string;
    png: string;
    jpeg: string;
    webp: string;
    pdf: string;
    csv: string;
    text: string;
    files: string;
    waiting: string;
    done: string;
    failed: string;
    tooLarge: (v: {
        size: string | number;
    }, f: MessageFormat) => string;
    wrongType: (v: {
        kinds: string | number;
    }, f: MessageFormat) => string;
    empty: string;
    unreadable: string;
    oneOnly: string;
    refused: (v: {
        reason: string | number;
    }, f: MessageFormat) => string;
    announceRefused: (v: {
        name: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    remove: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    dismiss: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
    retry: string;
    retryNamed: (v: {
        name: string | number;
    }, f: MessageFormat) => string;
}>;

// ── file-drop/file-kind.d.ts
/** The kinds of files that can be told by what is inside them. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'csv' | 'text';
/** What each kind is called in the browser's own file dialog. */
export declare const nativeAccept: Readonly<Record<FileKind, string>>;
/** How many bytes at the start of a file tell what it is. */
export declare const HEAD_BYTES = 4096;
/**
 * What a file is by its first bytes, whatever its name or its sender claims; `undefined` for none of the known kinds.
 * Only between table and plain text, which look alike inside, does the name decide.
 */
export declare function kindOf(head: Uint8Array, name: string): FileKind | undefined;

// ── file-drop/file-list.d.ts
/** A file the caller has taken, as far as it has come. */
export interface TakenFile {
    /** Tells it from others of the same name. */
    id: string;
    name: string;
    /** Bytes. */
    size: number;
    state: 'waiting' | 'sending' | 'done' | 'failed';
    /** Percent sent; when omitted while sending, it is not known. */
    progress?: number | undefined;
    /** Why it failed, in words. When omitted, a general sentence. */
    error?: string | undefined;
}
/** A file that was not taken. */
export interface RefusedFile {
    id: number;
    name: string;
    size: number;
    reason: string;
}
export interface FileListProps {
    files: readonly TakenFile[];
    refused: readonly RefusedFile[];
    onRemove: ((id: string) => void) | undefined;
    onRetry: ((id: string) => void) | undefined;
    onDismiss: (id: number) => void;
}
/** The files that were taken and those that were not, each with what can be done about it. */
export declare function FileList({ files, refused, onRemove, onRetry, onDismiss }: FileListProps): import("react").JSX.Element;

// ── file-drop/index.d.ts
export { FileDrop } from './file-drop.js';
export type { FileDropProps } from './file-drop.js';
export type { FileKind } from './file-kind.js';
export type { TakenFile } from './file-list.js';
export { sizeWords } from './size-words.js';

// ── file-drop/size-words.d.ts
import type { MessageFormat } from '../i18n/index.js';
/** A size as people say it: `640 kB`, `2.4 MB`. */
export declare function sizeWords(bytes: number, format: MessageFormat): string;

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
    /**
     * A field that is marked invalid was edited: take its error away, and from the summary too. Called with the id that
     * the summary links to, of the control or of its group. When omitted, errors stay until the next submit.
     */
    onInvalidEdit?: (fieldId: string) => void;
}
/**
 * A native form that checks nothing by itself (the caller's rules speak, in the reader's language) and sends one
 * answer at a time. `action` and `method` pass, for pages that must work before their script has arrived.
 * Inside it stand fields, an `ErrorSummary` first and `FormActions` last.
 */
export declare function Form({ onSubmit, onInvalidEdit, onInput, ref, ...rest }: FormProps): import("react").JSX.Element;

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

// ── histogram/bins.d.ts
/** How many values lie from `from` up to, but not including, `to`; the last bin includes its end. */
export interface Bin {
    from: number;
    to: number;
    count: number;
}
/**
 * How broad a bin should be: twice the interquartile range by the cube root of the number of values (D. Freedman and P. Diaconis, "On the
 * histogram as a density estimator", 1981). Where half of the values are equal that range is zero; then the whole range by one and the
 * binary logarithm of their number (H. A. Sturges, "The choice of a class interval", 1926).
 * @param sorted ascending, not all equal
 */
export declare function binWidth(sorted: readonly number[]): number;
/** Counts values in bins of equal, round width that begin and end at round values. All equal values are one bin. */
export declare function binsOf(values: readonly number[]): Bin[];

// ── histogram/histogram.d.ts
import { type ChartFrameProps } from '../chart/index.js';
export interface HistogramProps extends ChartFrameProps {
    /** In any order. Values that are not known are left out by the caller, and said in the description. */
    values: readonly number[];
    /** What the values are measured in. */
    unit?: string;
    /** Of the drawing, in pixels. @default 240 */
    height?: number;
}
/**
 * How often values occur: bins of equal width, chosen by the rule of Freedman and Diaconis, and how many values lie in each. For amounts of
 * named things use `BarChart`. Under five values there is nothing to see, and the chart says so.
 */
export declare function Histogram({ values, unit, height, title, ...rest }: HistogramProps): import("react").JSX.Element;

// ── histogram/histogram.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const histogramMessages: import("../i18n/define-messages.js").Catalogue<{
    picture: (v: {
        title: string | number;
        count: number;
        low: string | number;
        high: string | number;
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    stops: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    bin: (v: {
        from: string | number;
        to: string | number;
    }, f: MessageFormat) => string;
    stop: (v: {
        from: string | number;
        to: string | number;
        count: number;
    }, f: MessageFormat) => string;
    count: (v: {
        count: number;
    }, f: MessageFormat) => string;
    range: string;
    values: string;
    fewBody: (v: {
        count: number;
        least: number;
    }, f: MessageFormat) => string;
}>;

// ── histogram/index.d.ts
export { Histogram } from './histogram.js';
export { binsOf, binWidth } from './bins.js';
export type { HistogramProps } from './histogram.js';
export type { Bin } from './bins.js';

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
/** A component's words in another language: all of them, each with the values of the English one. */
export type Translation<C extends Catalogue> = {
    [K in keyof C['messages']]: C['messages'][K] extends string ? string : C['messages'][K];
};

// ── i18n/index.d.ts
export { defineMessages } from './define-messages.js';
export { createFormat } from './message-format.js';
export { useFormat, useLanguage, useLanguageAlternatives, useMessages } from './language-context.js';
export { MessagesProvider } from './messages-provider.js';
export type { Catalogue, Message, Translation, Words } from './define-messages.js';
export type { DateFormat, FormatSettings, MessageFormat } from './message-format.js';
export type { Direction, LanguageAlternative, Translations } from './language-context.js';
export type { MessagesProviderProps } from './messages-provider.js';

// ── i18n/language-context.d.ts
import type { Catalogue, Message, Words } from './define-messages.js';
import type { MessageFormat } from './message-format.js';
export type Direction = 'ltr' | 'rtl';
/** Translations by catalogue name; what is missing falls back to English. */
export type Translations = Record<string, Record<string, Message>>;
type AnyWords = Words<Record<string, Message>>;
/** The same page in another language. */
export interface LanguageAlternative {
    locale: string;
    /** The language's name in itself. */
    name: string;
    /** An address that brings the page from the server in that language. */
    href: string;
}
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
/** Apart from the language itself: it changes with the page's address, and whoever only speaks is not to be drawn again for that. */
export declare const AlternativesContext: import("react").Context<readonly LanguageAlternative[]>;
/** A component's words in the current language. */
export declare function useMessages<M extends Record<string, Message>>(catalogue: Catalogue<M>): Words<M>;
/** Numbers, dates and times as this reader sees them. Result values are never formatted: they are shown as reported. */
export declare function useFormat(): MessageFormat;
/** The current language and its direction, for the few components that mirror by hand. */
export declare function useLanguage(): Pick<Language, 'locale' | 'direction'>;
/** Every language the page can be had in, its own included; none where it has no choice. */
export declare function useLanguageAlternatives(): readonly LanguageAlternative[];
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
    /** Names one after the other, without an "and": tests, fields. */
    list: (values: readonly string[]) => string;
    number: (value: number, options?: Intl.NumberFormatOptions) => string;
    /** An ISO instant or `YYYY-MM-DD` date in the facility's list format. Calendar dates never pass through a time zone. */
    date: (value: string) => string;
    /** Unambiguous: `04 Mar 2026`, with the month in letters. For reports, labels, banners. A date of which only part is known comes as far as it is: `Mar 2026`, `2026`. */
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
    /** A country by its ISO 3166-1 code: `Norway`. */
    countryName: (code: string) => string;
    /** A language by its BCP 47 tag: `Brazilian Portuguese`. */
    languageName: (tag: string) => string;
    plural: (count: number, options: Record<string, string>) => string;
    select: (key: string, options: Record<string, string>) => string;
}
/** Formats for one reader. Keep the result: what it makes on the way is kept with it. */
export declare function createFormat({ locale: tag, timeZone, dateFormat }: FormatSettings): MessageFormat;

// ── i18n/messages-provider.d.ts
import { type ReactNode } from 'react';
import { type LanguageAlternative, type Translations } from './language-context.js';
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
    /** The same page in every language, for `LanguageLinks`. @default none */
    alternatives?: readonly LanguageAlternative[];
    children: ReactNode;
}
/**
 * Chooses language, direction, zone and date format for everything inside. The page's own `lang` and `dir` are the application's to set,
 * as early as it can: `<html lang="ar" dir="rtl">`; styles follow them.
 */
export declare function MessagesProvider({ locale, timeZone, dateFormat, translations, alternatives, children, }: MessagesProviderProps): import("react").JSX.Element;

// ── icon/glyphs.d.ts
/** The product's drawings, under the words the product uses. An app pays only for the glyphs it imports. */
export { ArrowDown as ArrowDownGlyph, ArrowLeft as ArrowStartGlyph, ArrowRight as ArrowEndGlyph, ArrowUp as ArrowUpGlyph, Barcode as BarcodeGlyph, Bell as BellGlyph, Building2 as BuildingGlyph, Package as BoxGlyph, Camera as CameraGlyph, Calendar as CalendarGlyph, ChartColumn as ChartGlyph, Check as CheckGlyph, ChevronDown as ChevronDownGlyph, ChevronRight as ChevronEndGlyph, ChevronLeft as ChevronStartGlyph, Clock as ClockGlyph, X as CloseGlyph, Copy as CopyGlyph, CircleAlert as CriticalGlyph, UnfoldVertical as DensityGlyph, FileText as DocumentGlyph, FileCheck as DocumentCheckGlyph, Download as DownloadGlyph, Eye as EyeGlyph, EyeOff as EyeOffGlyph, CirclePause as HoldGlyph, House as HomeGlyph, Image as ImageGlyph, Info as InfoGlyph, List as ListGlyph, Menu as MenuGlyph, Wallet as MoneyGlyph, Moon as MoonGlyph, Ellipsis as MoreGlyph, WifiOff as OfflineGlyph, Pause as PauseGlyph, User as PersonGlyph, Phone as PhoneGlyph, Play as PlayGlyph, Plus as PlusGlyph, Printer as PrintGlyph, Activity as QualityGlyph, RefreshCw as RefreshGlyph, Trash2 as RemoveGlyph, Search as SearchGlyph, Settings as SettingsGlyph, ShieldCheck as ShieldGlyph, LogOut as SignOutGlyph, SlidersHorizontal as SlidersGlyph, Star as StarGlyph, CircleCheck as SuccessGlyph, Sun as SunGlyph, TestTube as TubeGlyph, Undo2 as UndoGlyph, Upload as UploadGlyph, TriangleAlert as WarningGlyph, } from 'lucide';

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

// ── image/image.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface ImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** The picture's address. */
    src: string;
    /** What the picture shows, for who does not see it and where it fails to load; empty for decoration. */
    alt: string;
    /** Width by height. The place is kept before the picture arrives, so that nothing moves when it does. @default '4 / 3' */
    ratio?: '1 / 1' | '4 / 3' | '3 / 2' | '16 / 9';
    /** Whether the picture fills its place and may be cropped, or is seen whole. @default 'cover' */
    fit?: 'cover' | 'contain';
    /** What stands where the picture cannot be loaded. When omitted, a small drawing over the words of `alt`. */
    fallback?: ReactNode;
    /** `eager` only for what is seen first on the page. @default 'lazy' */
    loading?: 'lazy' | 'eager';
}
/**
 * A picture that shows something, in a place of fixed shape. When it fails to load, its words stand there. For an
 * organisation's sign use `Logo`, for a person `Avatar`; pictures behind content are the `Slideshow`'s.
 */
export declare function Image({ src, alt, ratio, fit, fallback, loading, style, ...rest }: ImageProps): import("react").JSX.Element;

// ── image/index.d.ts
export { Image } from './image.js';
export type { ImageProps } from './image.js';

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

// ── internal/check-box.d.ts
/** The look of an `input` that is ticked, for the rule that selects it. Margins are the caller's. */
export declare const checkBox: import("styled-components").RuleSet<object>;

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
    /** No more can be chosen: what is not chosen is inert. */
    full?: boolean;
    busy?: boolean;
    /** An option was pressed by a pointer. */
    onChoose: (choice: Choice, event: MouseEvent) => void;
}
/** The options under an input that searches them; the input keeps the focus. */
export declare function ChoiceList({ id, label, entries, activeIndex, chosen, multiple, full, busy, onChoose }: ChoiceListProps): import("react").JSX.Element;

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

// ── internal/dates/calendar.d.ts
import { type MouseEvent, type RefObject } from 'react';
import type { DateRules } from './use-date-rules.js';
export interface CalendarProps {
    rules: DateRules;
    /** The chosen days, first and last; the same twice for one day. Empty texts for none. */
    start: string;
    end: string;
    /** Limits of the list of years. */
    min: string | undefined;
    max: string | undefined;
    /** A day that may be chosen was pressed. */
    onChoose: (date: string, event: MouseEvent) => void;
    /** What there is to do, said under the days. */
    prompt?: string | undefined;
    /** Receives the day that the keyboard starts on. */
    focusDay: RefObject<HTMLButtonElement | null>;
}
/**
 * A month of days to choose from, moved through by arrow keys (WAI-ARIA Authoring Practices, "Date Picker Dialog"). Days
 * that cannot be chosen stay in reach, so that the reason can be heard.
 */
export declare function Calendar({ rules, start, end, min, max, onChoose, prompt, focusDay }: CalendarProps): import("react").JSX.Element;

// ── internal/dates/date-box.styles.d.ts
/** The field's box around parts to type in and the button of the calendar. */
export declare const dateBox: import("styled-components").RuleSet<object>;

// ── internal/dates/date-segments.d.ts
import { type KeyboardEvent } from 'react';
/** What is wrong with what stands in the parts: some are missing, or there is no such day. */
export type TypingProblem = 'incomplete' | 'impossible';
export interface DateSegmentsProps {
    /** `YYYY-MM-DD`, or empty. */
    value: string;
    /** A whole date was typed, or what stands there is none any more (empty). */
    onValueChange: (value: string) => void;
    /** The focus left it, and the parts are this. */
    onLeave: (problem: TypingProblem | undefined) => void;
    /** Where an arrow key starts counting in an empty part, `YYYY-MM-DD`. */
    today: string;
    locale: string;
    /** Ids of what names and describes it. */
    labelledBy: string;
    describedBy: string | undefined;
    invalid: boolean;
    disabled: boolean | undefined;
    readOnly: boolean | undefined;
    required: boolean | undefined;
    onKeyDown?: (event: KeyboardEvent) => void;
}
/**
 * Day, month and year as parts to type in, in the order of the locale. The value is empty as soon as the parts are no
 * whole date, so that a half-changed one is never taken for the one before; and 30 February is refused, not moved to
 * the 28th.
 */
export declare function DateSegments({ value, onValueChange, onLeave, today, locale, labelledBy, describedBy, invalid, disabled, readOnly, required, onKeyDown }: DateSegmentsProps): import("react").JSX.Element;

// ── internal/dates/dates.messages.d.ts
import { type MessageFormat } from '../../i18n/index.js';
export declare const datesMessages: import("../../i18n/define-messages.js").Catalogue<{
    openCalendar: string;
    calendar: string;
    month: string;
    year: string;
    previousMonth: string;
    nextMonth: string;
    today: string;
    dayToday: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    dayReason: (v: {
        date: string | number;
        reason: string | number;
    }, f: MessageFormat) => string;
    incomplete: string;
    impossible: string;
    tooEarly: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    tooLate: (v: {
        date: string | number;
    }, f: MessageFormat) => string;
    endBeforeStart: string;
    firstDay: string;
    lastDay: string;
    chooseFirst: string;
    chooseLast: string;
    range: (v: {
        start: string | number;
        end: string | number;
    }, f: MessageFormat) => string;
    presets: string;
}>;

// ── internal/dates/index.d.ts
export { Calendar, type CalendarProps } from './calendar.js';
export { dateBox } from './date-box.styles.js';
export { DateSegments, type DateSegmentsProps, type TypingProblem } from './date-segments.js';
export { useDateRules, type DateLimits, type DateRules } from './use-date-rules.js';

// ── internal/dates/use-date-rules.d.ts
/** Which days may be chosen. */
export interface DateLimits {
    /** The first day that may be chosen, `YYYY-MM-DD`. */
    min?: string | undefined;
    /** The last day that may be chosen, `YYYY-MM-DD`. */
    max?: string | undefined;
    /** Why a day (`YYYY-MM-DD`) between the two cannot be chosen, in words; `undefined` for one that can. */
    unavailable?: ((date: string) => string | undefined) | undefined;
}
/** What dates are judged and written by: today, the reader's locale, the limits and their words. Dates are `YYYY-MM-DD`. */
export declare function useDateRules({ min, max, unavailable }: DateLimits): {
    words: import("../../i18n/define-messages.js").Words<{
        openCalendar: string;
        calendar: string;
        month: string;
        year: string;
        previousMonth: string;
        nextMonth: string;
        today: string;
        dayToday: (v: {
            date: string | number;
        }, f: import("../../i18n/message-format.js").MessageFormat) => string;
        dayReason: (v: {
            date: string | number;
            reason: string | number;
        }, f: import("../../i18n/message-format.js").MessageFormat) => string;
        incomplete: string;
        impossible: string;
        tooEarly: (v: {
            date: string | number;
        }, f: import("../../i18n/message-format.js").MessageFormat) => string;
        tooLate: (v: {
            date: string | number;
        }, f: import("../../i18n/message-format.js").MessageFormat) => string;
        endBeforeStart: string;
        firstDay: string;
        lastDay: string;
        chooseFirst: string;
        chooseLast: string;
        range: (v: {
            start: string | number;
            end: string | number;
        }, f: import("../../i18n/message-format.js").MessageFormat) => string;
        presets: string;
    }>;
    today: string;
    locale: string;
    /** `Tuesday 12 May 2026`; nothing for no date. */
    longDate: (date: string) => string;
    /** Why a date cannot be chosen. ISO dates compare as text. */
    reasonAgainst: (date: string) => string | undefined;
};
export type DateRules = ReturnType<typeof useDateRules>;

// ── internal/gap.d.ts
import { type lightValues } from '../theme/index.js';
/** A step of the space scale; `s4` is 16 px. */
export type Gap = keyof typeof lightValues.space;
/** CSS that turns `data-gap` into a gap from the space scale. */
export declare const gapRules: string;

// ── internal/index.d.ts
export { checkBox } from './check-box.js';
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
export { openingColumn, type TableColumn } from './table-column.js';

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

// ── internal/table-column.d.ts
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
    /** A CSS length or percentage; `cqi` counts from the table, so that `clamp(6rem, 14cqi, 10rem)` gives way where there is little room. Columns without one share what is left equally. */
    width?: string;
    /** This column names the row, and carries its link. @default the first column carries it, and no column names the row */
    rowHeader?: boolean;
    /** What stands in the row's cell. `null` leaves it empty; a value that is not known should say so. */
    render: (row: Row) => ReactNode;
}
/** The column whose cell opens the row. */
export declare function openingColumn<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row> | undefined;

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
export declare const visuallyHidden = "\n  position: absolute;\n  inline-size: 1px;\n  block-size: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n";

// ── interval-gauge/gauge-geometry.d.ts
/** An interval’s two ends as decimal text; null where it is open. */
export interface GaugeLimits {
    low: string | null;
    high: string | null;
}
/** Where things stand on the gauge, in percent of its length from its start. */
export interface GaugeGeometry {
    /** Where the band of the interval begins and ends. */
    band: {
        from: number;
        to: number;
    };
    /** Null when there is no number to place. */
    value: number | null;
    previous: number | null;
    /** The outer limits, as far as there are any. */
    outer: number[];
}
/**
 * Where a value stands against its interval. Inside, the scale is even; beyond a limit it is compressed exponentially with the distance
 * in interval widths. An interval open at one side has the size of its limit for a width and takes all the room on its open side.
 * Figures stand beside every gauge: this is a picture, so binary numbers are exact enough.
 * @returns null when the interval has no numeric limit: there is nothing to stand against.
 */
export declare function gaugeGeometry({ low, high }: GaugeLimits, value: string | null, previous?: string | null, outer?: GaugeLimits): GaugeGeometry | null;

// ── interval-gauge/index.d.ts
export { IntervalGauge } from './interval-gauge.js';
export { gaugeGeometry } from './gauge-geometry.js';
export type { IntervalGaugeProps } from './interval-gauge.js';
export type { GaugeGeometry, GaugeLimits } from './gauge-geometry.js';

// ── interval-gauge/interval-gauge.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type MarkProps } from '../mark/index.js';
import { type GaugeLimits } from './gauge-geometry.js';
export interface IntervalGaugeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** What the picture says, with its figures, for those who listen. */
    label: string;
    /** The interval as decimal text. When neither end is a number, the gauge says so in words and draws nothing. */
    interval: GaugeLimits;
    /** Decimal text. A value that is no number, or not known, has no place and is not marked. */
    value: string | null;
    /** The shape and tone of the value's mark: what it was judged to be. When null, nobody has judged it, and it is not marked. */
    mark: Pick<MarkProps, 'shape' | 'tone'> | null;
    /** An earlier value, drawn as a ring. When omitted, none. */
    previous?: string | null;
    /** Limits further out, drawn as red ticks. When omitted, none. */
    outer?: GaugeLimits | undefined;
}
/**
 * A value against its interval, in reading direction: the interval keeps the middle third and the scale beyond it is compressed, so that
 * the eye runs down one column of them. A picture beside the figures, never instead of them. For values over time use `ControlChart`.
 */
export declare function IntervalGauge({ label, interval, value, mark, previous, outer, ...rest }: IntervalGaugeProps): import("react").JSX.Element;

// ── interval-gauge/interval-gauge.messages.d.ts
export declare const intervalGaugeMessages: import("../i18n/define-messages.js").Catalogue<{
    noInterval: string;
}>;

// ── language-links/index.d.ts
export { LanguageLinks } from './language-links.js';
export type { LanguageLinksProps } from './language-links.js';

// ── language-links/language-links.d.ts
import type { ComponentPropsWithRef } from 'react';
export type LanguageLinksProps = Omit<ComponentPropsWithRef<'nav'>, 'children'>;
/**
 * The same page in the other languages that `MessagesProvider` knows of, each named in itself; nothing where there is no choice. The links
 * are followed by the browser, so that they work before any script. Who is signed in chooses in the profile.
 */
export declare function LanguageLinks(props: LanguageLinksProps): import("react").JSX.Element | null;

// ── language-links/language-links.messages.d.ts
export declare const languageLinksMessages: import("../i18n/define-messages.js").Catalogue<{
    label: string;
}>;

// ── languages/ar/index.d.ts
import type { Translations } from '../../i18n/index.js';
export declare const words: Translations;

// ── languages/es/index.d.ts
import type { Translations } from '../../i18n/index.js';
export declare const words: Translations;

// ── languages/fr/index.d.ts
import type { Translations } from '../../i18n/index.js';
export declare const words: Translations;

// ── languages/pt/index.d.ts
import type { Translations } from '../../i18n/index.js';
export declare const words: Translations;

// ── line-chart/index.d.ts
export { LineChart } from './line-chart.js';
export type { LineChartProps } from './line-chart.js';
export type { LinePoint, LineSeries } from './line-chart.types.js';
export type { LineBand } from './line-geometry.js';

// ── line-chart/line-chart.d.ts
import { type ChartFrameProps } from '../chart/index.js';
import { type LineBand } from './line-geometry.js';
import type { LineSeries } from './line-chart.types.js';
export interface LineChartProps extends ChartFrameProps {
    /** One to six; more cannot be told apart. */
    series: readonly LineSeries[];
    /** Fills what lies between each line and zero: for amounts, not for levels. @default false */
    area?: boolean;
    /** A stretch of values drawn behind the lines, named in the legend: a goal, an expected interval. */
    band?: LineBand & {
        name: string;
    };
    /** What the values are counted in, said after each where there is room. */
    unit?: string;
    /** Of the drawing, in pixels. @default 240 */
    height?: number;
}
/**
 * How values change over time: one to six lines, each with its own dash and mark. For judged measurements use `ControlChart`, for amounts
 * of a few things side by side `BarChart`, for a trend inside a line of text `Sparkline`.
 */
export declare function LineChart({ series, area, band, unit, height, title, ...rest }: LineChartProps): import("react").JSX.Element;

// ── line-chart/line-chart.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const lineChartMessages: import("../i18n/define-messages.js").Catalogue<{
    picture: (v: {
        title: string | number;
        series: number;
        from: string | number;
        to: string | number;
        low: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
    pictureUnknown: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    stops: (v: {
        title: string | number;
    }, f: MessageFormat) => string;
    stop: (v: {
        at: string | number;
        values: string | number;
    }, f: MessageFormat) => string;
    value: (v: {
        name: string | number;
        value: string | number;
    }, f: MessageFormat) => string;
    unknown: string;
    time: string;
    band: (v: {
        name: string | number;
        low: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
    bandFrom: (v: {
        name: string | number;
        low: string | number;
    }, f: MessageFormat) => string;
    bandTo: (v: {
        name: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
}>;

// ── line-chart/line-chart.types.d.ts
/** One value of a series. */
export interface LinePoint {
    /** ISO instant. */
    at: string;
    /** Null when it is not known: the line is broken there. */
    value: number | null;
}
/** Values of one thing over time. */
export interface LineSeries {
    /** Unique in the chart. */
    id: string;
    name: string;
    /** In the order of time. */
    points: readonly LinePoint[];
}

// ── line-chart/line-geometry.d.ts
import { type LinearScale, type Place } from '../chart/index.js';
import type { LineSeries } from './line-chart.types.js';
/** A stretch of values to stand out behind the lines; null where it is open. */
export interface LineBand {
    low: number | null;
    high: number | null;
}
/**
 * The value axis: round, holding every known value and the band's ends. An area is measured from zero, so zero is on its axis; a line
 * is read by its slope, and its axis may begin anywhere.
 */
export declare function lineDomain(series: readonly LineSeries[], area: boolean, band?: LineBand): [number, number];
/** The times at which any series has a point, known or not, ascending and each once. */
export declare const timesOf: (series: readonly LineSeries[]) => number[];
/** A series' places; null where the value is not known. */
export declare const placesOf: ({ points }: LineSeries, x: LinearScale, y: LinearScale) => (Place | null)[];
/** What each series has at each time. A time at which a series has no point is not the same as a point without a value. */
export declare function rowsOf(series: readonly LineSeries[]): {
    time: number;
    values: (number | null | undefined)[];
}[];

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

// ── logo/index.d.ts
export { Logo } from './logo.js';
export type { LogoProps } from './logo.js';

// ── logo/logo.d.ts
import { type ComponentPropsWithRef } from 'react';
export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** Whose sign it is; where there is no picture its initials stand, or only the first where the sign is small. */
    name: string;
    /** The picture's address. When omitted, null or not to be loaded, the initials stand. */
    src?: string | null | undefined;
    /** 28 or 52 px. @default 'medium' */
    size?: 'medium' | 'large';
    /**
     * Where the name is: written `beside` the sign by the logo itself, read `aloud` because it is written nowhere, or
     * `elsewhere` on the page, which makes the sign decoration. @default 'elsewhere'
     */
    naming?: 'beside' | 'aloud' | 'elsewhere';
}
/** An organisation's own sign, which never breaks: its picture, or its initials on its color. For a person use `Avatar`. */
export declare function Logo({ name, src, size, naming, ...rest }: LogoProps): import("react").JSX.Element;

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
export type { MenuItem, MenuSection } from './menu-choice.js';
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
    /** The keys that do the same, drawn at the end. The caller listens for them. */
    shortcut?: string;
    /** Why it cannot be chosen now; drawn under the label. The item stays in reach, so that the reason can be heard. When omitted, it can be. */
    inertReason?: string | undefined;
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
/** Items that belong together, under a heading. */
export interface MenuSection {
    label: string;
    items: readonly MenuItem[];
}
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
import { type MenuItem, type MenuSection } from './menu-choice.js';
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
    /** In the order shown; sections and single items may be mixed. */
    items: readonly (MenuItem | MenuSection)[];
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

// ── multi-select-field/index.d.ts
export { MultiSelectField } from './multi-select-field.js';
export type { MultiSelectChange, MultiSelectFieldProps } from './multi-select-field.js';
export type { Choice, ChoiceEntry, ChoiceGroup } from '../internal/choices/index.js';

// ── multi-select-field/multi-select-field.d.ts
import { type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { type FieldWords } from '../field/index.js';
import { type Choice, type ChoiceEntry } from '../internal/choices/index.js';
import type { Resource } from '../resource/index.js';
/** What came with a new value. */
export interface MultiSelectChange {
    event: SyntheticEvent;
    reason: 'add' | 'remove';
    /** What was added or removed. */
    choice: Choice;
}
type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'value' | 'defaultValue' | 'list' | 'autoComplete' | 'size' | 'max'>;
export interface MultiSelectFieldProps extends FieldWords, NativeInput {
    /** The answers to choose from, in whatever state they are; single ones and groups may be mixed. */
    options: Resource<readonly ChoiceEntry[]>;
    /** The chosen answers in the order chosen, when the caller keeps them. They need not be among `options`. */
    value?: readonly Choice[] | undefined;
    /** The answers chosen at first, when the field keeps them. @default [] */
    defaultValue?: readonly Choice[] | undefined;
    onValueChange?: (value: readonly Choice[], details: MultiSelectChange) => void;
    /** Asked for answers to what is typed; see `ComboboxField`. When omitted, `options` are filtered here. */
    onSearch?: (text: string) => void;
    /** Asks again after a failure. When omitted, the list says only that it failed. */
    onRetry?: () => void;
    /** How many may be chosen; from then on the others are inert, and the list says why. When omitted, any number. */
    max?: number | undefined;
}
/**
 * Several of many answers, found by typing and kept as tags in the field. For one answer use `ComboboxField`; for a
 * handful that fit on the page, checkboxes. `ref` and native props reach the `input`, `className` and `style` the root;
 * under `name` the form sends one `value` per answer.
 */
export declare function MultiSelectField({ options, value, defaultValue, onValueChange, onSearch, onRetry, max, name, placeholder, onChange, onKeyDown, onBlur, onClick, ref, ...props }: MultiSelectFieldProps): import("react").JSX.Element;
export {};

// ── multi-select-field/multi-select-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const multiSelectFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    open: string;
    remove: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
    chosen: (v: {
        count: number;
    }, f: MessageFormat) => string;
    chosenList: string;
    howToReach: string;
    full: (v: {
        max: number;
    }, f: MessageFormat) => string;
}>;

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
    /** Starts folded away, unless the current page is in it. Going to a page inside opens it again. @default false */
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

// ── pagination/cursor-pagination.d.ts
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
export interface CursorPaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
    /** Names what is paged through, for listeners. */
    label: string;
    /** The address of the part before this one. Without it or `onPrevious`, this is the first. */
    previousHref?: string;
    /** The address of the part after this one. Without it or `onNext`, this is the last. */
    nextHref?: string;
    onPrevious?: (event: MouseEvent<HTMLButtonElement>) => void;
    onNext?: (event: MouseEvent<HTMLButtonElement>) => void;
    /** What is shown, such as "Newest 50", at the start of the row. When omitted, nothing. */
    summary?: ReactNode;
}
/**
 * Goes back and on through a list whose length nobody counts: a log, a feed, whatever the server hands out by cursor.
 * Where the number of pages is known, use `Pagination`.
 */
export declare function CursorPagination({ label, previousHref, nextHref, onPrevious, onNext, summary, ...rest }: CursorPaginationProps): import("react").JSX.Element;

// ── pagination/index.d.ts
export { CursorPagination } from './cursor-pagination.js';
export { Pagination } from './pagination.js';
export type { CursorPaginationProps } from './cursor-pagination.js';
export type { PaginationProps } from './pagination.js';

// ── pagination/pagination.d.ts
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
    /** Names what is paged through, for listeners, such as "Pages of deliveries". */
    label: string;
    /** The present page, counted from 1. */
    page: number;
    /** How many pages there are. */
    pageCount: number;
    /** The address of a page. With it the pages are links, which can be opened beside and copied. */
    hrefFor?: (page: number) => string;
    /** Asked for another page; only without `hrefFor`. */
    onPageChange?: (page: number, details: {
        event: MouseEvent<HTMLButtonElement>;
    }) => void;
    /** What of how much is shown, such as "51–100 of 240", at the start of the row. When omitted, nothing. */
    summary?: ReactNode;
}
/**
 * Goes through the pages of a list whose length is known. Where it is not, or the list grows while it is read, use
 * `CursorPagination`. A work list of a few hundred lines scrolls instead.
 */
export declare function Pagination({ label, page, pageCount, hrefFor, onPageChange, summary, ...rest }: PaginationProps): import("react").JSX.Element;

// ── pagination/pagination.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const paginationMessages: import("../i18n/define-messages.js").Catalogue<{
    previous: string;
    next: string;
    page: (v: {
        page: string | number;
    }, f: MessageFormat) => string;
    position: (v: {
        page: string | number;
        count: string | number;
    }, f: MessageFormat) => string;
    isFirst: string;
    isLast: string;
}>;

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
    /** Says how hard the password is to guess, for one that is being chosen. It helps and never refuses. @default false */
    strength?: boolean;
    /** What a guesser would try first: the reader's name and address, common passwords. @default none */
    knownWords?: readonly string[];
}
/**
 * A secret, which the reader can choose to see while typing. Pasting is allowed, so that password managers work.
 * `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function PasswordField({ strength, knownWords, onInput, ...props }: PasswordFieldProps): import("react").JSX.Element;

// ── password-field/password-field.messages.d.ts
export declare const passwordFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    show: string;
    hide: string;
    showLabel: string;
    hideLabel: string;
    weak: string;
    fair: string;
    strong: string;
    repeats: string;
    sequences: string;
    dates: string;
    known: string;
}>;

// ── popover/index.d.ts
export { Popover } from './popover.js';
export type { PopoverChange, PopoverProps, PopoverTriggerAttributes } from './popover.js';

// ── popover/popover.d.ts
import { type HTMLAttributes, type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
/** What the trigger must receive: spread it over a `Button` or `IconButton`. */
export interface PopoverTriggerAttributes {
    ref: RefObject<HTMLButtonElement | null>;
    id: string;
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    popoverTarget: string | undefined;
    onClick: (event: MouseEvent) => void;
}
/** What opened or closed it. */
export interface PopoverChange {
    reason: 'trigger' | 'escape' | 'outside' | 'focus-left';
    event: SyntheticEvent;
}
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    /** Draws the button that opens it; the button also names it, unless there is an `aria-label`. */
    renderTrigger: (attributes: PopoverTriggerAttributes) => ReactNode;
    /** Whether it is shown, when the caller keeps that. */
    open?: boolean | undefined;
    /** Whether it is shown at first, when it keeps that itself. @default false */
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, details: PopoverChange) => void;
    /** What takes the focus on opening. @default the popover itself, so that its content is read from the start */
    initialFocus?: RefObject<HTMLElement | null>;
    /** Which edge of the trigger it lines up with; the other, or above, where there is no room. @default 'start' */
    align?: 'start' | 'end';
    /** Drawn anew each time it opens, so a draft inside starts empty. */
    children: ReactNode;
}
/**
 * A little more about something, beside the button that asked for it: an explanation, a few settings. The page behind
 * stays usable. A list of acts is a `Menu`; a question that must be answered, a `Dialog`; one line that appears by
 * pointing, a `Tooltip`.
 */
export declare function Popover({ renderTrigger, open: givenOpen, defaultOpen, onOpenChange, initialFocus, align, children, ...rest }: PopoverProps): import("react").JSX.Element;

// ── print-sheet/index.d.ts
export { PrintSheet } from './print-sheet.js';
export type { PrintSheetProps } from './print-sheet.js';
export { usePrinting } from './use-printing.js';

// ── print-sheet/print-sheet.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
/** Papers and labels by name, in millimetres. */
declare const SIZES: {
    readonly a4: {
        readonly width: 210;
        readonly height: 297;
    };
    readonly a5: {
        readonly width: 148;
        readonly height: 210;
    };
    readonly letter: {
        readonly width: 215.9;
        readonly height: 279.4;
    };
    readonly 'label-2x1': {
        readonly width: 50.8;
        readonly height: 25.4;
    };
};
export interface PrintSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
    /** Names the sheet: "Label of parcel 260512-0187". */
    label: string;
    /** A usual paper or label, or millimetres. All sheets on a page have the same size: a printer takes one paper at a time. */
    size: keyof typeof SIZES | {
        width: number;
        height: number;
    };
    /** What stays white at the edges, in millimetres. @default 0 */
    margin?: number;
    /** Exists only in print; on screen something else shows what will be printed. @default false */
    paperOnly?: boolean;
    /** What is printed. What does not fit is cut off, as the paper would. */
    children: ReactNode;
}
/**
 * One paper or label of its true size. While a sheet is on the page, printing prints the sheets, one to the paper, and nothing else of the
 * page. For a screen that should print as it is read, give it print styles instead.
 */
export declare function PrintSheet({ label, size, margin, paperOnly, style, children, ...rest }: PrintSheetProps): import("react").JSX.Element;
export {};

// ── print-sheet/use-printing.d.ts
/** Whether the page is being printed: what is drawn in parts on a screen is then there as a whole. */
export declare function usePrinting(): boolean;

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

// ── rating-field/index.d.ts
export { RatingField } from './rating-field.js';
export type { Rating, RatingCaptions, RatingFieldProps } from './rating-field.js';

// ── rating-field/rating-field.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { type FieldWords } from '../field/index.js';
/** How good somebody found something, from 1 (worst) to 5 (best). */
export type Rating = 1 | 2 | 3 | 4 | 5;
/** What each rating says, the worst first. */
export type RatingCaptions = readonly [string, string, string, string, string];
export interface RatingFieldProps extends Omit<FieldWords, 'labelTrailing'>, Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
    /** The rating, when the caller keeps it; `null` for none. */
    value?: Rating | null | undefined;
    /** The rating at first, when the field keeps it. @default null */
    defaultValue?: Rating | null | undefined;
    onValueChange?: (value: Rating | null, details: {
        event: ChangeEvent<HTMLInputElement> | MouseEvent<HTMLButtonElement>;
        reason: 'chosen' | 'cleared';
    }) => void;
    /** What each rating says. @default from "Very poor" to "Very good" */
    captions?: RatingCaptions | undefined;
}
/**
 * How good somebody found something, in one to five stars that each have words. The answer can be taken back. For
 * other answers on a scale use `RadioGroup`. `ref` and native props reach the root; `name` names the radios in it.
 */
export declare function RatingField({ label, labelVisibility, hint, error, optional, dense, value: given, defaultValue, onValueChange, captions, id, name, 'aria-describedby': describedBy, ...rest }: RatingFieldProps): import("react").JSX.Element;

// ── rating-field/rating-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const ratingFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    veryPoor: string;
    poor: string;
    fair: string;
    good: string;
    veryGood: string;
    option: (v: {
        rating: string | number;
        most: string | number;
        caption: string | number;
    }, f: MessageFormat) => string;
    clear: string;
    clearLabel: string;
    cleared: string;
}>;

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
    /** What to say when there is nothing to show because it failed. When omitted, plain words for the kind of failure; these explain it in any case. */
    failedTitle?: string;
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
export declare function ResourceView<T>({ resource, label, children, skeleton, empty, failedTitle, onRetry, headingLevel, flush, ...rest }: ResourceViewProps<T>): import("react").JSX.Element;
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

// ── sample-frame/index.d.ts
export { SampleFrame } from './sample-frame.js';
export type { SampleFrameProps } from './sample-frame.js';

// ── sample-frame/sample-frame.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface SampleFrameProps extends ComponentPropsWithRef<'div'> {
    /** The content brings its own padding, as in a flush `Card`. @default false */
    flush?: boolean;
}
/**
 * Hatches invented data and says that it is invented, so that nobody takes it for real. `ResourceView` puts it around
 * `sample` data; use it alone around an example that is always invented. Offer no acts inside.
 */
export declare function SampleFrame({ flush, children, ...rest }: SampleFrameProps): import("react").JSX.Element;

// ── sample-frame/sample-frame.messages.d.ts
export declare const sampleFrameMessages: import("../i18n/define-messages.js").Catalogue<{
    sample: string;
    note: string;
}>;

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

// ── session-warning/index.d.ts
export { SessionWarning } from './session-warning.js';
export type { SessionWarningProps } from './session-warning.js';

// ── session-warning/session-warning.d.ts
import { type DialogProps } from '../dialog/index.js';
export interface SessionWarningProps extends Omit<DialogProps, 'open' | 'onClose' | 'title' | 'actions' | 'size' | 'initialFocus' | 'children'> {
    /** When the session ends, in milliseconds since 1970. While undefined nothing is shown. */
    endsAt: number | undefined;
    /** The reader is there: the caller begins to count anew, here and in every other tab. */
    onStay: () => void;
    /** The reader is done: the caller ends the session now. */
    onSignOut: () => void;
}
/**
 * Asks whether somebody is still there before a session that nobody uses ends (WCAG 2.2.1). It only asks: what ends
 * the session is the caller's own clock. For a question about something the reader did, use `Dialog`.
 */
export declare function SessionWarning({ endsAt, onStay, onSignOut, ...rest }: SessionWarningProps): import("react").JSX.Element;

// ── session-warning/session-warning.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const sessionWarningMessages: import("../i18n/define-messages.js").Catalogue<{
    title: string;
    body: string;
    timeLeft: string;
    left: (v: {
        seconds: number;
    }, f: MessageFormat) => string;
    stay: string;
    signOut: string;
}>;

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

// ── sparkline/index.d.ts
export { Sparkline } from './sparkline.js';
export type { SparklineProps } from './sparkline.js';

// ── sparkline/sparkline.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
    /** What runs here: "Parcels, last seven days". Heard with the first, last, lowest and highest value. */
    label: string;
    /** In order, evenly spaced. Null where a value is not known: the line is broken there. */
    values: readonly (number | null)[];
}
/**
 * The shape of a run of values, as large as a word: beside a figure, in a cell. It has no axis and compares nothing; where values must be
 * read use `LineChart`. It runs from left to right in every language, as all charts do.
 */
export declare function Sparkline({ label, values, ...rest }: SparklineProps): import("react").JSX.Element;

// ── sparkline/sparkline.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const sparklineMessages: import("../i18n/define-messages.js").Catalogue<{
    words: (v: {
        label: string | number;
        count: number;
        first: string | number;
        last: string | number;
        low: string | number;
        high: string | number;
    }, f: MessageFormat) => string;
    unknown: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
}>;

// ── spinner/index.d.ts
export { Spinner } from './spinner.js';
export type { SpinnerProps } from './spinner.js';

// ── spinner/spinner.d.ts
import type { ComponentPropsWithRef } from 'react';
export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** What is under way, in a few words. @default 'Loading…' */
    label?: string;
    /** Whether the words are seen, or only heard: where words beside it already say so. @default 'visible' */
    labelVisibility?: 'visible' | 'hidden';
    /** 16 px in a line of text, or 32 px over its words in the middle of an empty place. @default 'medium' */
    size?: 'medium' | 'large';
}
/**
 * Something is under way whose length and shape are unknown: a search, a check of one field. Where the shape of what
 * comes is known, use `Skeleton`; where its progress is, `ProgressBar`; a button shows that it is `busy` itself.
 */
export declare function Spinner({ label, labelVisibility, size, ...rest }: SpinnerProps): import("react").JSX.Element;

// ── spinner/spinner.messages.d.ts
export declare const spinnerMessages: import("../i18n/define-messages.js").Catalogue<{
    label: string;
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

// ── stale-notice/index.d.ts
export { StaleNotice } from './stale-notice.js';
export type { StaleNoticeProps } from './stale-notice.js';

// ── stale-notice/stale-notice.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface StaleNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** ISO instant of the last good answer. When omitted, the notice says that it is not known. */
    asOf?: string | undefined;
    /** A small button that tries again. When omitted, there is nothing to press. */
    action?: ReactNode;
}
/**
 * Stands above data that could not be refreshed, and says how old it is. `ResourceView` brings it; use it alone where
 * data does not come as a `Resource`. It draws itself anew each minute, and nothing else with it.
 */
export declare function StaleNotice({ asOf, action, ...rest }: StaleNoticeProps): import("react").JSX.Element;

// ── stale-notice/stale-notice.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const staleNoticeMessages: import("../i18n/define-messages.js").Catalogue<{
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
}>;

// ── stat-strip/index.d.ts
export { StatStrip, StatTile } from './stat-strip.js';
export type { StatStripProps, StatTileProps } from './stat-strip.js';
export { StatTrend } from './stat-trend.js';
export type { StatTrendProps } from './stat-trend.js';

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
    /** A `StatTrend`: how the figure has changed. When omitted, nothing is said of it. */
    trend?: ReactNode;
}
/** One figure of a `StatStrip`. */
export declare function StatTile({ label, value, note, chip, trend, ...rest }: StatTileProps): import("react").JSX.Element;

// ── stat-strip/stat-strip.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const statStripMessages: import("../i18n/define-messages.js").Catalogue<{
    up: (v: {
        by: string | number;
    }, f: MessageFormat) => string;
    down: (v: {
        by: string | number;
    }, f: MessageFormat) => string;
    steady: string;
    unknown: string;
}>;

// ── stat-strip/stat-trend.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
export interface StatTrendProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** `unknown` where there is nothing to compare with: never drawn as unchanged. */
    direction: 'up' | 'down' | 'steady' | 'unknown';
    /** By how much and since when, already formatted: "12 since yesterday". Needed for `up` and `down`. */
    by?: string;
    /** A `Sparkline` of the values behind it. */
    run?: ReactNode;
}
/** How the figure of a `StatTile` has changed, in words and with an arrow. It says which way, not whether that is good: a chip does. */
export declare function StatTrend({ direction, by, run, ...rest }: StatTrendProps): import("react").JSX.Element;

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

// ── subject-banner/index.d.ts
export { SubjectBanner } from './subject-banner.js';
export type { SubjectBannerProps } from './subject-banner.js';

// ── subject-banner/subject-banner.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { type DescriptionItem } from '../description-list/index.js';
export interface SubjectBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
    /** Who or what everything below is about. Names the region. */
    name: ReactNode;
    /** What tells this one from another of the same name: a number, a date. Two at least, where a mistake does harm. */
    identifiers: readonly DescriptionItem[];
    /** Where it stands at the moment, in a few words. When omitted, nothing. */
    context?: ReactNode;
    /** `Chip`s for what nobody may overlook. When omitted, nothing. */
    alerts?: ReactNode;
    /** What can be done with the subject itself, at the end of the line. When omitted, nothing. */
    actions?: ReactNode;
    /** 1 where the subject is what the page is about; it then takes the focus after a change of page. @default 2 */
    headingLevel?: 1 | 2 | 3;
    /** `edge`: across the top of a pane. `card`: a box of its own among cards. `head`: the first thing inside a flush card. @default 'edge' */
    frame?: 'edge' | 'card' | 'head';
    /** Stays in view while what is below it scrolls. @default false */
    sticky?: boolean;
}
/**
 * Says of whom or what the content below speaks, and keeps saying it while that scrolls: acting on the wrong one is the
 * mistake it is there to prevent. For the name of a page use `PageHeader`; in a list of many, columns.
 */
export declare function SubjectBanner({ name, identifiers, context, alerts, actions, headingLevel, frame, sticky, ...rest }: SubjectBannerProps): import("react").JSX.Element;

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
export type { TableColumn } from '../internal/index.js';

// ── table/table.d.ts
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableColumn } from '../internal/index.js';
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

// ── tag/index.d.ts
export { Tag } from './tag.js';
export { TagList } from './tag-list.js';
export type { TagProps } from './tag.js';
export type { TagItem, TagListProps } from './tag-list.js';

// ── tag/tag-list.d.ts
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { type TagProps } from './tag.js';
/** One of the values. */
export interface TagItem extends Pick<TagProps, 'label' | 'name'> {
    /** Tells the values apart. */
    id: string;
}
export interface TagListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
    /** Names the values, for listeners: "Filters". */
    label: string;
    items: readonly TagItem[];
    /** Takes one value away. When omitted, they are read only. */
    onRemove?: (id: string, details: {
        event: MouseEvent<HTMLButtonElement>;
    }) => void;
    /** What stands after the last one: a button that takes all away, or adds one. When omitted, nothing. */
    trailing?: ReactNode;
}
/** Values beside one another that can be taken away one by one; the focus goes on to the next one, never to nowhere. */
export declare function TagList({ label, items, onRemove, trailing, ...rest }: TagListProps): import("react").JSX.Element;

// ── tag/tag.d.ts
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
    /** The value, as a person reads it. */
    label: string;
    /** What the value is a value of, such as "Gate", before it. When omitted, the value alone. */
    name?: ReactNode;
    /** Takes the value away. When omitted, there is no button: it is a label. */
    onRemove?: (event: MouseEvent<HTMLButtonElement>) => void;
}
/**
 * One value that was chosen or given: a filter, a recipient, a label. It has no tone. For a status, which is a shape, a
 * color and a word, use `Chip`; for a count, `Badge`. Several that can be taken away stand in a `TagList`.
 */
export declare function Tag({ label, name, onRemove, ...rest }: TagProps): import("react").JSX.Element;

// ── tag/tag.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const tagMessages: import("../i18n/define-messages.js").Catalogue<{
    remove: (v: {
        label: string | number;
    }, f: MessageFormat) => string;
}>;

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
export { paintedColor } from './painted-color.js';
export { ThemeStyles } from './theme-styles.js';
export { ThemeScope, useThemeScope } from './theme-scope.js';
export type { Brand, Density, Scheme, ThemeScopeProps } from './theme-scope.js';

// ── theme/painted-color.d.ts
/**
 * A colour as the browser paints it inside `scope`, as `#rrggbb`: what a custom property or a relative colour comes to there,
 * settled by painting one pixel. Undefined where there is nothing to paint on, as in a test without a browser.
 */
export declare function paintedColor(scope: Element, color: string): string | undefined;

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
 * `ThemeScope` chooses which of them apply where. It is several styles, so that a page that is taken over from a
 * server can answer its visitor in between.
 */
export declare function ThemeStyles(): import("react").JSX.Element;

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

// ── time-field/index.d.ts
export { TimeField } from './time-field.js';
export type { TimeFieldProps } from './time-field.js';

// ── time-field/time-field.d.ts
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { type FieldWords } from '../field/index.js';
export interface TimeFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max'> {
    /** `HH:MM` of a 24-hour day, when the caller keeps it; empty for no time. However it is written, it is kept like this. */
    value?: string | undefined;
    /** `HH:MM`, when the browser keeps it. */
    defaultValue?: string | undefined;
    /** Called with `HH:MM`, or with empty text while the time is missing or only half written. */
    onValueChange?: (value: string, details: {
        event: ChangeEvent<HTMLInputElement>;
    }) => void;
    /** The earliest time that is accepted, `HH:MM`. */
    min?: string | undefined;
    /** The latest time that is accepted, `HH:MM`. */
    max?: string | undefined;
    /** The place whose time is meant, where it could be another than the reader's: `Oslo time`. Read with the description. */
    zone?: ReactNode;
}
/**
 * A time of day in the browser's own control, which writes it as the reader's system does, in 12 or 24 hours. For a
 * length of time use `NumberField` with a unit. `ref` and native props reach the `input`, `className` and `style` the root.
 */
export declare function TimeField({ zone, onValueChange, onChange, onBlur, ...props }: TimeFieldProps): import("react").JSX.Element;

// ── time-field/time-field.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const timeFieldMessages: import("../i18n/define-messages.js").Catalogue<{
    incomplete: string;
    tooEarly: (v: {
        min: string | number;
    }, f: MessageFormat) => string;
    tooLate: (v: {
        max: string | number;
    }, f: MessageFormat) => string;
}>;

// ── timeline/index.d.ts
export { Timeline } from './timeline.js';
export type { TimelineProps } from './timeline.js';
export type { TimelineEvent } from './timeline-days.js';

// ── timeline/timeline-days.d.ts
import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.js';
/** Something that happened. */
export interface TimelineEvent {
    /** Tells the events apart. */
    id: string;
    /** When, as an ISO instant. */
    at: string;
    /** What happened, in a few words. */
    title: ReactNode;
    /** Who did it. When omitted, nobody is named. */
    who?: ReactNode;
    /** What it changed or why, under the title. When omitted, nothing. */
    detail?: ReactNode;
    /** What it means; a tone needs a `glyph`, so that color is never alone. @default 'neutral' */
    tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
    /** A drawing in place of the dot. */
    glyph?: IconProps['glyph'];
}
/** The events of one calendar day. */
export interface TimelineDay {
    /** `YYYY-MM-DD`, in the reader's zone. */
    day: string;
    events: readonly TimelineEvent[];
}
/**
 * Events under the day they happened on, in the order they are given.
 * @param dayOf the calendar day of an instant in the reader's zone: `useFormat().dayOf`
 */
export declare function daysOf(events: readonly TimelineEvent[], dayOf: (instant: string) => string): TimelineDay[];
/** The calendar day before a calendar day, both `YYYY-MM-DD`. Reckoned in UTC, where every day has 24 hours. */
export declare function dayBefore(day: string): string;

// ── timeline/timeline.d.ts
import { type ComponentPropsWithRef } from 'react';
import { type TimelineEvent } from './timeline-days.js';
export interface TimelineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
    /** Names what happened to whom, for listeners: "What happened to this parcel". */
    label: string;
    /** In the order they are read; the newest first is usual. */
    events: readonly TimelineEvent[];
    /** How many show at first, and how many more each time the reader asks. @default 20 */
    step?: number;
    /** The days' place in the page's outline. @default 3 */
    headingLevel?: 2 | 3 | 4;
}
/**
 * What happened to one thing: when, what, who, day by day. A long one shows its first part, and more when asked. For
 * records of many things that are searched and compared, use a table.
 */
export declare function Timeline({ label, events, step, headingLevel, ...rest }: TimelineProps): import("react").JSX.Element;

// ── timeline/timeline.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const timelineMessages: import("../i18n/define-messages.js").Catalogue<{
    today: string;
    yesterday: string;
    more: (v: {
        count: string | number;
    }, f: MessageFormat) => string;
}>;

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

// ── toolbar/index.d.ts
export { Toolbar } from './toolbar.js';
export type { ToolbarProps } from './toolbar.js';

// ── toolbar/toolbar.d.ts
import { type ComponentPropsWithRef } from 'react';
export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
    /** What the tools are for; heard, not seen. */
    label: string;
    /** Which arrow keys walk it, and how it is drawn. @default 'horizontal' */
    orientation?: 'horizontal' | 'vertical';
}
/**
 * Many buttons for one thing, as one stop of the Tab key that arrow keys walk (WAI-ARIA APG, toolbar). For up to five
 * use `ButtonGroup`. `ButtonGroup`s inside are parted by a line. Coming back, focus is where it was.
 */
export declare function Toolbar({ label, orientation, onKeyDown, onFocus, ref, ...rest }: ToolbarProps): import("react").JSX.Element;

// ── tooltip/index.d.ts
export { Tooltip } from './tooltip.js';
export type { TooltipProps, TooltipTriggerAttributes } from './tooltip.js';

// ── tooltip/tooltip.d.ts
import { type FocusEvent, type HTMLAttributes, type PointerEvent, type ReactNode, type RefCallback } from 'react';
/** What the element that is explained must receive; it must be able to take the focus. */
export interface TooltipTriggerAttributes {
    ref: RefCallback<HTMLElement>;
    'aria-describedby': string;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
}
export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
    /** One short line, as plain text; it can also be learned elsewhere. */
    text: string;
    /** Draws what is explained: a button, a link. */
    renderTrigger: (attributes: TooltipTriggerAttributes) => ReactNode;
}
/**
 * One line about a control, shown while it is pointed at or has the keyboard's focus. Never the only place where
 * something stands: touch does not show it. More than a line, or anything to press, is a `Popover`; the reason why a
 * button is inert is the button's own `inertReason`.
 */
export declare function Tooltip({ text, renderTrigger, ...rest }: TooltipProps): import("react").JSX.Element;

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

// ── tree-list/index.d.ts
export { TreeList } from './tree-list.js';
export type { TreeListProps } from './tree-list.js';
export type { TreeItem } from './visible-rows.js';

// ── tree-list/tree-list.d.ts
import { type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { type TreeItem } from './visible-rows.js';
export interface TreeListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
    /** Names the tree, for listeners. */
    label: string;
    items: readonly TreeItem[];
    /** The id of the chosen line, when the caller keeps it. */
    value?: string;
    /** The id of the line that is chosen at first. When omitted, none. */
    defaultValue?: string;
    onValueChange?: (id: string, details: {
        event: SyntheticEvent;
    }) => void;
    /** The ids of the open lines, when the caller keeps them. */
    expanded?: readonly string[];
    /** The ids of the lines that are open at first. @default [] */
    defaultExpanded?: readonly string[];
    /** A line was opened or closed. Fetch what is under an opened one whose `items` are `unloaded` or `failed`. */
    onExpandedChange?: (expanded: readonly string[], details: {
        opened: readonly string[];
        event: SyntheticEvent;
    }) => void;
}
/**
 * Things under things, of which one is chosen: places in places, folders in folders. What is under a line may be
 * fetched when it is opened. For two levels at most use `NavList` groups or an `Accordion`; for records with columns,
 * a table.
 */
export declare function TreeList({ label, items, value, defaultValue, onValueChange, expanded, defaultExpanded, onExpandedChange, ...rest }: TreeListProps): import("react").JSX.Element;

// ── tree-list/tree-list.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const treeListMessages: import("../i18n/define-messages.js").Catalogue<{
    loading: string;
    failed: string;
    empty: string;
    announcement: (v: {
        label: string | number;
        state: string | number;
    }, f: MessageFormat) => string;
}>;

// ── tree-list/visible-rows.d.ts
import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.js';
/** One line of a tree, with what is under it. */
export interface TreeItem {
    /** Tells the lines of the whole tree apart. */
    id: string;
    /** What it is called; what a typed letter looks for. */
    label: string;
    glyph?: IconProps['glyph'];
    /** A quiet figure or word at the end of the line. When omitted, nothing. */
    note?: ReactNode;
    /**
     * What is under it. When omitted, nothing can be. `unloaded`: not fetched yet, `loading`: on its way, `failed`:
     * could not be fetched; opening it again asks again.
     */
    items?: readonly TreeItem[] | 'unloaded' | 'loading' | 'failed';
}
/** A line that is in sight, and its place among its brothers. */
export interface TreeRow {
    item: TreeItem;
    /** The id of the line above it in the tree; undefined at the top. */
    parentId: string | undefined;
    /** Counted from 1. */
    level: number;
    /** Counted from 1. */
    position: number;
    /** How many stand under the same line. */
    size: number;
    /** Undefined where nothing can be under it. */
    expanded: boolean | undefined;
}
/** The lines in sight, from top to bottom: everything that is not under a closed line. */
export declare function visibleRows(items: readonly TreeItem[], expandedIds: ReadonlySet<string>, level?: number, parentId?: string): TreeRow[];

// ── visually-hidden/index.d.ts
export { VisuallyHidden } from './visually-hidden.js';
export type { VisuallyHiddenProps } from './visually-hidden.js';

// ── visually-hidden/visually-hidden.d.ts
import type { ComponentPropsWithRef } from 'react';
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;
/** Words for those who listen, where those who look see them in another way. Never for what can be pressed. */
export declare function VisuallyHidden(props: VisuallyHiddenProps): import("react").JSX.Element;

// ── wizard-frame/index.d.ts
export { WizardFrame } from './wizard-frame.js';
export { WizardStep } from './wizard-step.js';
export type { WizardFrameProps } from './wizard-frame.js';
export type { WizardStepProps } from './wizard-step.js';

// ── wizard-frame/wizard-frame.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { type StepperProps } from '../stepper/index.js';
export interface WizardFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'>, Pick<StepperProps, 'steps' | 'current' | 'label' | 'onStepSelect'> {
    /** The present step: a `Form` with a `WizardStep` in it, or a `WizardStep` that asks for nothing. */
    children: ReactNode;
}
/**
 * A task in several steps, of which one shows: the row of steps, the present one, and its bar of moves. The caller
 * keeps the step and the drafts. When the step changes, the focus goes to the new one's title. A task that fits on one
 * page is a `Form`; views in any order are `Tabs`.
 */
export declare function WizardFrame({ steps, current, label, onStepSelect, children, ...rest }: WizardFrameProps): import("react").JSX.Element;

// ── wizard-frame/wizard-frame.messages.d.ts
import { type MessageFormat } from '../i18n/index.js';
export declare const wizardFrameMessages: import("../i18n/define-messages.js").Catalogue<{
    position: (v: {
        position: string | number;
        count: string | number;
    }, f: MessageFormat) => string;
}>;

// ── wizard-frame/wizard-step.d.ts
import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface WizardStepProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
    /** What this step is about. */
    title: ReactNode;
    /** A sentence under the title. When omitted, there is none. */
    context?: ReactNode;
    /** The button that goes back, at the start of the bar. When omitted, there is none: the first step. */
    back?: ReactNode;
    /** The moves on, at the end of the bar; the one to press last. */
    actions: ReactNode;
    /** How wide the content may grow: a form's 640 px, or the whole wizard. @default 'form' */
    width?: 'form' | 'full';
    /** How far the bar runs. `page`: across the whole page, which clips what goes beyond it (`overflow-x: clip`). @default 'frame' */
    bar?: 'frame' | 'page';
}
/** The title, content and bar of one step of a `WizardFrame`. The bar stays in view, and says how far the reader is. */
export declare function WizardStep({ title, context, back, actions, width, bar, children, ...rest }: WizardStepProps): import("react").JSX.Element;
