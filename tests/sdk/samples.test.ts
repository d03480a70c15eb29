import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as sdk from '#api/sdk/core.ts'
import { describeContract } from '#mocks/server/reference/describe.ts'
import { operationsById } from '#mocks/server/reference/document.ts'
import { readPortal } from '#mocks/server/reference/files.ts'
import { type OperationFacts, type OperationId, operations } from '#openapi/generated/operations.ts'
import { ROOT } from '#tests/house/source.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { ofRepository } from './consumer.ts'

const described = operationsById(describeContract(readPortal(), new Map()))
const SAMPLES = Object.entries<OperationFacts>(operations).map(([id, facts]) => {
  const samples = described.get(id)?.['x-codeSamples'] ?? []
  return { id, facts, source: samples.map(({ source }) => source).join() }
})

/** Reads whose ID comes from an earlier call, so that the one in the contract is not found. */
const OF_AN_EARLIER_CALL = ['getBet', 'getPlaySession']

const IMPORT = /^import \{ (.*) \} from 'portal-sdk'\n/

/** Runs the text of a sample as it stands; the package is this repository's. */
async function run(source: string) {
  const world = await createTestWorld()
  vi.stubGlobal('fetch', (request: Request) => world.handle(request))
  expect(source).toMatch(IMPORT)
  const body = source.replace(IMPORT, 'const { $1 } = sdk\n')
  const log = vi.fn()
  await runInThisContext(`async (sdk, console) => {${body}}`)(sdk, { log })
  return { calls: world.log.entries().map(({ operationId }) => operationId), log }
}

/** Throws where a sample fails for another reason than its content: the refusals that the contract tells of. */
async function judge({ id, facts, source }: (typeof SAMPLES)[number]) {
  try {
    expect((await run(source)).calls).toContain(id)
  } catch (error) {
    if (!(error instanceof sdk.ApiError)) throw error
    expect(error.operation).toBe(`${facts.method} ${facts.path}`)
    const isTold = facts.refusals.includes(error.code) || [404, 409].includes(error.status)
    const isRight = facts.method === 'GET' ? OF_AN_EARLIER_CALL.includes(id) : isTold
    expect(isRight, `${error.code} ${JSON.stringify(error.value)}`).toBe(true)
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A sample with a mistake in its text. */
const planted = (id: OperationId, text: string, mistake: string) =>
  SAMPLES.filter((one) => one.id === id && one.source.includes(text)).map((one) => ({
    ...one,
    source: one.source.replace(text, mistake),
  }))
const PLANTED = [
  ...planted('getBetReport', 'reports.bets', 'reports.bet'),
  ...planted('getBalance', "balance'", "balances'"),
  ...planted('createDeposit', 'methodId:', 'method:'),
  ...planted('createWithdrawal', "'5000.00'", '5000'),
]

test('the types of the SDK take every sample, and no planted mistake', async () => {
  const folder = join(ROOT, '.cache/samples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const paths = { 'portal-sdk': [join(ROOT, 'src/api/sdk/core.ts')] }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths, types: [], incremental: false },
    include: ['*.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const all = [...SAMPLES, ...PLANTED.map((one) => ({ ...one, id: `planted-${one.id}` }))]
  for (const { id, source } of all) writeFileSync(join(folder, `${id}.ts`), source)
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  const { output } = await ofRepository(compiler, '-p', folder, '--pretty', 'false')
  const faulty = [...output.matchAll(/([\w-]+)\.ts\(\d+,\d+\): error/g)].map(([, name]) => name)
  const mistaken = all.slice(SAMPLES.length).map(({ id }) => id)
  expect(mistaken).toHaveLength(4)
  expect(new Set(faulty), output).toEqual(new Set(mistaken))
})

describe('a sample runs against the fake backend', () => {
  test.each(SAMPLES)('$id', judge)

  test.each(PLANTED)('but not with a mistake planted in $id', async (sample) => {
    await expect(judge(sample)).rejects.toThrow()
  })
})
