import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { REQUEST } from './security.ts'

const own =
  (id: Parameters<typeof send>[1], body?: Record<string, unknown>, scenario = 'member'): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, id, body, world.visitor.token)
  }

const request = { requestId: REQUEST }

export const profileRecipes: Record<string, Recipe> = {
  'updateProfile profile.locked': own('updateProfile', { birthday: '1990-01-01', ...request }),
  'updateProfile register.underage': async () => {
    const world = await createTestWorld('member')
    world.db.profiles.clear()
    const body = { birthday: '2012-01-01', ...request }
    return send(world, 'updateProfile', body, world.visitor.token)
  },
  'updateProfile function.not.available': own(
    'updateProfile',
    { nickname: 'Somebody', ...request },
    'trial',
  ),
  'submitKyc function.not.available': own(
    'submitKyc',
    { document: 'NID', files: ['up-1'], ...request },
    'trial',
  ),
  'updateMemberIcon function.not.available': own('updateMemberIcon', { icon: null }, 'trial'),
  'updateMemberIcon upload.size': async () => {
    const world = await createTestWorld('member')
    const bytes = new Uint8Array(257 * 1024)
    bytes.set([0xff, 0xd8, 0xff])
    const body = { file: new File([bytes], 'me.jpg'), ...request }
    const { value } = await send(world, 'uploadFile', body, world.visitor.token)
    const { id } = asRecord(value)
    return send(world, 'updateMemberIcon', { icon: null, upload: id }, world.visitor.token)
  },
  'setConsent function.not.available': own(
    'setConsent',
    { kind: 'MARKETING_SMS', given: true },
    'trial',
  ),
  'setConsent self.excluded': own(
    'setConsent',
    { kind: 'MARKETING_SMS', given: true },
    'member+self-excluded',
  ),
  'requestErasure function.not.available': own('requestErasure', request, 'trial'),
  'exportData function.not.available': own('exportData', undefined, 'trial'),
}
