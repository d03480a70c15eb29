import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { getToken } from '../requests.ts'
import type { Recipe } from './codes.ts'

/** A file that starts with these bytes and has this length. */
export function createFile(start: readonly number[], length = 64, name = 'slip.png'): File {
  const bytes = new Uint8Array(length)
  bytes.set(start)
  return new File([bytes], name, { type: 'image/png' })
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
export const PNG = createFile(SIGNATURE)
/** Another file of the same length. */
export const OTHER_PNG = createFile([...SIGNATURE, 1])
const PDF = createFile([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37])
const MIB = 1024 * 1024
const JPEG = [0xff, 0xd8, 0xff, 0xe0]

/** A file of this length that starts like a JPEG. */
export const createJpeg = (bytes: number) => createFile(JPEG, bytes, 'slip.jpg')

let requestIds = 0
export function newRequestId(): string {
  requestIds += 1
  return `request-${String(requestIds).padStart(8, '0')}`
}

export const application = (promotionId: number, over: object = {}) => ({
  promotionId,
  comment: '',
  files: [],
  requestId: newRequestId(),
  ...over,
})

const applying =
  (scenario: string, promotionId: number, times = 1): Recipe =>
  async () => {
    const world = await createTestWorld(`member+${scenario}`)
    const token = world.visitor.token
    let last: { code: unknown } = { code: null }
    for (let i = 0; i < times; i += 1) {
      last = await send(world, 'applyForPromotion', application(promotionId), token)
    }
    return last
  }

const claiming =
  (scenario: string, promotionId: number): Recipe =>
  async () => {
    const world = await createTestWorld(`member+promotions-applied${scenario}`)
    const body = { promotionId, requestId: newRequestId() }
    return send(world, 'claimActivity', body, world.visitor.token)
  }

const uploading =
  (file: File): Recipe =>
  async () => {
    const world = await createTestWorld()
    const body = { file, requestId: newRequestId() }
    return send(world, 'uploadFile', body, await getToken(world, 'rahim'))
  }

export const promotionRecipes: Record<string, Recipe> = {
  'applyForPromotion promotion.ended': applying('promotions-ended', 72),
  'applyForPromotion promotion.not.eligible': applying('promotions-not-eligible', 72),
  'applyForPromotion promotion.already.applied': applying('normal', 72, 2),
  'applyForPromotion promotion.proof.required': applying('normal', 75),
  'applyForPromotion promotion.not.today': async () => {
    const world = await createTestWorld('member', { clock: '2026-11-21T09:00:00Z' })
    return send(world, 'applyForPromotion', application(72), world.visitor.token)
  },
  'applyForPromotion promotion.new.members': applying('normal', 71),
  'applyForPromotion promotion.not.started': applying('promotions-applied', 81),
  'claimActivity promotion.not.claimable': claiming('', 72),
  'claimActivity self.excluded': claiming('+self-excluded', 80),
  'applyForPromotion self.excluded': applying('self-excluded', 72),
  'uploadFile upload.type': uploading(PDF),
  'uploadFile upload.size': uploading(createJpeg(5 * MIB + 1)),
}
