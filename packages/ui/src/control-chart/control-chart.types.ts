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
