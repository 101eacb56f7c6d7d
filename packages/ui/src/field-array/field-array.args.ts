/** A guest in the stories. */
export interface Guest {
  id: string;
  name: string;
  mail: string;
}

export const GUESTS: readonly Guest[] = [
  { id: 'a', name: 'Amara Okafor', mail: 'amara@mail.example' },
  { id: 'b', name: 'Bruno Lund', mail: 'bruno@mail.example' },
];
