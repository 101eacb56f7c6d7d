import { CollectionScreen } from '@alms/lis-features/samples/sample-collection';
import { useCollection } from './use-collection.ts';

/** `/app/sample-collection` */
export default function SampleCollectionRoute() {
  return <CollectionScreen {...useCollection()} />;
}
