import { ConsistencyRulesScreen } from '@alms/lis-features/catalogue/test-parameters';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useConsistencyRules } from './use-consistency-rules.ts';

/** `/app/test-parameters/rules` */
export default function ConsistencyRulesRoute() {
  return (
    <ConsistencyRulesScreen
      {...useConsistencyRules()}
      listHref={paths.testParameters}
      orderHref={({ order_id }) => hrefOf(paths.order, { orderId: order_id })}
    />
  );
}
