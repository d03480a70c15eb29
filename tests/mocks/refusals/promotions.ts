import { send } from '../flows.ts'
import { worldOf } from '../helpers.ts'
import { tokenOf } from '../requests.ts'
import type { Recipe } from './codes.ts'

const b64 = (bytes: readonly number[], length = bytes.length): string =>
  Buffer.from([...bytes, ...new Array<number>(length - bytes.length).fill(0)]).toString('base64')

export const PNG = b64([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 64)
const PDF = b64([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37], 64)
const MIB = 1024 * 1024
const JPEG = [0xff, 0xd8, 0xff, 0xe0]

/** A file of this many bytes that starts like a JPEG. */
export const jpegOf = (bytes: number) => b64(JPEG, bytes)

let requestIds = 0
export function newRequestId(): string {
  requestIds += 1
  return `request-${String(requestIds).padStart(8, '0')}`
}

export const application = (promotionId: number, over: object = {}) => ({
  ...{ promotionId, comment: '', files: [], requestId: newRequestId() },
  ...over,
})

const applying =
  (scenario: string, promotionId: number, times = 1): Recipe =>
  async () => {
    const world = await worldOf(`member+${scenario}`)
    const token = world.visitor.token
    let last: { code: unknown } = { code: null }
    for (let i = 0; i < times; i += 1) {
      last = await send(world, 'applyForPromotion', application(promotionId), token)
    }
    return last
  }

const uploading =
  (content: string): Recipe =>
  async () => {
    const world = await worldOf()
    const body = { name: 'slip.png', content, requestId: newRequestId() }
    return send(world, 'uploadFile', body, await tokenOf(world, 'rahim'))
  }

export const promotionRecipes: Record<string, Recipe> = {
  'applyForPromotion promotion.ended': applying('promotions-ended', 72),
  'applyForPromotion promotion.not.eligible': applying('promotions-not-eligible', 72),
  'applyForPromotion promotion.already.applied': applying('normal', 72, 2),
  'applyForPromotion promotion.proof.required': applying('normal', 75),
  'applyForPromotion self.excluded': applying('self-excluded', 72),
  'uploadFile upload.type': uploading(PDF),
  'uploadFile upload.size': uploading(jpegOf(5 * MIB + 1)),
}
