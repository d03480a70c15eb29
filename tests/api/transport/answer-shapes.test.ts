import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberAnswer } from '#api/transport/answer-shapes.ts'
import { ApiError } from '#api/transport/error.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { validators } from '#openapi/generated/validators.js'
import {
  isNode,
  listBodies,
  listOperations,
  type Node,
  readContract,
} from '#tests/contract/contract.ts'
import { FAR_MOMENTS, FAULTS, momentsIn, type Path, placesIn, withFault } from './faulty.ts'
import { catchError } from './wire.ts'

const TRACE = 'tr-0007-000001'
const ids = Object.keys(operations) as OperationId[]
/** Operations whose success has no value. */
const EMPTY = new Set<OperationId>([
  'logout',
  'setLanguage',
  'changePassword',
  'sendPasswordEmail',
  'bindMobile',
  'bindEmail',
  'removeTotp',
  'addPasskey',
  'removePasskey',
  'revokeSession',
  'closeAccount',
  'deleteMessage',
  'restoreMessage',
  'setPaymentPassword',
  'changePaymentPassword',
  'resetPaymentPassword',
  'addFavoriteGame',
  'removeFavoriteGame',
  'sendFeedback',
  'countLinkVisit',
])

/** The example successes of the contract, by operation. */
const granted = new Map<string, readonly Node[]>()
let report = vi.spyOn(console, 'error')

beforeAll(async () => {
  const contract = await readContract()
  for (const operation of listOperations(contract)) {
    const answers = listBodies(contract, operation).flatMap(({ examples }) => examples)
    granted.set(
      operation.id,
      answers.filter((one): one is Node => isNode(one) && one.success === true),
    )
  }
})
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockReturnValue()
})

const isRejected = (id: OperationId, body: unknown) => !validators[id].responses[200]?.(body)

/** Sends a body through the client and returns what a screen gets. */
function passThroughClient(id: OperationId, body: Node): Promise<unknown> {
  const response = Response.json(body)
  rememberAnswer(response, {
    operation: `${operations[id].method} ${operations[id].path}`,
    at: 0,
  })
  return unwrap(Promise.resolve({ data: { success: true, ...body }, response }))
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((holder: unknown, key) => Object(holder)[key], value)
const isList = ({ value }: Node, path: Path) => Array.isArray(at(value, path))

/** Of these operations only the invalid row is left out, and a missing list becomes undefined. */
const LENIENT = new Set<OperationId>(['getPermissionConfig'])

describe('ADR 22: an answer that breaks the contract', () => {
  test.each(ids)('%s: every example of a success is accepted', async (id) => {
    const answers = granted.get(id) ?? []
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers)
      await expect(passThroughClient(id, answer)).resolves.toEqual(answer.value)
    expect(report).not.toHaveBeenCalled()
  })

  test.each(ids)(
    '%s: a field that is missing, null or of another type is a failure',
    async (id) => {
      let tried = 0
      for (const answer of granted.get(id) ?? []) {
        for (const path of placesIn(answer.value)) {
          for (const [name, change] of FAULTS) {
            const broken = withFault(answer, ['value', ...path], change)
            const where = `${path.join('.')} ${name}`
            if (!isRejected(id, broken)) {
              await expect(passThroughClient(id, broken), where).resolves.toBeDefined()
              continue
            }
            tried += 1
            if (LENIENT.has(id) && isList(answer, path) && ['missing', 'null'].includes(name)) {
              expect(at(await passThroughClient(id, broken), path), where).toBeUndefined()
              continue
            }
            if (LENIENT.has(id) && path.some((key) => key === 0)) {
              expect(
                isRejected(id, { ...answer, value: await passThroughClient(id, broken) }),
                where,
              ).toBe(false)
              continue
            }
            const failed = await catchError(passThroughClient(id, broken))
            expect(failed, where).toBeInstanceOf(ApiError)
            expect(failed, where).toMatchObject({
              code: 'contract.breach',
              outcome: 'unknown',
              traceId: broken.traceId,
            })
          }
        }
      }
      const fields = (granted.get(id) ?? []).flatMap(({ value }) => placesIn(value))
      expect(tried > 0).toBe(fields.length > 0)
    },
  )

  test('a moment out of bounds is a failure, in every answer', async () => {
    let tried = 0
    for (const id of ids) {
      for (const answer of granted.get(id) ?? []) {
        for (const path of momentsIn(answer.value)) {
          for (const moment of FAR_MOMENTS) {
            const broken = withFault(answer, ['value', ...path], () => moment)
            const where = `${id} ${path.join('.')} ${moment}`
            expect(isRejected(id, broken), where).toBe(true)
            expect(await catchError(passThroughClient(id, broken)), where).toMatchObject({
              code: 'contract.breach',
            })
            tried += 1
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(300)
  })

  test.each(ids.filter((id) => !EMPTY.has(id)))(
    '%s: a success without its value is a failure too',
    async (id) => {
      for (const value of [null, undefined, 7, true, {}, []]) {
        const failed = await catchError(
          passThroughClient(id, { success: true, value, traceId: TRACE }),
        )
        expect(failed, String(value)).toMatchObject({ code: 'contract.breach', traceId: TRACE })
      }
    },
  )
})
