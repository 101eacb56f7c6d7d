import {
  addControlLot, addCorrectiveAction, archiveControlLot, createControlledTest, createControlMaterial, listControlledTests, listControlMaterials, listControlRuns, listInstruments, listResultsSinceAccepted, readControlledTest, readQcMaterials,
  readTestNames, recordControlRun, releaseControlHold, setControlTarget, updateControlMaterial, updateControlSettings, updateCorrectiveAction, verifyCorrectiveAction, voidControlRun,
} from '@alms/lis-domain/quality-control';
import { handle, type Route } from '../../http/call.ts';
import { findOfferedTests } from '../catalogue/catalogue.store.ts';
import * as materials from './control-materials.service.ts';
import * as runs from './control-runs.service.ts';
import * as tests from './controlled-tests.service.ts';
import { findInstruments } from './controlled-tests.store.ts';
import * as actions from './corrective-actions.service.ts';

export function qualityControlRoutes(): readonly Route[] {
  return [
    handle(listControlledTests, (call) => tests.list(call, call.query)),
    handle(createControlledTest, (call) => tests.create(call, call.body)),
    handle(readControlledTest, (call) => tests.read(call, call.params.id)),
    handle(updateControlSettings, (call) => tests.updateSettings(call, { ...call.params, version: call.version }, call.body)),
    handle(setControlTarget, (call) => tests.setTarget(call, call.params.id, call.body)),
    handle(releaseControlHold, (call) => tests.release(call, call.params.id, call.body.reason)),
    handle(listControlRuns, (call) => runs.list(call, call.params.id, call.query)),
    handle(recordControlRun, (call) => runs.record(call, call.params.id, call.body)),
    handle(voidControlRun, (call) => runs.makeVoid(call, { ...call.params, version: call.version }, call.body.reason)),
    handle(listResultsSinceAccepted, (call) => runs.listResultsSince(call, call.params.id, call.query)),
    handle(addCorrectiveAction, (call) => actions.add(call, call.params.id, call.body)),
    handle(updateCorrectiveAction, (call) => actions.update(call, { ...call.params, version: call.version }, call.body)),
    handle(verifyCorrectiveAction, (call) => actions.verify(call, { ...call.params, version: call.version })),
    handle(listControlMaterials, (call) => materials.list(call, call.query)),
    handle(createControlMaterial, (call) => materials.create(call, call.body)),
    handle(updateControlMaterial, (call) => materials.update(call, { ...call.params, version: call.version }, call.body)),
    handle(addControlLot, (call) => materials.addLot(call, call.params.id, call.body)),
    handle(archiveControlLot, (call) => materials.archiveLot(call, { ...call.params, version: call.version })),
    handle(listInstruments, async ({ tx, tenantId }) => ({ items: await findInstruments(tx, tenantId) })),
    handle(readQcMaterials, (call) => materials.listReadableLots(call)),
    handle(readTestNames, async ({ tx, tenantId }) => ({ items: (await findOfferedTests(tx, tenantId)).map(({ id, code, name }) => ({ id, code, name })) })),
  ];
}
