/** Evaluation status of a point. There is no default: use `not-evaluated` when it is unknown. */
export type ControlStatus = 'accepted' | 'warning' | 'rejected' | 'not-evaluated' | 'void';

/** A measured value of a control chart. */
export interface ControlPoint {
  /** Unique in the chart. */
  id: string;
  /** ISO instant. */
  at: string;
  /** Null when unknown: the line is interrupted and nothing is drawn. */
  value: number | null;
  /** Value as reported, with its digits. Defaults to the number in the user's format. */
  text?: string;
  status: ControlStatus;
  /** Reason for the status: the violated rules. */
  note?: string;
}

/** Limits valid from an instant until the next set. */
export interface ControlLimits {
  /** Start of validity as an ISO instant. The first limits also apply to everything before them. */
  from: string;
  /** Centre line: the established mean. */
  centre: number;
  /** One standard deviation: the spacing of the bands. Above zero. */
  deviation: number;
}

/** An event that may explain a change. */
export interface ControlEvent {
  /** ISO instant. */
  at: string;
  label: string;
}

/** Points with details that open from the chart. */
export interface PointOpening {
  /** Ids of these points. */
  ids: ReadonlySet<string>;
  /** Shown and read at these points, such as “Enter opens the report”. */
  hint: string;
  onOpen: (id: string) => void;
}
