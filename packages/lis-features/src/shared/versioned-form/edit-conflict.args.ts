import type { EditConflictDialogProps } from './edit-conflict-dialog.tsx';

export interface Desk {
  [name: string]: string | boolean;
  name: string;
  phone: string;
  address: string;
  booking: boolean;
}

const base: Desk = {
  name: 'Northside Clinic',
  phone: '+1 555 0100',
  address: '1 Sample Street\nFixtureville',
  booking: false,
};

/** Name and phone changed in both versions, address and booking in only one. */
export const editConflictArgs: EditConflictDialogProps<Desk> = {
  conflict: {
    base,
    mine: {
      ...base,
      name: 'Northside Laboratory',
      phone: '+1 555 0177',
      address: '7 Sample Street\nFixtureville',
    },
    theirs: {
      ...base,
      name: 'Northside Clinic and Laboratory',
      phone: '+1 555 0123',
      booking: true,
    },
  },
  fields: [
    { name: 'name', label: 'Facility name' },
    { name: 'phone', label: 'Phone' },
    { name: 'address', label: 'Address' },
    { name: 'booking', label: 'Online booking', show: ({ booking }) => (booking ? 'On' : 'Off') },
  ],
  onSettle: () => {},
  onBack: () => {},
};

export const longConflict: typeof editConflictArgs.conflict = {
  base,
  mine: {
    ...base,
    name: 'Northside Regional Reference Laboratory for Clinical Chemistry and Hematology',
    address: `${'1 Sample Street, Annex 12, '.repeat(8)}\nFixtureville`,
  },
  theirs: {
    ...base,
    name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
    address: '',
  },
};
